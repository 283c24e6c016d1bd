import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasErrors, type Diagnostic, type DocsError } from '../../model/diagnostic.ts';
import { siteText } from '../../model/files.ts';
import {
  applySeverities,
  countDiagnostics,
  familyOf,
  hasTrait,
  isNamed,
  askedBy,
  sortDiagnostics,
  type RuleSetting,
} from '../../report/catalogue.ts';
import {
  foldRepeated,
  formatFixable,
  formatOverview,
  formatPretty,
  formatSummary,
} from '../../report/pretty.ts';
import { suppressFindings, type Suppressions } from '../../report/suppress.ts';
import { formatGithub } from '../../report/github.ts';
import { paintFor, plain, symbolsFor } from '../../report/terminal-text.ts';
import { folderInRepository, writeJobSummary } from './repository.ts';
import { speaks, usesColor, usesLinks, type GlobalOptions, type Terminal } from './terminal.ts';

/** What a run makes of its findings. */
export interface Judgement {
  /** Sorted, with the severities of the site, without those that are not asked for. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the command succeeds. */
  readonly ok: boolean;
  /** Why there can be no site, where that is so. */
  readonly failure?: DocsError | undefined;
}

/** What counts, and from when on it fails a command. */
export interface Measure {
  /** Severities by rule or family, from the configuration. */
  readonly check: Readonly<Record<string, RuleSetting>>;
  /** Rules and families; all if absent. */
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  /** No limit if absent. */
  readonly maxWarnings?: number;
  /** What comments and the configuration accept; absent where nothing of the site is known. */
  readonly ignoring?: Suppressions;
  /** Why there can be no site: told whatever is asked for, and however severe it is said to be. */
  readonly failure?: DocsError | undefined;
}

/** Whether findings of a rule are reported. Rules whose findings would be dropped need not run. */
export const isAsked = (code: string, { check, only, skip = [] }: Measure): boolean =>
  hasTrait(code, 'losesPage') ||
  ((askedBy(code) !== 'name' || check[code] !== undefined || only?.includes(code) === true) &&
    (check[code] ?? check[`${familyOf(code)}/*`]) !== 'off' &&
    (!only || isNamed(code, only)) &&
    !isNamed(code, skip));

/** Judges what was found by what a site and a user ask for. */
export function judge(found: readonly Diagnostic[], measure: Measure): Judgement {
  const { check, maxWarnings = Infinity, ignoring, failure } = measure;
  const reported = ignoring ? suppressFindings(found, ignoring).found : found;
  const asked = applySeverities(reported, check).filter(({ code }) => isAsked(code, measure));
  const diagnostics = foldRepeated(sortDiagnostics([...asked, ...(failure?.diagnostics ?? [])]));
  const { errors, warnings } = countDiagnostics(diagnostics);
  const ok = failure === undefined && errors === 0 && warnings <= maxWarnings;
  return { diagnostics, ok, failure };
}

/** Findings to tell people about. */
export interface Telling extends Judgement {
  /** Absolute path of the site's root. */
  readonly root: string;
  /** Pages looked at; absent where it never came to that. */
  readonly pages?: number;
  /** Of these, the ones that a change touched, where only that was asked about. */
  readonly changedPages?: number;
}

/** Prints findings and their number to stderr; where GitHub runs the command, annotations to stdout and a summary of the job as well. */
export function tellFindings(telling: Telling, options: GlobalOptions, terminal: Terminal): void {
  const { diagnostics, ok } = telling;
  tellDiagnostics(telling, options, terminal);
  if (speaks(options, 'info') || (!ok && speaks(options, 'error')))
    terminal.err(lastWords(telling, options, terminal));
  if (!terminal.environment.githubActions) return;
  terminal.out(formatGithub(diagnostics, folderInRepository(telling.root, terminal)));
  writeJobSummary(telling, terminal);
}

/** Prints findings as far as they are loud enough, and their number by rule. */
function tellDiagnostics(
  { diagnostics, root }: Pick<Telling, 'diagnostics' | 'root'>,
  options: GlobalOptions,
  terminal: Terminal,
): void {
  const shown = diagnostics.filter(({ severity }) =>
    speaks(options, severity === 'error' ? 'error' : 'warn'),
  );
  if (shown.length === 0) return;
  const color = usesColor(options, terminal);
  terminal.err(
    formatPretty(shown, {
      color,
      dumb: terminal.environment.dumbTerminal,
      columns: terminal.columns,
      textOf: (file) => siteText(root, file),
      ...(usesLinks(terminal) && { addressOf: (file) => addressOf(root, file) }),
    }),
  );
  terminal.err(formatOverview(shown, paintFor(color)));
}

/** How many findings there are, and how many of them need no thought. */
function lastWords(
  { diagnostics, pages, changedPages, ok }: Telling,
  options: GlobalOptions,
  terminal: Terminal,
): string {
  const fixable = formatFixable(diagnostics);
  const advice = fixable === '' ? '' : `  ${fixable}\n`;
  const summary = formatSummary(diagnostics, pages, changedPages);
  return `${markOf(ok, options, terminal)} ${summary}\n${advice}`;
}

function markOf(ok: boolean, options: GlobalOptions, terminal: Terminal): string {
  const paint = paintFor(usesColor(options, terminal));
  const { good, bad } = symbolsFor(terminal.environment.dumbTerminal);
  return ok ? paint('good', good) : paint('error', bad);
}

/** How findings changed between two moments. */
export interface FindingChanges {
  readonly added: readonly Diagnostic[];
  readonly resolved: readonly Diagnostic[];
}

/** Compares findings with earlier ones. One that only moved to another line of its file is neither new nor resolved. */
export function changesOf(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): FindingChanges {
  const exact = withoutPairs(before, after, (one) => JSON.stringify(one));
  const { left, right } = withoutPairs(exact.left, exact.right, ({ code, file, message }) =>
    JSON.stringify([code, file, message]),
  );
  return { added: right, resolved: left };
}

/** Two lists without the elements that both have, each as often as both have it. */
function withoutPairs<T>(left: readonly T[], right: readonly T[], keyOf: (one: T) => string) {
  const waiting = new Map<string, T[]>();
  for (const one of left) waiting.set(keyOf(one), [...(waiting.get(keyOf(one)) ?? []), one]);
  const rest = right.filter((one) => waiting.get(keyOf(one))?.shift() === undefined);
  return { left: [...waiting.values()].flat(), right: rest };
}

/** Findings that changed, and all of them. */
export interface News extends FindingChanges {
  readonly all: readonly Diagnostic[];
  readonly root: string;
}

/** Prints new findings in full, a line for each that is resolved, and how many there are now; nothing where nothing changed. */
export function tellNews(
  { added, resolved, all, root }: News,
  options: GlobalOptions,
  terminal: Terminal,
): void {
  if (added.length + resolved.length === 0) return;
  const isHeard = speaks(options, 'info');
  if (isHeard) terminal.err('\n');
  tellDiagnostics({ diagnostics: added, root }, options, terminal);
  if (!isHeard) return;
  const paint = paintFor(usesColor(options, terminal));
  for (const { code, file, range, message } of resolved) {
    const place = [file, range?.start.line].filter((part) => part !== undefined).join(':');
    const words = [paint('good', 'resolved'), code, plain(place), plain(message)];
    terminal.err(`${words.filter(Boolean).join('  ')}\n`);
  }
  const left = added.length === 0 && all.length > 0 ? ' left' : '';
  const mark = markOf(!hasErrors(all), options, terminal);
  terminal.err(`${mark} ${formatSummary(all, undefined)}${left}\n`);
}

const addressOf = (root: string, file: string) => pathToFileURL(resolve(root, file)).href;
