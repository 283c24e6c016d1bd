import { posix } from 'node:path';
import type { NavNode } from '../../../runtime/contract/theme.ts';
import { isFallback, type Page, type PageFacts, previewImage } from '../../model/page.ts';
import {
  encodePath,
  htmlPathOf,
  isBelow,
  markdownPathOf,
  type SourcePath,
} from '../../model/paths.ts';
import { redirectEnd, resolveLink } from '../../model/links.ts';
import {
  contentKey,
  pagePath,
  type PageKey,
  languagePrefix,
  servedAddress,
  type Site,
} from '../../model/site.ts';

/** Final address of a link or image. */
export interface Address {
  /** Empty for a page that the site does not have. */
  readonly href: string;
  readonly external: boolean;
  /** Width in pixels, for images of the site. */
  readonly width?: number;
  readonly height?: number;
}

/** Inputs for computing final addresses. */
export interface AddressBook {
  readonly site: Site;
  /** Addresses of the top folders with pages: `https://docs.example.org/kit`. */
  readonly folders: ReadonlySet<string>;
  readonly anchors: ReadonlyMap<PageKey, readonly string[]>;
  readonly base: string;
  /** Files that pages refer to by relative paths, copied to their final names. */
  readonly copied: ReadonlyMap<SourcePath, Omit<Address, 'external'>>;
  /** Sizes of public images in pixels, by address. */
  readonly publicSizes: ReadonlyMap<string, { readonly width: number; readonly height: number }>;
}

/** Returns a site path with base, and language if that page is translated. Keeps query and hash. */
export const siteHref = ({ site, base }: AddressBook, pathname: string, language: string) =>
  `${base}${encodeURI(servedAddress(site, pathname, language).slice(1))}`;

/** Returns the address of a site path. External addresses stay as they are. */
export const addressHref = (book: AddressBook, href: string, language: string) =>
  href.startsWith('/') ? siteHref(book, href, language) : href;

/** Returns a link with its final address, if it has one. */
export const withAddress = <Link extends { readonly href?: string | undefined }>(
  book: AddressBook,
  link: Link,
  language: string,
): Link =>
  link.href === undefined ? link : { ...link, href: addressHref(book, link.href, language) };

/** Returns the address of a page including the host. `url` is the site's. */
export const absoluteHref = (
  book: AddressBook,
  url: string,
  { pathname, language }: Pick<Page, 'pathname' | 'language'>,
) => url.replace(/\/$/, '') + siteHref(book, pathname, language);

/** Returns a navigation tree with final addresses. */
export const treeViewOf = (
  book: AddressBook,
  tree: readonly NavNode[],
  language: string,
): NavNode[] =>
  tree.map((node) => ({
    ...withAddress(book, node, language),
    children: treeViewOf(book, node.children, language),
  }));

/** Returns the output paths of a page. A fallback page shares its original's Markdown. */
export function outputsOf(site: Site, page: Page) {
  const { pathname, language, source } = page;
  const shown = isFallback(page) ? source.language : language;
  return {
    html: htmlPathOf(pagePath(site, page)),
    markdown: markdownPathOf(pathname, languagePrefix(site, shown)),
  };
}

/** Returns the final addresses of all references on a page, by address as written. */
export function referenceAddresses(
  book: AddressBook,
  page: Page,
  facts: PageFacts,
): Record<string, Address> {
  const written = new Set(facts.references.map(({ href }) => href));
  return Object.fromEntries(
    [...written].map((href) => {
      const path = hrefInSite(book, page, href);
      if (path === '') return [href, { href: '', external: false }];
      return [href, addressOf(book, page, path)];
    }),
  );
}

function addressOf(book: AddressBook, from: Page, written: string): Address {
  const { base, site } = book;
  const reference = resolveLink(site, from, written);
  const path = written.startsWith('/') ? posix.join(base, written) : written;
  switch (reference.kind) {
    case 'page': {
      const { page, suffix } = reference;
      return { href: siteHref(book, page.pathname, page.language) + suffix, external: false };
    }
    case 'asset': {
      const { href = written, ...size } = book.copied.get(reference.file) ?? {};
      return { href: href + reference.suffix, external: false, ...size };
    }
    case 'public': {
      const size = book.publicSizes.get(reference.address);
      const href = encodePath(posix.join(base, reference.address)) + reference.suffix;
      return { href, external: false, ...size };
    }
    case 'external':
      return { href: written, external: /^(?:https?:)?\/\//i.test(written) };
    case 'redirect': {
      // A redirect by the host would lose the language of the page.
      const end = redirectEnd(site, from, reference);
      return end === undefined ? { href: path, external: false } : addressOf(book, from, end);
    }
    default:
      return { href: path, external: false };
  }
}

/** An image for link previews. Its address includes the host. */
export interface PreviewImage extends Omit<Address, 'external'> {
  readonly alt: string;
}

/** Returns the image in the front matter of a page. */
export function previewImageOf(
  book: AddressBook,
  page: Page,
  url: string,
): PreviewImage | undefined {
  const written = previewImage(page.source);
  if (written === undefined) return undefined;
  const { href, width, height } = addressOf(book, page, written);
  const size = width !== undefined && height !== undefined && { width, height };
  return { href: new URL(href, url).href, alt: page.title, ...size };
}

/**
 * Resolves an address in a text of an API reference, which may link to the package's own site.
 * Returns the same page of this site if it exists, otherwise the address on the package's site.
 * Empty if that address belongs to this site, where the page is missing.
 */
function hrefInSite({ site, folders, anchors }: AddressBook, page: Page, href: string): string {
  if (!page.api) return href;
  const { homes } = page.api;
  const home = homes.find((home) => isBelow(href, home));
  const path = home === undefined ? href : `/${href.slice(home.length).replace(/^\/+/, '')}`;
  if (!/^\/(?!\/)/.test(path)) return href;
  const reference = resolveLink(site, page, path);
  if (reference.kind === 'page') return withKnownHash(path, anchors, reference);
  if (reference.kind !== 'missing') return path;
  const [first] = homes;
  const there = home === undefined && first !== undefined ? first.replace(/\/+$/, '') + path : href;
  // Other folders of the same host may belong to other sites.
  return folders.has(there.slice(0, -path.length) + topFolder(path)) ? '' : there;
}

/** Returns the first folder of a site path: `/kit`. */
export const topFolder = (path: string) => /^\/[^/?#]*/.exec(path)?.[0] ?? '';

/** Replaces an unknown hash with a similar one of the target page, or removes it. */
function withKnownHash(
  path: string,
  anchors: AddressBook['anchors'],
  { page, id }: { readonly page: Page; readonly id: string | undefined },
): string {
  const known = anchors.get(contentKey(page));
  if (id === undefined || !known || known.includes(id)) return path;
  const [before = ''] = path.split('#', 1);
  const similar = known.find((anchor) => plainId(anchor) === plainId(id));
  return similar === undefined ? before : `${before}#${similar}`;
}

const plainId = (id: string) => id.replaceAll('-', '').toLowerCase();
