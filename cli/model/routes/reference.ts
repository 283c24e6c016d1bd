import type { Page } from '../page.ts';
import type { Pathname, SourcePath } from '../paths.ts';
import { toPathname, toSourcePath } from '../paths.ts';
import type { Site } from '../site.ts';
import { pageKey } from '../site.ts';
import { canonicalise } from './canonical.ts';

/** What an address written in a page leads to. `suffix` is its query and hash as written: `?a=b#c`. */
export type Reference =
  /** A place in the same page. The id is decoded; empty for the top of the page. */
  | { readonly kind: 'anchor'; readonly id: string }
  /** A page of the site, in the language of the page that refers if there is one. */
  | {
      readonly kind: 'page';
      readonly page: Page;
      readonly suffix: string;
      /** The decoded hash, or undefined. */
      readonly id: string | undefined;
      /** How a tidy author writes the same; undefined where it is written so. */
      readonly tidy: string | undefined;
    }
  /** An address that has moved; `from` is the one that the redirect is written for. */
  | {
      readonly kind: 'redirect';
      readonly from: Pathname;
      readonly to: string;
      readonly suffix: string;
    }
  | { readonly kind: 'asset'; readonly file: SourcePath; readonly suffix: string }
  /** A public file; `address` without base: `/logo.svg`. */
  | { readonly kind: 'public'; readonly address: string; readonly suffix: string }
  /** Another site, or a scheme such as `mailto:`. */
  | { readonly kind: 'external'; readonly href: string }
  /** Nothing. `path` is what was looked for: a canonical site path, or a file under the content directory. */
  | {
      readonly kind: 'missing';
      readonly wanted: 'page' | 'file';
      readonly path: string;
      /** `/zh` where the address begins with a language; `path` is without it. */
      readonly prefix?: string;
      readonly suffix: string;
    };

/** The page that refers: what a relative address starts from. */
export type From = Pick<Page, 'language' | 'pathname' | 'source'>;

/** What `href`, written in the page `from`, leads to. Final addresses (base, language, hashes in names) are the caller's business. */
export function resolveReference(site: Site, from: From, href: string): Reference {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return { kind: 'external', href };
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  if (path === '') return { kind: 'anchor', id: idOf(suffix) ?? '' };
  const written: Written = { path: decoded(path), raw: path, suffix };
  return path.startsWith('/') ? toSitePath(site, from, written) : toRelative(site, from, written);
}

interface Written {
  /** Decoded. */
  readonly path: string;
  readonly raw: string;
  readonly suffix: string;
}

function toSitePath(site: Site, from: From, { path: written, raw, suffix }: Written): Reference {
  const { routing } = site;
  const path = withoutIndex(written);
  const canonical = canonicalise(path, {
    languages: routing.recognisedLanguages,
    aliases: routing.pathAliases,
  });
  const hasLanguage = canonical.canonicalAs !== path;
  const language = hasLanguage ? canonical.userLanguage : from.language;
  const pathname = toPathname(canonical.canonicalPathname.normalize('NFC'));
  const prefix = hasLanguage ? `/${canonical.userLanguage}` : '';
  const page = pageIn(site, language, pathname);
  if (page) {
    const aliased = toPathname(canonical.canonicalAs) !== pathname;
    const exact = aliased || (hasLanguage ? canonical.canonicalAs : path) === pathname;
    const tidy = exact ? undefined : `${prefix}${encodeURI(pathname)}${suffix}`;
    return { kind: 'page', page, suffix, id: idOf(suffix), tidy };
  }
  const address = spellings(written).find((one) => site.publicFiles.has(one));
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
  if (/\.(?!html?$)\w+$/.test(raw)) return { kind: 'missing', wanted: 'file', path, suffix };
  return { kind: 'missing', wanted: 'page', path: pathname, suffix, prefix };
}

function toRelative(site: Site, from: From, { path, suffix }: Written): Reference {
  const folder = from.source.file.split('/').slice(0, -1);
  const file = toSourcePath(join(folder, path));
  const folderOrPage = toSourcePath(join(folder, withoutIndex(path)));
  const pathname = [file, `${folderOrPage}.md`, `${folderOrPage}/index.md`]
    .flatMap(spellings)
    .map((name) => site.pathnameByFile.get(toSourcePath(name)))
    .find((found) => found !== undefined);
  const page = pathname === undefined ? undefined : pageIn(site, from.language, pathname);
  if (page) return { kind: 'page', page, suffix, id: idOf(suffix), tidy: undefined };
  for (const one of spellings(file).map(toSourcePath)) {
    if (site.assetFiles.has(one)) return { kind: 'asset', file: one, suffix };
    const [known] = [...site.publicFiles].find(([, source]) => source === one) ?? [];
    if (known !== undefined) return { kind: 'public', address: known, suffix };
  }
  const address = toPathname(join(from.pathname.split('/').filter(Boolean), withoutIndex(path)));
  const beside = pageIn(site, from.language, address);
  if (beside) return { kind: 'page', page: beside, suffix, id: idOf(suffix), tidy: undefined };
  const wanted = /\.\w+$/.test(file) && !file.endsWith('.md') ? 'file' : 'page';
  return { kind: 'missing', wanted, path: file, suffix };
}

/** The page in the language asked for, else in the first one. */
const pageIn = (site: Site, language: string, pathname: string) =>
  site.pageByKey.get(pageKey(language, pathname)) ??
  site.pageByKey.get(pageKey(site.routing.languages[0] ?? 'en', pathname));

/** Folder segments and a relative path as one path; `..` above the root is dropped. */
function join(folder: readonly string[], relative: string): string {
  const segments = [...folder];
  for (const part of relative.split('/')) {
    if (part === '..') segments.pop();
    else if (part !== '.' && part !== '') segments.push(part);
  }
  return segments.join('/');
}

/** The address under which the file `a/index.html` is served: `a/`. */
const withoutIndex = (path: string) => path.replace(/(^|\/)index\.html$/, '$1');

/** A name as written, and in the forms in which file systems may keep it. */
const spellings = (name: string) => [
  ...new Set([name, name.normalize('NFC'), name.normalize('NFD')]),
];

const idOf = (suffix: string) =>
  suffix.includes('#') ? decoded(suffix.slice(suffix.indexOf('#') + 1)) : undefined;

/** The text with percent escapes undone; as it is where they are malformed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Malformed escapes are the author's text: it names nothing, and is reported as such.
    return text;
  }
}
