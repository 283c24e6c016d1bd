import { HOOKS } from '../../contract/hooks.ts';
import { linesOfId } from './line-ids.ts';

/** More lines than any block has: what an address names may be anything. */
const MOST_LINES = 10_000;

/** Marks the lines that an address such as `#code-2-L5-L9` names, and no others. Returns the first of them. A single line is a target, which CSS marks. */
export function markNamedLines(id: string): HTMLElement | null {
  for (const line of document.querySelectorAll(`[${HOOKS.namedLine}]`)) {
    line.removeAttribute(HOOKS.namedLine);
  }
  const named = linesOfId(id);
  if (!named || named.first === named.last) return null;
  const { block, first } = named;
  for (let at = first; at <= Math.min(named.last, first + MOST_LINES); at++) {
    document.getElementById(`${block}-L${at}`)?.setAttribute(HOOKS.namedLine, '');
  }
  return document.getElementById(`${block}-L${first}`);
}
