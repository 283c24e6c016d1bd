import { edits, letterEdits } from '../../edits.ts';

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
