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

/** Ends the task that the browser is at. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Loads modules side by side, and runs each in a task of its own: those that import each other run in one. Each has to come after those that it
 * needs.
 */
export async function runApart(addresses: readonly string[]): Promise<void> {
  // Where nothing can be loaded before it runs, one would wait for the other.
  if (!document.createElement('link').relList.supports('modulepreload')) return;
  for (const href of addresses) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  for (const address of addresses) {
    // What fails fails again in the demos that need it, and is shown there.
    await import(new URL(address, document.baseURI).href).catch(() => undefined);
    await nextTask();
  }
}

/** Empties an element that stays as high as it is, so that the page does not jump. `before` runs while its content is still there. */
export function reserve(element: HTMLElement, before: () => void = () => undefined): void {
  element.style.minBlockSize = `${element.offsetHeight}px`;
  before();
  element.replaceChildren();
}
