import type { SiteConfig } from '../config/schema.ts';
import type { Diagnostic, Outcome } from '../model/diagnostic.ts';
import type { ApiBranch } from '../model/api/site-api.ts';
import type { NavEntry, NavNode } from '../model/nav.ts';
import type { Page } from '../model/page.ts';
import { toPathname, toPathnameWithHash } from '../model/paths.ts';
import type { Pathname } from '../model/paths.ts';
import type { Site } from '../model/site.ts';
import { closest, nearestPath, type NearPath } from '../report/suggest.ts';
import { navOrphan, navUnknownProduct } from '../report/rules/navigation.ts';
import { withBranches } from './api-branches.ts';
import { deriveNav } from './nav/derived.ts';
import type { Locate, NavContext } from './nav/context.ts';
import { resolveNav } from './nav/nav.ts';
import { withoutTabs } from './nav/paths.ts';
import { placesIn, type TreePlaces } from './nav/places.ts';
import { ownProducts } from './products.ts';

/** Key of the tree for pages without a product, in `navigation` of the configuration. */
const DEFAULT_TREE = 'default';

/** Pages that need no navigation entry. */
const NEEDS_NO_ENTRY: ReadonlySet<string> = new Set(['/', '/404/']);

/** The navigation of the whole site. `''` is the key of pages without a product. */
export interface Trees {
  readonly byProduct: ReadonlyMap<string, readonly NavNode[]>;
  readonly places: ReadonlyMap<string, TreePlaces>;
}

type NavPage = Pick<Page, 'pathname' | 'title' | 'language' | 'product' | 'source' | 'kind'>;

/** What trees are labelled with, and how places in the configuration are found. */
export interface TreeOptions {
  readonly language: string;
  /** Flat texts by language. */
  readonly translations: Site['translations'];
  readonly locate: Locate;
  /** The pages of API references. */
  readonly branches: readonly ApiBranch[];
}

/**
 * One tree for each product and one for other pages, in one language: authored, or derived from the content where the configuration has none.
 * All languages have the trees of the first one, under other names.
 */
export function resolveTrees(
  pages: readonly NavPage[],
  config: SiteConfig,
  { language, translations, locate, branches }: TreeOptions,
): Outcome<Trees> {
  const first = config.site.languages[0] ?? 'en';
  const texts = { own: translations[language] ?? {}, first: translations[first] ?? {} };
  const own = pages.filter(({ language }) => language === first);
  const titled = titledIn(language, own, pages);
  const pathnames = new Set<string>(own.map(({ pathname }) => pathname));
  const context: NavContext = {
    hasPage: (pathname) => pathnames.has(pathname),
    isReference: (pathname) => config.api.some(({ path }) => toPathname(path) === pathname),
    nearest: (pathname) => movedTo(pathname, pathnames, config) ?? nearestPath(pathname, pathnames),
    texts,
    locate,
  };
  const keys = ['', ...ownProducts(config).map(({ id }) => id)];
  const resolved = new Map<readonly NavEntry[], Outcome<readonly NavNode[]>>();
  const treeFor = (key: string) => {
    const entries = authored(config, key) ?? derived(titled, { key, config, texts });
    // One tree may be that of several products: then it has the branches of all of them.
    const isWanted = ({ product = '' }: ApiBranch) => {
      const wanted = keys.includes(product) ? product : '';
      return wanted === key || authored(config, wanted) === entries;
    };
    const known =
      resolved.get(entries) ?? resolveNav(withBranches(entries, branches, isWanted), context);
    resolved.set(entries, known);
    return known.value;
  };
  const byProduct = new Map(keys.map((key) => [key, treeFor(key)]));
  const places = new Map([...byProduct].map(([key, tree]) => [key, placesIn(tree)]));
  const diagnostics = [...resolved.values()].flatMap((tree) => tree.diagnostics);
  return {
    value: { byProduct, places },
    diagnostics: [
      ...unknownTrees(config, locate),
      ...diagnostics,
      ...orphans(own, [...places.values()]),
    ],
  };
}

/** The page to which redirects lead from an address. */
function movedTo(
  pathname: string,
  pathnames: ReadonlySet<string>,
  { redirects }: SiteConfig,
): NearPath | undefined {
  // Of two from one address a server takes the first.
  const ways = new Map<string, string>(
    redirects.toReversed().map(({ from, to }) => [toPathnameWithHash(from), to]),
  );
  const passed = new Set<string>();
  for (let at = pathname; !passed.has(at);) {
    if (pathnames.has(at)) return { address: at, certain: true };
    passed.add(at);
    at = toPathname((ways.get(at) ?? at).split(/[?#]/, 1)[0] ?? '');
  }
  return undefined;
}

/** Pages with the titles that they have in a language. */
function titledIn(
  language: string,
  originals: readonly NavPage[],
  pages: readonly NavPage[],
): readonly NavPage[] {
  const served = pages.filter((page) => page.language === language);
  const titles = new Map(served.map(({ pathname, title }) => [pathname, title]));
  return originals.map((page) => ({ ...page, title: titles.get(page.pathname) ?? page.title }));
}

/** The tree that the configuration has for a product. One array is the tree of every page. */
function authored({ navigation }: SiteConfig, key: string): readonly NavEntry[] | undefined {
  if (navigation === undefined || isTree(navigation)) return navigation;
  return navigation[key] ?? (key === '' ? navigation[DEFAULT_TREE] : undefined);
}

const isTree = (
  navigation: NonNullable<SiteConfig['navigation']>,
): navigation is readonly NavEntry[] => Array.isArray(navigation);

interface Deriving {
  readonly key: string;
  readonly config: SiteConfig;
  readonly texts: NavContext['texts'];
}

function derived(pages: readonly NavPage[], { key, config, texts }: Deriving): NavEntry[] {
  const products = new Set(ownProducts(config).map(({ id }) => id));
  const pathnames = new Set(pages.map(({ pathname }) => pathname));
  const isTab = (pathname: Pathname) =>
    withoutTabs(pathname) !== pathname && pathnames.has(withoutTabs(pathname));
  const shown = pages.filter(
    ({ product, source, pathname, kind }) =>
      kind !== 'api' &&
      (product !== null && products.has(product) ? product : '') === key &&
      source.frontMatter.nav !== false &&
      pathname !== '/404/' &&
      !isTab(pathname),
  );
  const root = config.products.find(({ id }) => id === key)?.path ?? '';
  return deriveNav(shown, root, texts);
}

function unknownTrees({ navigation, products }: SiteConfig, locate: Locate): Diagnostic[] {
  if (navigation === undefined || isTree(navigation)) return [];
  const known = new Set([DEFAULT_TREE, '', ...products.map(({ id }) => id)]);
  return Object.keys(navigation)
    .filter((name) => !known.has(name))
    .map((name) => navUnknownProduct(name, closest(name, known), locate(name)[0]));
}

/** Pages that no tree has. Derived trees have all of theirs. */
function orphans(pages: readonly NavPage[], trees: readonly TreePlaces[]): Diagnostic[] {
  const isShown = (pathname: string) => trees.some((tree) => tree.pathnames.has(pathname));
  return pages
    .filter(
      ({ pathname, source }) =>
        !NEEDS_NO_ENTRY.has(pathname) &&
        source.frontMatter.nav !== false &&
        !isShown(pathname) &&
        !isShown(withoutTabs(pathname)),
    )
    .map(({ pathname, source }) => navOrphan(pathname, source.file));
}
