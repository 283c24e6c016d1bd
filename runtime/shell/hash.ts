import { HOOKS } from '../contract/hooks.ts';
import { markNamedLines } from './code-blocks.ts';
import { idOfHash } from './toc.ts';
import { focusTarget } from './viewport.ts';

/** Whether the reader has named the line by its number and is still in its block, wherever they went on to. */
const isThere = (id: string) =>
  document.activeElement?.closest('pre')?.getAttribute(HOOKS.pressedLines) === id;

function followHash(): void {
  const id = idOfHash(location.hash);
  const firstLine = markNamedLines(id);
  if (isThere(id)) return;
  // Browsers know nothing of several lines.
  firstLine?.scrollIntoView();
  const target = firstLine ?? document.getElementById(id);
  if (target) focusTarget(target);
}

/** Addresses with a hash: the focus follows, and lines of code that they name are marked. */
export function startHash(): void {
  followHash();
  addEventListener('hashchange', followHash);
}
