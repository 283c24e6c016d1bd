import { HOOKS } from '../contract/hooks.ts';
import { onMatch } from '../events.ts';

/** Keeps query and hash in links to other languages, also in new tabs and copied addresses. */
export function startLanguage(): void {
  for (const type of ['click', 'pointerdown', 'focusin'] as const) {
    onMatch(type, `a[${HOOKS.language}]`, (_event, link) => {
      if (!(link instanceof HTMLAnchorElement)) return;
      link.search = location.search;
      link.hash = location.hash;
    });
  }
}
