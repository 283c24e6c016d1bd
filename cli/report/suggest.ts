import { groupBy } from '../model/collections.ts';

/**
 * Counts the edits (insert, delete, replace, swap of neighbors) that turn `a` into `b`. `Infinity`
 * if there are more than `max`.
 */
export function editDistance(a: string, b: string, max = Infinity): number {
  if (Math.abs(a.length - b.length) > max) return Infinity;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [from, to] = [a.slice(start), b.slice(start)];
  let beforeLast: number[] = [];
  let last = [0];
  for (let column = 1; column <= to.length; column++) last.push(column);
  for (let i = 0; i < from.length; i++) {
    const row = [i + 1];
    let least = i + 1;
    for (let j = 0; j < to.length; j++) {
      const isSwap = i > 0 && j > 0 && from[i] === to[j - 1] && from[i - 1] === to[j];
      const edits = Math.min(
        (last[j + 1] ?? 0) + 1,
        (row[j] ?? 0) + 1,
        (last[j] ?? 0) + (from[i] === to[j] ? 0 : 1),
        isSwap ? (beforeLast[j - 1] ?? 0) + 1 : Infinity,
      );
      row.push(edits);
      least = Math.min(least, edits);
    }
    if (least > max) return Infinity;
    [beforeLast, last] = [last, row];
  }
  const edits = last[to.length] ?? 0;
  return edits > max ? Infinity : edits;
}

/** Returns the closest known word, ignoring case. Undefined if none is close enough. */
export function closest(written: string, known: Iterable<string>): string | undefined {
  const allowed = Math.max(1, Math.floor(written.length / 3));
  return withinEdits(written, known, allowed).sort(
    (a, b) => a.edits - b.edits || (a.word < b.word ? -1 : 1),
  )[0]?.word;
}

/** Returns the known words that differ by at most `allowed` edits, ignoring case. */
const withinEdits = (written: string, known: Iterable<string>, allowed: number) =>
  [...known]
    .map((word) => ({
      word,
      edits: editDistance(written.toLowerCase(), word.toLowerCase(), allowed),
    }))
    .filter(({ word, edits }) => word !== '' && edits <= allowed);

/** Returns the digits of a text in order. A different number is never a typo. */
const digitsOf = (text: string) => text.replace(/\P{Nd}+/gu, '');

const sortedLetters = (word: string) => [...word.toLowerCase()].sort().join('');

/**
 * Whether a word differs from another of the same length by several replaced letters. Then it is
 * not a typo: `sourcePath` is another word than `sourceHash`.
 */
export function hasReplacedLetters(written: string, word: string): boolean {
  const [a, b] = [written.toLowerCase(), word.toLowerCase()];
  const replaced = [...a].filter((letter, at) => letter !== b[at]).length;
  const isPlain = a.length === b.length && replaced === editDistance(a, b);
  return isPlain && replaced > 1 && sortedLetters(a) !== sortedLetters(b);
}

/** Returns a word with one letter for each doubled letter: `home` for `homme`. */
const singleLetters = (word: string) => word.toLowerCase().replace(/(.)\1/gsu, '$1');

/** Minimum word lengths and maximum number of edits for a typo. */
const TYPO = { lettersPerEdit: 4, minLetters: 5, minKeptLetters: 4, maxEdits: 2 } as const;

/**
 * Returns the only known word of which the written one is surely a typo. Digits must be the same.
 * Short words must differ by swapped or doubled letters. Raise `minLetters` if `known` lacks many
 * real words.
 */
export function certainCorrection(
  written: string,
  known: Iterable<string>,
  minLetters: number = TYPO.minLetters,
): string | undefined {
  const allowed = Math.min(TYPO.maxEdits, Math.floor(written.length / TYPO.lettersPerEdit));
  const [best, second] = withinEdits(written, known, allowed).sort((a, b) => a.edits - b.edits);
  if (!best || second?.edits === best.edits) return undefined;
  if (hasReplacedLetters(written, best.word)) return undefined;
  const hasSameLetters = [sortedLetters, singleLetters].some(
    (lettersOf) => lettersOf(best.word) === lettersOf(written),
  );
  const letters = Math.min(best.word.length, written.length);
  const isLong = letters >= (hasSameLetters ? TYPO.minKeptLetters : minLetters);
  return isLong && digitsOf(best.word) === digitsOf(written) ? best.word : undefined;
}

/** Limits of typos in addresses: minimum letters of a word, and letters of a word for each edit. */
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
    return letters >= TYPO.minKeptLetters && edits * TYPO.lettersPerEdit <= letters;
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
}

/**
 * Creates a lookup for the existing path most similar to a missing one like `/a/b/`: the closest
 * one within a few edits of one segment, otherwise the only one with the same first and last
 * segment, otherwise the only one that differs in folders before it: `/docs/a/b/`.
 */
export function nearestAmong(paths: Iterable<string>): (path: string) => NearPath | undefined {
  const known = [...paths].map((address) => ({ address, segments: segmentsOf(address) }));
  const byEnds = groupBy(known, ({ segments }) => endsOf(segments));
  const byLastTwo = groupBy(known, ({ segments }) => lastTwoOf(segments));
  const siblings = indexSiblings(known);
  return (path) => {
    const segments = segmentsOf(path);
    const typo = closestPath({ address: path, segments }, siblings(segments));
    if (typo) return typo;
    const sameEnd = byLastTwo.get(lastTwoOf(segments)) ?? [];
    const only =
      onlyOf(byEnds.get(endsOf(segments)) ?? []) ??
      onlyOf(sameEnd.filter((other) => haveSameEnd(other.segments, segments)));
    return only && { address: only.address, certain: false };
  };
}

/**
 * Creates a lookup for the paths that differ from a path in one segment, with a similar length.
 * Large sites have too many pages to compare each missing path with all.
 */
function indexSiblings(known: readonly KnownPath[]) {
  const keyOf = (segments: readonly string[], at: number, length: number) =>
    `${segments.with(at, '*').join('/').toLowerCase()} ${length}`;
  const entries = known.flatMap((path) =>
    path.segments.map((segment, at) => [keyOf(path.segments, at, segment.length), path] as const),
  );
  const index = groupBy(entries, ([key]) => key);
  return (segments: readonly string[]): readonly KnownPath[] => {
    const found = segments.flatMap(({ length }, at) =>
      Array.from({ length: 2 * MAX_EDITS + 1 }, (_, step) =>
        index.get(keyOf(segments, at, length + step - MAX_EDITS)),
      ),
    );
    return [...new Set(found.flatMap((some = []) => some.map(([, path]) => path)))];
  };
}

export const nearestPath = (path: string, paths: Iterable<string>) => nearestAmong(paths)(path);

/**
 * Returns the segments of a path, without numbers that only sort them: `01-start`, `(1)start`. A
 * file `affix/index.md` is the same page as `affix.md`.
 */
const segmentsOf = (path: string) =>
  path
    .replace(/(?<=[^/])\/index(?=\.md$)/, '')
    .split('/')
    .map((segment) => segment.replace(/^(?:\d+[-_]|\(\d+\))(?=\D)/, ''))
    .filter(Boolean);

const endsOf = (segments: readonly string[]) => `${segments[0]}/${segments.at(-1)}`;

const lastTwoOf = (segments: readonly string[]) => segments.slice(-2).join('/');

const onlyOf = <T>(values: readonly T[]): T | undefined =>
  values.length === 1 ? values[0] : undefined;

/** Whether the longer path ends with the shorter one, which has at least two segments. */
function haveSameEnd(a: readonly string[], b: readonly string[]): boolean {
  const length = Math.min(a.length, b.length);
  return length > 1 && a.slice(-length).join('/') === b.slice(-length).join('/');
}

function closestPath(
  { address, segments }: KnownPath,
  known: readonly KnownPath[],
): NearPath | undefined {
  const near = known.flatMap((other) => {
    const edits = editsBetween(segments, other.segments);
    return edits <= MAX_EDITS ? [{ ...other, edits }] : [];
  });
  const [best, second] = near.sort((a, b) => a.edits - b.edits || (a.address < b.address ? -1 : 1));
  if (!best) return undefined;
  // `/step-1/` is not a typo of `/step-2/`.
  const hasSameDigits = digitsOf(best.address) === digitsOf(address);
  const isOnlyOne = second?.edits !== best.edits && hasSameDigits;
  return { address: best.address, certain: isOnlyOne && areTypos(segments, best.segments) };
}

/** Counts the edits between two paths, ignoring case. `Infinity` if they are not similar. */
function editsBetween(a: readonly string[], b: readonly string[]): number {
  if (a.length !== b.length || !a.every((segment, index) => areSimilar(segment, b[index] ?? '')))
    return Infinity;
  return a.reduce(
    (sum, segment, index) =>
      sum + editDistance(segment.toLowerCase(), (b[index] ?? '').toLowerCase(), MAX_EDITS),
    0,
  );
}

/** Whether two segments have similar lengths, and enough letters to recognize a typo. */
const areSimilar = (a: string, b: string) =>
  a === b || (Math.abs(a.length - b.length) <= MAX_EDITS && Math.min(a.length, b.length) > 2);

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
