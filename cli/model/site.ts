import type { SiteApi } from './api/site-api.ts';
import type { NavNode, Product } from './nav.ts';
import { hasFile, hasOwnFile, isFallback, type Page, type PageFacts } from './page.ts';
import { servedPath, toPathname, type Pathname, type SourcePath } from './paths.ts';
import type { Sources } from './sources.ts';

/** Language and pathname of a page: `zh/a/b/`. */
export type PageKey = string;

/** Rules for mapping addresses to pages. */
export interface Routing {
  /** Languages that are served. The first has no prefix. */
  readonly languages: readonly string[];
  readonly recognizedLanguages: readonly string[];
  /** Path prefixes to replace, at segment boundaries. */
  readonly pathAliases: readonly { readonly from: string; readonly to: string }[];
  /** Redirect targets by old pathname, without hash. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Whether pages are served at `/a/`, otherwise at `/a`. */
  readonly trailingSlash: boolean;
}

/** Navigation trees by product id. The key `''` holds the tree for pages without a product. */
export type Navigation = ReadonlyMap<string, readonly NavNode[]>;

/** Everything about the site except the texts of its pages. */
export interface Site extends Pick<
  Sources,
  'publicFiles' | 'unservedFiles' | 'assetFiles' | 'translations'
> {
  /** Path of the content folder: `docs`. Empty for the root of the site. */
  readonly content: string;
  readonly products: readonly Product[];
  readonly pages: readonly Page[];
  readonly pageByKey: ReadonlyMap<PageKey, Page>;
  /** Pathnames by Markdown file, for links between files. */
  readonly pathnameByFile: ReadonlyMap<SourcePath, Pathname>;
  /** Navigation in the first language. */
  readonly navigation: Navigation;
  /** Navigation in the other languages, by language. */
  readonly translatedNavigation: ReadonlyMap<string, Navigation>;
  readonly routing: Routing;
  readonly api: SiteApi;
}

export const pageKey = (language: string, pathname: string): PageKey => `${language}${pathname}`;

/** Facts by page. Pages that do not compile have no facts and are not checked. */
export type FactsByPage = ReadonlyMap<PageKey, PageFacts>;

export const factsOf = (facts: FactsByPage, page: Pick<Page, 'language' | 'pathname'>) =>
  facts.get(pageKey(page.language, page.pathname));

/** Returns the key of the page whose content is shown: the original in case of a fallback page. */
export const contentKey = ({ pathname, source }: Pick<Page, 'pathname' | 'source'>): PageKey =>
  pageKey(source.language, pathname);

/** Returns the page that a page translates. Undefined for originals, fallbacks, generated pages. */
export function originalOf({ pageByKey, routing }: Site, page: Page): Page | undefined {
  const [first = 'en'] = routing.languages;
  if (page.language === first || !hasOwnFile(page)) return undefined;
  const original = pageByKey.get(pageKey(first, page.pathname));
  return original && hasFile(original) ? original : undefined;
}

/** Returns `/zh` for a language with a prefix, or an empty string for the first language. */
export const languagePrefix = ({ routing }: Site, language: string) =>
  language === routing.languages[0] ? '' : `/${language}`;

/** Returns the path at which a page is served, without base: `/zh/a/b/`. */
export const pagePath = (site: Site, { language, pathname }: Pick<Page, 'language' | 'pathname'>) =>
  servedPath(languagePrefix(site, language) + pathname, site.routing.trailingSlash);

/** Returns the served form of a site path, in the language if the page exists in it. */
export function servedAddress(site: Site, address: string, language: string): string {
  const { languages, trailingSlash } = site.routing;
  const pathname = toPathname(address.split(/[?#]/, 1)[0] ?? '');
  const own = [language, ...languages.slice(0, 1)].find((language) =>
    site.pageByKey.has(pageKey(language, pathname)),
  );
  return own === undefined
    ? address
    : servedPath(languagePrefix(site, own) + address, trailingSlash);
}

/** Returns the languages in which a page is served, in the order of the site. */
export const languagesOf = ({ routing, pageByKey }: Site, pathname: string): readonly string[] =>
  routing.languages.filter((language) => pageByKey.has(pageKey(language, pathname)));

/** Returns the languages in which a page is written, excluding fallback pages. */
export const translationsOf = (site: Site, pathname: string): readonly string[] =>
  languagesOf(site, pathname).filter((language) => {
    const page = site.pageByKey.get(pageKey(language, pathname));
    return page !== undefined && !isFallback(page);
  });

/** Returns the navigation tree of a page's product, else the tree for pages without a product. */
export function treeOf(
  site: Site,
  page: Pick<Page, 'product' | 'language' | 'hasDefaultTree'>,
): readonly NavNode[] {
  const trees = site.translatedNavigation.get(page.language) ?? site.navigation;
  return trees.get(treeKey(page)) ?? trees.get('') ?? [];
}

export const treeKey = ({ product, hasDefaultTree }: Pick<Page, 'product' | 'hasDefaultTree'>) =>
  hasDefaultTree ? '' : (product ?? '');
