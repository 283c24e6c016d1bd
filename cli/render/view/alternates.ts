/** Alternates of a page: the same page in other languages and in other versions of the site. */
import type { LanguageView, PageView } from '../../../runtime/contract/theme.ts';
import type { VersionView } from '../../../runtime/contract/view.ts';
import { memoized } from '../../model/collections.ts';
import type { VersionStatus } from '../../model/nav.ts';
import type { Page } from '../../model/page.ts';
import { pathsAbove, toPathname, withoutTrailingSlash } from '../../model/paths.ts';
import { languagesOf, languagePrefix, type Site } from '../../model/site.ts';
import { type AddressBook, siteHref } from './addresses.ts';

/** Scripts written from right to left. */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

// Cached, because `Intl` is slow and sites have few languages.
export const directionOf = memoized((language): PageView['direction'] =>
  RIGHT_TO_LEFT.test(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr',
);

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
  readonly status: VersionStatus;
  readonly isCurrent: boolean;
  /** Address of the version's home page. */
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
