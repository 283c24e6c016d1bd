import { pathsAbove, withoutTabs, toOutputPath } from '../model/paths.ts';
import type { Assets, OutputFile } from '../model/code/assets.ts';
import { inGroupsOf } from '../model/collections.ts';
import { contentHash, hashedName } from '../model/files.ts';
import { everyEntry, type NavNode } from '../model/nav.ts';
import type { Page } from '../model/page.ts';
import { pageKey, treeKey, treeOf, type Site } from '../model/site.ts';
import { firstPageOf } from '../resolve/nav.ts';
import { elementNamesIn } from '../render/html/critical-css.ts';
import { type RenderedSidebar, type SidebarInput, sidebarStep } from '../render/sidebar.ts';
import { type AddressBook, siteHref, treeViewOf } from '../render/view/addresses.ts';
import { shellTexts } from '../render/view/site-view.ts';
import type { MadeSidebar } from './make-page.ts';
import type { SiteInput } from './site-input.ts';

/** A list with more than `entries` entries is divided into groups of `group` entries. */
const LONG_LIST = { entries: 200, group: 50 } as const;

const LIST_MARK = '#list-';

/** Divides long lists into groups such as `tar – top`. A page contains only its own group. */
function divideLists(nodes: readonly NavNode[], pathname = ''): NavNode[] {
  const divided = nodes.map((node) => ({
    ...node,
    children: divideLists(node.children, node.pathname),
  }));
  if (nodes.length <= LONG_LIST.entries) return divided;
  return inGroupsOf(divided, LONG_LIST.group).map((children, number) => {
    const [first, last] = [children[0], children.at(-1)];
    const href = firstPageOf(children);
    return {
      kind: 'group',
      pathname: `${pathname}${LIST_MARK}${number}`,
      title: first === last ? `${first?.title}` : `${first?.title} – ${last?.title}`,
      ...(href !== undefined && { href }),
      children,
    };
  });
}

/** Replaces groups that are not open with links to their first pages, to shrink pages. */
const foldOthers = (tree: readonly NavNode[], open: ReadonlySet<string>, depth = 0): NavNode[] =>
  tree.map((node) => ({
    ...node,
    children: isFolded(node, open, depth) ? [] : foldOthers(node.children, open, depth + 1),
  }));

/** Whether to replace a group: at the top level, or one that divides a list. */
const isFolded = ({ kind, pathname, href }: NavNode, open: ReadonlySet<string>, depth: number) =>
  kind === 'group' &&
  href !== undefined &&
  !open.has(pathname) &&
  (depth === 0 || pathname.includes(LIST_MARK));

const hasFolded = (tree: readonly NavNode[], depth = 0): boolean =>
  tree.some((node) => isFolded(node, new Set(), depth) || hasFolded(node.children, depth + 1));

/** Pathnames of the groups above each page of a tree, outermost first. */
type GroupsAbove = ReadonlyMap<string, readonly string[]>;

function groupsAbove(tree: readonly NavNode[]): GroupsAbove {
  const groups = new Map<string, readonly string[]>();
  const visit = (nodes: readonly NavNode[], above: readonly string[]) => {
    for (const { kind, href, pathname, children } of nodes) {
      const isPage = kind === 'page' || href === pathname;
      if (isPage && href !== undefined && !groups.has(href)) groups.set(href, above);
      visit(children, kind === 'group' ? [...above, pathname] : above);
    }
  };
  visit(tree, []);
  return groups;
}

/** Returns the path of the active link: for a tab, its page or the first entry for the tab. */
function activePath(site: Site, page: Page): string {
  const { pathname, language } = page;
  const beside = withoutTabs(pathname);
  if (beside === pathname || site.pageByKey.has(pageKey(language, beside))) return beside;
  const isOfTab = ({ kind, href }: NavNode) =>
    kind === 'page' && href?.split('#', 1)[0] === pathname;
  return [...everyEntry(treeOf(site, page))].find(isOfTab)?.href ?? pathname;
}

export interface PageSidebar extends MadeSidebar {
  readonly shared: Omit<SidebarInput, 'assets'>;
  /** Names of elements, classes and attributes in the sidebar, for the choice of style rules. */
  readonly names: readonly string[];
  /** Address of the complete tree. Absent if no group is folded. */
  readonly file?: string;
}

/** Returns the names in a sidebar with all groups open, because pages open different ones. */
function sidebarNames(rendered: RenderedSidebar): readonly string[] {
  if (!('html' in rendered)) return [];
  return [...elementNamesIn(rendered.html.replaceAll(' hidden="until-found"', ''))].sort();
}

interface ProductTree {
  readonly tree: readonly NavNode[];
  readonly groups: GroupsAbove;
  readonly file: OutputFile | undefined;
}

type SharedSidebar = Pick<PageSidebar, 'shared' | 'rendered' | 'names'>;

/** Parts of sidebars that are already made, by product, language, theme and open groups. */
interface MadeSidebars {
  readonly trees: Map<string, Promise<ProductTree>>;
  readonly shared: Map<string, Promise<SharedSidebar>>;
}

/** Parts by navigation, because `dev` creates the sidebars of one page at a time. */
const MADE = new WeakMap<Site['navigation'], MadeSidebars>();

/** Returns the cached result for a key. Makes it if it is missing or has failed. */
function makeOnce<T>(
  known: Map<string, Promise<T>>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const result = known.get(key) ?? make();
  known.set(key, result);
  result.catch(() => known.delete(key));
  return result;
}

/** Creates the sidebars of these pages, and files with all entries, which browsers load. */
export async function createSidebars(
  { host, dryRun }: SiteInput,
  book: AddressBook,
  { pages, assets }: { readonly pages: readonly Page[]; readonly assets: Assets },
) {
  const { navigation } = book.site;
  const { server, serverHash } = assets.common;
  const made: MadeSidebars = MADE.get(navigation) ?? { trees: new Map(), shared: new Map() };
  MADE.set(navigation, made);
  const keyOf = (page: Page) => [treeKey(page), page.language, serverHash].join(' ');
  const render = async (nodes: readonly NavNode[], { language }: Page): Promise<SharedSidebar> => {
    const tree = treeViewOf(book, nodes, language);
    const texts = shellTexts(book.site, language);
    const shared = { tree, hash: contentHash(JSON.stringify(tree)), language, texts };
    const { value } = await host.run(sidebarStep, { ...shared, assets: { server, serverHash } });
    return { shared, rendered: value, names: sidebarNames(value) };
  };
  const wholeFile = async (tree: readonly NavNode[], page: Page) => {
    if (!hasFolded(tree) || dryRun?.keepsPages === false) return undefined;
    const { rendered } = await render(tree, page);
    // If the theme throws, the pages of the product report it.
    if ('failure' in rendered) return undefined;
    const { html } = rendered;
    return { path: toOutputPath(`_assets/${hashedName('sidebar.html', html)}`), bytes: html };
  };
  const treeFor = (page: Page) =>
    makeOnce(made.trees, keyOf(page), async () => {
      const tree = divideLists(treeOf(book.site, page));
      return { tree, groups: groupsAbove(tree), file: await wholeFile(tree, page) };
    });
  const sidebarOf = async (page: Page): Promise<PageSidebar> => {
    const { tree, groups: above, file } = await treeFor(page);
    const path = activePath(book.site, page);
    // The home page is above every page, so it is marked only on itself.
    const isListed = (pathname: string) => pathname !== '/' && above.has(pathname);
    const active = [path, ...pathsAbove(page.pathname)].find(isListed) ?? path;
    const groups = above.get(active) ?? page.position.parents.map(({ pathname }) => pathname);
    const open = groups.filter((pathname, depth) => depth === 0 || pathname.includes(LIST_MARK));
    const key = [keyOf(page), ...open].join(' ');
    return {
      ...(await makeOnce(made.shared, key, () => render(foldOthers(tree, new Set(open)), page))),
      ...(file && { file: `${book.base}${file.path}` }),
      href: siteHref(book, active, page.language),
      isPage: active === path,
      groups,
    };
  };
  const firstPages = new Map(pages.map((page) => [keyOf(page), page]));
  const trees = await host.each([...firstPages.values()], treeFor);
  return { sidebarOf, files: trees.flatMap(({ file }) => file ?? []) };
}
