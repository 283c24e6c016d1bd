import { mkdirSync } from 'node:fs';
import { copyFile, link, lstat, mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OutputFile } from '../model/assets.ts';
import { asMachineError } from '../disk/machine.ts';
import { trackPaths } from './output-path.ts';
import type { Places } from './places.ts';

/** Files written at a time. Each may have two files open. */
const GATE = 16;

/** What staging left behind. */
export interface Staged {
  /** New and changed files, relative to the output. */
  readonly written: readonly string[];
  /** Files of the present output that stay. They are not staged yet: most often nothing changed, and then there is no need. */
  readonly unchanged: readonly string[];
  /** Every path of the new site. */
  readonly paths: ReadonlySet<string>;
}

/** What staging works with. */
export interface StageOptions {
  readonly places: Places;
  /** Whether the present output is ours, so that unchanged files may be kept. */
  readonly hasOld: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Writes what is new or changed beside the present site. */
export async function stageFiles(
  files: AsyncIterable<OutputFile>,
  options: StageOptions,
): Promise<Staged> {
  const { places, signal } = options;
  signal?.throwIfAborted();
  // At once, so that no signal can come between asking and making.
  mkdirSync(places.staging);
  const paths = trackPaths();
  const written: string[] = [];
  const unchanged: string[] = [];
  const writeOne = stager(options);
  await aFewAtATime(files, async (file) => {
    signal?.throwIfAborted();
    paths.claim(file.path);
    ((await writeOne(file)) ? written : unchanged).push(file.path);
  });
  return { written: written.sort(), unchanged, paths: paths.all() };
}

/** Lays the unchanged files beside the staged ones: with their bytes, inode and time. */
export async function stageUnchanged(places: Places, unchanged: readonly string[]): Promise<void> {
  const makeDirectory = directoryMaker();
  await aFewAtATime(unchanged, async (path) => {
    const [old, target] = [join(places.out, path), join(places.staging, path)];
    try {
      await makeDirectory(dirname(target));
      await keep(old, target);
    } catch (error) {
      throw asMachineError(error, old);
    }
  });
}

/** Takes items as they come. Throws the first failure when what was begun is done. */
async function aFewAtATime<T>(
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
      if (pending.size >= GATE) await Promise.race(pending);
    }
  } finally {
    await Promise.all(pending);
  }
  if (failures.length > 0) throw failures[0];
}

/** Makes each directory once. */
function directoryMaker(): (path: string) => Promise<unknown> {
  const directories = new Map<string, Promise<unknown>>();
  return (path) => {
    const made = directories.get(path) ?? mkdir(path, { recursive: true });
    directories.set(path, made);
    return made;
  };
}

/** Stages one file; true if it is new or changed. */
function stager({ places, hasOld }: StageOptions): (file: OutputFile) => Promise<boolean> {
  const makeDirectory = directoryMaker();
  return async ({ path, bytes }) => {
    const buffer = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
    const target = join(places.staging, path);
    const old = join(places.out, path);
    try {
      if (hasOld && (await holds(old, buffer))) return false;
      await makeDirectory(dirname(target));
      await writeFile(target, buffer, { flag: 'wx' });
      return true;
    } catch (error) {
      throw asMachineError(error, old, buffer.byteLength);
    }
  };
}

/** Whether a regular file has exactly these bytes. */
async function holds(path: string, bytes: Uint8Array): Promise<boolean> {
  const stats = await lstat(path).catch(() => undefined);
  if (!stats?.isFile() || stats.size !== bytes.byteLength) return false;
  return (await readFile(path)).equals(bytes);
}

/** A second name for the file; a copy with the same time where the file system has no such thing. */
async function keep(old: string, target: string): Promise<void> {
  try {
    await link(old, target);
  } catch {
    // Any refusal to link is answered by a copy, which fails with the true reason if there is one.
    await copyFile(old, target);
    const { atime, mtime } = await lstat(old);
    await utimes(target, atime, mtime);
  }
}
