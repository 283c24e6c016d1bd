/** Costs of edits between two lists. Two items in the wrong order cost 1. */
interface EditCosts {
  /** An added or removed item. */
  readonly gap: number;
  /** A replaced item; 0 for the same. */
  readonly replace: (a: string, b: string) => number;
}

/** Returns the lowest cost of edits that turn one list into the other. */
function editCost(a: readonly string[], b: readonly string[], { gap, replace }: EditCosts): number {
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index * gap);
  for (const [row, one] of a.entries()) {
    const line = [(row + 1) * gap];
    for (const [index, other] of b.entries()) {
      const [left = 0, diagonal = 0, top = 0] = [line[index], above[index], above[index + 1]];
      const isSwap = one === b[index - 1] && other === a[row - 1];
      const swapped = isSwap ? (before[index - 1] ?? 0) + 1 : Infinity;
      line.push(Math.min(left + gap, top + gap, diagonal + replace(one, other), swapped));
    }
    [before, above] = [above, line];
  }
  return above[b.length] ?? 0;
}

/** Counts added, removed, changed and swapped letters between two words. */
export const letterEdits = (a: string, b: string): number =>
  editCost([...a], [...b], { gap: 1, replace: (one, other) => (one === other ? 0 : 1) });

/** Returns the known name that a wanted one may be a typo of. */
export function nearestName(wanted: string, known: readonly string[]): string | undefined {
  const tooFar = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  const [best] = known
    .map((name) => ({ name, distance: letterEdits(wanted.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance < tooFar)
    .sort((a, b) => a.distance - b.distance);
  return best?.name;
}

/** A page in `pages.json`. */
export type ListedPage = readonly [pathname: string, title: string];

const MAX_NEAREST = 5;

/** Cost of a missing or additional segment. Replacing a segment costs at most 1. */
const SEGMENT_GAP = 0.7;

/** Share of segments above which a page is not offered. */
const MAX_DISTANCE = 0.5;

/** Share of changed letters up to which a last segment is a typo. */
const MAX_TYPO = 0.35;

/** Maximum length. Longer addresses are not typos, and comparing them could take minutes. */
const MAX_LETTERS = 150;

/**
 * Returns the pages whose addresses are most similar to the requested one: first those in its
 * folder, or else in the folder of `from`, the referring page, then the most similar. If the last
 * segment is a typo of some, returns only those.
 */
export function nearestPages(
  wanted: string,
  pages: readonly ListedPage[],
  from = '',
): ListedPage[] {
  if (wanted.length > MAX_LETTERS) return [];
  const segments = segmentsOf(wanted);
  const hasFolder = pages.some(([pathname]) => segmentsOf(pathname)[0] === segments[0]);
  const [folder] = hasFolder ? segments : segmentsOf(from);
  const similar = pages
    .map((page) => {
      const own = segmentsOf(page[0]);
      const isElsewhere = own[0] !== folder;
      return { page, isElsewhere, ...comparePage(segments, own, page[1]) };
    })
    .filter(({ distance }) => distance <= MAX_DISTANCE);
  const typos = similar.filter(({ isTypo }) => isTypo);
  return (typos.length > 0 ? typos : similar)
    .sort((a, b) => Number(a.isElsewhere) - Number(b.isElsewhere) || a.distance - b.distance)
    .slice(0, MAX_NEAREST)
    .map(({ page }) => page);
}

const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);

const wordDistance = (one: string, other: string) =>
  letterEdits(one, other) / Math.max(one.length, other.length, 1);

/** Compares an address with a page. The page's title may be its last segment. */
function comparePage(wanted: readonly string[], own: readonly string[], title: string) {
  const whole = distanceOf(wanted, own);
  const [last = ''] = wanted.slice(-1);
  const name = title.toLowerCase().replace(/\s+/g, '-');
  const nearest = Math.min(wordDistance(last, own.at(-1) ?? ''), wordDistance(last, name));
  if (nearest > MAX_TYPO) return { isTypo: false, distance: whole };
  const distance = (distanceOf(wanted, [...own.slice(0, -1), last]) + nearest) / 2;
  return { isTypo: true, distance: Math.min(whole, distance) };
}

/** Returns 0 for equal paths, up to 1 for paths with nothing in common. */
function distanceOf(a: readonly string[], b: readonly string[]): number {
  const replace = (one: string, other: string) => {
    const distance = wordDistance(one, other);
    // Words that share a few letters by chance count as entirely different.
    return distance > MAX_DISTANCE ? 1 : distance;
  };
  return editCost(a, b, { gap: SEGMENT_GAP, replace }) / Math.max(a.length, b.length, 1);
}
