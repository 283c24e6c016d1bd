import type { Diagnostic } from '../../model/diagnostic.ts';
import { keyPlace } from '../../model/page.ts';
import {
  descriptionTooLong,
  noTitle,
  titleTooLong,
  unknownAuthor,
  unknownProduct,
} from '../../report/rules/front-matter.ts';
import { closest, slipOf } from '../../report/suggest.ts';
import type { PlacedSource } from './pages.ts';

/** Characters that a title and a description may have. */
export interface TextLimits {
  readonly titleLength: number;
  readonly descriptionLength: number;
}

/** What a page's title and description lack. A key that is there but wrong has been reported already. */
export function checkTexts({ source }: PlacedSource, limits: TextLimits): Diagnostic[] {
  const { title, description } = source.frontMatter;
  const { titleLength, descriptionLength } = limits;
  const diagnostics: Diagnostic[] = [];
  const place = (key: 'title' | 'description') => keyPlace(source, key);
  const isMissing = (key: string) => source.broken !== true && !(key in source.keyRanges);
  if (title === undefined && source.firstHeading === undefined && isMissing('title')) {
    diagnostics.push(noTitle(place('title')));
  }
  const titleHas = lengthOf(title ?? source.firstHeading ?? '');
  if (titleHas > titleLength) diagnostics.push(titleTooLong(titleHas, titleLength, place('title')));
  const has = lengthOf(description ?? '');
  if (has > descriptionLength) {
    diagnostics.push(descriptionTooLong(has, descriptionLength, place('description')));
  }
  return diagnostics;
}

/** A product that a page names and that is none of `known`. */
export function checkProduct({ source }: PlacedSource, known: ReadonlySet<string>): Diagnostic[] {
  const { productId } = source.frontMatter;
  if (productId === undefined || known.has(productId)) return [];
  const meant = { near: closest(productId, known), slip: slipOf(productId, known) };
  const range = source.textRanges?.productId;
  return [unknownProduct(productId, { ...meant, range }, keyPlace(source, 'productId'))];
}

/** Authors that a page names and that are none of `known`; nothing where the site lists none. */
export function checkAuthors({ source }: PlacedSource, known: readonly string[]): Diagnostic[] {
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

/** Characters as a reader counts them. */
const lengthOf = (text: string) => [...text].length;
