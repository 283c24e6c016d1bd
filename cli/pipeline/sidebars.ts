import { withoutTabs } from '../resolve/nav.ts';
import type { Assets, OutputFile } from '../model/assets.ts';
import { contentHash, hashedName } from '../model/files.ts';
import type { NavNode } from '../model/nav.ts';
import type { Page } from '../model/page.ts';
import { toOutputPath } from '../model/paths.ts';
import { pageKey, treeOf } from '../model/site.ts';
import type { Site } from '../model/site.ts';
import { sidebarStep } from '../render/layout.ts';
import type { RenderInput } from '../render/render-input.ts';
import { type AddressBook, siteHref, treeViewOf } from '../render/view/addresses.ts';
import { shellTexts } from '../render/view/site-view.ts';
import type { SiteInput } from './site-input.ts';

/** Replaces every top-level group except `own` with a link to its first page, so that pages stay small. */
export const foldOthers = (tree: readonly NavNode[], own: string | undefined): NavNode[] =>
  tree.map((node) => (isFolded(node, own) ? { ...node, children: [] } : node));

const isFolded = ({ kind, pathname, href }: NavNode, own?: string) =>
  kind === 'group' && pathname !== own && href !== undefined;

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

type Tree = Pick<RenderInput['sidebar'], 'tree' | 'hash'>;

const hashed = (tree: readonly NavNode[]): Tree => ({
  tree,
  hash: contentHash(JSON.stringify(tree)),
});

/** Sidebars of pages, and the files from which browsers load the entries of closed groups. */
export interface Sidebars {
  readonly of: (page: Page) => RenderInput['sidebar'];
  readonly files: readonly OutputFile[];
}

/** Creates the sidebars of these pages. Pages of a group share one, products have a file each. */
export async function createSidebars(
  input: SiteInput,
  book: AddressBook,
  { pages, assets }: { readonly pages: readonly Page[]; readonly assets: Assets },
): Promise<Sidebars> {
  const keyOf = ({ product, language }: Page) => `${product} ${language}`;
  const wholes = [...new Map(pages.map((page) => [keyOf(page), page]))].filter(
    ([, page]) =>
      input.dryRun?.pages !== false && treeOf(book.site, page).some((one) => isFolded(one)),
  );
  const files = new Map(
    await input.host.each(
      wholes,
      async ([key, page]) => [key, await treeFile(input, book, { page, assets })] as const,
    ),
  );
  const made = new Map<string, Tree>();
  const treeAround = (page: Page): Tree => {
    const own = page.place.parents[0]?.pathname;
    const key = `${keyOf(page)} ${own}`;
    const tree = () =>
      hashed(treeViewOf(book, foldOthers(treeOf(book.site, page), own), page.language));
    const known = made.get(key) ?? tree();
    made.set(key, known);
    return known;
  };
  return {
    of: (page) => {
      const file = files.get(keyOf(page));
      return {
        ...treeAround(page),
        ...(file && { file: `${book.base}${file.path}` }),
        href: siteHref(book, activePath(book.site, page), page.language),
        groups: page.place.parents.map(({ pathname }) => pathname),
      };
    },
    files: [...files.values()].filter((file) => file !== undefined),
  };
}

/** Renders the whole tree of a page's product as a file. Undefined if the theme throws, which its pages report. */
async function treeFile(
  { host }: SiteInput,
  book: AddressBook,
  { page, assets }: { readonly page: Page; readonly assets: Assets },
): Promise<OutputFile | undefined> {
  const { language } = page;
  const view = { language, texts: shellTexts(book.site, language) };
  const sidebar = hashed(treeViewOf(book, treeOf(book.site, page), language));
  const { server, serverHash } = assets;
  try {
    const { value } = await host.run(sidebarStep, {
      assets: { server, serverHash },
      sidebar,
      view,
    });
    return { path: toOutputPath(`_assets/${hashedName('sidebar.html', value)}`), bytes: value };
  } catch {
    return undefined;
  }
}
