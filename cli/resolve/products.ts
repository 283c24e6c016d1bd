import type { SiteConfig } from '../config/schema.ts';
import type { Diagnostic, Outcome } from '../model/diagnostic.ts';
import type { NavNode, PathRule, Product, ProductConfig, ProductVersion } from '../model/nav.ts';
import type { Page } from '../model/page.ts';
import { toPathname } from '../model/paths.ts';
import { productOf } from '../model/nav.ts';
import { configNoPackage } from '../report/rules/config.ts';
import { navProductPackage } from '../report/rules/navigation.ts';
import type { Locate } from './nav/context.ts';
import { firstPageOf } from './nav/nav.ts';

/** Products that have pages here: the others are documented elsewhere. */
export const ownProducts = ({ products }: Pick<SiteConfig, 'products'>) =>
  products.filter(({ path }) => path !== undefined);

/** The rules of the site, then one for each product's own path. */
export const pathRulesOf = ({
  pathRules,
  products,
}: Pick<SiteConfig, 'pathRules' | 'products'>): readonly PathRule[] => [
  ...pathRules,
  ...products.flatMap(({ id, category, path }) =>
    path === undefined ? [] : [{ path, category: category ?? null, product: id }],
  ),
];

/** Ids that stand for a product: of those that the site has, and of those that its rules for paths name. */
export const knownProducts = (
  config: Pick<SiteConfig, 'pathRules' | 'products'>,
): ReadonlySet<string> =>
  new Set([
    ...config.products.map(({ id }) => id),
    ...config.pathRules.flatMap(({ product }) => product ?? []),
  ]);

/** Product and category of a page: by the rules for its path, else the product that it names. */
export function productOfPage(
  { pathname, source }: Pick<Page, 'pathname' | 'source'>,
  config: Pick<SiteConfig, 'pathRules' | 'products'>,
): Pick<Page, 'product' | 'category'> {
  const { productCategoryId, productId } = productOf(pathname, pathRulesOf(config));
  const { productId: named } = source.frontMatter;
  const isOwn = config.products.some(({ id }) => id === named);
  const product = productId ?? (isOwn ? named : undefined);
  return { product: product ?? null, category: productCategoryId };
}

/** What products are made from besides their configuration. */
export interface ProductContext {
  readonly versions: Readonly<Record<string, string>>;
  readonly trees: ReadonlyMap<string, readonly NavNode[]>;
  readonly locate: Locate;
}

/** Products as menus show them: the current version first. Spec §3, facts §2.1b. */
export function resolveProducts(
  products: readonly ProductConfig[],
  context: ProductContext,
): Outcome<readonly Product[]> {
  const diagnostics: Diagnostic[] = [];
  const value = products.map((product) => {
    const { id, name } = product;
    const version = product.package && context.versions[product.package];
    if (product.package !== undefined && version === undefined) {
      const [place] = context.locate(product.package);
      diagnostics.push(navProductPackage(id, product.package, place));
    }
    const versions = [...currentVersion(version), ...(product.versions ?? [])];
    return {
      id,
      name,
      category: product.category ?? null,
      ...(product.beta !== undefined && { beta: product.beta }),
      ...(product.unlisted !== undefined && { unlisted: product.unlisted }),
      ...(version !== undefined && { version }),
      ...(product.package !== undefined && { package: product.package }),
      ...(product.importLine !== undefined && { importLine: product.importLine }),
      ...(product.logo !== undefined && { logo: product.logo }),
      metadata: product.metadata ?? '',
      ...(product.description !== undefined && { description: product.description }),
      versions,
      href: hrefOf(product, context),
    };
  });
  return { value, diagnostics };
}

/** Packages that errors are read from and that are not installed. */
export const absentCodePackages = (
  { errorCodes }: Pick<SiteConfig, 'errorCodes'>,
  { versions, locate }: Pick<ProductContext, 'versions' | 'locate'>,
): Diagnostic[] =>
  (errorCodes?.packages ?? [])
    .filter((name) => versions[name] === undefined)
    .map((name) => configNoPackage(name, locate('errorCodes')[0]));

const hrefOf = ({ id, path, href }: ProductConfig, { trees }: ProductContext) =>
  href ?? firstPageOf(trees.get(id) ?? []) ?? toPathname(path ?? '/');

const currentVersion = (version: string | undefined): ProductVersion[] =>
  version === undefined ? [] : [{ text: `v${version}`, current: true }];
