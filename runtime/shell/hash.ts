import { focusTarget } from './focus-target.ts';
import { idOfHash } from './toc.ts';

function followHash(): void {
  const target = document.getElementById(idOfHash(location.hash));
  if (target) focusTarget(target);
}

/** Addresses with a hash: the focus follows. */
export function startHash(): void {
  followHash();
  addEventListener('hashchange', followHash);
}
