import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { emitSite } from '../../emit/emit.ts';
import { offlineFiles, zipFolder } from '../../emit/offline.ts';
import { historyState } from '../../git.ts';
import type { OutputFile } from '../../model/code/assets.ts';
import { createReadLog } from '../../model/host.ts';
import { buildSite, type SiteReport } from '../../pipeline/build-site.ts';
import { hasFullTexts } from '../../pipeline/services/services.ts';
import type { SiteInput } from '../../pipeline/site-input.ts';
import { countDiagnostics, hasTrait } from '../../report/catalogue.ts';
import { countByRule } from '../../report/pretty.ts';
import { createBuildLog } from '../../update/build-log.ts';
import { recordBuild } from '../../update/record.ts';
import { measureBuild } from './report.ts';
import { type BuildRun, outDirOf, printResult } from './run.ts';
import { buildVersions } from './versions.ts';
import { exitCodeOfFindings } from '../output/failure.ts';
import {
  evaluateFindings,
  printFindings,
  suppressionsOf,
  type FindingsOfSite,
  type Evaluation,
} from '../output/findings.ts';
import { openProject, type Project } from '../project.ts';
import { EXIT, type ExitCode, logInfo, progressLine, type Terminal } from '../output/terminal.ts';

/** Builds a site that may have changed since the last build. */
export async function buildProject(run: BuildRun): Promise<ExitCode> {
  const { options, terminal, record, target } = run;
  const readLog = createReadLog();
  const measures = options.report ? measureBuild(run.started) : undefined;
  const project = await openProject({ ...options, readLog, onTask: measures?.onTask }, terminal);
  const progress = {
    compile: progressLine('Compiling pages', terminal),
    render: progressLine('Rendering pages', terminal),
  };
  try {
    const { root, config } = project.loaded;
    const outDir = outDirOf(options, root, terminal);
    const history = await historyState(root);
    const onProgress: SiteInput['onProgress'] = (stage, done, all) => {
      progress[stage].update(done, all);
      measures?.onProgress(stage, done, all);
    };
    const host = measures?.measured(project.input.host) ?? project.input.host;
    const buildLog = target && !hasFullTexts(config) ? createBuildLog(host) : undefined;
    const { input, others, opening } = await withVersions(project.input, run);
    const hasFailed = () => countDiagnostics(evaluate().diagnostics).errors > 0;
    const { files: made, report } = buildSite(
      { ...input, host, onProgress, hasFailed, buildLog },
      opening,
    );
    const evaluate = () => evaluateBuild(project, report(), options);
    const files = options.offline ? await offlineCopy(made, project) : joined(made, others);
    let evaluated: FindingsOfSite | undefined;
    const findings = () => (evaluated ??= { ...evaluate(), root, pages: report().pages });
    const result = await emitSite(measures?.sized(files) ?? files, {
      outDir,
      root,
      contentDir: resolve(root, config.content),
      base: config.site.base,
      signal: terminal.signal,
      last: record?.outputs,
      commit: () => findings().ok,
      onCommit: async (outputs) => {
        await project.endIdleThreads();
        const paths = readLog.paths();
        if (!target || !buildLog || !paths) return;
        const { diagnostics } = findings();
        const { pages } = report();
        const { loaded } = project;
        const { environment } = terminal;
        const build = { history, outputs, diagnostics, pages, made: buildLog.close() };
        recordBuild(target, { loaded, environment, started: run.started, paths, ...build });
      },
    });
    printFindings(findings(), terminal);
    if (!result.committed) return explainFailure(findings(), terminal);
    if (measures) terminal.err(`Report: ${measures.write(root)}\n`);
    if (options.offline) await zipFolder(outDir, `${outDir}.zip`);
    printResult(result, outDir, run);
    return EXIT.fine;
  } finally {
    for (const line of Object.values(progress)) line.end();
    await project.close();
  }
}

const evaluateBuild = (
  { loaded }: Project,
  { diagnostics, survey, failure }: SiteReport,
  { strict }: BuildRun['options'],
): Evaluation =>
  evaluateFindings([...loaded.warnings, ...diagnostics], {
    check: loaded.config.check,
    ...(strict && { maxWarnings: 0 }),
    suppressions: suppressionsOf(loaded, loaded.config, survey?.sources),
    failure,
  });

/** Says what to do if errors prevented a build. Returns the exit code. */
function explainFailure(findings: Evaluation, terminal: Terminal): ExitCode {
  const { diagnostics, failure } = findings;
  const rules = countByRule(diagnostics).filter(({ severity }) => severity === 'error');
  const [mostFrequent] = rules;
  if (!failure && mostFrequent) {
    logInfo(terminal, '  Nothing was written. docs-build dev shows the site with its errors.\n');
    const setting = `check: { '${mostFrequent.code}': 'warn' } in the configuration`;
    // A lost page is always an error, so other settings would not help.
    if (!rules.some(({ code }) => hasTrait(code, 'losesPage'))) {
      logInfo(terminal, `  ${setting} makes errors of a rule warnings.\n`);
    }
  }
  return exitCodeOfFindings(findings);
}

const offlineCopy = async (files: AsyncIterable<OutputFile>, { input }: Project) =>
  offlineFiles(files, await readFile(input.runtime.offline, 'utf8'));

async function withVersions(input: SiteInput, { options, terminal }: BuildRun) {
  if (!options.versions) return { input, others: [] };
  const { versions, files, rules, opening } = await buildVersions(input, terminal);
  const config = { ...input.config, versions };
  return { input: { ...input, config, versionRules: rules }, others: files, opening };
}

async function* joined(
  ...parts: readonly (AsyncIterable<OutputFile> | Iterable<OutputFile>)[]
): AsyncGenerator<OutputFile> {
  for (const part of parts) yield* part;
}
