import { join } from 'node:path';
import type { OutputFile } from '../model/assets.ts';
import { outputBusy } from '../report/rules/commands.ts';
import { replaceFile } from '../disk/write-file.ts';
import { takeLock } from '../disk/lock.ts';
import { asMachineError } from '../disk/machine.ts';
import { findPlaces, type Places } from './places.ts';
import { discardStaging, healOutput, replaceOutput, stalePaths } from './replace.ts';
import { stageFiles, stageUnchanged, type Staged } from './stage.ts';
import { checkTarget, MARKER, markerText } from './target.ts';

/** How and where a site is written. Paths are absolute. */
export interface EmitOptions {
  readonly outDir: string;
  readonly root: string;
  readonly contentDir: string;
  /** Path under which the site is to be served: noted, so that it can be served as it was built. */
  readonly base: string;
  /** Asked after the last file: false throws everything away and leaves the present site as it is. */
  readonly commit: () => boolean;
  /** When it fires, temporary files and the lock are removed at once; the process may then end. */
  readonly signal?: AbortSignal;
}

/** What became of the files of a site. */
export interface EmitResult {
  /** False where `commit` said no: nothing was changed. */
  readonly committed: boolean;
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
}

const NOTHING: EmitResult = { committed: false, written: 0, unchanged: 0, removed: 0 };

/**
 * Writes a site whole or not at all: whatever happens, the output is the old site or the new one. Throws a `DocsError` for an output that
 * must not be replaced, one that somebody else is writing, and a machine that refuses.
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
    const busy = (holder: string, seconds: number) => outputBusy(outDir, holder, seconds);
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
        // Something was still being written: once it is, the cleaning below does the rest.
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
  /** `mustEnd` while a change in place is under way: what is staged is then needed, by this process or by the next. */
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
