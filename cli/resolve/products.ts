import type { SiteConfig } from '../config/schema.ts';
import type { Diagnostic, Outcome } from '../model/diagnostic.ts';
import { productOfPath, type NavNode, type PathRule, type Product } from '../model/nav.ts';
import type { Page } from '../model/page.ts';
import { toPathname } from '../model/paths.ts';
import { firstPageOf, type Locate } from './nav.ts';
import { report } from '../report/catalogue.ts';

type ProductSettings = Pick<SiteConfig, 'pathRules' | 'products'>;

export const ownProducts = ({ products }: Pick<SiteConfig, 'products'>) =>
  products.filter(({ path }) => path !== undefined);

/** Returns the configured path rules, followed by a rule for each product's own path. */
export const pathRulesOf = ({ pathRules, products }: ProductSettings): readonly PathRule[] => [
  ...pathRules,
  ...products.flatMap(({ id, category, path }) =>
    path === undefined ? [] : [{ path, category: category ?? null, product: id }],
  ),
];

/** Returns the ids of products, including those that occur only in path rules. */
export const knownProducts = ({ pathRules, products }: ProductSettings): readonly string[] => [
  ...new Set([
    ...products.map(({ id }) => id),
    ...pathRules.flatMap(({ product }) => product ?? []),
  ]),
];

/** Returns the product and category of a page: by path rules, or else from its front matter. */
export function productOfPage(
  { pathname, source }: Pick<Page, 'pathname' | 'source'>,
  config: ProductSettings,
): Pick<Page, 'product' | 'category'> {
  const { productCategoryId, productId } = productOfPath(pathname, pathRulesOf(config));
  const { productId: named } = source.frontMatter;
  const isOwn = config.products.some(({ id }) => id === named);
  const product = productId ?? (isOwn ? named : undefined);
  return { product: product ?? null, category: productCategoryId };
}

export interface ProductContext {
  readonly versions: Readonly<Record<string, string>>;
  readonly trees: ReadonlyMap<string, readonly NavNode[]>;
  readonly locate: Locate;
}

/** Resolves products for menus, with the current version first. */
export function resolveProducts(
  products: SiteConfig['products'],
  { versions, trees, locate }: ProductContext,
): Outcome<readonly Product[]> {
  const diagnostics: Diagnostic[] = [];
  const value = products.map((product) => {
    const { path, href, category, metadata, versions: older = [], ...same } = product;
    const version = product.package && versions[product.package];
    if (product.package !== undefined && version === undefined) {
      const [place] = locate(product.package);
      const values = { name: product.package, product: product.id };
      diagnostics.push(report('nav/product-package', place, values));
    }
    const current = version === undefined ? [] : [{ text: `v${version}`, current: true }];
    return {
      ...same,
      category: category ?? null,
      ...(version !== undefined && { version }),
      metadata: metadata ?? '',
      versions: [...current, ...older],
      href: href ?? firstPageOf(trees.get(product.id) ?? []) ?? toPathname(path ?? '/'),
    };
  });
  return { value, diagnostics };
}
