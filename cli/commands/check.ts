import { DocsError } from '../model/diagnostic.ts';
import { familyOf, includesRule, RULE_NAMES, RULES, report } from '../report/catalogue.ts';
import { formatReport } from '../report/formats.ts';
import { explainRules, listRules } from '../report/explain.ts';
import { formatRules } from '../report/rule-docs.ts';
import { closest } from '../report/suggest.ts';
import { printAndDraftFixes, writeFixes } from './check/fix.ts';
import { inspect, type CheckOptions, type CheckReport } from './check/inspect.ts';
import { withSiteLock } from './edit-site.ts';
import { exitCodeOfFindings, exitCodeOfError } from './failure.ts';
import { printFindings, folderInRepository, writeJobSummary } from './findings.ts';
import { openProject } from './project.ts';
import { EXIT, rootOf, usesColor, type ExitCode, type Terminal } from './terminal.ts';
import type { Coverage, LanguageCoverage } from '../report/json-schema.ts';
import { autonymOf } from '../render/view/alternates.ts';
import { pluralize } from '../report/pretty.ts';
import { paintFor, escapeControls, type Paint, type OutputStyle } from '../report/text-layout.ts';

/** `docs-build check`: reports everything that a build would report, and writes no site. */
export async function check(options: CheckOptions, terminal: Terminal): Promise<ExitCode> {
  const { only = [], skip = [], explain } = options;
  [...only, ...skip, ...(explain === undefined ? [] : [explain])].forEach(assertRule);
  if (options.schema) {
    const { reportJsonSchema } = await import('../report/json-schema.ts');
    terminal.out(`${JSON.stringify(reportJsonSchema(), null, 2)}\n`);
    return EXIT.fine;
  }
  if (options.listRules || explain !== undefined) {
    printRules(options, terminal);
    return EXIT.fine;
  }
  try {
    const work = () => inspectAndFix(options, terminal);
    const report = options.fix
      ? await withSiteLock({ command: 'check --fix', options, terminal }, work)
      : await work();
    printReport(report, options, terminal);
    return exitCodeOfFindings(report);
  } catch (error) {
    if (!(error instanceof DocsError) || options.format === 'pretty') throw error;
    const { diagnostics } = error;
    printReport({ diagnostics, ok: false, root: rootOf(options, terminal) }, options, terminal);
    return exitCodeOfError(error);
  }
}

async function inspectAndFix(options: CheckOptions, terminal: Terminal): Promise<CheckReport> {
  const project = await openProject(options, terminal);
  try {
    if (options.fixDryRun) return await printAndDraftFixes(project, options, terminal);
    if (options.fix) return await writeFixes(project, options, terminal);
    return await inspect(project, options, terminal);
  } finally {
    await project.close();
  }
}

function printReport(report: CheckReport, options: CheckOptions, terminal: Terminal): void {
  const { format, version, since: ref } = options;
  const { coverage, changedPages } = report;
  if (format === 'pretty') {
    printFindings(report, options, terminal);
    if (!coverage) return;
    const color = usesColor(options, terminal);
    const dumb = terminal.environment.dumbTerminal;
    terminal.out(coverageTable(coverage, { color, dumb, columns: terminal.columns }));
    return;
  }
  const folder = folderInRepository(report.root, terminal);
  const since = ref !== undefined && changedPages !== undefined ? { ref, changedPages } : undefined;
  const input = { pages: 0, ...report, version, folder, ...(since && { since }) };
  terminal.out(formatReport(format, input));
  if (format === 'github') writeJobSummary(report, terminal);
}

/** Throws a `DocsError` unless a rule or a family has this name. */
function assertRule(name: string): void {
  const names = [...RULE_NAMES, ...RULES.map(({ code }) => familyOf(code))];
  if (names.includes(name)) return;
  const codes = RULES.map(({ code }) => code);
  const endingIn = (word: string) => codes.filter((code) => code.endsWith(`/${word}`));
  const nearest = closest(name, names);
  const ending = closest(name, codes.map(endingOf));
  // Rules of this name in any family, then typos of a rule, then rules with this word.
  const meant = [
    endingIn(name),
    nearest === undefined ? [] : [nearest],
    ending === undefined ? [] : endingIn(ending),
    codes.filter((code) => code.includes(name)),
  ].find((found) => found.length > 0);
  const values = { name, meant: meant?.slice(0, MAX_SUGGESTIONS).join(' or ') };
  throw new DocsError(report('config/unknown-rule:flag', undefined, values));
}

const MAX_SUGGESTIONS = 3;

/** Returns the name of a rule without its family: `no-such-page` for `link/no-such-page`. */
const endingOf = (code: string) => code.slice(familyOf(code).length + 1);

/** Prints the answer to `--list-rules` or `--explain` on stdout. */
function printRules(options: CheckOptions, terminal: Terminal): void {
  const { explain, only, skip = [], format } = options;
  const rules = RULES.filter(({ code }) => {
    if (explain !== undefined) return includesRule(code, [explain]);
    return (!only || includesRule(code, only)) && !includesRule(code, skip);
  });
  if (format === 'json') return terminal.out(formatRules(rules));
  const { outIsTty = false, columns, environment } = terminal;
  const printing = {
    color: usesColor(options, { ...terminal, isTty: outIsTty }),
    dumb: environment.dumbTerminal,
    columns: outIsTty ? columns : undefined,
  };
  terminal.out(explain === undefined ? listRules(rules, printing) : explainRules(rules, printing));
}

const COLUMNS = ['pages', 'translated', 'outdated', 'missing'] as const;
const GAP = '  ';
const BAR_LENGTH = 10;
const PERCENT_LENGTH = 5;
/** Minimum width of a name, however narrow the terminal. */
const MIN_NAME = 8;

/** Assumed width of a terminal that does not report one. */
const WIDTH = 80;

/** A row of a table. Numbers that do not apply are absent. */
type Row = { readonly name: string } & Readonly<Partial<Record<(typeof COLUMNS)[number], number>>>;

/** Formats the translation coverage by language and section. */
function coverageTable(coverage: Coverage, options: OutputStyle): string {
  if (coverage.length === 0) return 'The site has one language: nothing to translate\n';
  return coverage.map((language) => `${languageTable(language, options)}\n`).join('\n');
}

function languageTable(coverage: LanguageCoverage, options: OutputStyle): string {
  const paint = paintFor(options.color);
  const { language, sections, all, words } = coverage;
  const rows: Row[] = [
    ...sections,
    ...(sections.length > 1 ? [{ name: 'all', ...all }] : []),
    ...(words ? [wordsRow(words)] : []),
  ].map((row) => ({ ...row, name: escapeControls(row.name) }));
  const layout = layoutFor(rows, options.columns ?? WIDTH);
  const title = `${autonymOf(language)} (${language})`;
  const done = `${percentOf(all)} of ${pluralize(all.pages, 'page')}`;
  const heads = COLUMNS.map((column) => `${GAP}${column}`).join('');
  return [
    `${paint('strong', title)}: ${done}`,
    paint('quiet', `${GAP}${' '.repeat(layout.name)}${heads}`),
    ...rows.map((row) => drawRow(row, layout, { paint, dumb: options.dumb })),
  ].join('\n');
}

const wordsRow = ({ words, translated }: NonNullable<LanguageCoverage['words']>): Row => ({
  name: 'texts of the theme',
  pages: words,
  translated,
  missing: words - translated,
});

type Layout = { readonly name: number; readonly hasBar: boolean };

/** Computes the layout for a width. Drops bars if names need the space. */
function layoutFor(rows: readonly Row[], width: number): Layout {
  const numbers = COLUMNS.reduce((sum, { length }) => sum + GAP.length + length, 0);
  const room = width - 2 * GAP.length - numbers - PERCENT_LENGTH;
  const longest = Math.max(MIN_NAME, ...rows.map(({ name }) => name.length));
  const hasBar = longest + BAR_LENGTH + GAP.length <= room;
  return { hasBar, name: Math.max(MIN_NAME, Math.min(longest, room)) };
}

type RowStyle = { readonly paint: Paint; readonly dumb: boolean };

function drawRow(row: Row, { name, hasBar }: Layout, { paint, dumb }: RowStyle): string {
  const { pages = 0, translated = 0 } = row;
  const shortName = row.name.length > name ? `${row.name.slice(0, name - 1)}…` : row.name;
  const numbers = COLUMNS.map((key) => `${GAP}${String(row[key] ?? '').padStart(key.length)}`);
  const full = Math.floor((translated / Math.max(1, pages)) * BAR_LENGTH);
  const [on, off] = dumb ? ['#', '.'] : ['█', '░'];
  const bar = `${paint('good', on.repeat(full))}${paint('quiet', off.repeat(BAR_LENGTH - full))}`;
  const share = percentOf({ pages, translated }).padStart(PERCENT_LENGTH);
  return `${GAP}${shortName.padEnd(name)}${numbers.join('')}${GAP}${hasBar ? `${bar} ` : ''}${share}`;
}

/** Formats a percentage, rounded down so that 100 % means complete. Zero pages are complete. */
const percentOf = ({ pages, translated }: { pages: number; translated: number }) =>
  `${pages === 0 ? 100 : Math.floor((100 * translated) / pages)} %`;
