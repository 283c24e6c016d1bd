import type { ApiBranch } from '../model/api/site-api.ts';
import type { NavEntry } from '../model/nav.ts';
import { nodePathname } from './nav/nav.ts';

/** The branches that have to stand in a tree: the others do where it has an entry for them. */
type IsWanted = (branch: ApiBranch) => boolean;

/** A tree with the pages of API references: below the entry with the path of the reference, else in a group at the end. What the tree has already does not come again. */
export function withBranches(
  tree: readonly NavEntry[],
  branches: readonly ApiBranch[],
  isWanted: IsWanted,
): readonly NavEntry[] {
  if (branches.length === 0) return tree;
  const present = new Set([...pathnamesIn(tree)]);
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

function fill(
  entries: readonly NavEntry[],
  branches: ReadonlyMap<string, ApiBranch>,
): readonly NavEntry[] {
  return entries.map((entry) => {
    const children = fill(entry.children ?? [], branches);
    const found = entry.subheader === undefined && branches.get(nodePathname(entry.pathname));
    const all = found ? [...children, ...found.entries] : children;
    return all.length > 0 ? { ...entry, children: all } : entry;
  });
}

function* pathnamesIn(entries: readonly NavEntry[]): Generator<string> {
  for (const { pathname, children } of entries) {
    yield nodePathname(pathname);
    yield* pathnamesIn(children ?? []);
  }
}
