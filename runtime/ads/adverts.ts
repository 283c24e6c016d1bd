import type { Page } from '../page.ts';

/** Shows adverts in the boxes of this page. */
export function startAdverts({ keys }: Page): void {
  void keys;
}
