import { groupBy } from '../model/collections.ts';

/** Counts the edits (insert, delete, replace, swap of neighbors) that turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : Infinity;
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost, swapped));
    }
  }
  return at(a.length, b.length);
}

/** Returns the closest known word, ignoring case. Undefined if none is close enough. */
export function closest(written: string, known: Iterable<string>): string | undefined {
  const allowed = Math.max(1, Math.floor(written.length / 3));
  return withinEdits(written, known, allowed).sort(
    (a, b) => a.edits - b.edits || (a.word < b.word ? -1 : 1),
  )[0]?.word;
}

/** Returns the known words that differ by at most `allowed` edits, ignoring case. */
function withinEdits(written: string, known: Iterable<string>, allowed: number) {
  const lower = written.toLowerCase();
  return [...known]
    .filter((word) => word !== '' && Math.abs(word.length - written.length) <= allowed)
    .map((word) => ({ word, edits: editDistance(lower, word.toLowerCase()) }))
    .filter(({ edits }) => edits <= allowed);
}

/** Returns the digits of a text in order. A different number is never a typo. */
const digitsOf = (text: string) => text.replace(/\P{Nd}+/gu, '');

const sortedLetters = (word: string) => [...word.toLowerCase()].sort().join('');

/** Minimum word lengths and maximum number of edits for a typo. */
const TYPO = { lettersPerEdit: 4, minLetters: 5, minSwappedLetters: 4, maxEdits: 2 } as const;

/**
 * Returns the only known word of which the written one is surely a typo. Digits must be the same,
 * and short words need two swapped letters. Raise `fewestLetters` if `known` lacks many real words.
 */
export function certainCorrection(
  written: string,
  known: Iterable<string>,
  minLetters: number = TYPO.minLetters,
): string | undefined {
  const allowed = Math.min(TYPO.maxEdits, Math.floor(written.length / TYPO.lettersPerEdit));
  const [best, second] = withinEdits(written, known, allowed).sort((a, b) => a.edits - b.edits);
  if (!best || second?.edits === best.edits) return undefined;
  const isSwapped = sortedLetters(best.word) === sortedLetters(written);
  const letters = Math.min(best.word.length, written.length);
  const isLong = letters >= (isSwapped ? TYPO.minSwappedLetters : minLetters);
  return isLong && digitsOf(best.word) === digitsOf(written) ? best.word : undefined;
}

/** Minimum letters of a word in an address, and per inserted, deleted or replaced letter. */
const WORD_TYPO = { minLetters: 5, lettersPerEdit: 4, lettersPerReplacement: 8 } as const;

/**
 * Whether a lower-case word of an address is a typo of another. Stricter than `certainCorrection`,
 * since addresses contain any word: `install` is not a typo of `uninstall`.
 */
function isTypo(written: string, meant: string): boolean {
  if (written === meant) return true;
  if (written[0] !== meant[0]) return false;
  const edits = editDistance(written, meant);
  const letters = Math.max(written.length, meant.length);
  if (sortedLetters(written) === sortedLetters(meant))
    return letters >= TYPO.minSwappedLetters && edits * TYPO.lettersPerEdit <= letters;
  const needed =
    written.length === meant.length ? WORD_TYPO.lettersPerReplacement : WORD_TYPO.lettersPerEdit;
  return letters >= WORD_TYPO.minLetters && edits * needed <= letters;
}

/** An existing path similar to one that does not exist. */
export interface NearPath {
  readonly address: string;
  /** Whether it is so close that it can replace the written path. */
  readonly certain: boolean;
}

const MAX_EDITS = 2;

interface KnownPath {
  readonly address: string;
  readonly segments: readonly string[];
  /** The segments joined, in lower case. */
  readonly letters: string;
}

/**
 * Creates a lookup for the existing path most similar to a missing one like `/a/b/`: the closest
 * one within a few edits, otherwise the only one with the same first and last segment, otherwise
 * the only one that differs in folders before it: `/docs/a/b/`. Lookups do not visit all paths.
 */
export function nearestAmong(paths: Iterable<string>): (path: string) => NearPath | undefined {
  const { sorted, byEnds, byEnd } = indexPaths(paths);
  return (path) => {
    const segments = segmentsOf(path);
    const slip = closestPath(segments, pathsWithinEdits(lettersOf(segments), sorted));
    if (slip) return slip;
    const only =
      onlyOf(byEnds.get(endsOf(segments)) ?? []) ??
      onlyOf((byEnd.get(endOf(segments)) ?? []).filter((known) => endAlike(known, segments)));
    return only && { address: only.address, certain: false };
  };
}

function indexPaths(paths: Iterable<string>) {
  const known = [...paths].map((address): KnownPath => {
    const segments = segmentsOf(address);
    return { address, segments, letters: lettersOf(segments) };
  });
  return {
    sorted: known.toSorted((a, b) => (a.letters < b.letters ? -1 : 1)),
    byEnds: groupBy(known, ({ segments }) => endsOf(segments)),
    byEnd: groupBy(known, ({ segments }) => endOf(segments)),
  };
}

const lettersOf = (segments: readonly string[]) => segments.join('/').toLowerCase();

/** Returns the first and the last segment. */
const endsOf = (segments: readonly string[]) => `${segments[0]}/${segments.at(-1)}`;

/** Returns the last two segments. */
const endOf = (segments: readonly string[]) => segments.slice(-2).join('/');

const onlyOf = <T>(values: readonly T[]): T | undefined =>
  values.length === 1 ? values[0] : undefined;

/** Whether the longer path ends with the shorter one, which has at least two segments. */
function endAlike({ segments: a }: KnownPath, b: readonly string[]): boolean {
  const length = Math.min(a.length, b.length);
  return length > 1 && a.slice(-length).join('/') === b.slice(-length).join('/');
}

export const nearestPath = (path: string, paths: Iterable<string>) => nearestAmong(paths)(path);

/**
 * Returns the paths whose letters differ by at most `MAX_EDITS` edits. Paths with the same start
 * share rows of the table of distances, and are skipped together if their start differs too much.
 */
function pathsWithinEdits(written: string, sorted: readonly KnownPath[]): KnownPath[] {
  const near: KnownPath[] = [];
  const rows = [Array.from({ length: written.length + 1 }, (_, column) => column)];
  let start = '';
  for (let at = 0; at < sorted.length;) {
    const path = sorted[at];
    if (!path) break;
    let length = sharedLength(path.letters, start);
    let isNear = true;
    while (isNear && length < path.letters.length) {
      length++;
      const row = distanceRow(rows, written, path.letters.slice(0, length));
      rows[length] = row;
      isNear = row.some((edits) => edits <= MAX_EDITS);
    }
    start = path.letters.slice(0, length);
    if (isNear && (rows[length]?.[written.length] ?? Infinity) <= MAX_EDITS) near.push(path);
    at = isNear ? at + 1 : endOfStart(sorted, at, start);
  }
  return near;
}

/**
 * Returns the edits between `start` and each beginning of `written`, from the rows of shorter
 * starts. Cells are `Infinity` if the lengths differ by more than `MAX_EDITS`.
 */
function distanceRow(rows: readonly number[][], written: string, start: string): number[] {
  const { length } = start;
  const [above = [], swapped = []] = [rows[length - 1], rows[length - 2]];
  const [before, letter] = [start[length - 2], start[length - 1]];
  const row = new Array<number>(written.length + 1).fill(Infinity);
  const last = Math.min(written.length, length + MAX_EDITS);
  for (let column = Math.max(0, length - MAX_EDITS); column <= last; column++) {
    const own = written[column - 1];
    const isSwap = column > 1 && own === before && written[column - 2] === letter;
    row[column] = Math.min(
      (above[column] ?? Infinity) + 1,
      (row[column - 1] ?? Infinity) + 1,
      (above[column - 1] ?? Infinity) + (own === letter ? 0 : 1),
      isSwap ? (swapped[column - 2] ?? Infinity) + 1 : Infinity,
    );
  }
  return row;
}

/** Returns the number of letters with which both texts start. */
function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < b.length && a[length] === b[length]) length++;
  return length;
}

/** Returns the index of the first path after `from` that does not start with `start`. */
function endOfStart(sorted: readonly KnownPath[], from: number, start: string): number {
  let [low, high] = [from, sorted.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (sorted[middle]?.letters.startsWith(start)) low = middle;
    else high = middle;
  }
  return high;
}

function closestPath(
  segments: readonly string[],
  known: readonly KnownPath[],
): NearPath | undefined {
  const near: (KnownPath & { readonly edits: number })[] = [];
  for (const path of known) {
    const edits = editsBetween(segments, path.segments);
    if (edits <= MAX_EDITS) near.push({ ...path, edits });
  }
  const [best, second] = near.sort((a, b) => a.edits - b.edits || (a.address < b.address ? -1 : 1));
  if (!best) return undefined;
  // `/step-1/` is not a typo of `/step-2/`.
  const hasSameDigits = digitsOf(best.address) === digitsOf(segments.join('/'));
  const isOnlyOne = second?.edits !== best.edits && hasSameDigits;
  return { address: best.address, certain: isOnlyOne && areTypos(segments, best.segments) };
}

/** Whether typos explain all differing words of the segments, however the words are joined. */
const areTypos = (written: readonly string[], meant: readonly string[]) =>
  written.every((segment, index) => {
    const [words, others] = [wordsOf(segment), wordsOf(meant[index] ?? '')];
    if (words.join('') === others.join('')) return true;
    return (
      words.length === others.length && words.every((word, at) => isTypo(word, others[at] ?? ''))
    );
  });

const wordsOf = (segment: string) => segment.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** Counts the edits between two paths. `Infinity` if they are not similar. */
function editsBetween(a: readonly string[], b: readonly string[]): number {
  if (a.length !== b.length || !a.every((segment, index) => areSimilar(segment, b[index] ?? ''))) {
    return Infinity;
  }
  let edits = 0;
  for (const [index, one] of a.entries()) {
    const other = b[index] ?? '';
    if (one !== other) edits += editDistance(one.toLowerCase(), other.toLowerCase());
    if (edits > MAX_EDITS) return Infinity;
  }
  return edits;
}

/** Whether two segments have similar lengths, and enough letters to recognize a typo. */
const areSimilar = (a: string, b: string) =>
  a === b || (Math.abs(a.length - b.length) <= MAX_EDITS && Math.min(a.length, b.length) > 2);
