/** Edits (insert, delete, replace, swap of neighbours) that turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + cost,
          swapped ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(a.length, b.length);
}

/** The known word closest to what was written, or undefined if none is close enough to be meant. Case does not count. */
export function closest(written: string, known: Iterable<string>): string | undefined {
  const allowed = Math.max(1, Math.floor(written.length / 3));
  const lower = written.toLowerCase();
  return [...known]
    .filter((word) => Math.abs(word.length - written.length) <= allowed)
    .map((word) => ({ word, distance: editDistance(lower, word.toLowerCase()) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))[0]?.word;
}

/** The digits of a text, in their order: those are never a slip of the pen. */
export const digitsOf = (text: string) => text.replace(/\P{Nd}+/gu, '');

/** Letters that a word needs for one edit to be a slip of the pen, and edits that are one at most. */
const SLIP = { lettersAnEdit: 4, fewestLetters: 5, fewestSwapped: 4, mostEdits: 2 } as const;

/**
 * The only known word that a slip of the pen makes of what was written, so close that it may be put in its place; undefined for words that have
 * few letters, but for two of them swapped, and where the digits differ. `fewestLetters`: more of them, where many words are known to others.
 */
export function slipOf(
  written: string,
  known: Iterable<string>,
  fewestLetters: number = SLIP.fewestLetters,
): string | undefined {
  const lower = written.toLowerCase();
  const allowed = Math.min(SLIP.mostEdits, Math.floor(written.length / SLIP.lettersAnEdit));
  const [best, second] = [...known]
    .filter((word) => Math.abs(word.length - written.length) <= allowed)
    .map((word) => ({ word, edits: editDistance(lower, word.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  if (!best || best.edits > allowed || second?.edits === best.edits) return undefined;
  const isSwapped = lettersOf(best.word) === lettersOf(written);
  const letters = Math.min(best.word.length, written.length);
  const isLong = letters >= (isSwapped ? SLIP.fewestSwapped : fewestLetters);
  return isLong && digitsOf(best.word) === digitsOf(written) ? best.word : undefined;
}

/** Letters that a word of an address needs for each kind of slip: for one edit that adds or drops a letter, and for one that puts another in its place. */
const WORD_SLIP = { fewestLetters: 5, lettersAnEdit: 4, lettersAReplacement: 8 } as const;

/**
 * Whether a word of an address is another one with a slip of the pen. Stricter than `slipOf`, since addresses are made of any words: `install`
 * is no slip for `uninstall`, nor `styles` for `styled` or `tab` for `tabs`. Both in lower case.
 */
export function isSlip(written: string, meant: string): boolean {
  if (written === meant) return true;
  if (written[0] !== meant[0]) return false;
  const edits = editDistance(written, meant);
  const letters = Math.max(written.length, meant.length);
  if (lettersOf(written) === lettersOf(meant))
    return letters >= SLIP.fewestSwapped && edits * SLIP.lettersAnEdit <= letters;
  const needed =
    written.length === meant.length ? WORD_SLIP.lettersAReplacement : WORD_SLIP.lettersAnEdit;
  return letters >= WORD_SLIP.fewestLetters && edits * needed <= letters;
}

const lettersOf = (word: string) => [...word.toLowerCase()].sort().join('');
