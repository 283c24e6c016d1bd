import { fixInQuotes, lineRange, type Place } from '../../model/diagnostic.ts';
import { defineRule, didYouMean } from '../rule.ts';
import type { NearPath } from '../suggest.ts';

const locationOf = ({ file, range }: Place) =>
  range ? `${file}:${range.start.line}:${range.start.column}` : file;

/** `places` are where the pathname is written, in order. Specification §5, §8. */
export const duplicatedPathname = defineRule(
  'nav/duplicated-pathname',
  { severity: 'error', dependsOnConfig: true },
  (pathname: string, places: readonly Place[]) => {
    const where =
      places.length > 1 ? `It is written at ${places.map(locationOf).join(' and ')}. ` : '';
    return {
      message: `Duplicated pathname ${pathname} in pages`,
      hint: `${where}Keep one of the two entries, or give the second its own pathname.`,
      place: places.at(1) ?? places.at(0),
    };
  },
);

/** `meant` can replace the pathname only where the place is that of the pathname. */
export const navNoPage = defineRule(
  'nav/no-page',
  { severity: 'error', isFixable: true, dependsOnConfig: true },
  (pathname: string, meant: NearPath | undefined, place: Place | undefined) => ({
    message: `No page at ${pathname} for this navigation entry`,
    hint: didYouMean(
      meant?.address,
      'Write the page, mark the entry as planned: true, or remove it.',
    ),
    place,
    fix: meant?.certain && place ? fixInQuotes(place, pathname, meant.address) : undefined,
  }),
);

export const navOrphan = defineRule(
  'nav/orphan',
  { severity: 'warning', dependsOnConfig: true },
  (pathname: string, file: string) => ({
    message: `${pathname} is not in the navigation`,
    hint: 'Add an entry for it, or put nav: false in its front matter.',
    place: { file, range: lineRange(1, 1, 1) },
  }),
);

export const navProductPackage = defineRule(
  'nav/product-package',
  { severity: 'error', dependsOnConfig: true },
  (product: string, name: string, place: Place | undefined) => ({
    message: `Package ${name} of product ${product} is not installed`,
    hint: `Install ${name}, or correct its name; a product without package has no version.`,
    place,
  }),
);

export const navUnknownProduct = defineRule(
  'nav/unknown-product',
  { severity: 'error', dependsOnConfig: true },
  (name: string, meant: string | undefined, place: Place | undefined) => ({
    message: `Navigation for the unknown product ${name}`,
    hint: didYouMean(
      meant,
      'Use the id of a product, or default for pages that belong to no product.',
    ),
    place,
  }),
);
