import { withoutTabs, toOutputPath } from '../model/paths.ts';
import type { Assets, OutputFile } from '../model/assets.ts';
import { contentHash, hashedName } from '../model/files.ts';
import type { NavNode } from '../model/nav.ts';
import type { Page } from '../model/page.ts';
import { pageKey, treeOf, type Site } from '../model/site.ts';
import { shownNames } from '../render/html/critical-css.ts';
import {
  type ActiveLink,
  type RenderedSidebar,
  type SidebarInput,
  sidebarStep,
} from '../render/sidebar.ts';
import { type AddressBook, siteHref, treeViewOf } from '../render/view/addresses.ts';
import { shellTexts } from '../render/view/site-view.ts';
import type { SiteInput } from './site-input.ts';

/** Replaces the top-level groups except `own` with links to their first pages, to shrink pages. */
export const foldOthers = (tree: readonly NavNode[], own: string | undefined): NavNode[] =>
  tree.map((node) => (isFolded(node, own) ? { ...node, children: [] } : node));

const isFolded = ({ kind, pathname, href }: NavNode, own?: string) =>
  kind === 'group' && pathname !== own && href !== undefined;

/** Returns the path of the active link: for a tab, its page or the first entry for the tab. */
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

/** Sidebar of a page: the part shared with other pages, and the page's own part. */
export interface PageSidebar extends ActiveLink {
  readonly shared: Omit<SidebarInput, 'assets'>;
  readonly rendered: RenderedSidebar;
  /** Names of elements, classes and attributes in the sidebar, for the choice of style rules. */
  readonly names: readonly string[];
  /** Address of the complete tree. Absent if no group is folded. */
  readonly file?: string;
}

/** Returns the names in a sidebar with all groups open, because pages open different ones. */
function namesIn(rendered: RenderedSidebar): readonly string[] {
  if (!('html' in rendered)) return [];
  return [...shownNames(rendered.html.replaceAll(' hidden="until-found"', '')).all].sort();
}

/** Sidebars of pages, and the files with the entries of closed groups, which browsers load. */
export interface Sidebars {
  readonly of: (page: Page) => Promise<PageSidebar>;
  readonly files: readonly OutputFile[];
}

/** Creates the sidebars of these pages: one for each group, and a file for each product. */
export async function createSidebars(
  { host, dryRun }: SiteInput,
  book: AddressBook,
  { pages, assets }: { readonly pages: readonly Page[]; readonly assets: Assets },
): Promise<Sidebars> {
  const keyOf = ({ product, language }: Page) => `${product} ${language}`;
  const render = async (nodes: readonly NavNode[], { language }: Page) => {
    const tree = treeViewOf(book, nodes, language);
    const texts = shellTexts(book.site, language);
    const shared = { tree, hash: contentHash(JSON.stringify(tree)), language, texts };
    const { server, serverHash } = assets;
    const { value } = await host.run(sidebarStep, { ...shared, assets: { server, serverHash } });
    return { shared, rendered: value, names: namesIn(value) };
  };
  const wholes = [...new Map(pages.map((page) => [keyOf(page), page]))].filter(
    ([, page]) => dryRun?.pages !== false && treeOf(book.site, page).some((one) => isFolded(one)),
  );
  const treeFile = async (page: Page): Promise<OutputFile | undefined> => {
    const { rendered } = await render(treeOf(book.site, page), page);
    // If the theme throws, the pages of the product report it.
    if ('failure' in rendered) return undefined;
    const { html } = rendered;
    return { path: toOutputPath(`_assets/${hashedName('sidebar.html', html)}`), bytes: html };
  };
  const files = new Map(
    await host.each(wholes, async ([key, page]) => [key, await treeFile(page)] as const),
  );
  const made = new Map<string, ReturnType<typeof render>>();
  const sharedBy = (page: Page) => {
    const own = page.place.parents[0]?.pathname;
    const key = `${keyOf(page)} ${own}`;
    const known = made.get(key) ?? render(foldOthers(treeOf(book.site, page), own), page);
    made.set(key, known);
    return known;
  };
  return {
    of: async (page) => {
      const file = files.get(keyOf(page));
      return {
        ...(await sharedBy(page)),
        ...(file && { file: `${book.base}${file.path}` }),
        href: siteHref(book, activePath(book.site, page), page.language),
        groups: page.place.parents.map(({ pathname }) => pathname),
      };
    },
    files: [...files.values()].filter((file) => file !== undefined),
  };
}
