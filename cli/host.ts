import { mkdtemp, realpath, rm, lstat, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { type Dirent, mkdirSync, realpathSync, type Stats, writeFileSync } from 'node:fs';
import { CACHE_FOLDER, toSourcePath } from './model/paths.ts';
import { memoize, type Perform, createWorkCache } from './cache/memo.ts';
import { openScratch } from './cache/scratch.ts';
import { openDiskStore } from './cache/store.ts';
import { installedFolder, installedVersion, type Engine } from './engine.ts';
import { installedFor, lockFiles } from './load/packages.ts';
import { folderInRepository, readHistory } from './git.ts';
import {
  type Host,
  type ReadLog,
  runToJson,
  type StepJson,
  REFUSAL_REASONS,
  type FileEntry,
  type Files,
  type Refusal,
} from './model/host.ts';
import { createPool, type PoolOptions, WORKER_HEAP_MIB } from './workers/pool.ts';
import { DocsError } from './model/diagnostic.ts';
import {
  isInside,
  isMissingFile,
  MAX_FILE_BYTES,
  readRegularFile,
  statOf,
  fileVersion,
  UnreadableFile,
} from './model/files.ts';
import { report } from './report/catalogue.ts';

export interface NodeHostOptions {
  readonly root: string;
  readonly engine: Engine;
  /** Whether to use the site's cache. Otherwise results are stored in a temporary folder. */
  readonly cache: boolean;
  readonly readLog?: ReadLog | undefined;
  /** Receives write errors of the cache. Results then stay in memory or in a temporary folder. */
  readonly onCacheFailure?: ((error: unknown) => void) | undefined;
  /** Number of pages that are processed at the same time. */
  readonly concurrency: number;
  /** Threads that compile and render. With 0, steps run in the calling thread, without limits. */
  readonly workers: number | 'as-needed';
  /** Maximum seconds for which a page may keep a worker busy in one step. */
  readonly pageSeconds: number;
  readonly onTask?: PoolOptions['onTask'];
}

/** A host with threads and open files. Must be closed. */
export interface NodeHost extends Host {
  /** Ends idle threads, which frees their memory. They start again when they are needed. */
  readonly endIdleThreads: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Limits of steps with the TypeScript compiler, which takes more memory and time than a page. */
const COMPILER = { workers: 1, taskMs: 600_000, heapMiB: 4096 } as const;

/** Creates a host from the site's folder, a cache in it, and worker threads. */
export async function createNodeHost(options: NodeHostOptions): Promise<NodeHost> {
  const { engine, cache, concurrency, readLog, onCacheFailure = () => undefined } = options;
  const root = await realpath(options.root);
  const temporary = cache ? undefined : await mkdtemp(join(tmpdir(), 'docs-build-'));
  const folder = temporary ?? join(root, CACHE_FOLDER);
  if (cache) ignoreInGit(folder);
  const store = await openDiskStore(join(folder, 'cache'), onCacheFailure);
  const scratch = openScratch(join(folder, 'code'), onCacheFailure);
  const pool = createPool({
    script: engine.worker,
    workers: options.workers,
    taskMs: options.pageSeconds * 1000,
    heapMiB: WORKER_HEAP_MIB,
    onTask: options.onTask,
  });
  const perform: Perform = (step, input) => {
    if (options.workers === 0 || !step.thread) return runToJson(step, input);
    const isShared = step.thread === 'worker';
    return isShared ? pool.run(step.name, input) : runInOwnThread(step.name, input, engine);
  };
  readLog?.add([...lockFiles(root), ...lockFiles(engine.root)]);
  return {
    root,
    scratch,
    ...(readLog && { readLog }),
    files: diskFiles(root, readLog),
    store,
    workCache: createWorkCache(store, engine.hash, async () =>
      (await Promise.all([installedFor(root), installedFor(engine.root)])).join(),
    ),
    packageVersion: async (name) => installedVersion(name, [root, engine.root], readLog),
    packageFolder: async (name) => installedFolder(name, [root, engine.root], readLog),
    folderInRepository: folderInRepository(root),
    history: (folder) => readHistory(root, folder, store),
    run: memoize(store, engine.hash, perform),
    each: (items, fn) => eachLimited(items, fn, concurrency),
    endIdleThreads: pool.endIdle,
    close: async () => {
      await pool.close();
      await store.close();
      await scratch.close();
      if (temporary !== undefined) await rm(temporary, { recursive: true, force: true });
    },
  };
}

/** Makes Git ignore a folder, also in sites without a `.gitignore`. */
function ignoreInGit(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '.gitignore'), '*\n', { flag: 'wx' });
  } catch {
    // The file exists, or the folder is not writable, which the store reports.
  }
}

/** Runs a step in a separate thread, whose end frees the memory. */
async function runInOwnThread(step: string, input: unknown, { worker }: Engine): Promise<StepJson> {
  const pool = createPool({ script: worker, ...COMPILER });
  try {
    return await pool.run(step, input);
  } finally {
    await pool.close();
  }
}

/** Runs `fn` for all items, at most `limit` at a time. Results have the order of the items. */
export async function eachLimited<T, R>(
  items: readonly T[],
  fn: (item: T) => Promise<R>,
  limit: number,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const lane = async () => {
    for (const [index, item] of queue) results[index] = await fn(item);
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(limit, items.length)) }, lane));
  return results;
}

/** Names of folders that are never part of a site. */
export const SKIPPED_FOLDERS: ReadonlySet<string> = new Set(['node_modules', '.git', CACHE_FOLDER]);

/** Replacement for bytes of a name that are not UTF-8. No file has the resulting name. */
const UNREADABLE = '\ufffd';

/** Returns the files of a site. Follows links inside the root only. Opens only regular files. */
function diskFiles(realRoot: string, readLog?: ReadLog): Files {
  /** Returns the files at a path. `above` contains the real paths of parents, to detect loops. */
  async function entryOf(path: string, above: readonly string[]): Promise<readonly FileEntry[]> {
    const absolute = join(realRoot, path);
    readLog?.add([absolute]);
    const target = await realpath(absolute).catch(undefinedIfBroken);
    if (target === undefined) {
      // `lstat` finds broken links too.
      const isThere = path.includes(UNREADABLE) || (await lstat(absolute).catch(() => undefined));
      return isThere ? [refused(path, 'broken')] : [];
    }
    if (!isInside(target, realRoot)) return [refused(path, 'outside')];
    const stats = await stat(absolute);
    if (stats.isDirectory()) {
      return above.includes(target) ? [refused(path, 'loop')] : walk(path, [...above, target]);
    }
    return [stats.isFile() ? fileOf(path, stats) : refused(path, 'special')];
  }

  /** Returns the files in a directory. `above` ends with the directory itself. */
  async function walk(directory: string, above: readonly string[]): Promise<FileEntry[]> {
    const absolute = join(realRoot, directory);
    readLog?.add([`${absolute}/`]);
    const entries = await readdir(absolute, { withFileTypes: true }).catch(emptyIfGone);
    if (entries === undefined) return [refused(directory, 'denied')];
    const found = entries
      .filter(({ name }) => !SKIPPED_FOLDERS.has(name))
      .map((entry) => childOf(directory, entry, above));
    return (await Promise.all(found)).flat();
  }

  /** Returns the files of an entry. Avoids `realpath` for entries that are not links. */
  async function childOf(directory: string, entry: Dirent, above: readonly string[]) {
    const path = posix.join(directory, entry.name);
    const real = join(above.at(-1) ?? realRoot, entry.name);
    if (entry.isDirectory()) return walk(path, [...above, real]);
    const stats = entry.isFile() ? statOf(real) : undefined;
    if (!stats?.isFile()) return entryOf(path, above);
    readLog?.add([real]);
    return [fileOf(path, stats)];
  }

  return {
    list: async (directory) =>
      [...(await entryOf(posix.normalize(directory), []))].sort((a, b) =>
        a.path < b.path ? -1 : 1,
      ),
    read: async (path) => {
      readLog?.add([join(realRoot, path)]);
      try {
        const target = realpathSync.native(join(realRoot, path));
        if (isInside(target, realRoot)) return await readRegularFile(target);
      } catch (error) {
        const isSystemError =
          error instanceof UnreadableFile || (error as NodeJS.ErrnoException).code;
        if (isMissingFile(error) || !isSystemError) throw error;
        throw notRead(path, error instanceof UnreadableFile ? error.reason : 'denied');
      }
      throw notRead(path, 'outside');
    },
  };
}

const fileOf = (path: string, stats: Stats): FileEntry => ({
  path: toSourcePath(path),
  size: stats.size,
  version: fileVersion(stats),
  ...(stats.size > MAX_FILE_BYTES && { refused: 'too-large' }),
});

const notRead = (path: string, reason: Refusal) =>
  new DocsError(
    report('asset/not-read', { file: path }, { file: path, reason: REFUSAL_REASONS[reason] }),
    'machine',
  );

const refused = (path: string, reason: Refusal): FileEntry => ({
  path: toSourcePath(path),
  size: 0,
  version: reason,
  refused: reason,
});

/** Error codes of a link without a target. */
const BROKEN_LINK = new Set(['ENOENT', 'ELOOP', 'ENOTDIR']);

function undefinedIfBroken(error: NodeJS.ErrnoException): undefined {
  if (!BROKEN_LINK.has(error.code ?? '')) throw error;
  return undefined;
}

/** Returns no entries for a folder that has been removed. Undefined for an unreadable one. */
const emptyIfGone = (error: unknown): Dirent[] | undefined =>
  isMissingFile(error) ? [] : undefined;
