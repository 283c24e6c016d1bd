import type { NavNode, NavPlace, PageLink } from '../../model/nav.ts';
import type { Pathname } from '../../model/paths.ts';
import { toPathname } from '../../model/paths.ts';
import { flagsOf } from './nav.ts';
import { withoutTabs } from './paths.ts';

/** Where the pages of one tree stand in it. */
export interface TreePlaces {
  /** The place of a page; tabs of an API reference have that of their page. Undefined for a page that the tree lacks. */
  readonly placeOf: (pathname: string) => NavPlace | undefined;
  readonly pathnames: ReadonlySet<string>;
}

/** The place of a page that no tree has. */
export const NO_PLACE: NavPlace = { parents: [], flags: {} };

interface Leaf {
  readonly node: NavNode;
  readonly parents: readonly NavNode[];
}

/** Parents, neighbours and flags of every page of a tree. The order of reading is depth first; other sites and planned pages are passed over. */
export function placesIn(tree: readonly NavNode[]): TreePlaces {
  const leaves = withoutOwnTabs(unique(leavesOf(tree, [])));
  const places = new Map<string, NavPlace>();
  for (const [index, { node, parents }] of leaves.entries()) {
    const previous = linkTo(leaves[index - 1]);
    const next = linkTo(leaves[index + 1]);
    places.set(pagePath(node), {
      parents: parents.map(({ pathname, title, href }) => ({
        pathname,
        title,
        ...(href !== undefined && { href }),
      })),
      ...(previous && { previous }),
      ...(next && { next }),
      title: node.title,
      flags: flagsOf(node),
    });
  }
  return {
    placeOf: (pathname) => places.get(withoutTabs(pathname)) ?? places.get(toPathname(pathname)),
    pathnames: new Set(places.keys()),
  };
}

/** Nodes that are pages, in the order of reading. A group with a page of its own comes before its children. */
function leavesOf(nodes: readonly NavNode[], parents: readonly NavNode[]): Leaf[] {
  return nodes.flatMap((node) => {
    const isPage = node.kind === 'page' || (node.kind === 'group' && node.href === node.pathname);
    const below = leavesOf(node.children, [...parents, node]);
    return isPage ? [{ node, parents }, ...below] : below;
  });
}

/** The first leaf of each page: hashes of one page are one stop. */
function unique(leaves: readonly Leaf[]): Leaf[] {
  const seen = new Set<string>();
  return leaves.filter(({ node }) => {
    const path = pagePath(node);
    const isNew = !seen.has(path);
    seen.add(path);
    return isNew;
  });
}

/** The leaves without tabs of pages that are leaves themselves: readers have come by them when they go on. */
function withoutOwnTabs(leaves: readonly Leaf[]): Leaf[] {
  const paths = new Set(leaves.map(({ node }) => pagePath(node)));
  return leaves.filter(({ node }) => {
    const path = pagePath(node);
    return withoutTabs(path) === path || !paths.has(withoutTabs(path));
  });
}

const pagePath = ({ pathname }: NavNode): Pathname => toPathname(pathname.split('#', 1)[0] ?? '');

const linkTo = (leaf: Leaf | undefined): PageLink | undefined =>
  leaf && { pathname: pagePath(leaf.node), title: leaf.node.title };
