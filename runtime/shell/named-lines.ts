import { HOOKS } from '../contract/hooks.ts';

/** Lines of one block, both numbers included. */
interface NamedLines {
  /** `code-2`. */
  readonly block: string;
  readonly first: number;
  readonly last: number;
}

/** Returns the line that `code-2-L5` names; undefined for any other id. */
export function lineOfId(id: string): NamedLines | undefined {
  const [, block, line] = /^(code-\d+)-L(\d+)$/.exec(id) ?? [];
  return block === undefined ? undefined : { block, first: Number(line), last: Number(line) };
}

/** Returns the lines that `code-2-L5` or `code-2-L5-L9` names; undefined for other ids. */
export function linesOfId(id: string): NamedLines | undefined {
  const [, start = id, last] = /^(.+)-L(\d+)$/.exec(id) ?? [];
  const from = lineOfId(start);
  if (!from) return lineOfId(id);
  const numbers = [from.first, Number(last)];
  return { block: from.block, first: Math.min(...numbers), last: Math.max(...numbers) };
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
