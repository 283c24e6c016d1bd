import { contentHash } from '../model/files.ts';
import { withoutTabs } from '../resolve/nav.ts';
import type { NavNode } from '../model/nav.ts';
import type { Page } from '../model/page.ts';
import { pageKey, treeOf } from '../model/site.ts';
import type { Site } from '../model/site.ts';
import { siteHref } from '../render/view/addresses.ts';
import type { AddressBook } from '../render/view/addresses.ts';
import type { RenderInput } from '../render/render-input.ts';
import { treeViewOf } from '../render/view/addresses.ts';

/** In larger trees, groups other than the page's own become a single link, to keep pages small. */
const MOST_ENTRIES = 400;

const countOf = (tree: readonly NavNode[]): number =>
  tree.reduce((sum, { children }) => sum + 1 + countOf(children), 0);

/** Replaces every top-level group except `own` with a link to its first page. */
export function foldOthers(tree: readonly NavNode[], own: string | undefined): NavNode[] {
  return tree.map((node) =>
    node.kind === 'group' && node.pathname !== own && node.href !== undefined
      ? { ...node, kind: 'page', children: [] }
      : node,
  );
}

/** Returns the path of the active link: for a tab, that of its page, or the first entry for the tab. */
function activePath(site: Site, page: Page): string {
  const { pathname, language } = page;
  const beside = withoutTabs(pathname);
  if (beside === pathname || site.pageByKey.has(pageKey(language, beside))) return beside;
  const entries = [...everyNode(treeOf(site, page))];
  return entries.find(({ href }) => href?.split('#', 1)[0] === pathname)?.href ?? pathname;
}

function* everyNode(nodes: readonly NavNode[]): Generator<NavNode> {
  for (const node of nodes) {
    if (node.kind === 'page') yield node;
    yield* everyNode(node.children);
  }
}

/** Creates sidebars by page. Pages with the same tree share one. */
export function createSidebars(book: AddressBook): (page: Page) => RenderInput['sidebar'] {
  const made = new Map<string, { readonly tree: readonly NavNode[]; readonly hash: string }>();
  const sidebarTree = (page: Page) => {
    const { product, language, place } = page;
    const tree = treeOf(book.site, page);
    const own = place.parents[0]?.pathname;
    const isLarge = countOf(tree) > MOST_ENTRIES;
    const key = JSON.stringify([product, language, isLarge ? own : null]);
    const known = made.get(key);
    if (known) return known;
    const view = treeViewOf(book, isLarge ? foldOthers(tree, own) : tree, language);
    const fresh = { tree: view, hash: contentHash(JSON.stringify(view)) };
    made.set(key, fresh);
    return fresh;
  };
  return (page) => ({
    ...sidebarTree(page),
    href: siteHref(book, activePath(book.site, page), page.language),
    groups: page.place.parents.map(({ pathname }) => pathname),
  });
}
