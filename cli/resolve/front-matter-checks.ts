import type { Diagnostic } from '../model/diagnostic.ts';
import { keyPlace } from '../model/page.ts';
import { closest, slipOf } from '../report/suggest.ts';
import type { PlacedSource } from './pages.ts';
import { report, replaceWith } from '../report/catalogue.ts';

export interface FrontMatterContext {
  /** Maximum number of characters of titles and descriptions. */
  readonly limits: { readonly titleLength: number; readonly descriptionLength: number };
  readonly products: ReadonlySet<string>;
  /** Known authors. If empty, any author is allowed. */
  readonly authors: readonly string[];
}

/** Reports missing or long texts, unknown products and unknown authors. */
export const checkFrontMatter = (
  page: PlacedSource,
  { limits, products, authors }: FrontMatterContext,
): Diagnostic[] => [
  ...checkTexts(page, limits),
  ...checkProduct(page, products),
  ...checkAuthors(page, authors),
];

/** Checks title and description. Keys with invalid values have already been reported. */
function checkTexts({ source }: PlacedSource, limits: FrontMatterContext['limits']): Diagnostic[] {
  const { title = source.firstHeading, description = '' } = source.frontMatter;
  const { titleLength, descriptionLength } = limits;
  const atTitle = keyPlace(source, 'title');
  const atDescription = keyPlace(source, 'description');
  const isMissing = title === undefined && !source.broken && !('title' in source.keyRanges);
  const tooLong = (text: string, limit: number) =>
    lengthOf(text) > limit ? [{ length: lengthOf(text), limit }] : [];
  return [
    ...(isMissing ? [report('front-matter/no-title', atTitle)] : []),
    ...tooLong(title ?? '', titleLength).map((values) =>
      report('front-matter/title-length', atTitle, values),
    ),
    ...tooLong(description, descriptionLength).map((values) =>
      report('front-matter/description-length', atDescription, values),
    ),
  ];
}

function checkProduct({ source }: PlacedSource, known: ReadonlySet<string>): Diagnostic[] {
  const { productId } = source.frontMatter;
  if (productId === undefined || known.has(productId)) return [];
  const range = source.textRanges?.productId;
  const place = { ...keyPlace(source, 'productId'), ...(range && { range }) };
  const fix = range && replaceWith(slipOf(productId, known));
  const meant = closest(productId, known);
  return [report('front-matter/unknown-product', place, { id: productId, meant, fix })];
}

function checkAuthors({ source }: PlacedSource, known: readonly string[]): Diagnostic[] {
  if (known.length === 0) return [];
  const { authors = [] } = source.frontMatter;
  const free = known.filter((one) => !authors.includes(one));
  return authors.flatMap((author, index) => {
    if (known.includes(author)) return [];
    const range = source.textRanges?.[`authors.${index}`];
    const place = { ...keyPlace(source, 'authors'), ...(range && { range }) };
    const fix = range && replaceWith(slipOf(author, free));
    const meant = closest(author, free);
    return [report('front-matter/unknown-author', place, { name: author, meant, fix })];
  });
}

/** Counts Unicode characters, not UTF-16 units. */
const lengthOf = (text: string) => [...text].length;
