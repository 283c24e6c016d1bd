import type { SiteApi } from './api/site-api.ts';
import type { NavNode, Product } from './nav.ts';
import { isFallback } from './page.ts';
import type { Page } from './page.ts';
import type { Pathname, SourcePath } from './paths.ts';

/** Language and pathname of a page: `zh/a/b/`. */
export type PageKey = string;

/** How addresses of the site are understood. */
export interface Routing {
  /** Languages served; the first has no prefix. */
  readonly languages: readonly string[];
  /** Languages whose prefix is removed from a path. */
  readonly recognizedLanguages: readonly string[];
  /** Prefixes that stand for others, at segment boundaries. */
  readonly pathAliases: readonly { readonly from: string; readonly to: string }[];
  /** Target of a redirect by its old pathname (without hash). */
  readonly redirects: ReadonlyMap<Pathname, string>;
}

/** Texts by flat key. */
export type Dictionary = Readonly<Record<string, string>>;

/** Trees by product id; `''` holds the tree of pages without a product. */
export type Navigation = ReadonlyMap<string, readonly NavNode[]>;

/** Everything about the site but its texts. */
export interface Site {
  readonly products: readonly Product[];
  readonly pages: readonly Page[];
  readonly pageByKey: ReadonlyMap<PageKey, Page>;
  /** Pathname of each Markdown file, for links between files. */
  readonly pathnameByFile: ReadonlyMap<SourcePath, Pathname>;
  /** In the first language. */
  readonly navigation: Navigation;
  /** In each of the other languages. */
  readonly translatedNavigation: ReadonlyMap<string, Navigation>;
  /** Files under `content/public/` by their address: `/logo.svg`. */
  readonly publicFiles: ReadonlyMap<string, SourcePath>;
  /** Every other file under `content/`, for relative images and downloads. */
  readonly assetFiles: ReadonlySet<SourcePath>;
  readonly routing: Routing;
  readonly api: SiteApi;
  /** Texts of the theme and titles of pages, by language and flat key. */
  readonly translations: Readonly<Record<string, Dictionary>>;
}

/** Returns the key of a page in `Site.pageByKey`. */
export const pageKey = (language: string, pathname: string): PageKey => `${language}${pathname}`;

/** Returns the key of the page whose content a page shows: its original for a fallback page. */
export const contentKey = ({ pathname, source }: Pick<Page, 'pathname' | 'source'>): PageKey =>
  pageKey(source.language, pathname);

/** Returns `/zh` for a language that needs a prefix, else an empty text. */
export const prefixOf = ({ routing }: Pick<Site, 'routing'>, language: string) =>
  language === routing.languages[0] ? '' : `/${language}`;

/** Returns the languages in which a page is served, in the order of the site. */
export const languagesOf = (
  { routing, pageByKey }: Pick<Site, 'routing' | 'pageByKey'>,
  pathname: string,
): readonly string[] =>
  routing.languages.filter((language) => pageByKey.has(pageKey(language, pathname)));

/** Returns the languages in which a page is written: without fallback pages. */
export const translationsOf = (
  site: Pick<Site, 'routing' | 'pageByKey'>,
  pathname: string,
): readonly string[] =>
  languagesOf(site, pathname).filter((language) => {
    const page = site.pageByKey.get(pageKey(language, pathname));
    return page !== undefined && !isFallback(page);
  });

/** Returns the navigation tree of a page: that of its product, else that of pages without one. */
export function treeOf(
  site: Pick<Site, 'navigation' | 'translatedNavigation'>,
  { product, language }: Pick<Page, 'product' | 'language'>,
): readonly NavNode[] {
  const trees = site.translatedNavigation.get(language) ?? site.navigation;
  return trees.get(product ?? '') ?? trees.get('') ?? [];
}
