import { isFallback, isUnlisted } from '../../model/page.ts';
import type { Page } from '../../model/page.ts';
import { translationsOf } from '../../model/site.ts';
import type { RenderInput } from '../../render/render-input.ts';
import { absoluteHref, type AddressBook } from '../../render/view/addresses.ts';
import { localeOf } from '../../render/view/languages.ts';
import type { ViewSettings } from '../../render/view/settings.ts';

/** What machines are told of a page in its head. */
export function headOf(
  book: AddressBook,
  settings: ViewSettings,
  page: Page,
): Omit<RenderInput['head'], 'policy'> {
  const { site } = book;
  const product = site.products.find(({ id }) => id === page.product);
  const usual = site.publicFiles.has('/favicon.svg') ? '/favicon.svg' : undefined;
  const favicon = settings.brand.favicon ?? usual;
  const { pathname, source } = page;
  return {
    title: `${page.title} - ${product?.name ?? settings.name}`,
    // A page that stands in for a translation is the original at another address.
    canonical: absoluteHref(book, settings.url, { pathname, language: source.language }),
    alternates: isFallback(page) ? [] : alternatesOf(book, settings, page),
    locale: localeOf(source.language),
    ...(favicon !== undefined && { favicon: `${book.base}${favicon.replace(/^\//, '')}` }),
    hidden: isUnlisted(page),
  };
}

/** The page in all languages into which it is translated, and the one for readers of any other. Empty where there is one. */
function alternatesOf(
  book: AddressBook,
  settings: ViewSettings,
  { pathname }: Page,
): RenderInput['head']['alternates'] {
  const languages = translationsOf(book.site, pathname);
  const [first] = languages;
  if (first === undefined || languages.length < 2) return [];
  const href = (language: string) => absoluteHref(book, settings.url, { pathname, language });
  return [
    ...languages.map((language) => ({ language, href: href(language) })),
    { language: 'x-default', href: href(first) },
  ];
}
