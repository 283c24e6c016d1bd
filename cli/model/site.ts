import type { NavNode } from './nav.ts';
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

/** Everything about the site but its texts. */
export interface Site {
  readonly products: readonly Product[];
  readonly pages: readonly Page[];
  readonly pageByKey: ReadonlyMap<PageKey, Page>;
  /** Markdown file → pathname, for links from file to file. */
  readonly pathnameByFile: ReadonlyMap<SourcePath, Pathname>;
  /** Tree by product id; `''` holds the tree of pages without a product. */
  readonly navigation: ReadonlyMap<string, readonly NavNode[]>;
  /** Files under `content/public/` by their address: `/logo.svg`. */
  readonly publicFiles: ReadonlyMap<string, SourcePath>;
  /** Every other file under `content/`, for relative images and downloads. */
  readonly assetFiles: ReadonlySet<SourcePath>;
  readonly routing: Routing;
  /** UI and page-title texts by language, flat keys. */
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The key under which `Site.pageByKey` holds a page. */
export const pageKey = (language: string, pathname: string): PageKey => `${language}${pathname}`;

/** The tree beside a page: that of its product, else the one of pages without a product. */
export const treeOf = (site: Pick<Site, 'navigation'>, page: Pick<Page, 'product'>) =>
  site.navigation.get(page.product ?? '') ?? site.navigation.get('') ?? [];
