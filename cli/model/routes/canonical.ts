import type { PathRule } from '../product.ts';

/** What the site knows about paths. */
export interface PathOptions {
  /** Languages whose prefix is taken off. The first one is the reader's language where there is no prefix. */
  readonly languages: readonly string[];
  /** Prefixes that stand for others. */
  readonly aliases: readonly { readonly from: string; readonly to: string }[];
}

/** The four faces of an address. Facts §1.1. */
export interface CanonicalPath {
  readonly userLanguage: string;
  /** The address without its language. */
  readonly canonicalAs: string;
  /** The same without the hash. */
  readonly canonicalAsServer: string;
  /** The same without query and trailing slash, aliases replaced: `/a/b`. */
  readonly canonicalPathname: string;
}

/** The language of an address and its canonical forms. Spec §2. `address` starts with a slash. */
export function canonicalise(address: string, options: PathOptions): CanonicalPath {
  const prefix = /^\/([a-zA-Z0-9-]+)(?=[/?#]|$)/.exec(address);
  const language = options.languages.find((known) => known === prefix?.[1]);
  const stripped = language === undefined ? address : address.slice(language.length + 1);
  const canonicalAs = stripped.startsWith('/') ? stripped : `/${stripped}`;
  const canonicalAsServer = before(canonicalAs, '#');
  const path = before(canonicalAsServer, '?');
  return {
    userLanguage: language ?? options.languages[0] ?? 'en',
    canonicalAs,
    canonicalAsServer,
    canonicalPathname: withoutTrailingSlash(replaceAlias(path, options.aliases)),
  };
}

/** The path without its last slash; `/` stays. */
export const withoutTrailingSlash = (path: string) =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/** Whether `path` is `prefix` or lies below it, by whole segments. Trailing slashes of `prefix` do not count. */
export function isBelow(path: string, prefix: string): boolean {
  const root = prefix.replace(/\/+$/, '');
  return path === root || path.startsWith(`${root}/`);
}

/** The path with the first alias that fits replaced. */
export function replaceAlias(path: string, aliases: PathOptions['aliases']): string {
  const alias = aliases.find(({ from }) => isBelow(path, from));
  if (!alias) return path;
  return alias.to.replace(/\/+$/, '') + path.slice(alias.from.replace(/\/+$/, '').length);
}

/** Which product a path shows. */
export interface PathProduct {
  readonly productCategoryId: string | null;
  readonly productId: string | null;
}

/** The product of a canonical path: the fitting rule with the most segments decides, the first of equals. Spec §2. */
export function productOf(pathname: string, rules: readonly PathRule[]): PathProduct {
  const segments = segmentsOf(pathname);
  const fitting = rules
    .map((rule) => ({ rule, names: namesIn(segments, segmentsOf(rule.path)) }))
    .filter(({ names }) => names !== null)
    .sort((a, b) => segmentsOf(b.rule.path).length - segmentsOf(a.rule.path).length)[0];
  if (!fitting) return { productCategoryId: null, productId: null };
  const { category, product } = fitting.rule;
  const named = product?.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(fitting.names?.get(name) ?? whole),
  );
  return { productCategoryId: category, productId: named ?? null };
}

const before = (text: string, mark: string) => text.split(mark, 1)[0] ?? '';

const segmentsOf = (path: string) => path.split(/[?#]/, 1).join('').split('/').filter(Boolean);

/** What `{name}`s of the rule stand for, or null where the rule does not fit. */
function namesIn(
  segments: readonly string[],
  rule: readonly string[],
): ReadonlyMap<string, string> | null {
  const names = new Map<string, string>();
  for (const [index, wanted] of rule.entries()) {
    const found = segments[index];
    if (found === undefined) return null;
    const [head = '', name, tail = ''] = wanted.split(/\{(\w+)\}/);
    if (name === undefined) {
      if (found !== wanted) return null;
      continue;
    }
    const value = found.slice(head.length, found.length - tail.length);
    if (value === '' || !found.startsWith(head) || !found.endsWith(tail)) return null;
    names.set(name, value);
  }
  return names;
}
