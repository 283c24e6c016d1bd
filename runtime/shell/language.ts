import { HOOKS } from '../contract/hooks.ts';
import { onMatch } from '../events.ts';

/** The link leads to the same place of the page: where the reader is now, not where the page was opened. */
function keepPlace(_event: Event, link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  link.search = location.search;
  link.hash = location.hash;
}

/** Links to the page in other languages keep query and hash, however they are followed: by click, in a new tab, or by their address. */
export function startLanguage(): void {
  const selector = `a[${HOOKS.language}]`;
  onMatch('click', selector, keepPlace);
  onMatch('pointerdown', selector, keepPlace);
  onMatch('focusin', selector, keepPlace);
}
