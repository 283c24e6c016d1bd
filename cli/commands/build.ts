import { removeDeadFiles } from '../disk/lock.ts';
import { isAsWritten } from '../emit/output-states.ts';
import { placesOf } from '../emit/target.ts';
import {
  type BuildOptions,
  type BuildRecord,
  type BuildRun,
  type BuildTarget,
  changedInputs,
  printingKey,
  printResult,
  readRecord,
  targetOf,
} from './build-record.ts';
import { EXIT, logs, type ExitCode, type Terminal } from './terminal.ts';

/** `docs-build build`: writes the whole site, or nothing if there is an error. */
export async function build(options: BuildOptions, terminal: Terminal): Promise<ExitCode> {
  const started = Date.now();
  const target = options.cache === false ? undefined : targetOf(options, terminal);
  const record = target && readRecord(target);
  const run = { options, terminal, started, target, record };
  if (target && record && (await isUnchanged(run, target, record))) return EXIT.fine;
  // Everything else is loaded only if there is work to do.
  const { buildProject } = await import('./build-project.ts');
  return buildProject(run);
}

/** Whether nothing changed since the last build. Then reports its findings again. */
async function isUnchanged(
  { options, terminal, started }: BuildRun,
  target: BuildTarget,
  record: BuildRecord,
): Promise<boolean> {
  if (options.report) return false;
  const changed = await changedInputs(record, target, terminal);
  if (!changed || changed.paths.length > 0) return false;
  const { outDir, root } = target;
  if (!isAsWritten(outDir, record.outputs)) return false;
  for (const mode of ['swap', 'inPlace'] as const) removeDeadFiles(placesOf(outDir, mode).lock);
  if (changed.printed !== '' && logs(options, 'info')) terminal.err(changed.printed);
  const { diagnostics, pages, files, printed } = record;
  if (printed && printed.key === printingKey(options, terminal)) terminal.err(printed.text);
  else {
    const { printFindings } = await import('./findings.ts');
    printFindings({ diagnostics, ok: true, root, pages }, options, terminal);
  }
  const result = { written: 0, unchanged: files, removed: 0 };
  printResult(result, outDir, { options, terminal, started });
  return true;
}
