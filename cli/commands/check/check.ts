import type { Coverage } from '../../model/content/coverage.ts';
import { DocsError, type Diagnostic } from '../../model/diagnostic.ts';
import { buildSite, openSite } from '../../pipeline/index.ts';
import { BROWSER_RULES, TYPE_RULES } from '../../report/catalogue/demo/demo-check.ts';
import { EXTERNAL_RULES } from '../../report/catalogue/site/external.ts';
import { PUBLISHED_RULES } from '../../report/catalogue/site/published.ts';
import { formatReport, type ReportFormat } from '../../report/formats/format.ts';
import { exitCodeOf } from '../terminal/failure.ts';
import { isAsked, judge, tellFindings, type Judgement } from '../terminal/findings.ts';
import { openAsked, type AskingOptions } from './asked.ts';
import type { openDemoTrial } from './demo-trial.ts';
import { demoTypesOf, withoutEchoes } from './demo-types.ts';
import { lookAndDraft, lookAndFix } from './fix.ts';
import { assertRule, tellRules } from './rules.ts';
import { ignoringOf, unusedIgnores } from '../site/ignoring.ts';
import { tellCoverage } from './translations/coverage-table.ts';
import { translationGaps } from './translations/gaps.ts';
import { openProject, type Project, type ProjectOptions } from '../site/project.ts';
import { rootOf } from '../site/root.ts';
import { folderInRepository, writeJobSummary } from '../terminal/repository.ts';
import { EXIT, type ExitCode, type Terminal } from '../terminal/terminal.ts';

/** Flags of `check`. */
export interface CheckOptions extends ProjectOptions, AskingOptions {
  readonly format: 'pretty' | ReportFormat;
  readonly fix?: boolean;
  /** Prints what `fix` would change, and writes nothing. */
  readonly fixDryRun?: boolean;
  /** Tells how far each language is translated. */
  readonly translations?: boolean;
  /** Tries the demos in a browser. */
  readonly demos?: boolean;
  /** Rules and families. */
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly maxWarnings?: number;
  readonly listRules?: boolean;
  readonly explain?: string;
  /** Print the JSON schema of `--format json` instead. */
  readonly schema?: boolean;
  /** The engine's own version, for reports that name their maker. */
  readonly version: string;
}

interface Report extends Judgement {
  readonly root: string;
  readonly pages?: number;
  readonly changedPages?: number;
  readonly coverage?: Coverage;
}

/** `docs-build check`: everything a build would find, and no files. */
export async function check(options: CheckOptions, terminal: Terminal): Promise<ExitCode> {
  const { only = [], skip = [], explain } = options;
  for (const name of [...only, ...skip, ...(explain === undefined ? [] : [explain])])
    assertRule(name);
  if (options.schema) {
    const { reportJsonSchema } = await import('../../report/formats/json-schema.ts');
    terminal.out(`${JSON.stringify(reportJsonSchema(), null, 2)}\n`);
    return EXIT.fine;
  }
  if (options.listRules || explain !== undefined) {
    tellRules(options, terminal);
    return EXIT.fine;
  }
  try {
    const report = await inspectAndFix(options, terminal);
    tell(report, options, terminal);
    return report.ok ? EXIT.fine : EXIT.findings;
  } catch (error) {
    if (!(error instanceof DocsError) || options.format === 'pretty') throw error;
    const { diagnostics } = error;
    tell({ diagnostics, ok: false, root: rootOf(options, terminal) }, options, terminal);
    return exitCodeOf(error);
  }
}

async function inspectAndFix(options: CheckOptions, terminal: Terminal): Promise<Report> {
  const project = await openProject(options, terminal);
  try {
    const look = (current: Project) => inspect(current, options, terminal);
    if (options.fixDryRun) return await lookAndDraft(look, { project, options, terminal });
    if (options.fix) return await lookAndFix(look, { project, options, terminal });
    return await look(project);
  } finally {
    await project.close();
  }
}

/** Builds the site and throws it away. What only `check` looks at is looked at meanwhile, and after. */
async function inspect(
  project: Project,
  options: CheckOptions,
  terminal: Terminal,
): Promise<Report> {
  const { input, loaded } = project;
  const answer = await openAsked(project, options, terminal);
  const measure = { check: loaded.config.check, ...options };
  const asks = (codes: readonly string[]) => codes.some((code) => isAsked(code, measure));
  const isTried = options.demos === true && asks(BROWSER_RULES);
  const trial = isTried ? await openTrial(input, options, terminal) : undefined;
  const typing = asks(TYPE_RULES) ? demoTypes(project) : Promise.resolve([]);
  typing.catch(() => undefined); // awaited below: until then a failure must not count as unhandled
  try {
    const { files, report } = buildSite(trial?.input ?? input);
    for await (const file of files) await trial?.take(file);
    const tried = trial ? await trial.run((await openSite(input)).value.site) : [];
    const { diagnostics, pages, survey, coverage } = report();
    const types = withoutEchoes(await typing, diagnostics);
    const gaps = survey ? await translationGaps(input.host, survey, measure) : [];
    const all = [...loaded.warnings, ...diagnostics, ...types, ...tried, ...gaps];
    const { found, ...rest } = survey ? await answer(survey, all) : { found: all };
    const ignoring = ignoringOf(loaded, survey?.sources);
    const skipped = new Set([
      ...(trial ? [] : BROWSER_RULES),
      ...(options.against === undefined ? PUBLISHED_RULES : []),
      ...(options.external === true ? [] : EXTERNAL_RULES),
    ]);
    const isSought = (code: string) => isAsked(code, measure) && !skipped.has(code);
    const isWhole = survey !== undefined && options.since === undefined;
    const unused = isWhole ? await unusedIgnores({ found, isSought }, ignoring, loaded) : [];
    const judged = judge([...found, ...unused], { ...measure, ignoring });
    const told = options.translations && coverage ? { coverage } : {};
    return { ...judged, root: loaded.root, pages, ...rest, ...told };
  } finally {
    await trial?.close();
  }
}

const openTrial: typeof openDemoTrial = async (input, options, terminal) =>
  (await import('./demo-trial.ts')).openDemoTrial(input, options, terminal);

async function demoTypes(project: Project): Promise<Diagnostic[]> {
  const { value } = await openSite(project.input);
  return demoTypesOf(project, value);
}

function tell(report: Report, options: CheckOptions, terminal: Terminal): void {
  const { format, version } = options;
  if (format === 'pretty') {
    tellFindings(report, options, terminal);
    if (report.coverage) tellCoverage(report.coverage, options, terminal);
    return;
  }
  const folder = folderInRepository(report.root, terminal);
  terminal.out(formatReport(format, { pages: 0, ...report, version, folder }));
  if (format === 'github') writeJobSummary(report, terminal);
}
