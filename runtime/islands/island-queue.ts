/** Runs tasks one after the other, each when the browser has time, so that no two make one long task. */
export interface TaskQueue {
  readonly add: (task: () => Promise<void>) => void;
}

/** Milliseconds after which a task runs even if the browser is never idle. */
const PATIENCE_MS = 300;

/** Resolves when the browser has time. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
    } else setTimeout(resolve, 1);
  });

/** An empty queue. `pause` separates two tasks. A task that fails does not stop the next. */
export function createQueue(pause: () => Promise<void>): TaskQueue {
  let last = Promise.resolve();
  return {
    add(task) {
      last = last.then(pause).then(task).catch(console.error);
    },
  };
}
