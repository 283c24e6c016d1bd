import type { SiteApi } from './api/site-api.ts';
import type { NavNode } from './nav.ts';
import { isStandIn } from './page.ts';
import type { Page } from './page.ts';
import type { Pathname, SourcePath } from './paths.ts';
import type { Product } from './product.ts';

/** Key of a page: language and pathname, `zh/a/b/`. One for each file that is served as HTML. */
export type PageKey = string;

/** How addresses of the site are understood. */
export interface Routing {
  /** Languages served; the first has no prefix. */
  readonly languages: readonly string[];
  /** Languages whose prefix is taken off a path. */
  readonly recognisedLanguages: readonly string[];
  /** Prefixes that stand for others, at segment boundaries. */
  readonly pathAliases: readonly { readonly from: string; readonly to: string }[];
  /** Old pathname (without fragment) → where it leads. */
  readonly redirects: ReadonlyMap<Pathname, string>;
}

/** Texts by flat key. */
export type Dictionary = Readonly<Record<string, string>>;

/** Trees by product id. */
export type Navigation = ReadonlyMap<string, readonly NavNode[]>;

/** Everything about the site but its texts. */
export interface Site {
  readonly products: readonly Product[];
  readonly pages: readonly Page[];
  readonly pageByKey: ReadonlyMap<PageKey, Page>;
  /** Markdown file → pathname, for links from file to file. */
  readonly pathnameByFile: ReadonlyMap<SourcePath, Pathname>;
  /** Tree by product id, in the first language; `''` holds the tree of pages without a product. */
  readonly navigation: Navigation;
  /** The same in each of the other languages. */
  readonly translatedNavigation: ReadonlyMap<string, Navigation>;
  /** Files under `content/public/` by their address: `/logo.svg`. */
  readonly publicFiles: ReadonlyMap<string, SourcePath>;
  /** Every other file under `content/`, for relative images and downloads. */
  readonly assetFiles: ReadonlySet<SourcePath>;
  readonly routing: Routing;
  readonly api: SiteApi;
  /** UI and page-title texts by language, flat keys. */
  readonly translations: Readonly<Record<string, Dictionary>>;
}

/** The key under which `Site.pageByKey` holds a page. */
export const pageKey = (language: string, pathname: string): PageKey => `${language}${pathname}`;

/** Key of the page whose content a page shows: its own, or that of the original it stands in for. Code and bodies are made once for it. */
export const contentKey = ({ pathname, source }: Pick<Page, 'pathname' | 'source'>): PageKey =>
  pageKey(source.language, pathname);

/** `/zh` for a language that needs a prefix, else nothing. */
export const prefixOf = ({ routing }: Pick<Site, 'routing'>, language: string) =>
  language === routing.languages[0] ? '' : `/${language}`;

/** The languages in which a page is served, in the order of the site. */
export const languagesOf = (
  { routing, pageByKey }: Pick<Site, 'routing' | 'pageByKey'>,
  pathname: string,
): readonly string[] =>
  routing.languages.filter((language) => pageByKey.has(pageKey(language, pathname)));

/** The languages into which a page is really translated, the original's among them. */
export const translationsOf = (
  site: Pick<Site, 'routing' | 'pageByKey'>,
  pathname: string,
): readonly string[] =>
  languagesOf(site, pathname).filter((language) => {
    const page = site.pageByKey.get(pageKey(language, pathname));
    return page !== undefined && !isStandIn(page);
  });

/** The tree beside a page: that of its product, else the one of pages without a product. */
export function treeOf(
  site: Pick<Site, 'navigation' | 'translatedNavigation'>,
  { product, language }: Pick<Page, 'product' | 'language'>,
): readonly NavNode[] {
  const trees = site.translatedNavigation.get(language) ?? site.navigation;
  return trees.get(product ?? '') ?? trees.get('') ?? [];
}
