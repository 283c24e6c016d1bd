import { mkdirSync } from 'node:fs';
import { copyFile, link, lstat, mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OutputFile } from '../model/output.ts';
import { asMachineError } from './machine.ts';
import { trackPaths } from './output-path.ts';
import type { Places } from './places.ts';

/** Files written at a time. Each may have two files open. */
const GATE = 16;

/** What staging left behind. */
export interface Staged {
  /** New and changed files, relative to the output. */
  readonly written: readonly string[];
  readonly unchanged: number;
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

/** Lays the new site out beside the present one. Unchanged files keep their bytes, inode and time. */
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
  const failures: unknown[] = [];
  const pending = new Set<Promise<void>>();
  const writeOne = stager(options);
  try {
    for await (const file of files) {
      signal?.throwIfAborted();
      if (failures.length > 0) break;
      paths.claim(file.path);
      const task = writeOne(file)
        .then(
          (isNew) => void (isNew && written.push(file.path)),
          (error: unknown) => void failures.push(error),
        )
        .finally(() => pending.delete(task));
      pending.add(task);
      if (pending.size >= GATE) await Promise.race(pending);
    }
  } finally {
    await Promise.all(pending);
  }
  if (failures.length > 0) throw failures[0];
  const all = paths.all();
  return { written: written.sort(), unchanged: all.size - written.length, paths: all };
}

/** Stages one file; true if it is new or changed. */
function stager({ places, hasOld }: StageOptions): (file: OutputFile) => Promise<boolean> {
  const directories = new Map<string, Promise<unknown>>();
  const makeDirectory = (path: string) => {
    const made = directories.get(path) ?? mkdir(path, { recursive: true });
    directories.set(path, made);
    return made;
  };
  return async ({ path, bytes }) => {
    const buffer = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
    const target = join(places.staging, path);
    const old = join(places.out, path);
    try {
      const isSame = hasOld && (await holds(old, buffer));
      if (isSame && places.mode === 'inPlace') return false;
      await makeDirectory(dirname(target));
      if (isSame) await keep(old, target);
      else await writeFile(target, buffer, { flag: 'wx' });
      return !isSame;
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
