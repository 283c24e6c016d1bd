import type { Dictionary } from '../../../runtime/contract/payload.ts';
import type { ProductView, SiteView, TextLink } from '../../../runtime/contract/theme.ts';
import { contentHash } from '../../model/files.ts';
import { underBase } from '../../model/paths.ts';
import type { Product } from '../../model/nav.ts';
import type { Site } from '../../model/site.ts';
import { textsInLanguage } from '../../model/interface-texts.ts';
import type { SwitchVersion } from './alternates.ts';
import type { BlogSettings } from './blog-view.ts';
import { type AddressBook, addressHref, siteHref } from './addresses.ts';

/** A line of text above every page, possibly a link. */
interface Announcement {
  readonly text: string;
  readonly href?: string;
}

/** Validated settings of the shell, equal for all pages. */
export interface ViewSettings {
  readonly name: string;
  readonly url: string;
  readonly repository?: string;
  readonly branch: string;
  readonly brand: SiteView['brand'];
  readonly header: readonly TextLink[];
  readonly footer: readonly TextLink[];
  /** Assistants that can open a page. `{url}` in an address stands for the page's Markdown. */
  readonly assistants: readonly { readonly name: string; readonly href: string }[];
  readonly announcement?: Announcement | undefined;
  /** Address of the notifications: a path without base, or an external address. */
  readonly notifications?: string | undefined;
  readonly codeStyles: SiteView['codeStyles'];
  readonly storagePrefix: string;
  readonly ads: boolean;
  /** Whether demos may show one-line adverts too. */
  readonly demoAds: boolean;
  readonly asksConsent: boolean;
  /** Whether pages ask readers for feedback. */
  readonly feedback: boolean;
  readonly search: boolean;
  readonly blog?: BlogSettings;
  readonly versions?: readonly SwitchVersion[];
}

export function siteViewOf(book: AddressBook, settings: ViewSettings, language: string): SiteView {
  const { name, repository, brand, notifications, codeStyles, storagePrefix } = settings;
  const { announcement, asksConsent, search: hasSearch } = settings;
  const { logo, favicon } = brand;
  const linksOf = (links: readonly TextLink[]) =>
    links.map(({ text, href }) => ({ text, href: addressHref(book, href, language) }));
  return {
    name,
    home: siteHref(book, '/', language),
    base: book.base,
    ...(repository !== undefined && { repository }),
    brand: {
      ...brand,
      ...(logo !== undefined && { logo: underBase(book.base, logo) }),
      ...(favicon !== undefined && { favicon: underBase(book.base, favicon) }),
    },
    header: linksOf(settings.header),
    footer: linksOf(settings.footer),
    ...(announcement && {
      announcement: {
        id: announcementId(announcement),
        text: announcement.text,
        ...(announcement.href !== undefined && {
          href: addressHref(book, announcement.href, language),
        }),
      },
    }),
    ...(notifications !== undefined && { notificationsUrl: underBase(book.base, notifications) }),
    codeStyles,
    storagePrefix,
    asksConsent,
    hasSearch,
    products: book.site.products
      .filter(({ unlisted }) => unlisted !== true)
      .map((product) => productViewOf(book, product, language)),
  };
}

export function productViewOf(book: AddressBook, product: Product, language: string): ProductView {
  const { id, name, category, description, logo, beta, version, href } = product;
  return {
    id,
    name,
    category,
    ...(description !== undefined && { description }),
    ...(logo !== undefined && { logo: `${book.base}${logo.replace(/^\//, '')}` }),
    href: addressHref(book, href, language),
    ...(beta !== undefined && { beta }),
    ...(version !== undefined && { version }),
    versions: product.versions.map((line) => ({
      ...line,
      ...(line.href !== undefined && { href: addressHref(book, line.href, language) }),
    })),
  };
}

/** Returns an id that changes with the text, so that a new announcement is shown again. */
export const announcementId = ({ text, href = '' }: Announcement) => contentHash(text + href);

/** Returns the shell's texts in a language, without titles of pages, which the navigation has. */
export const shellTexts = ({ translations }: Site, language: string): Dictionary =>
  Object.fromEntries(
    Object.entries(textsInLanguage(translations, language)).filter(
      ([key]) => !key.startsWith('pages.'),
    ),
  );
