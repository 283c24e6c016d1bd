/** Counts added, removed, changed and swapped letters between two words. */
export function letterEdits(a: string, b: string): number {
  const [from, to] = [[...a], [...b]];
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (const [row, letter] of from.entries()) {
    const [above, before] = [rows[row], rows[row - 1]];
    const line = [row + 1];
    for (const [at, other] of to.entries()) {
      const [left = 0, diagonal = 0, top = 0] = [line[at], above?.[at], above?.[at + 1]];
      const isSwap = letter === to[at - 1] && other === from[row - 1];
      const swapped = isSwap ? (before?.[at - 1] ?? 0) + 1 : Infinity;
      line.push(Math.min(left + 1, top + 1, diagonal + Number(letter !== other), swapped));
    }
    rows.push(line);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

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

/** Share of changed letters up to which a segment is a typo. */
const MAX_TYPO = 0.35;

/** Maximum length. Longer addresses are not typos, and comparing them could take minutes. */
const MAX_LETTERS = 150;

const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);

const wordDistance = (one: string, other: string) =>
  letterEdits(one, other) / Math.max(one.length, other.length, 1);

const isTypo = (one: string, other: string) => wordDistance(one, other) <= MAX_TYPO;

/**
 * Returns the pages with the name of the last segment that names any page, or a typo of it: first
 * those in the folder of the requested address, or else of the referring page `from`, then the most
 * similar.
 */
export function nearestPages(
  wanted: string,
  pages: readonly ListedPage[],
  from = '',
): ListedPage[] {
  if (wanted.length > MAX_LETTERS) return [];
  const segments = segmentsOf(wanted);
  const folderOf = (path: string) => segmentsOf(path)[0] ?? '';
  const hasFolder = pages.some(([pathname]) => isTypo(folderOf(wanted), folderOf(pathname)));
  const folder = folderOf(hasFolder ? wanted : from);
  const similar = pages.map((page) => {
    const own = segmentsOf(page[0]);
    const names = [own.at(-1) ?? '', page[1].toLowerCase().replace(/\s+/g, '-')];
    const isElsewhere = !isTypo(folder, own[0] ?? '');
    return { page, isElsewhere, distance: distanceOf(segments, names) };
  });
  const nearest = Math.min(...similar.map(({ distance }) => Math.floor(distance)));
  return similar
    .filter(({ distance }) => distance < nearest + 1)
    .sort((a, b) => Number(a.isElsewhere) - Number(b.isElsewhere) || a.distance - b.distance)
    .slice(0, MAX_NEAREST)
    .map(({ page }) => page);
}

/** Returns the segments after the last similar one, plus its share of changed letters. */
function distanceOf(segments: readonly string[], names: readonly string[]): number {
  const distances = segments.map((segment, at) => {
    const typo = Math.min(...names.map((name) => wordDistance(segment, name)));
    return typo > MAX_TYPO ? Infinity : segments.length - 1 - at + typo;
  });
  return Math.min(...distances);
}
