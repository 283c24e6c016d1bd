import { CACHE_FOLDER } from '../model/paths.ts';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { FSWatcher } from 'chokidar';
import { createReconciler, isIgnoredName } from './file-tree.ts';

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
  /** Watches the current result of `paths`. Call it if that grows without a change. */
  readonly update: () => void;
  readonly close: () => Promise<void>;
}

const POLL_MS = 500;

/** Directories to ignore, relative to the root. */
const OUTPUTS = ['dist', 'dist-offline', CACHE_FOLDER];

/** Error codes if the system runs out of watches or file handles. */
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
  on: { readonly hint: (path: string) => void; readonly failed: (code?: string) => void },
): Promise<FSWatcher> {
  const { watch } = await import('chokidar');
  const watcher = watch([...paths], {
    ignored: isIgnored,
    ignoreInitial: true,
    followSymlinks: false,
    atomic: false,
  });
  watcher.on('all', (_event, path) => on.hint(path));
  watcher.on('error', (error) => {
    const { code } = error as NodeJS.ErrnoException;
    // A deleted file needs no watch.
    if (code !== 'ENOENT') on.failed(code);
  });
  // After an error, there may be no `ready` event.
  await once(watcher, 'ready').catch(() => undefined);
  return watcher;
}

/** Repeats a task until it is stopped. Waits for the end of a round before the next. */
function createPoll(task: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  const next = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void task().then(() => timer && next()), POLL_MS);
  };
  return {
    start: () => void (timer ?? next()),
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Returns a check for missing paths. Passes those that appear to `found`, which watches them. */
function createMissingCheck(paths: () => readonly string[], found: (path: string) => void) {
  let missing: readonly string[] = [];
  return (): boolean => {
    const wanted = new Set(paths());
    const before = missing;
    missing = [...wanted].filter((path) => !existsSync(path));
    const isMissing = new Set(missing);
    for (const path of before) if (wanted.has(path) && !isMissing.has(path)) found(path);
    return missing.length > 0;
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
  let updating = Promise.resolve();

  const watchMore = async () => {
    const more = wanted().filter((path) => !paths.includes(path));
    if (more.length > 0) await reconciler.learn(more);
    watcher?.add(more);
    paths.push(...more);
    checkMissing();
  };
  // Run one update at a time, so that no path is added twice.
  const update = () => (updating = updating.then(watchMore));
  const onChange = async (files: readonly string[]) => {
    await options.onChange(files);
    await update();
  };
  const reconciler = await createReconciler({ paths, isIgnored, onChange, onError });

  const hasMissing = createMissingCheck(wanted, (path) => {
    watcher?.unwatch(path).add(path);
    reconciler.hint(path);
  });
  const checkMissing = () => {
    const isMissing = hasMissing();
    if (!isClosed && (isPolling || isMissing)) poll.start();
    else poll.stop();
  };
  const scan = () => reconciler.reconcile().then(checkMissing);
  const poll = createPoll(async () => (isPolling ? scan() : checkMissing()));
  const failed = (code?: string) => {
    if (isPolling) return;
    isPolling = true;
    void watcher?.close();
    watcher = undefined;
    onMessage?.(pollingMessage(code));
    poll.start();
  };
  const hint = (path: string) => {
    reconciler.hint(path);
    if (paths.includes(path)) checkMissing();
  };
  const started = isPolling ? undefined : await startWatcher(paths, isIgnored, { hint, failed });
  if (isPolling) await started?.close();
  else watcher = started;
  await scan();
  return {
    update: () => void update(),
    async close() {
      isClosed = true;
      poll.stop();
      await watcher?.close();
      await reconciler.close();
    },
  };
}
