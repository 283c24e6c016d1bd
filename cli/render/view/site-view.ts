import type { ProductView, SiteView } from '../../../runtime/contract/theme.ts';
import { contentHash } from '../../model/files.ts';
import { underBase } from '../../model/paths.ts';
import type { Product } from '../../model/nav.ts';
import type { AddressBook } from './addresses.ts';
import { addressHref, siteHref } from './addresses.ts';
import type { Announcement, ViewSettings } from './settings.ts';

/** The site as the pages of one language show it. */
export function siteViewOf(book: AddressBook, settings: ViewSettings, language: string): SiteView {
  const { name, repository, brand, footer, notifications, codeStyles, storagePrefix } = settings;
  const announcement = announcementOf(book, settings, language);
  return {
    name,
    home: siteHref(book, '/', language),
    base: book.base,
    ...(repository !== undefined && { repository }),
    brand: brandViewOf(book, brand),
    footer: footer.map(({ text, href }) => ({ text, href: addressHref(book, href, language) })),
    ...(announcement && { announcement }),
    ...(notifications !== undefined && { notificationsUrl: underBase(book.base, notifications) }),
    codeStyles,
    storagePrefix,
    asksConsent: settings.asksConsent,
    products: book.site.products
      .filter(({ unlisted }) => unlisted !== true)
      .map((product) => productViewOf(book, product, language)),
  };
}

/** A product as the pages of one language show it. */
export function productViewOf(book: AddressBook, product: Product, language: string): ProductView {
  const { id, name, category, description, logo, beta, version, href } = product;
  const versions = product.versions.map(({ href: to, ...line }) => ({
    ...line,
    ...(to !== undefined && { href: addressHref(book, to, language) }),
  }));
  return {
    id,
    name,
    category,
    ...(description !== undefined && { description }),
    ...(logo !== undefined && { logo: `${book.base}${logo.replace(/^\//, '')}` }),
    href: addressHref(book, href, language),
    ...(beta !== undefined && { beta }),
    ...(version !== undefined && { version }),
    versions,
  };
}

/** Who closed an announcement has closed this text: another text has another id. */
export const announcementId = ({ text, href = '' }: Announcement) => contentHash(text + href);

function announcementOf(
  book: AddressBook,
  { announcement }: ViewSettings,
  language: string,
): SiteView['announcement'] {
  if (!announcement) return undefined;
  const { text, href } = announcement;
  return {
    id: announcementId(announcement),
    text,
    ...(href !== undefined && { href: addressHref(book, href, language) }),
  };
}

/** The brand with addresses under the base. */
function brandViewOf(book: AddressBook, { logo, favicon, ...brand }: SiteView['brand']) {
  return {
    ...brand,
    ...(logo !== undefined && { logo: underBase(book.base, logo) }),
    ...(favicon !== undefined && { favicon: underBase(book.base, favicon) }),
  };
}
