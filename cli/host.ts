import { CACHE_FOLDER } from './model/paths.ts';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoize, type Perform } from './cache/memo.ts';
import { rememberIn } from './cache/remembered.ts';
import { openScratch } from './cache/scratch.ts';
import { openDiskStore } from './cache/store.ts';
import { installedFolder, installedVersion, type Engine } from './engine.ts';
import { diskFiles } from './files.ts';
import { installedFor, lockFiles } from './load/packages.ts';
import { readHistory } from './git.ts';
import { type Host, type ReadLog, runToJson, type StepJson } from './model/host.ts';
import { createPool, type PoolOptions, WORKER_HEAP_MIB } from './workers/pool.ts';
import { COMPILER_STEP_NAMES, WORKER_STEP_NAMES } from './workers/protocol.ts';

export interface NodeHostOptions {
  readonly root: string;
  readonly engine: Engine;
  /** Use the cache of the site. Otherwise results go to a temporary folder. */
  readonly cache: boolean;
  /** Records the files that the host reads. */
  readonly readLog?: ReadLog | undefined;
  /** Receives each failure to write the cache. Results then stay in memory or in a temporary folder. */
  readonly onCacheFailure?: ((error: unknown) => void) | undefined;
  /** Pages that are processed at a time. */
  readonly concurrency: number;
  /** Threads that compile and render; with 0 the calling thread does, without limits of time and memory. */
  readonly workers: number | 'as-needed';
  /** Seconds for which one page may keep a worker busy in one step. */
  readonly pageSeconds: number;
  readonly onTask?: PoolOptions['onTask'];
}

/** A host that must be closed: it holds threads and files. */
export interface NodeHost extends Host {
  readonly close: () => Promise<void>;
}

/** The TypeScript compiler holds the types of all packages at once, and takes longer than a page. */
const COMPILER = { workers: 1, taskMs: 600_000, heapMiB: 4096 } as const;

/** Creates a host from the site's folder, a cache in it, and worker threads. */
export async function createNodeHost(options: NodeHostOptions): Promise<NodeHost> {
  const { engine, cache, concurrency, readLog, onCacheFailure = () => undefined } = options;
  const root = await realpath(options.root);
  const temporary = cache ? undefined : await mkdtemp(join(tmpdir(), 'docs-build-'));
  const folder = temporary ?? join(root, CACHE_FOLDER);
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
    if (options.workers === 0) return runToJson(step, input);
    if (COMPILER_STEP_NAMES.has(step.name)) return runInOwnThread(step.name, input, engine);
    return WORKER_STEP_NAMES.has(step.name) ? pool.run(step.name, input) : runToJson(step, input);
  };
  readLog?.add([...lockFiles(root), ...lockFiles(engine.root)]);
  return {
    root,
    scratch,
    ...(readLog && { readLog }),
    files: await diskFiles(root, readLog),
    store,
    remembered: rememberIn(store, engine.hash, async () =>
      (await Promise.all([installedFor(root), installedFor(engine.root)])).join(),
    ),
    packageVersion: async (name) => installedVersion(name, [root, engine.root], readLog),
    packageFolder: async (name) => installedFolder(name, [root, engine.root], readLog),
    history: (folder) => readHistory(root, folder, store),
    run: memoize(store, engine.hash, perform),
    each: (items, fn) => eachLimited(items, fn, concurrency),
    close: async () => {
      await pool.close();
      await store.close();
      await scratch.close();
      if (temporary !== undefined) await rm(temporary, { recursive: true, force: true });
    },
  };
}

/** Runs a step in a thread of its own, which frees its memory at the end. */
async function runInOwnThread(step: string, input: unknown, { worker }: Engine): Promise<StepJson> {
  const pool = createPool({ script: worker, ...COMPILER });
  try {
    return await pool.run(step, input);
  } finally {
    await pool.close();
  }
}

/** Runs `fn` for every item, at most `limit` at a time. Results are in the order of the items; the first failure wins. */
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
