import type { Diagnostic } from '../model/diagnostic.ts';
import { keyPlace } from '../model/page.ts';
import {
  descriptionTooLong,
  noTitle,
  titleTooLong,
  unknownAuthor,
  unknownProduct,
} from '../report/rules/front-matter.ts';
import { closest, slipOf } from '../report/suggest.ts';
import type { PlacedSource } from './pages.ts';

/** Names and limits for checking front matter. */
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
  const titleHas = lengthOf(title ?? '');
  const has = lengthOf(description);
  return [
    ...(isMissing ? [noTitle(atTitle)] : []),
    ...(titleHas > titleLength ? [titleTooLong(titleHas, titleLength, atTitle)] : []),
    ...(has > descriptionLength ? [descriptionTooLong(has, descriptionLength, atDescription)] : []),
  ];
}

function checkProduct({ source }: PlacedSource, known: ReadonlySet<string>): Diagnostic[] {
  const { productId } = source.frontMatter;
  if (productId === undefined || known.has(productId)) return [];
  const meant = { near: closest(productId, known), slip: slipOf(productId, known) };
  const range = source.textRanges?.productId;
  return [unknownProduct(productId, { ...meant, range }, keyPlace(source, 'productId'))];
}

function checkAuthors({ source }: PlacedSource, known: readonly string[]): Diagnostic[] {
  if (known.length === 0) return [];
  const { authors = [] } = source.frontMatter;
  const free = known.filter((one) => !authors.includes(one));
  return authors.flatMap((author, index) => {
    if (known.includes(author)) return [];
    const meant = { near: closest(author, free), slip: slipOf(author, free) };
    const range = source.textRanges?.[`authors.${index}`];
    return [unknownAuthor(author, { ...meant, range }, keyPlace(source, 'authors'))];
  });
}

/** Counts Unicode characters, not UTF-16 units. */
const lengthOf = (text: string) => [...text].length;
