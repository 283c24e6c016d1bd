import type { ApiBranch } from '../model/api/site-api.ts';
import type { NavEntry } from '../model/nav.ts';
import type { Pathname } from '../model/paths.ts';
import { labelOf, type LabelTexts } from './labels.ts';
import { nodePathname } from './nav.ts';

export type TitledPage = { readonly pathname: Pathname; readonly title: string };

/** Derives a tree from page paths below `root`: sorted pages, then sorted folders as groups. */
export function deriveNav(
  pages: readonly TitledPage[],
  root: string,
  texts: LabelTexts,
): NavEntry[] {
  const base = segmentsOf(root);
  const placed = pages.map((page) => {
    const segments = segmentsOf(page.pathname);
    const isBelow = base.every((part, index) => segments[index] === part);
    return { page, path: isBelow ? segments.slice(base.length) : segments };
  });
  const taken = new Set<string>(pages.map(({ pathname }) => pathname));
  return entriesOf(placed, { folder: base.map((part) => `/${part}`).join(''), texts, taken });
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

interface PlacedPage {
  readonly page: TitledPage;
  /** Path segments below the folder. */
  readonly path: readonly string[];
}

interface Folder {
  /** Path such as `/a/b`, or empty for the root. */
  readonly folder: string;
  readonly texts: LabelTexts;
  /** Pathnames that groups must not use. */
  readonly taken: ReadonlySet<string>;
}

function entriesOf(placed: readonly PlacedPage[], { folder, texts, taken }: Folder): NavEntry[] {
  const deep = placed.filter(({ path }) => path.length > 1);
  const folders = [...new Set(deep.map(({ path: [name = ''] }) => name))].sort();
  const leaves = placed
    .filter(({ path: [name, below] }) => !below && !folders.includes(name ?? ''))
    .map(({ page: { pathname, title } }): NavEntry => ({ pathname, title }))
    .sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  const groups = folders.map((name): NavEntry => {
    const path = `${folder}/${name}`;
    const inside = placed
      .filter((one) => one.path[0] === name)
      .map((one) => ({ ...one, path: one.path.slice(1) }));
    return {
      pathname: freeKey(`${path}-group`, taken),
      title: labelOf({ pathname: path }, texts),
      children: entriesOf(inside, { folder: path, texts, taken }),
    };
  });
  return [...leaves, ...groups];
}

/** Returns a key that is no page's address: the folder's own page is the group's first child. */
const freeKey = (key: string, taken: ReadonlySet<string>): string =>
  taken.has(`${key}/`) ? freeKey(`${key}-group`, taken) : key;

/** Adds pages of API references below their entry, or else, if `isWanted`, in a last group. */
export function withBranches(
  tree: readonly NavEntry[],
  branches: readonly ApiBranch[],
  isWanted: (branch: ApiBranch) => boolean,
): readonly NavEntry[] {
  if (branches.length === 0) return tree;
  const present = new Set(pathnamesIn(tree));
  const fresh = branches.map((branch) => ({
    ...branch,
    entries: branch.entries.filter(({ pathname }) => !present.has(nodePathname(pathname))),
  }));
  const filled = fill(tree, new Map(fresh.map((branch) => [nodePathname(branch.path), branch])));
  const groups = fresh
    .filter((branch) => isWanted(branch) && !present.has(nodePathname(branch.path)))
    .filter(({ entries }) => entries.length > 0)
    .map(({ path, title, entries }): NavEntry => ({ pathname: path, title, children: entries }));
  return [...filled, ...groups];
}

const fill = (
  entries: readonly NavEntry[],
  branches: ReadonlyMap<string, ApiBranch>,
): readonly NavEntry[] =>
  entries.map((entry) => {
    const children = fill(entry.children ?? [], branches);
    const branch = entry.subheader === undefined && branches.get(nodePathname(entry.pathname));
    const all = branch ? [...children, ...branch.entries] : children;
    return all.length > 0 ? { ...entry, children: all } : entry;
  });

const pathnamesIn = (entries: readonly NavEntry[]): string[] =>
  entries.flatMap(({ pathname, children = [] }) => [
    nodePathname(pathname),
    ...pathnamesIn(children),
  ]);
