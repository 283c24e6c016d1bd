import { HOOKS } from '../contract/hooks.ts';
import { markNamedLines } from './code/named-lines.ts';
import { focusTarget } from './focus-target.ts';
import { idOfHash } from './toc.ts';

/** Whether the reader is at a line that the address names: its number was just pressed. */
const isThere = () =>
  document.activeElement?.closest(`pre :target, [${HOOKS.namedLine}]`) instanceof Element;

function followHash(): void {
  const id = idOfHash(location.hash);
  const firstLine = markNamedLines(id);
  if (isThere()) return;
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
