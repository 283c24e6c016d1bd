/** What changes of a list cost. */
export interface EditCosts {
  /** Something that is missing, or too many. */
  readonly gap: number;
  /** Something else in its place; 0 for the same. */
  readonly replace: (a: string, b: string) => number;
}

/** What it costs at least to make one list of the other. */
export function edits(
  a: readonly string[],
  b: readonly string[],
  { gap, replace }: EditCosts,
): number {
  const first = Array.from({ length: b.length + 1 }, (_, index) => index * gap);
  const last = a.reduce((above, one, row) => {
    const line = [(row + 1) * gap];
    for (const [index, other] of b.entries()) {
      const [left = 0, diagonal = 0, top = 0] = [line[index], above[index], above[index + 1]];
      line.push(Math.min(left + gap, top + gap, diagonal + replace(one, other)));
    }
    return line;
  }, first);
  return last[b.length] ?? 0;
}

/** How many letters must be put in, taken out or changed to make one word of the other. */
export const letterEdits = (a: string, b: string): number =>
  edits([...a], [...b], { gap: 1, replace: (one, other) => (one === other ? 0 : 1) });
