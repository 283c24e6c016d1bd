/** Paths handed over in batches. While one batch is worked on, what comes makes up the next. */
export interface Batches {
  readonly add: (paths: readonly string[]) => void;
  /** Resolves when no batch is worked on. */
  readonly idle: () => Promise<void>;
  /** Nothing is handed over from now on; resolves when the running batch is done. */
  readonly stop: () => Promise<void>;
}

/** Hands batches to `take`, one at a time, each sorted and without doubles. What `take` throws goes to `failed`. */
export function createBatches(
  take: (paths: readonly string[]) => void | Promise<void>,
  failed: (error: unknown) => void,
): Batches {
  const waiting = new Set<string>();
  const state = { isStopped: false, running: Promise.resolve(), isRunning: false };
  const work = async () => {
    while (waiting.size > 0 && !state.isStopped) {
      const batch = [...waiting].sort();
      waiting.clear();
      try {
        await take(batch);
      } catch (error) {
        failed(error);
      }
    }
    state.isRunning = false;
  };
  return {
    add(paths) {
      for (const path of paths) waiting.add(path);
      if (state.isRunning || state.isStopped) return;
      state.isRunning = true;
      state.running = work();
    },
    idle: () => state.running,
    stop() {
      state.isStopped = true;
      return state.running;
    },
  };
}
