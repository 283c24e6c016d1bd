import type { Page } from './page.ts';
import {
  canonicalize,
  servedPath,
  toPathname,
  toPathnameWithHash,
  toSourcePath,
  type Pathname,
  type SourcePath,
  firstLanguage,
} from './paths.ts';
import { pageKey, type Site } from './site.ts';

/** Resolved target of an address on a page. `suffix` is its query and hash as written: `?a=b#c`. */
export type LinkTarget =
  /** An anchor on the same page, with the decoded id. Empty for the top of the page. */
  | { readonly kind: 'anchor'; readonly id: string }
  /** A page of the site, in the language of the linking page if available. */
  | {
      readonly kind: 'page';
      readonly page: Page;
      readonly suffix: string;
      /** Decoded hash, or undefined. */
      readonly id: string | undefined;
      /** Canonical spelling. Undefined if the address already has it. */
      readonly tidy: string | undefined;
    }
  /** An address with a redirect. `from` is the start of the redirect. */
  | {
      readonly kind: 'redirect';
      readonly from: Pathname;
      readonly to: string;
      readonly suffix: string;
    }
  | { readonly kind: 'asset'; readonly file: SourcePath; readonly suffix: string }
  /** A public file. `address` has no base: `/logo.svg`. */
  | { readonly kind: 'public'; readonly address: string; readonly suffix: string }
  /** An external address, or a scheme such as `mailto:`. */
  | { readonly kind: 'external'; readonly href: string }
  /** A broken link. `path` is a canonical site path, or a file in the content directory. */
  | {
      readonly kind: 'missing';
      readonly wanted: 'page' | 'file';
      readonly path: string;
      /** `/zh` if the address starts with a language. `path` does not include it. */
      readonly prefix?: string;
      readonly suffix: string;
    };

/** The linking page, from which relative addresses are resolved. */
export type LinkingPage = Pick<Page, 'language' | 'pathname' | 'source'>;

/** Resolves an address on a page. Callers add base, language and content hashes. */
export function resolveLink(site: Site, from: LinkingPage, href: string): LinkTarget {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return { kind: 'external', href };
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  if (path === '') return { kind: 'anchor', id: idOf(suffix) ?? '' };
  const written: Written = { path: decodePercent(path), raw: path, suffix };
  const resolve = path.startsWith('/') ? resolveSitePath : resolveRelative;
  return resolve(site, from, written);
}

/** Returns targets of redirects by address. Servers apply the first of two from one address. */
export const redirectTargets = (
  redirects: readonly Readonly<Record<'from' | 'to', string>>[],
): ReadonlyMap<string, string> =>
  new Map(redirects.toReversed().map(({ from, to }) => [toPathnameWithHash(from), to]));

type MovedReference = LinkTarget & { readonly kind: 'redirect' };

/** Follows redirects to the final address. Undefined if its target is missing. */
export function redirectEnd(
  site: Site,
  from: LinkingPage,
  moved: MovedReference,
): string | undefined {
  const passed = new Set<string>();
  for (let to = redirectTarget(moved); ;) {
    const target = resolveLink(site, from, to);
    const pathname = toPathname(to.split(/[?#]/, 1)[0] ?? '');
    if (target.kind === 'missing' || passed.has(pathname)) return undefined;
    if (target.kind === 'page') return target.tidy ?? to;
    if (target.kind !== 'redirect') return to;
    passed.add(pathname);
    to = redirectTarget(target);
  }
}

/** Returns the target of a redirect. Keeps query and hash unless the redirect has its own hash. */
export const redirectTarget = ({ to, suffix }: MovedReference) =>
  to.includes('#') ? to : to + suffix;

interface Written {
  /** Decoded path. */
  readonly path: string;
  readonly raw: string;
  readonly suffix: string;
}

function resolveSitePath(site: Site, from: LinkingPage, written: Written): LinkTarget {
  const { raw, suffix } = written;
  const { routing } = site;
  const path = withoutIndex(written.path);
  const canonical = canonicalize(path, {
    languages: routing.recognizedLanguages,
    aliases: routing.pathAliases,
  });
  const hasLanguage = canonical.canonicalAs !== path;
  const language = hasLanguage ? canonical.userLanguage : from.language;
  const pathname = toPathname(canonical.canonicalPathname.normalize('NFC'));
  const prefix = hasLanguage ? `/${canonical.userLanguage}` : '';
  const page = pageAtPathname(site, language, pathname);
  if (page) {
    const isAliased = toPathname(canonical.canonicalAs) !== pathname;
    const served = servedPath(pathname, routing.trailingSlash);
    const isTidy = isAliased || (hasLanguage ? canonical.canonicalAs : path) === served;
    return pageTarget(page, suffix, isTidy ? undefined : prefix + encodeURI(served) + suffix);
  }
  const address = spellings(written.path).find((address) => site.publicFiles.has(address));
  if (address !== undefined) return { kind: 'public', address, suffix };
  const old = toPathname(path);
  const moved = routing.redirects.get(old);
  if (moved !== undefined) return { kind: 'redirect', from: old, to: moved, suffix };
  const inFirst = routing.redirects.get(pathname);
  if (inFirst !== undefined) {
    const [target = ''] = inFirst.split(/[?#]/, 1);
    const isServed = site.pageByKey.has(pageKey(language, toPathname(target)));
    const to = isServed ? prefix + inFirst : inFirst;
    return { kind: 'redirect', from: pathname, to, suffix };
  }
  if (hasExtension(raw) && !/\.html?$/.test(raw)) {
    return { kind: 'missing', wanted: 'file', path, suffix };
  }
  return { kind: 'missing', wanted: 'page', path: pathname, suffix, prefix };
}

function resolveRelative(site: Site, from: LinkingPage, { path, suffix }: Written): LinkTarget {
  const folder = from.source.file.split('/').slice(0, -1);
  const file = toSourcePath(joinPath(folder, path));
  const folderOrPage = joinPath(folder, withoutIndex(path));
  const pathname = [file, `${folderOrPage}.md`, `${folderOrPage}/index.md`]
    .flatMap(spellings)
    .map((name) => site.pathnameByFile.get(toSourcePath(name)))
    .find((found) => found !== undefined);
  const page = pathname === undefined ? undefined : pageAtPathname(site, from.language, pathname);
  if (page) return pageTarget(page, suffix);
  for (const spelling of spellings(file).map(toSourcePath)) {
    if (site.assetFiles.has(spelling)) return { kind: 'asset', file: spelling, suffix };
    const [known] = [...site.publicFiles].find(([, source]) => source === spelling) ?? [];
    if (known !== undefined) return { kind: 'public', address: known, suffix };
  }
  const segments = from.pathname.split('/').filter(Boolean);
  const beside = pageAtPathname(
    site,
    from.language,
    toPathname(joinPath(segments, withoutIndex(path))),
  );
  if (beside) return pageTarget(beside, suffix);
  const wanted = hasExtension(file) && !file.endsWith('.md') ? 'file' : 'page';
  return { kind: 'missing', wanted, path: file, suffix };
}

/** Whether a path ends in a file extension, unlike `v1.16` and `/api/React.Component`. */
const hasExtension = (path: string) => /\.(?=\d*[a-zA-Z_])(?:[a-z\d_]+|[A-Z\d_]+)$/.test(path);

const pageTarget = (page: Page, suffix: string, tidy?: string): LinkTarget => ({
  kind: 'page',
  page,
  suffix,
  id: idOf(suffix),
  tidy,
});

const pageAtPathname = (site: Site, language: string, pathname: string) =>
  site.pageByKey.get(pageKey(language, pathname)) ??
  site.pageByKey.get(pageKey(firstLanguage(site.routing.languages), pathname));

/** Joins folder segments and a relative path. Drops `..` above the root. */
function joinPath(folder: readonly string[], relative: string): string {
  const segments = [...folder];
  for (const part of relative.split('/')) {
    if (part === '..') segments.pop();
    else if (part !== '.' && part !== '') segments.push(part);
  }
  return segments.join('/');
}

/** Returns the address at which `a/index.html` is served: `a/`. */
const withoutIndex = (path: string) => path.replace(/(^|\/)index\.html$/, '$1');

/** Returns a name as written, and in the Unicode forms that file systems may store. */
const spellings = (name: string) => [
  ...new Set([name, name.normalize('NFC'), name.normalize('NFD')]),
];

const idOf = (suffix: string) =>
  suffix.includes('#') ? decodePercent(suffix.slice(suffix.indexOf('#') + 1)) : undefined;

/** Decodes percent escapes. Returns text with malformed escapes unchanged. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Text with a malformed escape matches no file and is reported as a broken link.
    return text;
  }
}
