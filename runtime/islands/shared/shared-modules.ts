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
