import { DocsError } from '../model/diagnostic.ts';
import { familyOf, isNamed, RULE_NAMES, RULES, report } from '../report/catalogue.ts';
import { formatReport } from '../report/formats.ts';
import { explainRules, listRules } from '../report/explain.ts';
import { formatRules } from '../report/rule-docs.ts';
import { closest } from '../report/suggest.ts';
import { coverageTable } from './check/coverage-table.ts';
import { printAndDraftFixes, writeFixes } from './check/fix.ts';
import { inspect, type CheckOptions, type CheckReport } from './check/inspect.ts';
import { withSiteLock } from './edit-site.ts';
import { exitCodeFor, exitCodeOf } from './failure.ts';
import { printFindings } from './findings.ts';
import { folderInRepository, writeJobSummary } from './github.ts';
import { openProject, type Project } from './project.ts';
import { EXIT, rootOf, usesColor, type ExitCode, type Terminal } from './terminal.ts';

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
    return exitCodeFor(report);
  } catch (error) {
    if (!(error instanceof DocsError) || options.format === 'pretty') throw error;
    const { diagnostics } = error;
    printReport({ diagnostics, ok: false, root: rootOf(options, terminal) }, options, terminal);
    return exitCodeOf(error);
  }
}

async function inspectAndFix(options: CheckOptions, terminal: Terminal): Promise<CheckReport> {
  const project = await openProject(options, terminal);
  try {
    const inspectProject = (current: Project) => inspect(current, options, terminal);
    const fixing = { project, options, terminal };
    if (options.fixDryRun) return await printAndDraftFixes(inspectProject, fixing);
    if (options.fix) return await writeFixes(inspectProject, fixing);
    return await inspectProject(project);
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
  // `no-such-page` means the only rule with this name in any family.
  const [first, second] = RULES.filter(({ code }) => code.endsWith(`/${name}`));
  const meant = first && !second ? first.code : closest(name, names);
  throw new DocsError(report('config/unknown-rule:flag', undefined, { name, meant }));
}

/** Prints the answer to `--list-rules` or `--explain` on stdout. */
function printRules(options: CheckOptions, terminal: Terminal): void {
  const { explain, only, skip = [], format } = options;
  const rules = RULES.filter(({ code }) => {
    if (explain !== undefined) return isNamed(code, [explain]);
    return (!only || isNamed(code, only)) && !isNamed(code, skip);
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
