import type { LanguageView, PageView } from '../../../runtime/contract/theme.ts';
import type { Page } from '../../model/page.ts';
import { languagesOf } from '../../model/site.ts';
import { type AddressBook, siteHref } from './addresses.ts';

/** Scripts written from right to left. */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** Caches a function by language, because `Intl` is slow and sites have few languages. */
function byLanguage<T>(read: (language: string) => T): (language: string) => T {
  const known = new Map<string, T>();
  return (language) => {
    const value = known.get(language) ?? read(language);
    known.set(language, value);
    return value;
  };
}

export const directionOf = byLanguage((language): PageView['direction'] =>
  RIGHT_TO_LEFT.test(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr',
);

/** Returns the name of a language in that language: `Português`. */
export const autonymOf = byLanguage((language) => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
});

/** Returns the value of `og:locale`: a language with its most likely region, such as `zh_CN`. */
export const localeOf = byLanguage((language) => {
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
