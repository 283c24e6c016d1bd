import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import type { PageSource } from '../../model/page.ts';
import {
  descriptionTooLong,
  noTitle,
  titleTooLong,
} from '../../report/catalogue/content/front-matter.ts';
import { fileStart, type PlacedSource } from './pages.ts';

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
  const start = fileStart(source.file);
  const isMissing = (key: string) => source.broken !== true && !(key in source.keyRanges);
  if (title === undefined && source.firstHeading === undefined && isMissing('title')) {
    diagnostics.push(noTitle(start));
  }
  const place = (key: string) => placeOf(source, key) ?? start;
  const titleHas = lengthOf(title ?? source.firstHeading ?? '');
  if (titleHas > titleLength) diagnostics.push(titleTooLong(titleHas, titleLength, place('title')));
  const has = lengthOf(description ?? '');
  if (has > descriptionLength) {
    diagnostics.push(descriptionTooLong(has, descriptionLength, place('description')));
  }
  return diagnostics;
}

function placeOf({ file, keyRanges }: PageSource, key: string): Place | undefined {
  const range = keyRanges[key];
  return range && { file, range };
}

/** Characters as a reader counts them. */
const lengthOf = (text: string) => [...text].length;
