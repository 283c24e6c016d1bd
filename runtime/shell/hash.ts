import { HOOKS } from '../contract/hooks.ts';
import { markNamedLines } from './named-lines.ts';
import { idOfHash } from './toc.ts';
import { focusTarget } from './viewport.ts';

/** Follows addresses with a hash: focuses their target, and marks the lines of code that they name. */
export function startHash(): void {
  followHash();
  addEventListener('hashchange', followHash);
}

function followHash(): void {
  const id = idOfHash(location.hash);
  const firstLine = markNamedLines(id);
  // The reader selected the line by its number, and may have moved on in its block.
  const pre = document.activeElement?.closest('pre');
  if (pre?.getAttribute(HOOKS.pressedLines) === id) return;
  // Browsers do not know addresses of several lines.
  firstLine?.scrollIntoView();
  const target = firstLine ?? document.getElementById(id);
  if (target) focusTarget(target);
}
