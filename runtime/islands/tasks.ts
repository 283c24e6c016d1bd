import { createElement } from '../elements.ts';
import { sleep } from '../events.ts';

/** Milliseconds after which a task runs even if the browser is never idle. */
const IDLE_TIMEOUT_MS = 300;

const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    } else setTimeout(resolve, 1);
  });

/**
 * Creates a function that runs tasks one by one, each after a pause, so that none forms a long
 * task. A failed task does not stop the next.
 */
export function createQueue(pause = idle): (task: () => Promise<void>) => void {
  let last = Promise.resolve();
  return (task) => {
    last = last.then(pause).then(task).catch(console.error);
  };
}

/** Loads modules in parallel, and runs each in a task of its own. Imported ones come first. */
export async function runModulesInTasks(addresses: readonly string[]): Promise<void> {
  // Without preloading, the modules would load one after another.
  if (!document.createElement('link').relList.supports('modulepreload')) return;
  for (const href of addresses) {
    document.head.append(createElement('link', { rel: 'modulepreload', href }));
  }
  for (const address of addresses) {
    // A failure appears again in the demos that need the module.
    await import(new URL(address, document.baseURI).href).catch(() => undefined);
    await sleep(0);
  }
}
