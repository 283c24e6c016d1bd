import type { Dictionary } from '../../../runtime/contract/payload.ts';
import type {
  ProductView,
  SiteView,
  TextLink,
  LanguageView,
} from '../../../runtime/contract/theme.ts';
import { contentHash } from '../../model/files.ts';
import {
  underBase,
  isBelow,
  toPathname,
  pathsAbove,
  withoutTrailingSlash,
} from '../../model/paths.ts';
import type { Product } from '../../model/nav.ts';
import { type Site, languagesOf, languagePrefix } from '../../model/site.ts';
import { textsInLanguage } from '../../model/interface-texts.ts';
import { type AddressBook, addressHref, siteHref, withAddress } from './addresses.ts';
import type { FeedView, PostView, VersionView } from '../../../runtime/contract/view.ts';
import type { Post, Page } from '../../model/page.ts';
import { memoized } from '../../model/collections.ts';

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
  /** Path of the site in the repository: empty, or with a trailing slash. */
  readonly folder: string;
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
  readonly demoAds: boolean;
  readonly asksConsent: boolean;
  readonly feedback: boolean;
  readonly search: boolean;
  readonly blog?: BlogSettings;
  readonly versions?: readonly SwitchVersion[];
}

export function siteViewOf(book: AddressBook, settings: ViewSettings, language: string): SiteView {
  const { name, repository, brand, notifications, codeStyles, storagePrefix } = settings;
  const { announcement, asksConsent, search: hasSearch } = settings;
  const { logo, favicon } = brand;
  const linkOf = <T extends Announcement>(link: T) => ({
    ...withAddress(book, link, language),
    text: configText(book.site, link.text, language),
  });
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
    header: settings.header.map(linkOf),
    footer: settings.footer.map(linkOf),
    ...(announcement && {
      announcement: {
        id: announcementId(announcement),
        ...linkOf(announcement),
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
    ...(description !== undefined && {
      description: configText(book.site, description, language),
    }),
    ...(logo !== undefined && { logo: `${book.base}${logo.replace(/^\//, '')}` }),
    href: addressHref(book, href, language),
    ...(beta !== undefined && { beta }),
    ...(version !== undefined && { version }),
    versions: product.versions.map((version) => withAddress(book, version, language)),
  };
}

/** Returns the translation of a text of the configuration, whose key contains the text. */
const configText = ({ translations }: Site, text: string, language: string) =>
  translations[language]?.[`${CONFIG_TEXTS}${text}`] || text;

/** Prefix of keys for texts of the configuration. */
const CONFIG_TEXTS = 'config.';

/** Returns an id that changes with the text, so that a new announcement is shown again. */
export const announcementId = ({ text, href = '' }: Announcement) => contentHash(text + href);

/** Returns the shell's texts in a language, without those of the navigation and configuration. */
export const shellTexts = ({ translations }: Site, language: string): Dictionary =>
  Object.fromEntries(
    Object.entries(textsInLanguage(translations, language)).filter(
      ([key]) => !key.startsWith('pages.') && !key.startsWith(CONFIG_TEXTS),
    ),
  );

export interface BlogSettings {
  /** Pathname of the first page. Posts are below it. */
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  readonly hasFeeds: boolean;
}

/** Feeds of a blog, and their files below its path. */
export const FEEDS = [
  { file: 'rss.xml', text: 'RSS', type: 'application/rss+xml' },
  { file: 'atom.xml', text: 'Atom', type: 'application/atom+xml' },
  { file: 'feed.json', text: 'JSON Feed', type: 'application/feed+json' },
] as const;

/** Returns the path of a feed: `/blog/rss.xml`. */
export const feedPath = (path: string, file: string) => `${toPathname(path)}${file}`;

/** Returns the feeds that a page links to, if it belongs to the blog. */
export const feedViewsOf = (
  { base }: Pick<AddressBook, 'base'>,
  pathname: string,
  blog: BlogSettings | undefined,
): FeedView[] =>
  blog?.hasFeeds === true && isBelow(pathname, blog.path)
    ? FEEDS.map(({ file, text, type }) => ({
        text,
        type,
        href: `${base}${encodeURI(feedPath(blog.path, file).slice(1))}`,
      }))
    : [];

/** Average speed of silent reading by adults. */
const WORDS_PER_MINUTE = 230;

/** Returns the data that a post shows below its title. */
export function postViewOf(
  book: AddressBook,
  { date, authors, tags }: Post,
  { language, words = 0 }: { readonly language: string; readonly words: number | undefined },
): PostView {
  const linkTo = ({ name, pathname }: Post['tags'][number]) => ({
    text: name,
    href: siteHref(book, pathname, language),
  });
  return {
    date: date.slice(0, 10),
    minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
    authors: authors.map((author) => ({
      ...linkTo(author),
      initials: author.initials,
      ...(author.href !== undefined && { href: addressHref(book, author.href, language) }),
    })),
    tags: tags.map(linkTo),
  };
}

/** Returns the name of a language in that language: `Português`. */
export const autonymOf = memoized((language) => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
});

/** Returns the value of `og:locale`: a language with its most likely region, such as `zh_CN`. */
export const localeOf = memoized((language) => {
  const { language: code, region } = new Intl.Locale(language).maximize();
  return region === undefined ? code : `${code}_${region}`;
});

/** Returns a page's languages, even if only the shell is translated. Empty for one language. */
export function languageViewsOf(book: AddressBook, page: Page): LanguageView[] {
  const languages = languagesOf(book.site, page.pathname);
  if (languages.length < 2) return [];
  return languages.map((code) => ({
    code,
    name: autonymOf(code),
    href: siteHref(book, page.pathname, code),
    current: code === page.language,
  }));
}

/** A version of the site to which readers can switch. */
export interface SwitchVersion {
  readonly text: string;
  readonly status: 'latest' | 'next' | 'maintained' | 'old';
  readonly isCurrent: boolean;
  readonly home: string;
  /** Paths of pages, with language prefixes. Undefined if unknown. */
  readonly pages: ReadonlySet<string> | undefined;
}

/** Returns links to the page in each version, or to the nearest existing page above it. */
export const versionViewsOf = (
  versions: readonly SwitchVersion[],
  site: Site,
  { pathname, language }: Pick<Page, 'pathname' | 'language'>,
): VersionView[] =>
  versions.map(({ text, status, isCurrent, home, pages }) => {
    const prefix = languagePrefix(site, language);
    const target = pathsAbove(pathname)
      .flatMap((path) => [prefix + path, path])
      // Some versions may be served without trailing slashes.
      .flatMap((path) => [path, withoutTrailingSlash(path)])
      .find((path) => pages?.has(path));
    return {
      text,
      status,
      href: home + encodeURI((target ?? '/').slice(1)),
      hasPage: target !== undefined && [prefix + pathname, pathname].includes(toPathname(target)),
      ...(isCurrent && { current: true as const }),
    };
  });

/** Returns the page's address in the latest version, or whether search engines should ignore it. */
export function latestVersionOf(views: readonly VersionView[]) {
  const current = views.find((view) => view.current);
  const latest = views.find(({ status }) => status === 'latest');
  if (!current || !latest || current === latest) return { hidden: false };
  return latest.hasPage
    ? { latest: latest.href, hidden: false }
    : { hidden: current.status === 'old' };
}
