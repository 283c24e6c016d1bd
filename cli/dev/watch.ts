import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { FSWatcher } from 'chokidar';
import { fileVersion, statOf } from '../model/files.ts';
import { CACHE_FOLDER } from '../model/paths.ts';

export interface WatchOptions {
  /** Absolute path of the site's root. */
  readonly root: string;
  /** Files and directories, absolute or relative to the root, or missing. Read after a change. */
  readonly paths: () => readonly string[];
  /** Whether to scan twice a second instead of using the watcher of the system. */
  readonly poll?: boolean;
  /** Receives absolute paths of added, removed and changed files, sorted. One call at a time. */
  readonly onChange: (files: readonly string[]) => void | Promise<void>;
  readonly onMessage?: (message: string) => void;
  /** Receives errors of `onChange`. */
  readonly onError?: (error: unknown) => void;
}

export interface SiteWatcher {
  /** Also watches what `paths` returns now. Call it if `paths` has grown without a file change. */
  readonly update: () => void;
  readonly close: () => Promise<void>;
}

const POLL_MS = 500;

/** Directories to ignore, relative to the root. */
const OUTPUTS = ['dist', 'dist-offline', CACHE_FOLDER];

/** Error codes of a system without free watches or file handles. */
const EXHAUSTED = new Set(['EMFILE', 'ENFILE', 'ENOSPC']);

const pollingMessage = (code: string | undefined) =>
  EXHAUSTED.has(code ?? '')
    ? 'The system cannot watch this many files, so docs-build scans them twice a second. Raise fs.inotify.max_user_watches to avoid this.'
    : `The system cannot watch all files (${code}), so docs-build scans them twice a second.`;

/** Returns a predicate for paths that are not sources. */
export function createIgnore(root: string) {
  return (path: string): boolean => {
    const segments = relative(root, path).split(sep);
    return OUTPUTS.includes(segments[0] ?? '') || segments.some(isIgnoredName);
  };
}

/** Starts the system's watcher. Its events are only hints, because it loses some. */
async function startWatcher(
  paths: readonly string[],
  isIgnored: (path: string) => boolean,
  listeners: { readonly hint: (path: string) => void; readonly failed: (code?: string) => void },
): Promise<FSWatcher> {
  const { watch } = await import('chokidar');
  const watcher = watch([...paths], {
    ignored: isIgnored,
    ignoreInitial: true,
    followSymlinks: false,
    atomic: false,
  });
  watcher.on('all', (_event, path) => listeners.hint(path));
  watcher.on('error', (error) => {
    const { code } = error as NodeJS.ErrnoException;
    // A deleted file needs no watch.
    if (code !== 'ENOENT') listeners.failed(code);
  });
  // `once` rejects on an error, after which a `ready` event may never come.
  await once(watcher, 'ready').catch(() => undefined);
  return watcher;
}

/** Age in milliseconds below which an editor is probably about to fill an empty file. */
const YOUNG_MS = 200;
/** Milliseconds without hints after which the whole tree is scanned. */
const QUIET_MS = 50;
/** Milliseconds after the first hint at which the tree is scanned in any case. */
const LATEST_MS = 300;
/** Milliseconds after which a batch that failed is processed again. */
const RETRY_MS = 1000;

const TEMPORARY =
  /^(?:4913|\.DS_Store|\.#.*|#.*#|\.goutputstream-.*)$|~$|\.(?:sw[a-px]|crswap)$|\.tmp(?:\.|$)|___jb_(?:tmp|old)___$/;

/** Whether a name is never part of a site: packages, repositories, editors' temporary files. */
export const isIgnoredName = (name: string) =>
  name === 'node_modules' || name === '.git' || TEMPORARY.test(name);

/**
 * Passes batches to `onBatch`, one at a time, sorted and without duplicates. Passes a failed batch
 * again, because the cause may be temporary, such as too many open files. Reports an error once.
 */
export function createBatches(
  onBatch: (paths: readonly string[]) => void | Promise<void>,
  onError: (error: unknown) => void,
) {
  const waiting = new Set<string>();
  let isStopped = false;
  let isRunning = false;
  let running = Promise.resolve();
  let reported = '';
  let retry: NodeJS.Timeout | undefined;
  const run = async () => {
    isRunning = true;
    clearTimeout(retry);
    while (waiting.size > 0 && !isStopped) {
      const batch = [...waiting].sort();
      waiting.clear();
      try {
        await onBatch(batch);
        reported = '';
      } catch (error) {
        if (String(error) !== reported) onError(error);
        reported = String(error);
        for (const path of batch) waiting.add(path);
        retry = setTimeout(start, RETRY_MS);
        break;
      }
    }
    isRunning = false;
  };
  const start = () => {
    if (!isRunning && !isStopped) running = run();
  };
  return {
    add(paths: readonly string[]) {
      for (const path of paths) waiting.add(path);
      start();
    },
    /** Resolves when no batch is being processed. A failed batch may be processed again later. */
    idle: () => running,
    /** Discards waiting paths. Resolves when the running batch is done. */
    stop() {
      isStopped = true;
      clearTimeout(retry);
      return running;
    },
  };
}

/** Returns the version of a file, following links. Undefined if it is not a regular file. */
function stateOf(file: string) {
  const stats = statOf(file);
  if (!stats?.isFile()) return undefined;
  const isYoungAndEmpty = stats.size === 0 && Date.now() - stats.mtimeMs < YOUNG_MS;
  return { version: fileVersion(stats), isYoungAndEmpty };
}

/** Returns the versions of all files below these files and directories, which may be missing. */
async function readFileVersions(
  paths: readonly string[],
  isIgnored: (path: string) => boolean,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const visitFile = (file: string) => {
    const known = stateOf(file);
    if (known) found.set(file, known.version);
  };
  const visit = async (path: string): Promise<void> => {
    if (isIgnored(path)) return;
    const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
    if (!entries) return visitFile(path);
    for (const entry of entries) {
      const child = join(path, entry.name);
      if (entry.isDirectory()) await visit(child);
      else if (!isIgnored(child)) visitFile(child);
    }
  };
  for (const path of paths) await visit(path);
  return found;
}

interface ReconcileOptions {
  /** Paths of the tree. More may be added later. */
  readonly paths: readonly string[];
  readonly isIgnored: (path: string) => boolean;
  readonly onChange: (files: readonly string[]) => void | Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Finds changed files by comparing a tree with its last state, because watchers lose events. */
async function createReconciler(options: ReconcileOptions) {
  const { paths, isIgnored, onChange, onError } = options;
  const known = await readFileVersions(paths, isIgnored);
  const batches = createBatches(onChange, onError);
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let firstHintAt: number | undefined;

  const scheduleScan = (waitMs = QUIET_MS) => {
    firstHintAt ??= Date.now();
    clearTimeout(timer);
    const left = Math.max(0, firstHintAt + LATEST_MS - Date.now());
    const scan = () => {
      firstHintAt = undefined;
      // Pass on known changes first, which a scan would only delay.
      void batches.idle().then(reconcile);
    };
    timer = setTimeout(scan, Math.min(waitMs, left));
  };
  const checkFile = (file: string) => {
    const now = stateOf(file);
    if (now?.version === known.get(file)) return;
    if (now?.isYoungAndEmpty) return scheduleScan(YOUNG_MS);
    if (now) known.set(file, now.version);
    else known.delete(file);
    batches.add([file]);
  };
  const reconcile = async () => {
    if (isClosed) return;
    const now = await readFileVersions(paths, isIgnored);
    const all = [...new Set([...known.keys(), ...now.keys()])];
    if (!isClosed) all.filter((file) => known.get(file) !== now.get(file)).forEach(checkFile);
  };
  return {
    /** Checks a path at once, and the whole tree a little later. */
    hint(path: string) {
      if (isClosed || isIgnored(path)) return;
      checkFile(path);
      scheduleScan();
    },
    /** Records more paths without reporting them. Afterwards, the caller adds them to `paths`. */
    async learn(more: readonly string[]) {
      for (const [file, version] of await readFileVersions(more, isIgnored))
        known.set(file, version);
    },
    reconcile,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await batches.stop();
    },
  };
}

/** Returns a check for missing paths. Passes those that have appeared since the last one. */
function createMissingCheck(found: (path: string) => void) {
  const missing = new Set<string>();
  return (paths: readonly string[]) => {
    for (const path of paths) {
      if (!existsSync(path)) missing.add(path);
      else if (missing.delete(path)) found(path);
    }
  };
}

/** Watches a site's sources until it is closed. Resolves when it cannot miss later changes. */
export async function watchSite(options: WatchOptions): Promise<SiteWatcher> {
  const { root, onMessage, onError = () => undefined } = options;
  const isIgnored = createIgnore(root);
  const wanted = () => options.paths().map((path) => resolve(root, path));
  const paths = wanted();
  let watcher: FSWatcher | undefined;
  let isPolling = options.poll === true;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let updating = Promise.resolve();

  const watchMore = async () => {
    const more = wanted().filter((path) => !paths.includes(path));
    // Record missing paths first, so that none appears unnoticed before the next check.
    checkMissing(more);
    const present = more.filter((path) => existsSync(path));
    if (present.length > 0) await reconciler.learn(present);
    watcher?.add(more);
    paths.push(...more);
  };
  // Run one update at a time, so that no path is added twice.
  const update = () => (updating = updating.then(watchMore));
  const onChange = async (files: readonly string[]) => {
    await options.onChange(files);
    await update();
  };
  const reconciler = await createReconciler({ paths, isIgnored, onChange, onError });

  const checkMissing = createMissingCheck((path) => {
    watcher?.unwatch(path).add(path);
    reconciler.hint(path);
  });
  const hint = (path: string) => {
    reconciler.hint(path);
    if (paths.includes(path)) checkMissing(paths);
  };
  const failed = (code?: string) => {
    if (isPolling) return;
    isPolling = true;
    void watcher?.close();
    watcher = undefined;
    onMessage?.(pollingMessage(code));
  };
  const started = isPolling ? undefined : await startWatcher(paths, isIgnored, { hint, failed });
  if (isPolling) await started?.close();
  else watcher = started;
  await reconciler.reconcile();
  const poll = async () => {
    checkMissing(paths);
    if (isPolling) await reconciler.reconcile();
    if (!isClosed) timer = setTimeout(() => void poll(), POLL_MS);
  };
  void poll();
  return {
    update: () => void update(),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await watcher?.close();
      await reconciler.close();
    },
  };
}
