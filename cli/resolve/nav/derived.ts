import type { NavEntry } from '../../model/nav.ts';
import type { Pathname } from '../../model/paths.ts';
import { labelOf, type LabelTexts } from '../titles.ts';

/** A page that wants a place in a tree. */
export interface TitledPage {
  readonly pathname: Pathname;
  readonly title: string;
}

/** A tree made from where pages lie: folders are groups, pages come before folders, and each in the order of their paths. */
export function deriveNav(
  pages: readonly TitledPage[],
  root: string,
  texts: LabelTexts,
): NavEntry[] {
  const base = root.split('/').filter(Boolean);
  const placed = pages.map((page) => {
    const segments = page.pathname.split('/').filter(Boolean);
    const below = base.every((part, index) => segments[index] === part);
    return { page, path: below ? segments.slice(base.length) : segments };
  });
  const taken = new Set<string>(pages.map(({ pathname }) => pathname));
  return entriesOf(placed, { folder: below(base), texts, taken });
}

interface Placed {
  readonly page: TitledPage;
  /** Segments below the folder that is looked at. */
  readonly path: readonly string[];
}

interface Folder {
  /** `/a/b`, or empty for the root. */
  readonly folder: string;
  readonly texts: LabelTexts;
  /** Pathnames that a group may not take. */
  readonly taken: ReadonlySet<string>;
}

function entriesOf(placed: readonly Placed[], at: Folder): NavEntry[] {
  const names = [...new Set(placed.flatMap(({ path }) => path[0] ?? []))].sort();
  const folders = names.filter((name) => placed.some(({ path }) => path[0] === name && path[1]));
  const leaves = placed
    .filter(
      ({ path }) => path.length === 0 || (path.length === 1 && !folders.includes(path[0] ?? '')),
    )
    .sort((a, b) => (a.page.pathname < b.page.pathname ? -1 : 1))
    .map(({ page }): NavEntry => ({ pathname: page.pathname, title: page.title }));
  const groups = folders.map((name) => groupOf(name, placed, at));
  return [...leaves, ...groups];
}

/** A folder. Its key is not the address of its own page, which is the first of its children. */
function groupOf(
  name: string,
  placed: readonly Placed[],
  { folder, texts, taken }: Folder,
): NavEntry {
  const path = `${folder}/${name}`;
  const inside = placed
    .filter((one) => one.path[0] === name)
    .map((one) => ({ ...one, path: one.path.slice(1) }));
  return {
    pathname: freeKey(`${path}-group`, taken),
    title: labelOf({ pathname: path }, texts),
    children: entriesOf(inside, { folder: path, texts, taken }),
  };
}

const freeKey = (key: string, taken: ReadonlySet<string>): string =>
  taken.has(`${key}/`) ? freeKey(`${key}-group`, taken) : key;

const below = (segments: readonly string[]) => segments.map((segment) => `/${segment}`).join('');
