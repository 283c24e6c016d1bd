import type { Page } from '../page.ts';

/** Asks readers what they allow. */
export function startAsking({ keys }: Page): void {
  void keys;
}
