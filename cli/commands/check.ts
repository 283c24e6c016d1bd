import { folderInRepository } from '../git.ts';
import { DocsError } from '../model/diagnostic.ts';
import { familyOf, includesRule, RULE_NAMES, RULES, report } from '../report/catalogue.ts';
import { formatReport } from '../report/formats.ts';
import { explainRules, listRules } from '../report/explain.ts';
import { formatRules } from '../report/rule-docs.ts';
import { closest } from '../report/suggest.ts';
import { printAndDraftFixes, writeFixes } from './check/fix.ts';
import { inspect, type CheckOptions, type CheckReport } from './check/inspect.ts';
import { withSiteLock } from './edit-site.ts';
import { exitCodeOfFindings, exitCodeOfError } from './output/failure.ts';
import { printFindings, writeJobSummary } from './output/findings.ts';
import { withProject } from './project.ts';
import { EXIT, rootOf, stdoutStyle, type ExitCode, type Terminal } from './output/terminal.ts';
import type { Coverage, LanguageCoverage } from '../report/json-schema.ts';
import { autonymOf } from '../render/view/site-view.ts';
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
    const run = checkModeOf(options);
    const work = () => withProject(options, terminal, (project) => run(project, options, terminal));
    const editor = { command: 'check --fix', root: rootOf(options, terminal), terminal };
    const report = await (options.fix ? withSiteLock(editor, work) : work());
    printReport(report, options, terminal);
    return exitCodeOfFindings(report);
  } catch (error) {
    if (!(error instanceof DocsError) || options.format === 'pretty') throw error;
    const { diagnostics } = error;
    printReport({ diagnostics, ok: false, root: rootOf(options, terminal) }, options, terminal);
    return exitCodeOfError(error);
  }
}

function checkModeOf({ fix, fixDryRun }: CheckOptions) {
  if (fixDryRun) return printAndDraftFixes;
  return fix ? writeFixes : inspect;
}

function printReport(report: CheckReport, options: CheckOptions, terminal: Terminal): void {
  const { format, version, since: ref } = options;
  const { coverage, changedPages } = report;
  if (format === 'pretty') {
    printFindings(report, terminal);
    if (coverage) terminal.out(coverageTable(coverage, stdoutStyle(terminal)));
    return;
  }
  const folder = folderInRepository(report.root, terminal.environment.githubWorkspace);
  const since = ref !== undefined && changedPages !== undefined ? { ref, changedPages } : undefined;
  const input = { pages: 0, ...report, version, folder, ...(since && { since }) };
  terminal.out(formatReport(format, input));
  if (format === 'github') writeJobSummary(report, terminal);
}

const MAX_SUGGESTIONS = 3;

function assertRule(name: string): void {
  const codes = RULES.map(({ code }) => code);
  const names = [...RULE_NAMES, ...codes.map(familyOf)];
  if (names.includes(name)) return;
  const near = closest(name, [...names, ...codes.map(endingOf)]) ?? name;
  const ending = codes.filter((code) => endingOf(code) === near);
  const rules = ending.length > 0 ? ending : codes.filter((code) => code.includes(name));
  const meant = names.includes(near) ? near : rules.slice(0, MAX_SUGGESTIONS).join(' or ');
  const values = { name, meant: meant || undefined };
  throw new DocsError(report('config/unknown-rule:flag', undefined, values));
}

/** Returns the name of a rule without its family: `no-such-page` for `link/no-such-page`. */
const endingOf = (code: string) => code.slice(familyOf(code).length + 1);

function printRules(options: CheckOptions, terminal: Terminal): void {
  const { explain, only, skip = [], format } = options;
  const rules = RULES.filter(({ code }) => {
    if (explain !== undefined) return includesRule(code, [explain]);
    return (!only || includesRule(code, only)) && !includesRule(code, skip);
  });
  if (format === 'json') return terminal.out(formatRules(rules));
  const style = stdoutStyle(terminal);
  terminal.out(explain === undefined ? listRules(rules, style) : explainRules(rules, style));
}

const COLUMNS = ['pages', 'translated', 'outdated', 'missing'] as const;
const BAR_LENGTH = 10;
/** Columns of a row without its name. */
const ROW_COLUMNS = 58;
const MIN_NAME = 8;

/** A row of a table. Numbers that do not apply are absent. */
type Row = { readonly name: string } & Readonly<Partial<Record<(typeof COLUMNS)[number], number>>>;

function coverageTable(coverage: Coverage, style: OutputStyle): string {
  if (coverage.length === 0) return 'The site has one language: nothing to translate\n';
  return coverage.map((language) => `${languageTable(language, style)}\n`).join('\n');
}

function languageTable(coverage: LanguageCoverage, style: OutputStyle): string {
  const paint = paintFor(style.color);
  const { language, sections, all, words } = coverage;
  const rows: Row[] = [...sections];
  if (sections.length > 1) rows.push({ name: 'all', ...all });
  if (words) {
    const { words: pages, translated } = words;
    rows.push({ name: 'texts of the theme', pages, translated, missing: pages - translated });
  }
  const room = Math.max(MIN_NAME, (style.columns ?? Infinity) - ROW_COLUMNS);
  const width = Math.min(room, Math.max(MIN_NAME, ...rows.map(({ name }) => name.length)));
  const title = paint('strong', `${autonymOf(language)} (${language})`);
  return [
    `${title}: ${percentOf(all)} of ${pluralize(all.pages, 'page')}`,
    paint('quiet', `  ${' '.repeat(width)}  ${COLUMNS.join('  ')}`),
    ...rows.map((row) => tableRow(row, width, { paint, dumb: style.dumb })),
  ].join('\n');
}

type RowStyle = { readonly paint: Paint; readonly dumb: boolean };

function tableRow(row: Row, width: number, { paint, dumb }: RowStyle): string {
  const { pages = 0, translated = 0 } = row;
  const name = row.name.length > width ? `${row.name.slice(0, width - 1)}…` : row.name;
  const numbers = COLUMNS.map((key) => `  ${String(row[key] ?? '').padStart(key.length)}`);
  const full = Math.floor((translated / Math.max(1, pages)) * BAR_LENGTH);
  const [on, off] = dumb ? ['#', '.'] : ['█', '░'];
  const bar = `${paint('good', on.repeat(full))}${paint('quiet', off.repeat(BAR_LENGTH - full))}`;
  const share = percentOf({ pages, translated }).padStart(5);
  return `  ${escapeControls(name).padEnd(width)}${numbers.join('')}  ${bar} ${share}`;
}

/** Formats a percentage, rounded down so that 100 % means complete. Zero pages are complete. */
const percentOf = ({ pages, translated }: { pages: number; translated: number }) =>
  `${pages === 0 ? 100 : Math.floor((100 * translated) / pages)} %`;
