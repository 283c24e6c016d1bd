import { removeDeadFiles } from '../disk/lock.ts';
import { isAsWritten } from '../emit/output-states.ts';
import { emitPathsOf } from '../emit/target.ts';
import { type BuildRecord, changedInputs } from './record.ts';
import type { Update } from './update-pages.ts';

/**
 * Updates an output of which few or no pages have changed since its last build. Returns the new
 * record and what the configuration printed, or undefined if the whole site must be built.
 */
export async function updateOutput(
  update: Update,
): Promise<{ readonly record: BuildRecord; readonly printed: string } | undefined> {
  const { target, record, environment } = update;
  const { outDir } = target;
  const changed = await changedInputs(record, target, environment);
  if (!changed || !isAsWritten(outDir, record.outputs)) return undefined;
  for (const mode of ['swap', 'inPlace'] as const) removeDeadFiles(emitPathsOf(outDir, mode).lock);
  const { paths, printed } = changed;
  if (paths.length === 0) return { record, printed };
  // Load what makes pages only if there are any to make.
  const { updatePages } = await import('./update-pages.ts');
  const next = await updatePages(update, paths);
  return next && { record: next, printed };
}
