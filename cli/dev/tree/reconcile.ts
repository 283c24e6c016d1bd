import { createBatches } from './batches.ts';
import { changedPaths, takeSnapshot, versionOf, YOUNG_MS } from './snapshot.ts';

/** Finds out what changed in a tree of files. */
export interface Reconciler {
  /** Something may have happened to this path: looks at it at once, and at the whole tree a little later. */
  readonly hint: (path: string) => void;
  /** Takes more paths as they are now, without telling. They must be added to the list of paths after. */
  readonly learn: (paths: readonly string[]) => Promise<void>;
  /** Looks at the whole tree now. */
  readonly reconcile: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What to look at, and whom to tell. */
export interface ReconcileOptions {
  /** May grow. */
  readonly paths: readonly string[];
  readonly isIgnored: (path: string) => boolean;
  /** Files that came, went or changed, sorted. One call at a time. */
  readonly onChange: (files: readonly string[]) => void | Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds: the tree is looked at when it was quiet for a while, or after a longer while in any case. */
const TIMES = { quietMs: 50, patienceMs: 300 } as const;

/** Runs `task` when nothing asked for it for a while, or after a longer while in any case. */
function createDebounce(task: () => void) {
  const state: { timer?: NodeJS.Timeout; since?: number } = {};
  const run = () => {
    delete state.since;
    task();
  };
  return {
    ask(waitMs: number = TIMES.quietMs) {
      state.since ??= Date.now();
      clearTimeout(state.timer);
      const left = Math.max(0, state.since + TIMES.patienceMs - Date.now());
      state.timer = setTimeout(run, Math.min(waitMs, left));
    },
    cancel: () => clearTimeout(state.timer),
  };
}

/** A reconciler that knows the tree as it is now. */
export async function createReconciler(options: ReconcileOptions): Promise<Reconciler> {
  const { paths, isIgnored, onChange, onError } = options;
  const known = new Map(await takeSnapshot(paths, isIgnored));
  const batches = createBatches(onChange, onError);
  const state = { isClosed: false };

  const look = async (file: string) => {
    const now = await versionOf(file);
    if (state.isClosed || now?.version === known.get(file)) return;
    // An editor that empties a file first is about to fill it.
    if (now?.isYoungAndEmpty) return debounce.ask(YOUNG_MS);
    if (now) known.set(file, now.version);
    else known.delete(file);
    batches.add([file]);
  };
  const reconcile = async () => {
    if (state.isClosed) return;
    const now = await takeSnapshot(paths, isIgnored);
    await Promise.all(changedPaths(known, now).map(look));
  };
  // What is known to have changed comes first: a look at the whole tree would only keep it waiting.
  const debounce = createDebounce(() => void batches.idle().then(reconcile));
  return {
    hint(path) {
      if (state.isClosed || isIgnored(path)) return;
      void look(path);
      debounce.ask();
    },
    async learn(more) {
      for (const [file, version] of await takeSnapshot(more, isIgnored)) known.set(file, version);
    },
    reconcile,
    async close() {
      state.isClosed = true;
      debounce.cancel();
      await batches.stop();
    },
  };
}
