import { markNamedLines } from './code/named-lines.ts';
import { focusTarget } from './focus-target.ts';
import { idOfHash } from './toc.ts';

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

function followHash(): void {
  const id = idOfHash(location.hash);
  const firstLine = markNamedLines(id);
  // Browsers know nothing of several lines. Where a reader has just clicked, nothing moves.
  if (firstLine && !isInView(firstLine)) firstLine.scrollIntoView();
  const target = firstLine ?? document.getElementById(id);
  if (target) focusTarget(target);
}

/** Addresses with a hash: the focus follows, and lines of code that they name are marked. */
export function startHash(): void {
  followHash();
  addEventListener('hashchange', followHash);
}
