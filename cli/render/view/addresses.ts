import { posix } from 'node:path';
import { isFallback } from '../../model/page.ts';
import type { Page, PageFacts } from '../../model/page.ts';
import { markdownPathOf, htmlPathOf, toPathname } from '../../model/paths.ts';
import type { SourcePath } from '../../model/paths.ts';
import { resolveLink } from '../../model/links.ts';
import type { LinkTarget } from '../../model/links.ts';
import { pageKey, prefixOf } from '../../model/site.ts';
import type { Site } from '../../model/site.ts';
import type { Address } from '../elements/element-context.ts';
import { meantBy } from './package-links.ts';
import type { LinkTargets } from './package-links.ts';

/** A file that pages name relatively, under its final name. */
export interface CopiedFile {
  /** Address with hash, base included. */
  readonly href: string;
  /** Pixels, for images. */
  readonly width?: number;
  readonly height?: number;
}

/** What final addresses are made of. */
export interface AddressBook extends LinkTargets {
  /** `/`, or the path under which the site is served. */
  readonly base: string;
  readonly copied: ReadonlyMap<SourcePath, CopiedFile>;
  /** Pixels of public images by address. */
  readonly publicSizes: ReadonlyMap<string, { readonly width: number; readonly height: number }>;
}

/** Address of a site path, as pages use it: with base, and with the language if there is such a page in it. `pathname` may carry query and hash. */
export function siteHref(book: AddressBook, pathname: string, language: string): string {
  const { site, base } = book;
  const isServed = site.pageByKey.has(
    pageKey(language, toPathname(pathname.split(/[?#]/, 1)[0] ?? '')),
  );
  const path = `${isServed ? prefixOf(site, language) : ''}${pathname}`;
  return `${base}${encodeURI(path.slice(1))}`;
}

/** Address of a site path, or of another site, as pages use it. */
export const addressHref = (book: AddressBook, href: string, language: string) =>
  href.startsWith('/') ? siteHref(book, href, language) : href;

/** Address of a page with the host, `url` being the site's. */
export const absoluteHref = (
  book: AddressBook,
  url: string,
  { pathname, language }: Pick<Page, 'pathname' | 'language'>,
) => url.replace(/\/$/, '') + siteHref(book, pathname, language);

/** Where the page's HTML and its Markdown twin go. A page that stands in for a translation has the twin of the page it shows. */
export function outputsOf(site: Site, page: Page) {
  const { pathname, language, source } = page;
  const shown = isFallback(page) ? source.language : language;
  return {
    html: htmlPathOf(pathname, prefixOf(site, language)),
    markdown: markdownPathOf(pathname, prefixOf(site, shown)),
  };
}

/** Final address of everything a page refers to, by what its author wrote. */
export function addressesOf(
  book: AddressBook,
  page: Page,
  facts: PageFacts,
): Record<string, Address> {
  const written = new Set(facts.references.map(({ href }) => href));
  return Object.fromEntries(
    [...written].map((href) => {
      const meant = meantBy(book, page, href);
      return [href, addressOf(book, resolveLink(book.site, page, meant), meant)];
    }),
  );
}

function addressOf(book: AddressBook, reference: LinkTarget, written: string): Address {
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
      const href = posix.join(book.base, reference.address) + reference.suffix;
      return { href, external: false, ...size };
    }
    case 'external':
      return { href: written, external: /^(?:https?:)?\/\//i.test(written) };
    case 'redirect':
      return { href: posix.join(book.base, written), external: false };
    case 'anchor':
      return { href: written, external: false };
    case 'missing':
      return {
        href: written.startsWith('/') ? posix.join(book.base, written) : written,
        external: false,
      };
  }
}
