import { join } from 'node:path';
import type { OutputFile } from '../model/assets.ts';
import { replaceFile } from '../disk/files.ts';
import { takeLock } from '../disk/lock.ts';
import { asMachineError } from '../disk/machine.ts';
import { checkTarget, findPlaces, MARKER, markerText, type Places } from './target.ts';
import { discardStaging, healOutput, replaceOutput, stalePaths } from './replace.ts';
import { stageFiles, stageUnchanged, type Staged } from './stage.ts';
import { report } from '../report/catalogue.ts';

/** Options for writing a site. Paths are absolute. */
export interface EmitOptions {
  readonly outDir: string;
  readonly root: string;
  readonly contentDir: string;
  /** Path under which the site is served: recorded for `preview`. */
  readonly base: string;
  /** Called after the last file: false discards all files and keeps the old site. */
  readonly commit: () => boolean;
  /** When it fires, temporary files and the lock are removed at once. */
  readonly signal?: AbortSignal;
}

/** Result of writing a site. */
export interface EmitResult {
  /** False if `commit` returned false: nothing was changed. */
  readonly committed: boolean;
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
}

const NOTHING: EmitResult = { committed: false, written: 0, unchanged: 0, removed: 0 };

/**
 * Writes a site atomically: the output is always the old site or the new one. Throws a `DocsError` for an
 * output that must not be replaced, one that another process is writing, and for errors of the machine.
 */
export async function emitSite(
  files: AsyncIterable<OutputFile>,
  options: EmitOptions,
): Promise<EmitResult> {
  const { outDir, signal } = options;
  signal?.throwIfAborted();
  try {
    await checkTarget(outDir, options);
    const places = await findPlaces(outDir);
    const busy = (holder: string, seconds: number) =>
      report('output/busy', undefined, { directory: outDir, holder, seconds });
    const unlock = await takeLock(places.lock, { command: 'build', busy, signal });
    const state = { mustEnd: false };
    const clean = () => {
      try {
        if (!state.mustEnd) discardStaging(places);
      } finally {
        unlock();
      }
    };
    const cleanAtOnce = () => {
      try {
        clean();
      } catch {
        // A file was still being written: `finally` cleans up again.
      }
    };
    signal?.addEventListener('abort', cleanAtOnce);
    try {
      return await writeSite(files, options, { places, state });
    } finally {
      signal?.removeEventListener('abort', cleanAtOnce);
      clean();
    }
  } catch (error) {
    throw asMachineError(error, outDir);
  }
}

interface Work {
  readonly places: Places;
  /** `mustEnd` during a change in place: this process or the next one needs the staged files. */
  readonly state: { mustEnd: boolean };
}

async function writeSite(
  files: AsyncIterable<OutputFile>,
  options: EmitOptions,
  { places, state }: Work,
): Promise<EmitResult> {
  const { signal, commit } = options;
  await healOutput(places);
  const hasOld = await checkTarget(places.out, options);
  const staged = await stageFiles(files, { places, hasOld, signal });
  signal?.throwIfAborted();
  if (!commit()) return NOTHING;
  const removed = hasOld ? await stalePaths(places.out, staged.paths) : [];
  const result = resultOf(staged, removed.length);
  if (hasOld && result.written === 0 && result.removed === 0) return result;
  if (places.mode === 'swap') await stageUnchanged(places, staged.unchanged);
  const marker = join(places.staging, MARKER);
  replaceFile(marker, markerText(options), { temporary: `${marker}.new` });
  signal?.throwIfAborted();
  state.mustEnd = places.mode === 'inPlace';
  await replaceOutput(places, { written: staged.written, removed });
  state.mustEnd = false;
  return result;
}

const resultOf = ({ written, unchanged }: Staged, removed: number): EmitResult => ({
  committed: true,
  written: written.length,
  unchanged: unchanged.length,
  removed,
});
