import type { LanguageView, PageView } from '../../../runtime/contract/theme.ts';
import type { Page } from '../../model/page.ts';
import { languagesOf } from '../../model/site.ts';
import type { AddressBook } from './addresses.ts';
import { siteHref } from './addresses.ts';

/** Scripts written from right to left. */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** The way a language is written. */
export const directionOf = (language: string): PageView['direction'] =>
  RIGHT_TO_LEFT.test(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';

/** What a language calls itself, as a name on its own: `Português`. */
export function autonymOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** A language as `og:locale` wants it, with the country that speaks it most: `zh_CN`. */
export function localeOf(language: string): string {
  const { language: code, region } = new Intl.Locale(language).maximize();
  return region === undefined ? code : `${code}_${region}`;
}

/** The languages in which a page can be read, whether it is translated or only its shell is. Empty where there is one. */
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
