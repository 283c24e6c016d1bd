import { removeDeadFiles } from '../disk/lock.ts';
import { outputFilesOf, isAsWritten, type OutputStates } from '../emit/output-states.ts';
import { emitPathsOf } from '../emit/target.ts';
import {
  type BuildOptions,
  type BuildRecord,
  type BuildRun,
  type BuildTarget,
  changedInputs,
  printResult,
  readRecord,
  targetOf,
} from './build/record.ts';
import type { Update } from './build/update-pages.ts';
import { EXIT, logs, type ExitCode, type Terminal } from './terminal.ts';

/** `docs-build build`: writes the whole site, or nothing if there is an error. */
export async function build(options: BuildOptions, terminal: Terminal): Promise<ExitCode> {
  const started = Date.now();
  const target = targetOf(options, terminal);
  const record = target && readRecord(target);
  const run = { options, terminal, started, target, record };
  if (target && record && !options.report && (await rebuild(run, target, record))) return EXIT.fine;
  // Load everything else only if there is more work to do.
  const { buildProject } = await import('./build/build-project.ts');
  return buildProject(run);
}

/** Updates the output if little or nothing changed. Returns false if the site must be built. */
async function rebuild(run: BuildRun, target: BuildTarget, record: BuildRecord): Promise<boolean> {
  const { options, terminal } = run;
  const { outDir } = target;
  const changed = await changedInputs(record, target, terminal);
  if (!changed || !isAsWritten(outDir, record.outputs)) return false;
  for (const mode of ['swap', 'inPlace'] as const) removeDeadFiles(emitPathsOf(outDir, mode).lock);
  const { paths } = changed;
  const next =
    paths.length === 0 ? record : await updated({ ...run, target, record, changed: paths });
  if (!next) return false;
  if (changed.printed !== '' && logs(options, 'info')) terminal.err(changed.printed);
  await printRecorded(next, run, target);
  const result = differenceOf(record.outputs, next.outputs);
  const unchanged = outputFilesOf(next.outputs).length - result.written;
  printResult({ ...result, unchanged }, outDir, run);
  return true;
}

/** Counts the files that an update wrote and removed. */
function differenceOf(before: OutputStates, after: OutputStates) {
  const written = outputFilesOf(after).filter((path) => after[path] !== before[path]);
  const removed = outputFilesOf(before).filter((path) => !(path in after));
  return { written: written.length, removed: removed.length };
}

async function updated(update: Update): Promise<BuildRecord | undefined> {
  const { updatePages } = await import('./build/update-pages.ts');
  return updatePages(update);
}

/** Reports the findings of a recorded build. */
async function printRecorded(
  { diagnostics, pages }: BuildRecord,
  { options, terminal }: BuildRun,
  { root }: BuildTarget,
): Promise<void> {
  const { printFindings } = await import('./findings.ts');
  printFindings({ diagnostics, ok: true, root, pages }, options, terminal);
}
