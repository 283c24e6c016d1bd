import { removeDeadFiles } from '../disk/lock.ts';
import { isAsWritten, outputFilesOf, type OutputStates } from '../emit/output-states.ts';
import { emitPathsOf } from '../emit/target.ts';
import { changedInputs, readRecord } from '../update/record.ts';
import type { Update } from '../update/update-pages.ts';
import { type BuildOptions, type BuildRun, printResult, buildTargetOf } from './build/run.ts';
import { EXIT, logInfo, type ExitCode, type Terminal } from './output/terminal.ts';

/** `docs-build build`: writes the whole site, or nothing if there is an error. */
export async function build(options: BuildOptions, terminal: Terminal): Promise<ExitCode> {
  const started = Date.now();
  const target = buildTargetOf(options, terminal);
  const record = target && readRecord(target);
  const run = { options, terminal, started, target, record };
  if (await updateLast(run)) return EXIT.fine;
  // Load everything else only if there is more work to do.
  const { buildProject } = await import('./build/build-project.ts');
  return buildProject(run);
}

/** Updates the output of the last build. Returns false if the whole site must be built. */
async function updateLast(run: BuildRun): Promise<boolean> {
  const { options, terminal, started, target, record } = run;
  if (!target || !record || options.report) return false;
  const { environment, signal } = terminal;
  const updated = await updateOutput({ target, record, started, environment, signal });
  if (!updated) return false;
  const { diagnostics, pages, outputs } = updated.record;
  logInfo(terminal, updated.printed);
  const { printFindings } = await import('./output/findings.ts');
  printFindings({ diagnostics, ok: true, root: target.root, pages }, terminal);
  printResult(differenceOf(record.outputs, outputs), target.outDir, run);
  return true;
}

/**
 * Updates an output of which few or no pages have changed since its last build. Returns the new
 * record and what the configuration printed, or undefined if the whole site must be built.
 */
async function updateOutput(update: Update) {
  const { target, record, environment } = update;
  const { outDir } = target;
  const changed = await changedInputs(record, target, environment);
  if (!changed || !isAsWritten(outDir, record.outputs)) return undefined;
  for (const mode of ['swap', 'inPlace'] as const) removeDeadFiles(emitPathsOf(outDir, mode).lock);
  const { paths, printed } = changed;
  if (paths.length === 0) return { record, printed };
  // Load the renderer only if there are pages to render.
  const { updatePages } = await import('../update/update-pages.ts');
  const next = await updatePages(update, paths);
  return next && { record: next, printed };
}

function differenceOf(before: OutputStates, after: OutputStates) {
  const files = outputFilesOf(after);
  const written = files.filter((path) => after[path] !== before[path]).length;
  const removed = outputFilesOf(before).filter((path) => !(path in after)).length;
  return { written, unchanged: files.length - written, removed };
}
