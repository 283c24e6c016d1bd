import type { NavNode, NavPlace, PageLink } from '../model/nav.ts';
import { toPathname } from '../model/paths.ts';
import { flagsOf, pagePath, withoutTabs } from './nav.ts';

export interface TreePlaces {
  /** Returns the position of a page, for API tabs that of their page. Undefined if it is not in the tree. */
  readonly placeOf: (pathname: string) => NavPlace | undefined;
  readonly pathnames: ReadonlySet<string>;
}

interface Leaf {
  readonly node: NavNode;
  readonly path: string;
  readonly link: PageLink;
  readonly parents: readonly NavNode[];
}

/** Computes parents, neighbors and flags of all pages in a tree. Skips external and planned entries. */
export function placesIn(tree: readonly NavNode[]): TreePlaces {
  const leaves = withoutOwnTabs(unique(leavesOf(tree, [])));
  const places = new Map(
    leaves.map(({ node, path, parents }, index): [string, NavPlace] => {
      const previous = leaves[index - 1]?.link;
      const next = leaves[index + 1]?.link;
      const place = {
        parents: parents.map(({ pathname, title, href }) => ({
          pathname,
          title,
          ...(href !== undefined && { href }),
        })),
        ...(previous && { previous }),
        ...(next && { next }),
        title: node.title,
        flags: flagsOf(node),
      };
      return [path, place];
    }),
  );
  return {
    placeOf: (pathname) => places.get(withoutTabs(pathname)) ?? places.get(toPathname(pathname)),
    pathnames: new Set(places.keys()),
  };
}

/** Returns the nodes that are pages. A group with its own page precedes its children. */
function leavesOf(nodes: readonly NavNode[], parents: readonly NavNode[]): Leaf[] {
  return nodes.flatMap((node) => {
    const isPage = node.kind === 'page' || (node.kind === 'group' && node.href === node.pathname);
    const below = leavesOf(node.children, [...parents, node]);
    const path = pagePath(node.pathname);
    const link = { pathname: path, title: node.title };
    return isPage ? [{ node, path, link, parents }, ...below] : below;
  });
}

/** Keeps the first leaf of each page, because links to its anchors are not separate pages. */
function unique(leaves: readonly Leaf[]): Leaf[] {
  const seen = new Set<string>();
  return leaves.filter(({ path }) => !seen.has(path) && seen.add(path));
}

/** Drops tabs of pages that are leaves themselves, so that previous and next links skip them. */
function withoutOwnTabs(leaves: readonly Leaf[]): Leaf[] {
  const paths = new Set(leaves.map(({ path }) => path));
  return leaves.filter(({ path }) => withoutTabs(path) === path || !paths.has(withoutTabs(path)));
}
