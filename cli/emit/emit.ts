import { join, dirname } from 'node:path';
import { mkdirSync, writeFileSync } from 'node:fs';
import { copyFile, link, lstat, readFile, utimes } from 'node:fs/promises';
import type { OutputFile } from '../model/code/assets.ts';
import { replaceFile } from '../disk/files.ts';
import { takeLock } from '../disk/lock.ts';
import { asMachineError } from '../disk/machine.ts';
import {
  asRefused,
  checkTarget,
  findEmitPaths,
  OUTPUT_MARKER,
  markerText,
  type EmitPaths,
} from './target.ts';
import { isWritten, outputStates, type OutputStates } from './output-states.ts';
import { applyInPlace, discardStaging, recoverOutput, stalePaths, swapOutput } from './replace.ts';
import { report } from '../report/catalogue.ts';
import { DocsError } from '../model/diagnostic.ts';
import { memoized } from '../model/collections.ts';
import { contentHash, foldCase, parentFolders } from '../model/files.ts';

/** Options for writing a site. Paths are absolute. */
export interface EmitOptions {
  readonly outDir: string;
  readonly root: string;
  readonly contentDir: string;
  /** Path under which the site is served, recorded for `preview`. */
  readonly base: string;
  /** Called after the last file. If it returns false, no file is written and the old site stays. */
  readonly commit: () => boolean;
  /** The output after the last build, if known. */
  readonly last?: OutputStates | undefined;
  /**
   * Removes only these files of `last` and keeps all others. Commits nothing if another build has
   * written the output since.
   */
  readonly update?: { readonly removed: readonly string[] };
  /** Receives the states of the new output while no other process can change it. */
  readonly onCommit?: (states: OutputStates) => Promise<void> | void;
  /** Removes temporary files and the lock at once when it fires. */
  readonly signal?: AbortSignal;
}

export interface EmitResult {
  /** False if `commit` returned false, so that nothing was changed. */
  readonly committed: boolean;
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
}

const NOTHING: EmitResult = { committed: false, written: 0, unchanged: 0, removed: 0 };

/**
 * Writes a site atomically: the output is always the old or the new site. Throws a `DocsError` if
 * the output must not be replaced, if another process is writing it, and for errors of the machine.
 */
export async function emitSite(
  files: Iterable<OutputFile> | AsyncIterable<OutputFile>,
  options: EmitOptions,
): Promise<EmitResult> {
  const { outDir, signal } = options;
  signal?.throwIfAborted();
  try {
    await checkTarget(outDir, options);
    const { paths, unlock } = await openOutput(options).catch((error: unknown) => {
      throw asRefused(error, outDir);
    });
    const clean = () => {
      try {
        discardStaging(paths);
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
      return await writeSite(files, options, paths);
    } finally {
      signal?.removeEventListener('abort', cleanAtOnce);
      clean();
    }
  } catch (error) {
    throw asMachineError(error, outDir);
  }
}

/** Creates the parents of the output, and locks it. */
async function openOutput({ outDir, signal }: EmitOptions) {
  const paths = await findEmitPaths(outDir);
  const busy = (holder: string, seconds: number) =>
    report('output/busy', undefined, { directory: outDir, holder, seconds });
  const unlock = await takeLock(paths.lock, { command: 'build', busy, signal });
  return { paths, unlock };
}

async function writeSite(
  files: Iterable<OutputFile> | AsyncIterable<OutputFile>,
  options: EmitOptions,
  paths: EmitPaths,
): Promise<EmitResult> {
  const { signal, commit, last = {}, update, onCommit } = options;
  await recoverOutput(paths);
  const hasOld = await checkTarget(paths.out, options);
  const marker = { path: OUTPUT_MARKER, hash: '' };
  if (update && !(hasOld && isWritten(paths.out, marker, last))) return NOTHING;
  const staged = await stageFiles(files, { paths, hasOld, last, signal });
  signal?.throwIfAborted();
  if (!commit()) return NOTHING;
  const removed = update?.removed ?? (hasOld ? stalePaths(paths.out, staged.files) : []);
  const result = {
    committed: true,
    written: staged.written.length,
    unchanged: staged.unchanged.length,
    removed: removed.length,
  };
  if (!hasOld || result.written + result.removed > 0) {
    await commitStaged(options, paths, { ...staged, removed });
  }
  await onCommit?.(outputStates(paths.out, staged.files, update && { last, ...update }));
  return result;
}

/** Maximum number of changes made one by one. For more, a new folder with links is faster. */
const MAX_MOVES = 100;

async function commitStaged(
  options: EmitOptions,
  paths: EmitPaths,
  { written, unchanged, removed }: StagedFiles & { readonly removed: readonly string[] },
): Promise<void> {
  const isSmall = unchanged.length > 0 && written.length + removed.length <= MAX_MOVES;
  const isInPlace = paths.mode === 'inPlace' || options.update !== undefined || isSmall;
  if (!isInPlace) await stageUnchanged(paths, unchanged);
  const marker = join(paths.staging, OUTPUT_MARKER);
  replaceFile(marker, markerText(options.base), { temporary: `${marker}.new` });
  options.signal?.throwIfAborted();
  if (isInPlace) applyInPlace(paths, { written, removed });
  else await swapOutput(paths, { written, removed });
}

/** Number of files written at the same time. Each may need two open files. */
const CONCURRENT_FILES = 16;

interface StagedFiles {
  /** New and changed files, relative to the output. */
  readonly written: readonly string[];
  /** Files of the old output that stay. They are only staged if other files changed. */
  readonly unchanged: readonly string[];
  /** Content hashes of all files by path. */
  readonly files: ReadonlyMap<string, string>;
}

interface StageOptions {
  readonly paths: EmitPaths;
  /** Whether docs-build wrote the old output, so that unchanged files may stay. */
  readonly hasOld: boolean;
  /** The output after the last build, if known. */
  readonly last: OutputStates;
  readonly signal?: AbortSignal | undefined;
}

async function stageFiles(
  files: Iterable<OutputFile> | AsyncIterable<OutputFile>,
  options: StageOptions,
): Promise<StagedFiles> {
  const { paths, signal } = options;
  signal?.throwIfAborted();
  // Create the directory synchronously, so that no signal is handled in between.
  mkdirSync(paths.staging);
  const claim = createPathCheck();
  const hashes = new Map<string, string>();
  const written: string[] = [];
  const unchanged: string[] = [];
  const makeDirectory = directoryMaker();
  await eachConcurrently(files, async (file) => {
    signal?.throwIfAborted();
    claim(file.path);
    const hash = file.hash ?? contentHash(file.bytes);
    hashes.set(file.path, hash);
    const isStaged = await stageFile({ ...file, hash }, options, makeDirectory);
    (isStaged ? written : unchanged).push(file.path);
  });
  return { written: written.sort(), unchanged, files: hashes };
}

/** Links the unchanged files into the staging directory. They keep their inodes and times. */
async function stageUnchanged(paths: EmitPaths, unchanged: readonly string[]): Promise<void> {
  const makeDirectory = directoryMaker();
  await eachConcurrently(unchanged, async (path) => {
    const [old, target] = [join(paths.out, path), join(paths.staging, path)];
    try {
      makeDirectory(dirname(target));
      await linkOrCopy(old, target);
    } catch (error) {
      throw asMachineError(error, old);
    }
  });
}

/** Processes items as they arrive, a few at a time. Throws the first error after all settled. */
async function eachConcurrently<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const pending = new Set<Promise<void>>();
  try {
    for await (const item of items) {
      if (failures.length > 0) break;
      const task = work(item)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => pending.delete(task));
      pending.add(task);
      if (pending.size >= CONCURRENT_FILES) await Promise.race(pending);
    }
  } finally {
    await Promise.all(pending);
  }
  if (failures.length > 0) throw failures[0];
}

/** Returns a function that creates each directory once. */
const directoryMaker = () => memoized((path) => mkdirSync(path, { recursive: true }));

/** Stages a new or changed file. Returns false for an unchanged file. */
async function stageFile(
  { path, bytes, hash }: Required<OutputFile>,
  { paths, hasOld, last }: StageOptions,
  makeDirectory: (path: string) => unknown,
): Promise<boolean> {
  if (hasOld && isWritten(paths.out, { path, hash }, last)) return false;
  const buffer = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  const target = join(paths.staging, path);
  const old = join(paths.out, path);
  try {
    if (hasOld && (await hasContent(old, buffer))) return false;
    makeDirectory(dirname(target));
    // Write synchronously: for a file of this size, threads cost more than writing.
    writeFileSync(target, buffer, { flag: 'wx' });
    return true;
  } catch (error) {
    throw asMachineError(error, old, buffer.byteLength);
  }
}

async function hasContent(path: string, bytes: Uint8Array): Promise<boolean> {
  const stats = await lstat(path).catch(() => undefined);
  if (!stats?.isFile() || stats.size !== bytes.byteLength) return false;
  return (await readFile(path)).equals(bytes);
}

/** Creates a hard link, or a copy with the same time if the file system has no hard links. */
async function linkOrCopy(old: string, target: string): Promise<void> {
  try {
    await link(old, target);
  } catch {
    // If copying fails too, its error is the real reason.
    await copyFile(old, target);
    const { atime, mtime } = await lstat(old);
    await utimes(target, atime, mtime);
  }
}

const UNSAFE = /^\/|^[a-z]:|\\|\u0000|(?:^|\/)\.{0,2}(?:\/|$)/i;

/** Returns a function that throws for paths outside the output and duplicates, ignoring case. */
function createPathCheck(): (path: string) => void {
  const files = new Set<string>();
  const directories = new Set<string>();
  return (path) => {
    if (UNSAFE.test(path) || path === OUTPUT_MARKER) {
      throw new DocsError(report('output/outside', undefined, { path }), 'findings');
    }
    const key = foldCase(path);
    const above = parentFolders(key);
    const isTaken = [key, ...above].some((name) => files.has(name)) || directories.has(key);
    if (isTaken) throw new DocsError(report('output/twice', undefined, { path }), 'findings');
    files.add(key);
    for (const directory of above) directories.add(directory);
  };
}
