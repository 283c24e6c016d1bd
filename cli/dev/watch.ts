import { isAbsolute, join, relative, sep } from 'node:path';
import type { FSWatcher } from 'chokidar';
import { createReconciler } from './tree/reconcile.ts';
import { exists, isIgnoredName } from './tree/snapshot.ts';

/** What to watch. */
export interface WatchOptions {
  /** Absolute path of the site's root. */
  readonly root: string;
  /** Files and directories, absolute or relative to the root; they need not exist yet. Asked again after each change. */
  readonly paths: () => readonly string[];
  /** Directories to leave alone, relative to the root: the output and the cache. */
  readonly ignored?: readonly string[];
  /** Look twice a second instead of asking the system. */
  readonly poll?: boolean;
  /** Absolute paths of files that came, went or changed, sorted. One call at a time; what changes meanwhile comes with the next. */
  readonly onChange: (files: readonly string[]) => void | Promise<void>;
  /** A sentence for people. */
  readonly onMessage?: (message: string) => void;
  /** What `onChange` threw. */
  readonly onError?: (error: unknown) => void;
}

/** A running watch. */
export interface Watching {
  /** Watches what `paths` gives by now. Call it when there is more without a change. */
  readonly update: () => void;
  readonly close: () => Promise<void>;
}

const POLL_MS = 500;

const OUTPUTS = ['dist', '.docs-build'];

/** The system has no more watches or file handles to give. */
const EXHAUSTED = new Set(['EMFILE', 'ENFILE', 'ENOSPC']);

const POLLING_MESSAGE =
  'The system cannot watch this many files, so they are looked at twice a second instead. Raising fs.inotify.max_user_watches would help.';

/** Whether a path is none of a site's sources. `outputs` are relative to the root. */
export function createIgnore(root: string, outputs: readonly string[]) {
  return (path: string): boolean => {
    const within = relative(root, path).split(sep);
    const name = within.join('/');
    const isOutput = outputs.some((output) => name === output || name.startsWith(`${output}/`));
    return isOutput || within.some(isIgnoredName);
  };
}

/** Asks the system for hints. Undefined where it has no watches left, at the start or, through `exhausted`, later. */
async function startHints(
  paths: readonly string[],
  isIgnored: (path: string) => boolean,
  on: { readonly hint: (path: string) => void; readonly exhausted: () => void },
): Promise<FSWatcher> {
  const { watch } = await import('chokidar');
  const watcher = watch([...paths], {
    ignored: isIgnored,
    ignoreInitial: true,
    followSymlinks: false,
    atomic: false,
  });
  watcher.on('all', (_event, path) => on.hint(path));
  // Any other error is about one file, and the next look at the tree finds what it hid.
  watcher.on('error', (error) => {
    if (EXHAUSTED.has((error as NodeJS.ErrnoException).code ?? '')) on.exhausted();
  });
  await new Promise<void>((resolve) => {
    watcher.once('ready', resolve);
    // Without watches there may never be a `ready`.
    watcher.once('error', () => resolve());
  });
  return watcher;
}

/** Repeats a task until told otherwise; the next round starts when the last is done. */
function createPoll(task: () => Promise<void>) {
  const state: { timer?: NodeJS.Timeout } = {};
  const next = () => {
    clearTimeout(state.timer);
    state.timer = setTimeout(() => void task().then(() => state.timer && next()), POLL_MS);
  };
  return {
    start: () => void (state.timer ?? next()),
    stop() {
      clearTimeout(state.timer);
      delete state.timer;
    },
  };
}

/** The watched paths, absolute; a list that grows. `extend` adds those that are wanted by now: one call at a time, so that no path is added twice. */
function watchedPaths({ root, paths: asked }: WatchOptions) {
  const wanted = () => asked().map((path) => (isAbsolute(path) ? path : join(root, path)));
  const paths = wanted();
  const state = { extending: Promise.resolve() };
  const extend = (watchMore: (more: readonly string[]) => Promise<void>) => {
    const addMore = async () => {
      const more = wanted().filter((path) => !paths.includes(path));
      if (more.length > 0) await watchMore(more);
      paths.push(...more);
    };
    return (state.extending = state.extending.then(addMore));
  };
  return { paths, wanted, extend };
}

/** Returns whether any of the paths is missing. The system may not watch a missing path once it appears, so `found` is called with it. */
function createLostAndFound(paths: () => readonly string[], found: (path: string) => void) {
  const lost = new Set<string>();
  return async (): Promise<boolean> => {
    const wanted = paths();
    const missing = new Set<string>();
    for (const path of wanted) if (!(await exists(path))) missing.add(path);
    for (const path of lost) {
      if (missing.has(path)) continue;
      lost.delete(path);
      if (wanted.includes(path)) found(path);
    }
    for (const path of missing) lost.add(path);
    return lost.size > 0;
  };
}

interface WatchState {
  watcher?: FSWatcher | undefined;
  isPolling: boolean;
  isClosed: boolean;
}

/** Watches a site's sources until closed. Resolves when no change can be missed any more. */
export async function watchSite(options: WatchOptions): Promise<Watching> {
  const { root, ignored = OUTPUTS, onMessage, onError = () => undefined } = options;
  const { paths, wanted, extend } = watchedPaths(options);
  const isIgnored = createIgnore(root, ignored);
  const update = () =>
    extend(async (more) => {
      await reconciler.learn(more);
      state.watcher?.add([...more]);
    }).then(findLost);
  const onChange = async (files: readonly string[]) => {
    await options.onChange(files);
    await update();
  };
  const reconciler = await createReconciler({ paths, isIgnored, onChange, onError });
  const state: WatchState = { isPolling: options.poll === true, isClosed: false };

  const look = createLostAndFound(wanted, (path) => {
    state.watcher?.unwatch(path).add(path);
    reconciler.hint(path);
  });
  const findLost = async () => {
    const isLost = await look();
    if (!state.isClosed && (state.isPolling || isLost)) poll.start();
    else poll.stop();
  };
  const round = () => reconciler.reconcile().then(findLost);
  const poll = createPoll(() => (state.isPolling ? round() : findLost()));
  const exhausted = () => {
    if (state.isPolling) return;
    state.isPolling = true;
    void state.watcher?.close();
    state.watcher = undefined;
    onMessage?.(POLLING_MESSAGE);
    poll.start();
  };
  const hint = (path: string) => {
    reconciler.hint(path);
    if (paths.includes(path)) void findLost();
  };

  if (!state.isPolling) {
    const watcher = await startHints(paths, isIgnored, { hint, exhausted });
    if (state.isPolling) await watcher.close();
    else state.watcher = watcher;
  }
  await round();
  return {
    update: () => void update(),
    async close() {
      state.isClosed = true;
      poll.stop();
      await state.watcher?.close();
      await reconciler.close();
    },
  };
}
