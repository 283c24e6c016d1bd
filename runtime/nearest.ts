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

/** The known name that a wanted one may be a slip for; undefined if none is near. */
export function nearestName(wanted: string, known: readonly string[]): string | undefined {
  const tooFar = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  const [best] = known
    .map((name) => ({ name, distance: letterEdits(wanted.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance < tooFar)
    .sort((a, b) => a.distance - b.distance);
  return best?.name;
}

/** A page of the site as `pages.json` has it: pathname and title. */
export type ListedPage = readonly [pathname: string, title: string];

/** How many pages are offered at most. */
const MOST_NEAREST = 5;

/** What a segment that is missing or too many costs; another one in its place costs at most 1. */
const GAP = 0.7;

/** Pages whose address differs by more than this share of its segments are no help. */
const TOO_FAR = 0.5;

/** Longer addresses than this are nobody's slip; comparing them with every page of a large site would take minutes. */
const MOST_LETTERS = 150;

/** The pages whose addresses are most like the one that was asked for, the likest first. */
export function nearestPages(wanted: string, pages: readonly ListedPage[]): ListedPage[] {
  if (wanted.length > MOST_LETTERS) return [];
  const segments = segmentsOf(wanted);
  return pages
    .map((page) => ({ page, distance: distanceOf(segments, segmentsOf(page[0])) }))
    .filter(({ distance }) => distance <= TOO_FAR)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_NEAREST)
    .map(({ page }) => page);
}

const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);

/** From 0 for the same to 1 for nothing in common. */
function distanceOf(a: readonly string[], b: readonly string[]): number {
  const cost = (one: string, other: string) =>
    letterEdits(one, other) / Math.max(one.length, other.length, 1);
  return edits(a, b, { gap: GAP, replace: cost }) / Math.max(a.length, b.length, 1);
}
