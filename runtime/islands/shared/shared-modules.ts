/** Ends the task that the browser is at. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Loads modules side by side, and runs each in a task of its own: those that import each other run in one. Each has to come after those that it
 * needs. What cannot be loaded is told by whoever needs it.
 */
export async function runApart(addresses: readonly string[]): Promise<void> {
  // Where nothing can be loaded before it runs, one would wait for the other.
  if (!document.createElement('link').relList.supports('modulepreload')) return;
  for (const href of addresses) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  try {
    for (const address of addresses) {
      await import(new URL(address, document.baseURI).href);
      await nextTask();
    }
  } catch {
    // The module that needs it fails next, and says so.
  }
}
