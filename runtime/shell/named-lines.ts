import { HOOKS } from '../contract/hooks.ts';

/** Lines of one block, both numbers included. */
interface NamedLines {
  /** `code-2`. */
  readonly block: string;
  readonly first: number;
  readonly last: number;
}

/** Returns the lines that `code-2-L5` or `code-2-L5-L9` names; undefined for other ids. */
export function linesOfId(id: string): NamedLines | undefined {
  const [, block, one, other = one] = /^(code-\d+)-L(\d+)(?:-L(\d+))?$/.exec(id) ?? [];
  if (block === undefined) return undefined;
  const numbers = [Number(one), Number(other)];
  return { block, first: Math.min(...numbers), last: Math.max(...numbers) };
}

/** Maximum number of marked lines: an address may name any number, but no block has more. */
const MAX_LINES = 10_000;

/** Marks the lines that `#code-2-L5-L9` names, and returns the first. CSS marks single lines. */
export function markNamedLines(id: string): HTMLElement | null {
  for (const line of document.querySelectorAll(`[${HOOKS.namedLine}]`)) {
    line.removeAttribute(HOOKS.namedLine);
  }
  const named = linesOfId(id);
  if (!named || named.first === named.last) return null;
  const { block, first } = named;
  for (let at = first; at <= Math.min(named.last, first + MAX_LINES); at++) {
    document.getElementById(`${block}-L${at}`)?.setAttribute(HOOKS.namedLine, '');
  }
  return document.getElementById(`${block}-L${first}`);
}
