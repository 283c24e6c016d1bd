import type { NavFlags } from '../../runtime/contract/theme.ts';
import type { Pathname } from './paths.ts';

export type { NavFlags, NavNode } from '../../runtime/contract/theme.ts';

/** One authored entry of a navigation tree. */
export interface NavEntry extends NavFlags {
  /** A site path, or a full `https:` address of another site. */
  readonly pathname: string;
  readonly title?: string;
  /** Makes the entry a heading over its children: shown, not linked. */
  readonly subheader?: string;
  readonly children?: readonly NavEntry[];
  readonly plan?: 'pro' | 'premium';
  /** Name of an icon of the theme. */
  readonly icon?: string;
}

/** A page as others refer to it. */
export interface PageLink {
  readonly pathname: Pathname;
  readonly title: string;
}

/** The position of a page in its tree. */
export interface NavPlace {
  /** Nodes above the page, outermost first. */
  readonly parents: readonly {
    readonly pathname: string;
    readonly title: string;
    readonly href?: string;
  }[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
  /** Label of the page's own entry; absent for a page that is in no tree. */
  readonly title?: string;
  /** Flags of the page's own entry. */
  readonly flags: NavFlags;
}

/** One line of a version menu. Spec §3. */
export interface ProductVersion {
  readonly text: string;
  readonly href?: string;
  readonly current?: boolean;
}

/** A version of the site as authored: a row of its versions page. */
export interface SiteVersion extends ProductVersion {
  /** npm package whose installed version is shown instead of the text. */
  readonly package?: string;
  /** Day of the release, or the month or year if no more is known. */
  readonly date?: string;
  readonly support?: 'current' | 'long-term' | 'ended' | 'preview';
  /** Address of the release notes. */
  readonly notes?: string;
}

/** A product's identity as authored. Spec §3 and the contract. */
export interface ProductConfig {
  readonly id: string;
  readonly name: string;
  readonly category?: string;
  /** Prefix of its pages. */
  readonly path?: string;
  /** Address of the site that documents it, instead of `path`: such a product has no pages here. */
  readonly href?: string;
  readonly beta?: boolean;
  /** Menus leave it out. */
  readonly unlisted?: boolean;
  /** npm package whose version is the current one. */
  readonly package?: string;
  /** Address of an SVG under the site's public files. */
  readonly logo?: string;
  readonly metadata?: string;
  /** One sentence for the product menu. */
  readonly description?: string;
  /** Import statement of its components: `import {name} from '{package}/{name}';`. */
  readonly importLine?: string;
  /** Older versions and other lines of the menu; the current one is put before them. */
  readonly versions?: readonly ProductVersion[];
}

/** A product as pages show it. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly category: string | null;
  readonly beta?: boolean;
  readonly unlisted?: boolean;
  /** `7.0.0-beta.4`, read from the package; absent for a product without one. */
  readonly version?: string;
  readonly logo?: string;
  readonly metadata: string;
  readonly description?: string;
  readonly package?: string;
  readonly importLine?: string;
  readonly versions: readonly ProductVersion[];
  /** First page of its navigation, or the site that documents it. */
  readonly href: string;
}

/**
 * Assigns pathnames to a product. `path` matches whole segments from the start; a segment may hold one `{name}`,
 * which `product` may use: `/x/react-{name}` with `x-{name}`. The rule with the most segments wins.
 */
export interface PathRule {
  readonly path: string;
  readonly category: string | null;
  readonly product: string | null;
}

/** Returns the product of a canonical path; of rules with as many segments, the first wins. Spec §2. */
export function productOf(
  pathname: string,
  rules: readonly PathRule[],
): { readonly productCategoryId: string | null; readonly productId: string | null } {
  const segments = segmentsOf(pathname);
  const [match] = rules
    .flatMap((rule) => {
      const pattern = segmentsOf(rule.path);
      const names = matchSegments(segments, pattern);
      return names ? [{ rule, names, length: pattern.length }] : [];
    })
    .sort((a, b) => b.length - a.length);
  const productId = match?.rule.product?.replace(
    /\{(\w+)\}/g,
    (whole, name: string) => match.names.get(name) ?? whole,
  );
  return { productCategoryId: match?.rule.category ?? null, productId: productId ?? null };
}

const segmentsOf = (path: string) => path.split(/[?#]/, 1).join('').split('/').filter(Boolean);

/** Returns the values of the pattern's `{name}`s, or undefined if it does not match. */
function matchSegments(
  segments: readonly string[],
  pattern: readonly string[],
): ReadonlyMap<string, string> | undefined {
  const names = new Map<string, string>();
  for (const [index, wanted] of pattern.entries()) {
    const found = segments[index];
    if (found === undefined) return undefined;
    const [head = '', name, tail = ''] = wanted.split(/\{(\w+)\}/);
    if (name === undefined) {
      if (found !== wanted) return undefined;
      continue;
    }
    const value = found.slice(head.length, found.length - tail.length);
    if (value === '' || !found.startsWith(head) || !found.endsWith(tail)) return undefined;
    names.set(name, value);
  }
  return names;
}

// Queries for the location of something in the configuration. No pathname, package or id starts like these prefixes.

/** Finds an address that is only linked: `href: '/a/'`. */
export const asAddress = (address: string) => `href=${address}`;

/** Finds the navigation entry of a pathname. */
export const asEntry = (pathname: string) => `pathname=${pathname}`;

/** Finds the target of the redirect that starts at an address. */
export const asTarget = (from: string) => `to of=${from}`;

const textAfter = (prefix: string) => (query: string) =>
  query.startsWith(prefix) ? query.slice(prefix.length) : undefined;

/** The inverses of the three functions above; undefined for other queries. */
export const addressIn = textAfter(asAddress(''));
export const entryIn = textAfter(asEntry(''));
export const startIn = textAfter(asTarget(''));
