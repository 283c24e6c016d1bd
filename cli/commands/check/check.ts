import { DocsError } from '../../model/diagnostic.ts';
import { formatReport } from '../../report/formats.ts';
import { withSiteLock } from '../site/edit-site.ts';
import { openProject, type Project } from '../site/project.ts';
import { rootOf } from '../site/root.ts';
import { exitCodeFor, exitCodeOf } from '../terminal/failure.ts';
import { tellFindings } from '../terminal/findings.ts';
import { folderInRepository, writeJobSummary } from '../terminal/repository.ts';
import { EXIT, type ExitCode, type Terminal } from '../terminal/terminal.ts';
import { lookAndDraft, lookAndFix } from './fix.ts';
import { inspect, type Report } from './inspect.ts';
import type { CheckOptions } from './options.ts';
import { assertRule, tellRules } from './rules.ts';
import { tellCoverage } from './translations/coverage-table.ts';

/** `docs-build check`: everything a build would find, and no files. */
export async function check(options: CheckOptions, terminal: Terminal): Promise<ExitCode> {
  const { only = [], skip = [], explain } = options;
  for (const name of [...only, ...skip, ...(explain === undefined ? [] : [explain])])
    assertRule(name);
  if (options.schema) {
    const { reportJsonSchema } = await import('../../report/json-schema.ts');
    terminal.out(`${JSON.stringify(reportJsonSchema(), null, 2)}\n`);
    return EXIT.fine;
  }
  if (options.listRules || explain !== undefined) {
    tellRules(options, terminal);
    return EXIT.fine;
  }
  try {
    const work = () => inspectAndFix(options, terminal);
    const report = options.fix
      ? await withSiteLock({ command: 'check --fix', options, terminal }, work)
      : await work();
    tell(report, options, terminal);
    return exitCodeFor(report);
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

function tell(report: Report, options: CheckOptions, terminal: Terminal): void {
  const { format, version, since: ref } = options;
  if (format === 'pretty') {
    tellFindings(report, options, terminal);
    if (report.coverage) tellCoverage(report.coverage, options, terminal);
    return;
  }
  const folder = folderInRepository(report.root, terminal);
  const { changedPages } = report;
  const since = ref !== undefined && changedPages !== undefined ? { ref, changedPages } : undefined;
  const input = { pages: 0, ...report, version, folder, ...(since && { since }) };
  terminal.out(formatReport(format, input));
  if (format === 'github') writeJobSummary(report, terminal);
}
