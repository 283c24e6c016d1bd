/** Lines of one block, both numbers included. */
export interface NamedLines {
  /** `code-2`. */
  readonly block: string;
  readonly first: number;
  readonly last: number;
}

/** The line that `code-2-L5` names, or undefined for any other id. */
export function lineOfId(id: string): NamedLines | undefined {
  const [, block, line] = /^(code-\d+)-L(\d+)$/.exec(id) ?? [];
  return block === undefined ? undefined : { block, first: Number(line), last: Number(line) };
}

/** The lines that `code-2-L5` or `code-2-L5-L9` names, in ascending order, or undefined for any other id. */
export function linesOfId(id: string): NamedLines | undefined {
  const [, start = id, last] = /^(.+)-L(\d+)$/.exec(id) ?? [];
  const from = lineOfId(start);
  if (!from) return lineOfId(id);
  const numbers = [from.first, Number(last)];
  return { block: from.block, first: Math.min(...numbers), last: Math.max(...numbers) };
}
