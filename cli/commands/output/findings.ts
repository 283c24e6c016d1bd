import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { appendFileSync, existsSync, statSync } from 'node:fs';
import type { LoadedConfig } from '../../config/load.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { folderInRepository } from '../../git.ts';
import { hasErrors, type Diagnostic, type DocsError } from '../../model/diagnostic.ts';
import { siteText, siteRelative } from '../../model/files.ts';
import { groupBy, memoized } from '../../model/collections.ts';
import type { Sources } from '../../model/sources.ts';
import {
  applySeverities,
  enabledBy,
  countDiagnostics,
  familyOf,
  hasTrait,
  includesRule,
  report,
  RULES,
  sortDiagnostics,
  type RuleSetting,
} from '../../report/catalogue.ts';
import {
  foldRepeated,
  formatOverview,
  formatPretty,
  formatSummary,
  nextSteps,
} from '../../report/pretty.ts';
import { formatGithub, formatGithubSummary } from '../../report/github.ts';
import { suppressFindings, type Suppressions } from '../../report/suppress.ts';
import { paintFor, escapeControls, symbolsFor } from '../../report/text-layout.ts';
import { isLogged, logInfo, usesColor, usesLinks, type Terminal } from './terminal.ts';

/** Findings of a command after the configuration, flags and suppressions were applied. */
export interface Evaluation {
  /** Sorted, with the severities of the site. */
  readonly diagnostics: readonly Diagnostic[];
  readonly ok: boolean;
  /** Error that prevents building the site. */
  readonly failure?: DocsError | undefined;
}

/** Criteria by which findings are reported, and by which they fail a command. */
export interface Criteria {
  /** Severities by rule or family, from the configuration. */
  readonly check: Readonly<Record<string, RuleSetting>>;
  /** Rules and families. All if absent. */
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  /** Maximum number of warnings. Unlimited if absent. */
  readonly maxWarnings?: number;
  readonly suppressions?: Suppressions;
  /** Error that prevents building the site. Always reported, with its own severity. */
  readonly failure?: DocsError | undefined;
}

/** Whether findings of a rule are reported. If not, the rule can be skipped. */
export const isReported = (code: string, { check, only, skip = [] }: Criteria): boolean =>
  hasTrait(code, 'losesPage') ||
  ((enabledBy(code) !== 'name' || check[code] !== undefined || only?.includes(code) === true) &&
    (check[code] ?? check[`${familyOf(code)}/*`]) !== 'off' &&
    (!only || includesRule(code, only)) &&
    !includesRule(code, skip));

export function evaluateFindings(found: readonly Diagnostic[], criteria: Criteria): Evaluation {
  const { check, maxWarnings = Infinity, suppressions, failure } = criteria;
  const unsuppressed = suppressions ? suppressFindings(found, suppressions).found : found;
  const reported = applySeverities(unsuppressed, check).filter(({ code }) =>
    isReported(code, criteria),
  );
  const all = sortDiagnostics([...reported, ...(failure?.diagnostics ?? [])]);
  const diagnostics = foldRepeated(all);
  const { errors, warnings } = countDiagnostics(diagnostics);
  const ok = failure === undefined && errors === 0 && warnings <= maxWarnings;
  return { diagnostics, ok, failure };
}

/** Returns the suppressions of a site: comments in its files, and `allow` in the configuration. */
export const suppressionsOf = (
  { root, inputs }: Pick<LoadedConfig, 'root' | 'inputs'>,
  { allow }: Pick<SiteConfig, 'allow'>,
  sources?: Pick<Sources, 'filesWithSuppressions'>,
): Suppressions => ({
  allow,
  files: [
    ...inputs.map((file) => siteRelative(root, file)),
    ...(sources?.filesWithSuppressions ?? []),
  ],
  textOf: memoized((file) => siteText(root, file)),
});

/** Reports unused suppressions of the rules for which `hasRun` returns true. */
export function unusedSuppressions(
  found: readonly Diagnostic[],
  suppressions: Suppressions,
  {
    hasRun,
    locateKey,
  }: { hasRun: (code: string) => boolean; locateKey: LoadedConfig['locateKey'] },
): Diagnostic[] {
  const { unused, unusedAllowances } = suppressFindings(found, suppressions);
  const hasNamedRun = (name: string) =>
    RULES.every(({ code }) => !includesRule(code, [name]) || hasRun(code));
  return [
    ...unused.flatMap(({ name, diagnostic }) => (hasNamedRun(name) ? [diagnostic] : [])),
    ...unusedAllowances.flatMap((index) => {
      const { rule } = suppressions.allow[index] ?? { rule: '' };
      const place = locateKey(['allow', index]);
      return hasNamedRun(rule) ? [report('ignore/unused:allow', place, { name: rule })] : [];
    }),
  ];
}

export interface FindingsOfSite extends Evaluation {
  /** Absolute path of the site's root. */
  readonly root: string;
  /** Number of checked pages. Absent if none was checked. */
  readonly pages?: number;
  readonly changedPages?: number;
}

/** Prints findings and a summary to stderr, and in GitHub Actions annotations and a job summary. */
export function printFindings(findings: FindingsOfSite, terminal: Terminal): void {
  const { diagnostics, ok, root, pages, changedPages } = findings;
  printDiagnostics({ diagnostics, root, isOfPages: pages !== undefined }, terminal);
  if (isLogged(terminal, ok ? 'info' : 'error')) {
    const summary = formatSummary(diagnostics, pages, changedPages);
    terminal.err(`${markFor(ok, terminal)} ${summary}\n`);
    const steps = nextSteps(diagnostics, isLogged(terminal, 'warn'));
    terminal.err(steps.map((step) => `  ${step}\n`).join(''));
  }
  if (!terminal.environment.githubActions) return;
  terminal.out(
    formatGithub(diagnostics, folderInRepository(root, terminal.environment.githubWorkspace)),
  );
  writeJobSummary(findings, terminal);
}

/** Maximum number of findings of a rule to list in a terminal, if there are others. */
const MAX_LISTED = 20;

function firstOfEachRule(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = [...groupBy(diagnostics, ({ code }) => code).values()];
  return groups.length < 2 ? diagnostics : groups.flatMap((group) => group.slice(0, MAX_LISTED));
}

interface ListedFindings extends Pick<FindingsOfSite, 'diagnostics' | 'root'> {
  /** Whether `check` can list them again: unlike those of `mv`, for example. */
  readonly isOfPages: boolean;
}

function printDiagnostics(
  { diagnostics, root, isOfPages }: ListedFindings,
  terminal: Terminal,
): void {
  const visible = diagnostics.filter(({ severity }) =>
    isLogged(terminal, severity === 'error' ? 'error' : 'warn'),
  );
  if (visible.length === 0) return;
  const color = usesColor(terminal);
  const listed = terminal.isTty && isOfPages ? firstOfEachRule(visible) : visible;
  terminal.err(
    formatPretty(listed, {
      color,
      dumb: terminal.environment.dumbTerminal,
      columns: terminal.columns,
      textOf: (file) => siteText(root, file),
      ...(usesLinks(terminal) && {
        addressOf: (file) => pathToFileURL(resolve(root, file)).href,
      }),
    }),
  );
  terminal.err(formatOverview(visible, paintFor(color)));
  if (listed.length === visible.length) return;
  const other = visible.find((each) => !listed.includes(each));
  terminal.err(
    `The first ${MAX_LISTED} findings of each rule are listed. To list all of one, add it to docs-build check: --only ${other?.code}\n\n`,
  );
}

function markFor(ok: boolean, terminal: Terminal): string {
  const paint = paintFor(usesColor(terminal));
  const { good, bad } = symbolsFor(terminal.environment.dumbTerminal);
  return ok ? paint('good', good) : paint('error', bad);
}

/** Compares findings with earlier ones. Ignores findings that only moved to another line. */
export function compareFindings(before: readonly Diagnostic[], after: readonly Diagnostic[]) {
  const exact = withoutPairs(before, after, (one) => JSON.stringify(one));
  const { left, right } = withoutPairs(exact.left, exact.right, ({ code, file, message }) =>
    JSON.stringify([code, file, message]),
  );
  return { added: right, resolved: left };
}

/** Removes common elements from both lists, each as often as both have it. */
function withoutPairs<T>(left: readonly T[], right: readonly T[], keyOf: (one: T) => string) {
  const unpaired = groupBy(left, keyOf);
  const rest = right.filter((item) => unpaired.get(keyOf(item))?.shift() === undefined);
  return { left: [...unpaired.values()].flat(), right: rest };
}

/** Prints new findings in full, resolved ones in a line, and a summary. No changes, no output. */
export function printChanges(
  { added, resolved }: ReturnType<typeof compareFindings>,
  { all, root }: { readonly all: readonly Diagnostic[]; readonly root: string },
  terminal: Terminal,
): void {
  if (added.length + resolved.length === 0) return;
  logInfo(terminal, '\n');
  printDiagnostics({ diagnostics: added, root, isOfPages: true }, terminal);
  const paint = paintFor(usesColor(terminal));
  for (const { code, file, range, message } of resolved) {
    const place = [file, range?.start.line].filter((part) => part !== undefined).join(':');
    const words = [paint('good', 'resolved'), code, escapeControls(place), escapeControls(message)];
    logInfo(terminal, `${words.filter(Boolean).join('  ')}\n`);
  }
  const left = added.length === 0 && all.length > 0 ? ' left' : '';
  const mark = markFor(!hasErrors(all), terminal);
  logInfo(terminal, `${mark} ${formatSummary(all, undefined)}${left}\n`);
}

/** GitHub drops the whole summary of a step above this size. */
const SUMMARY_BYTES = 1024 * 1024;

/** Appends the findings to the job summary of GitHub Actions, if they fit. */
export function writeJobSummary(
  { diagnostics, root, pages }: FindingsOfSite,
  terminal: Terminal,
): void {
  const { githubStepSummary: file, githubFiles: files } = terminal.environment;
  if (file === undefined) return;
  const folder = folderInRepository(root, terminal.environment.githubWorkspace);
  const text = formatGithubSummary({ diagnostics, pages, folder, files });
  try {
    const size = existsSync(file) ? statSync(file).size : 0;
    if (size + Buffer.byteLength(text) <= SUMMARY_BYTES) appendFileSync(file, text);
  } catch {
    // The log has the same findings, so the job must not fail.
  }
}
