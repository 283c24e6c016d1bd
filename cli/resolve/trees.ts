import {
  withoutTabs,
  NOT_FOUND_PATHNAME,
  toPathname,
  firstLanguage,
  withoutTrailingSlash,
  type Pathname,
} from '../model/paths.ts';
import { groupBy } from '../model/collections.ts';
import { redirectTargets } from '../model/links.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { ApiBranch } from '../model/api/site-api.ts';
import { type Diagnostic, type Outcome, fileStart } from '../model/diagnostic.ts';
import type { NavEntry, NavNode, NavPosition, PageLink } from '../model/nav.ts';
import type { PageWithoutPosition } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { closest, nearestAmong, type NearPath } from '../report/suggest.ts';
import {
  folderLabel,
  type LabelTexts,
  resolveNav,
  flagsOf,
  neighborsIn,
  nodePathname,
  nodePathnames,
  pathnameWithoutHash,
  type Locate,
} from './nav.ts';
import { ownProducts } from './products.ts';
import { compareText, report } from '../report/catalogue.ts';

const DEFAULT_TREE = 'default';

const NEEDS_NO_ENTRY: ReadonlySet<string> = new Set(['/', NOT_FOUND_PATHNAME]);

/** Navigation of the whole site. The key `''` is for pages without a product. */
export interface Trees {
  readonly byProduct: ReadonlyMap<string, readonly NavNode[]>;
  readonly positions: ReadonlyMap<string, TreePositions>;
}

export interface TreeOptions {
  readonly language: string;
  readonly translations: Site['translations'];
  readonly locate: Locate;
  readonly branches: readonly ApiBranch[];
}

/**
 * Resolves an authored or derived tree for each product and one for other pages.
 * All languages have the trees of the first, with translated labels.
 */
export function resolveTrees(
  pages: readonly PageWithoutPosition[],
  config: SiteConfig,
  { language, translations, locate, branches }: TreeOptions,
): Outcome<Trees> {
  const first = firstLanguage(config.site.languages);
  const texts = { own: translations[language] ?? {}, first: translations[first] ?? {} };
  const originals = pages.filter((page) => page.language === first);
  const pathnames = new Set<string>(originals.map(({ pathname }) => pathname));
  let nearestPage: ReturnType<typeof nearestAmong> | undefined;
  const context = {
    hasPage: (pathname: string) => pathnames.has(pathname),
    isReference: (pathname: string) => config.api.some(({ path }) => toPathname(path) === pathname),
    nearest: (pathname: string) =>
      redirectedPathname(pathname, pathnames, config) ??
      (nearestPage ??= nearestAmong(pathnames))(pathname),
    texts,
    locate,
  };
  const titled = titledIn(language, originals, pages);
  const keys = ['', ...ownProducts(config).map(({ id }) => id)];
  const resolved = new Map<readonly NavEntry[], Outcome<readonly NavNode[]>>();
  const treeFor = (key: string) => {
    const entries = configuredTree(config, key) ?? deriveTree(titled, config, { key, texts });
    // Products may share a tree, which then contains the branches of all of them.
    const isWanted = ({ product = '' }: ApiBranch) => {
      const wanted = keys.includes(product) ? product : '';
      return wanted === key || configuredTree(config, wanted) === entries;
    };
    const tree =
      resolved.get(entries) ?? resolveNav(withBranches(entries, branches, isWanted), context);
    resolved.set(entries, tree);
    return tree.value;
  };
  const byProduct = new Map(keys.map((key) => [key, treeFor(key)]));
  const positions = new Map([...byProduct].map(([key, tree]) => [key, positionsIn(tree)]));
  return {
    value: { byProduct, positions },
    diagnostics: [
      ...unknownTrees(config, locate),
      ...[...resolved.values()].flatMap((tree) => tree.diagnostics),
      ...orphans(originals, [...positions.values()]),
    ],
  };
}

function redirectedPathname(
  pathname: string,
  pathnames: ReadonlySet<string>,
  { redirects }: SiteConfig,
): NearPath | undefined {
  const targets = redirectTargets(redirects);
  const passed = new Set<string>();
  for (let at = pathname; !passed.has(at);) {
    if (pathnames.has(at)) return { address: at, certain: true };
    passed.add(at);
    at = toPathname((targets.get(at) ?? at).split(/[?#]/, 1)[0] ?? '');
  }
  return undefined;
}

/** Returns the pages of the first language with their titles in another one. */
function titledIn(
  language: string,
  originals: readonly PageWithoutPosition[],
  pages: readonly PageWithoutPosition[],
): readonly PageWithoutPosition[] {
  const served = pages.filter((page) => page.language === language);
  const titles = new Map(served.map(({ pathname, title }) => [pathname, title]));
  return originals.map((page) => ({ ...page, title: titles.get(page.pathname) ?? page.title }));
}

type Navigation = NonNullable<SiteConfig['navigation']>;

const isTree = (navigation: Navigation): navigation is readonly NavEntry[] =>
  Array.isArray(navigation);

function configuredTree({ navigation }: SiteConfig, key: string): readonly NavEntry[] | undefined {
  if (navigation === undefined || isTree(navigation)) return navigation;
  return navigation[key] ?? (key === '' ? navigation[DEFAULT_TREE] : undefined);
}

function deriveTree(
  pages: readonly PageWithoutPosition[],
  config: SiteConfig,
  { key, texts }: { readonly key: string; readonly texts: LabelTexts },
): NavEntry[] {
  const products = new Set(ownProducts(config).map(({ id }) => id));
  const shown = withoutOwnTabs(pages).filter(({ product, source, pathname, kind, post }) => {
    const tree = product !== null && products.has(product) ? product : '';
    const isListed = source.frontMatter.nav !== false && pathname !== NOT_FOUND_PATHNAME;
    return kind !== 'api' && !post && tree === key && isListed;
  });
  const root = config.products.find(({ id }) => id === key)?.path ?? '';
  return deriveNav(shown, root, texts);
}

function unknownTrees({ navigation, products }: SiteConfig, locate: Locate): Diagnostic[] {
  if (navigation === undefined || isTree(navigation)) return [];
  const known = new Set([DEFAULT_TREE, '', ...products.map(({ id }) => id)]);
  return Object.keys(navigation)
    .filter((name) => !known.has(name))
    .map((name) =>
      report('nav/unknown-product', locate(name)[0], { name, meant: closest(name, known) }),
    );
}

function orphans(
  pages: readonly PageWithoutPosition[],
  trees: readonly TreePositions[],
): Diagnostic[] {
  const isShown = (pathname: string) => trees.some((tree) => tree.has(pathname));
  return pages
    .filter(
      ({ pathname, source, post }) =>
        !NEEDS_NO_ENTRY.has(pathname) &&
        source.frontMatter.nav !== false &&
        !source.broken &&
        !post &&
        !isShown(pathname) &&
        !isShown(withoutTabs(pathname)),
    )
    .map(({ pathname, source }) => report('nav/orphan', fileStart(source.file), { pathname }));
}

/** Positions in a tree by pathname, without those of API tabs beside their pages. */
type TreePositions = ReadonlyMap<string, NavPosition>;

/** Returns the position of a page in a tree. An API tab has its page's. */
export const positionIn = (tree: TreePositions | undefined, pathname: string) =>
  tree?.get(withoutTabs(pathname)) ?? tree?.get(pathname);

/** Computes parents, neighbors and flags of a tree's pages. Skips external and planned entries. */
function positionsIn(tree: readonly NavNode[]): TreePositions {
  // Later entries of a page, such as links to its sections, are not separate pages.
  const first = new Map<Pathname, Leaf>();
  for (const leaf of leavesOf(tree, [])) {
    if (!first.has(leaf.pathname)) first.set(leaf.pathname, leaf);
  }
  const leaves = withoutOwnTabs([...first.values()]);
  const links = leaves.map(({ pathname, node: { title } }) => ({ pathname, title }));
  return new Map(
    leaves.map(({ node, pathname, parents }, index): [string, NavPosition] => {
      const position = {
        parents: parents.map(({ pathname, title, href }) => ({
          pathname,
          title,
          ...(href !== undefined && { href }),
        })),
        ...neighborsIn(links, index),
        title: node.title,
        flags: flagsOf(node),
      };
      return [pathname, position];
    }),
  );
}

interface Leaf {
  readonly node: NavNode;
  /** Without a hash. */
  readonly pathname: Pathname;
  readonly parents: readonly NavNode[];
}

/** Returns the nodes that are pages. A group with its own page precedes its children. */
const leavesOf = (nodes: readonly NavNode[], parents: readonly NavNode[]): Leaf[] =>
  nodes.flatMap((node) => {
    const isPage = node.kind === 'page' || (node.kind === 'group' && node.href === node.pathname);
    const below = leavesOf(node.children, [...parents, node]);
    const pathname = pathnameWithoutHash(node.pathname);
    return isPage ? [{ node, pathname, parents }, ...below] : below;
  });

/** Drops tabs whose page is there too. They are not in menus, nor previous or next pages. */
function withoutOwnTabs<T extends { readonly pathname: string }>(pages: readonly T[]): T[] {
  const pathnames = new Set(pages.map(({ pathname }) => pathname));
  return pages.filter(({ pathname }) => {
    const ofTab = withoutTabs(pathname);
    return ofTab === pathname || !pathnames.has(ofTab);
  });
}

interface PlacedPage {
  readonly page: PageLink;
  readonly path: readonly string[];
}

/** Derives a tree from page paths below `root`: sorted pages, then sorted folders as groups. */
function deriveNav(pages: readonly PageLink[], root: string, texts: LabelTexts): NavEntry[] {
  const base = segmentsOf(root);
  const taken = new Set<string>(pages.map(({ pathname }) => pathname));
  const entriesIn = (folder: string, placed: readonly PlacedPage[]): NavEntry[] => {
    const byName = [...groupBy(placed, ({ path: [name = ''] }) => name)];
    const isFolder = ([, inside]: (typeof byName)[number]) =>
      inside.some(({ path }) => path.length > 1);
    const leaves = byName
      .flatMap((group) => (isFolder(group) ? [] : group[1]))
      .map(({ page: { pathname, title } }): NavEntry => ({ pathname, title }))
      // With their slashes, `/card/` would follow `/card-title/`.
      .sort((a, b) =>
        compareNames(withoutTrailingSlash(a.pathname), withoutTrailingSlash(b.pathname)),
      );
    const groups = byName.filter(isFolder).sort(([a], [b]) => compareNames(a, b));
    const isNumbered = groups.length > 1 && groups.every(([name]) => /^\d+[-_]\p{L}/u.test(name));
    return [
      ...leaves,
      ...groups.map(([name, inside]): NavEntry => {
        const pathname = `${folder}/${name}`;
        const below = inside.map(({ page, path }) => ({ page, path: path.slice(1) }));
        return {
          pathname: freeKey(`${pathname}-group`, taken),
          title: folderLabel(pathname, texts, { isNumbered }),
          children: entriesIn(pathname, below),
        };
      }),
    ];
  };
  const placed = pages.map((page) => {
    const segments = segmentsOf(page.pathname);
    const isBelow = base.every((part, index) => segments[index] === part);
    return { page, path: isBelow ? segments.slice(base.length) : segments };
  });
  return entriesIn(base.map((part) => `/${part}`).join(''), placed);
}

/** Compares with numbers by value: `v2.9` before `v2.10`. */
const compareNames = (a: string, b: string) => compareText(paddedNumbers(a), paddedNumbers(b));

const paddedNumbers = (name: string) => name.replace(/\d+/g, (digits) => digits.padStart(12, '0'));

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** Returns a key for the group of a folder. The folder's page, a child of it, has the address. */
const freeKey = (key: string, taken: ReadonlySet<string>): string =>
  taken.has(`${key}/`) ? freeKey(`${key}-group`, taken) : key;

/** Adds pages of API references below their entry, or else, if `isWanted`, in a last group. */
function withBranches(
  tree: readonly NavEntry[],
  branches: readonly ApiBranch[],
  isWanted: (branch: ApiBranch) => boolean,
): readonly NavEntry[] {
  if (branches.length === 0) return tree;
  const present = nodePathnames(tree);
  const fresh = branches.map((branch) => ({
    ...branch,
    entries: branch.entries.filter(({ pathname }) => !present.has(nodePathname(pathname))),
  }));
  const filled = fillBranches(
    tree,
    new Map(fresh.map((branch) => [nodePathname(branch.path), branch])),
  );
  const groups = fresh
    .filter((branch) => isWanted(branch) && !present.has(nodePathname(branch.path)))
    .filter(({ entries }) => entries.length > 0)
    .map(({ path, title, entries }): NavEntry => ({ pathname: path, title, children: entries }));
  return [...filled, ...groups];
}

const fillBranches = (
  entries: readonly NavEntry[],
  branches: ReadonlyMap<string, ApiBranch>,
): readonly NavEntry[] =>
  entries.map((entry) => {
    const children = fillBranches(entry.children ?? [], branches);
    const branch = entry.subheader === undefined && branches.get(nodePathname(entry.pathname));
    const all = branch ? [...children, ...branch.entries] : children;
    return all.length > 0 ? { ...entry, children: all } : entry;
  });
