import { digitsOf, editDistance, isSlip } from './suggest.ts';

/** A path that was perhaps meant. */
export interface NearPath {
  readonly address: string;
  /** So close that it may be put in its place. */
  readonly certain: boolean;
}

/** Edits that a slip of the pen makes at most. */
const MOST_EDITS = 2;

interface Known {
  readonly address: string;
  readonly segments: readonly string[];
}

/**
 * Finds the existing path closest to one that does not exist: one that a slip of the pen explains, else the only one that begins and ends
 * with the same segments; `undefined` rather than a wild guess. Paths are like `/a/b/`. To be made once where many are looked for.
 */
export function nearestAmong(paths: Iterable<string>): (path: string) => NearPath | undefined {
  const known = [...paths].map((address): Known => ({ address, segments: segmentsOf(address) }));
  const byLast = new Map<string | undefined, Known[]>();
  for (const one of known) {
    const last = one.segments.at(-1);
    byLast.set(last, [...(byLast.get(last) ?? []), one]);
  }
  return (path) => {
    const segments = segmentsOf(path);
    const slip = closestSlip(segments, known);
    if (slip) return slip;
    const [only, other] = (byLast.get(segments.at(-1)) ?? []).filter(
      (one) => one.segments[0] === segments[0],
    );
    return only && !other ? { address: only.address, certain: false } : undefined;
  };
}

/** `nearestAmong` for a single question. */
export const nearestPath = (path: string, paths: Iterable<string>) => nearestAmong(paths)(path);

function closestSlip(segments: readonly string[], known: readonly Known[]): NearPath | undefined {
  const [best, second] = known
    .map((one) => ({ ...one, edits: editsBetween(segments, one.segments) }))
    .filter(({ edits }) => edits <= MOST_EDITS)
    .sort((a, b) => a.edits - b.edits || (a.address < b.address ? -1 : 1));
  if (!best) return undefined;
  // Another number is another thing: `/step-1/` is no slip of the pen for `/step-2/`.
  const hasSameDigits = digitsOf(best.address) === digitsOf(segments.join('/'));
  const isOneThing = second?.edits !== best.edits && hasSameDigits;
  return { address: best.address, certain: isOneThing && areSlips(segments, best.segments) };
}

/** Whether slips of the pen explain every word in which the segments differ, however the words are joined. */
const areSlips = (written: readonly string[], meant: readonly string[]) =>
  written.every((segment, index) => {
    const [words, others] = [wordsOf(segment), wordsOf(meant[index] ?? '')];
    if (words.join('') === others.join('')) return true;
    return (
      words.length === others.length && words.every((word, at) => isSlip(word, others[at] ?? ''))
    );
  });

const wordsOf = (segment: string) => segment.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** Edits between paths of equally many segments; `Infinity` for others, and where a segment would change beyond recognition. */
function editsBetween(a: readonly string[], b: readonly string[]): number {
  const pairs = a.map((segment, index) => [segment, b[index] ?? ''] as const);
  if (a.length !== b.length || !pairs.every(areAlike)) return Infinity;
  let edits = 0;
  for (const [one, other] of pairs) {
    if (one !== other) edits += editDistance(one.toLowerCase(), other.toLowerCase());
    if (edits > MOST_EDITS) return Infinity;
  }
  return edits;
}

/** Whether two segments are near in length, and long enough for a slip to be told from another word. */
const areAlike = ([a, b]: readonly [string, string]) =>
  a === b || (Math.abs(a.length - b.length) <= MOST_EDITS && Math.min(a.length, b.length) > 2);
