import { HOOKS } from '../contract/hooks.ts';
import { onMatch } from '../events.ts';

/** Keeps query and hash in links to the page in other languages, by click, in a new tab or by copying the address. */
export function startLanguage(): void {
  for (const type of ['click', 'pointerdown', 'focusin'] as const) {
    onMatch(type, `a[${HOOKS.language}]`, (_event, link) => {
      if (!(link instanceof HTMLAnchorElement)) return;
      link.search = location.search;
      link.hash = location.hash;
    });
  }
}
