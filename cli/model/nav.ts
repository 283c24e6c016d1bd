import type { NavFlags, NavNode } from '../../runtime/contract/theme.ts';
import type { ProductVersion, ProductView } from '../../runtime/contract/view.ts';
import { memoized } from './collections.ts';
import type { Pathname } from './paths.ts';
import { escapeRegExp, fillPlaceholders } from './text.ts';

export type { NavFlags, NavNode, ProductVersion };

/** An authored entry of a navigation tree. */
export interface NavEntry extends NavFlags {
  /** A site path, or an external `https:` address. */
  readonly pathname: string;
  readonly title?: string;
  /** Turns the entry into a heading above its children, without a link. */
  readonly subheader?: string;
  readonly children?: readonly NavEntry[];
  readonly plan?: 'pro' | 'premium';
  /** Name of a theme icon. */
  readonly icon?: string;
}

/** Flags of entries and pages, in the order in which themes show them. */
export const NAV_FLAGS = [
  'newFeature',
  'planned',
  'unstable',
  'beta',
  'legacy',
  'deprecated',
] as const;

/** Yields all entries of a tree, each one before its children. */
export function* everyEntry<Entry extends { readonly children?: readonly Entry[] }>(
  entries: readonly Entry[],
): Generator<Entry> {
  for (const entry of entries) {
    yield entry;
    yield* everyEntry(entry.children ?? []);
  }
}

export type PageLink = { readonly pathname: Pathname; readonly title: string };

export interface NavPosition {
  /** Ancestor nodes, outermost first. */
  readonly parents: readonly Pick<NavNode, 'pathname' | 'title' | 'href'>[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
  /** Label of the page's own entry. Absent for a page that is in no tree. */
  readonly title?: string;
  /** Flags of the page's own entry. */
  readonly flags: NavFlags;
}

/** A product with its current version. Addresses are site paths without language and base. */
export interface Product extends ProductView {
  /** Whether menus omit it. */
  readonly unlisted?: boolean;
  /** npm package whose installed version is the current one. */
  readonly package?: string;
  readonly metadata: string;
  /** Import statement of its components: `import {name} from '{package}/{name}';`. */
  readonly importLine?: string;
}

/**
 * Assigns pathnames to a product. `path` matches whole segments from the start. Each may contain
 * one `{name}`, which `product` may use: `/x/react-{name}` with `x-{name}`. The longest rule wins.
 */
export interface PathRule {
  readonly path: string;
  readonly category: string | null;
  readonly product: string | null;
}

/** Returns the product of a canonical path. Among equally long rules, the first wins. */
export function productOfPath(
  pathname: string,
  rules: readonly PathRule[],
): { readonly productCategoryId: string | null; readonly productId: string | null } {
  const path = segmentsOf(pathname).join('');
  const [match] = rules
    .flatMap(({ path: start, category, product }) => {
      const { pattern, names, length } = patternOf(start);
      const [found, ...values] = pattern.exec(path) ?? [];
      if (found === undefined) return [];
      const filled = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
      return [{ category, product: product && fillPlaceholders(product, filled), length }];
    })
    .sort((a, b) => b.length - a.length);
  return { productCategoryId: match?.category ?? null, productId: match?.product ?? null };
}

/** Returns the segments of a path, each with the slash before it. */
const segmentsOf = (path: string) => path.replace(/[?#].*$/s, '').match(/\/[^/]+/g) ?? [];

/** Returns the pattern of paths that start with `/x/react-{name}`, and the names in it. */
const patternOf = memoized((start: string) => {
  const segments = segmentsOf(start);
  const text = escapeRegExp(segments.join('')).replace(/\\\{\w+\\\}/g, '([^/]+)');
  return {
    pattern: new RegExp(`^${text}(?![^/])`),
    names: [...start.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    length: segments.length,
  };
});

/** Keys of the configuration whose values are addresses that readers follow. */
export const ADDRESS_KEYS: ReadonlySet<string> = new Set(['href', 'link', 'notes']);

// Queries for locations in the configuration. No pathname, package or id starts like them.

/** Returns the query for a linked address: `href: '/a/'`. */
export const addressQuery = (address: string) => `href=${address}`;

/** Returns the query for the navigation entry of a pathname. */
export const entryQuery = (pathname: string) => `pathname=${pathname}`;

/** Returns the query for the target of the redirect that starts at an address. */
export const redirectTargetQuery = (from: string) => `to of=${from}`;

const textAfter = (prefix: string) => (query: string) =>
  query.startsWith(prefix) ? query.slice(prefix.length) : undefined;

/** Inverses of the three functions above. Undefined for other queries. */
export const queriedAddress = textAfter(addressQuery(''));
export const queriedEntry = textAfter(entryQuery(''));
export const queriedRedirect = textAfter(redirectTargetQuery(''));
