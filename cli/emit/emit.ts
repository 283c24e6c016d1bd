import { join } from 'node:path';
import type { OutputFile } from '../model/assets.ts';
import { replaceFile } from '../disk/files.ts';
import { takeLock } from '../disk/lock.ts';
import { asMachineError } from '../disk/machine.ts';
import { checkTarget, findPlaces, MARKER, markerText, type Places } from './target.ts';
import { isWritten, outputStates, type OutputStates } from './output-states.ts';
import { applyInPlace, discardStaging, healOutput, stalePaths, swapOutput } from './replace.ts';
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
  /** The output after the last build, if known. */
  readonly last?: OutputStates | undefined;
  /**
   * Removes these files of `last` and keeps all others. Nothing is committed if another build wrote the
   * output since.
   */
  readonly update?: { readonly removed: readonly string[] };
  /** Receives the state of the new output while no other process can change it. */
  readonly onCommit?: (states: OutputStates) => Promise<void> | void;
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
  files: Iterable<OutputFile> | AsyncIterable<OutputFile>,
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
    const clean = () => {
      try {
        discardStaging(places);
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
      return await writeSite(files, options, places);
    } finally {
      signal?.removeEventListener('abort', cleanAtOnce);
      clean();
    }
  } catch (error) {
    throw asMachineError(error, outDir);
  }
}

async function writeSite(
  files: Iterable<OutputFile> | AsyncIterable<OutputFile>,
  options: EmitOptions,
  places: Places,
): Promise<EmitResult> {
  const { signal, commit, last = {}, update, onCommit } = options;
  await healOutput(places);
  const hasOld = await checkTarget(places.out, options);
  const marker = { path: MARKER, hash: '' };
  if (update && !(hasOld && isWritten(places.out, marker, last))) return NOTHING;
  const staged = await stageFiles(files, { places, hasOld, last, signal });
  signal?.throwIfAborted();
  if (!commit()) return NOTHING;
  const removed = update?.removed ?? (hasOld ? stalePaths(places.out, staged.files) : []);
  const result = resultOf(staged, removed.length);
  if (!hasOld || result.written + result.removed > 0) {
    await commitStaged(options, places, { ...staged, removed });
  }
  await onCommit?.(outputStates(places.out, staged.files, update && { last, ...update }));
  return result;
}

/** A few files are moved into the output one by one: only many are worth a new folder with links to the others. */
const MOST_MOVES = 100;

async function commitStaged(
  options: EmitOptions,
  places: Places,
  { written, unchanged, removed }: Staged & { readonly removed: readonly string[] },
): Promise<void> {
  const isSmall = unchanged.length > 0 && written.length + removed.length <= MOST_MOVES;
  const isInPlace = places.mode === 'inPlace' || options.update !== undefined || isSmall;
  if (!isInPlace) await stageUnchanged(places, unchanged);
  const marker = join(places.staging, MARKER);
  replaceFile(marker, markerText(options), { temporary: `${marker}.new` });
  options.signal?.throwIfAborted();
  if (isInPlace) applyInPlace(places, { written, removed });
  else await swapOutput(places, { written, removed });
}

const resultOf = ({ written, unchanged }: Staged, removed: number): EmitResult => ({
  committed: true,
  written: written.length,
  unchanged: unchanged.length,
  removed,
});
