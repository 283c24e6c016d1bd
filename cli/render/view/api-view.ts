import type { PageView } from '../../../runtime/contract/theme.ts';
import { findApiEntry, partPath, partsNamedBy } from '../../model/api/placed-api.ts';
import type { ApiAddress } from '../../model/api/site-api.ts';
import type { Page, PageFacts } from '../../model/page.ts';
import type { Product } from '../../model/nav.ts';
import { type AddressBook, siteHref } from './addresses.ts';

/** Id of the section that a theme renders for `PageView.api`. */
const SECTION_ID = 'api';

/**
 * Returns links to the API references of a page's subjects, except to itself. Empty for reference
 * pages and for pages that have a section of the same id.
 */
export function apiLinksOf(
  book: AddressBook,
  { page, facts }: { readonly page: Page; readonly facts: PageFacts },
): PageView['api'] {
  if (page.api !== undefined || facts.anchors.includes(SECTION_ID)) return [];
  return partsNamedBy(page, book.site.api)
    .filter(({ pathname }) => pathname !== page.pathname)
    .map((part) => ({ text: usageOf(part), href: siteHref(book, partPath(part), page.language) }));
}

const usageOf = ({ name, kind }: ApiAddress) => (kind === 'hook' ? `${name}()` : `<${name} />`);

/** Returns the table of contents, including the API section. Reference pages also list members. */
export function headingViewsOf(
  { page, facts }: { readonly page: Page; readonly facts: PageFacts },
  api: PageView['api'],
  apiTitle: string,
): PageView['headings'] {
  const deepest = page.api === undefined ? 3 : 4;
  const own = facts.headings.flatMap(({ id, level, text }) =>
    level > deepest ? [] : [{ id, level, text }],
  );
  return api.length === 0 ? own : [...own, { id: SECTION_ID, level: 2, text: apiTitle }];
}

/** Returns the import of a page's first component: from the API reference, otherwise from its product. */
export function importLineOf(
  { site }: AddressBook,
  page: Page,
  product: Product | undefined,
): string | undefined {
  if (page.api !== undefined) return undefined;
  const [part] = partsNamedBy(page, site.api);
  const [statement] = (part && findApiEntry(site.api, part)?.imports) ?? [];
  if (statement !== undefined) return statement;
  const { components: [component] = [], packageName } = page.source.frontMatter;
  if (product?.importLine === undefined || component === undefined) return undefined;
  return product.importLine
    .replaceAll('{name}', component)
    .replaceAll('{package}', packageName ?? product.package ?? '');
}
