import type { PageView } from '../../../runtime/contract/theme.ts';
import { findApiEntry, partPath, partsNamedBy } from '../../model/api/placed-api.ts';
import type { ApiAddress } from '../../model/api/site-api.ts';
import type { Page, PageFacts } from '../../model/page.ts';
import type { Product } from '../../model/nav.ts';
import type { AddressBook } from './addresses.ts';
import { siteHref } from './addresses.ts';

/** Id of the section that a theme makes of `PageView.api`. */
const SECTION_ID = 'api';

/** Links to the parts of the API that a page is about. A page with a section of its own under the same id, or one of a reference, has none; nor does a page lead to itself. */
export function apiLinksOf(
  book: AddressBook,
  { page, facts }: { readonly page: Page; readonly facts: PageFacts },
): PageView['api'] {
  if (page.api !== undefined || facts.anchors.includes(SECTION_ID)) return [];
  return partsNamedBy(page, book.site.api)
    .filter(({ pathname }) => pathname !== page.pathname)
    .map((part) => ({ text: asUsed(part), href: siteHref(book, partPath(part), page.language) }));
}

/** A part as code uses it. */
const asUsed = ({ name, kind }: ApiAddress) => (kind === 'hook' ? `${name}()` : `<${name} />`);

/** What the contents list shows: sections and theirs, of a reference the members too, and the section about the API. `word` is its title. */
export function headingViewsOf(
  { page, facts }: { readonly page: Page; readonly facts: PageFacts },
  api: PageView['api'],
  word: string,
): PageView['headings'] {
  const deepest = page.api === undefined ? 3 : 4;
  const own = facts.headings.flatMap(({ id, level, text }) =>
    level > deepest ? [] : [{ id, level, text }],
  );
  return api.length === 0 ? own : [...own, { id: SECTION_ID, level: 2, text: word }];
}

/** How the first part that a page is about is imported: as its package says, else as its product does. */
export function importLineOf(
  { site }: AddressBook,
  page: Page,
  product: Product | undefined,
): string | undefined {
  if (page.api !== undefined) return undefined;
  const [part] = partsNamedBy(page, site.api);
  const [statement] = (part && findApiEntry(site.api, part)?.imports) ?? [];
  return statement ?? (product && importLineOfProduct(product, page));
}

function importLineOfProduct(
  { importLine, package: name }: Product,
  { source }: Page,
): string | undefined {
  const [component] = source.frontMatter.components ?? [];
  if (importLine === undefined || component === undefined) return undefined;
  return importLine
    .replaceAll('{name}', component)
    .replaceAll('{package}', source.frontMatter.packageName ?? name ?? '');
}
