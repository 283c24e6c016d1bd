import type { Diagnostic } from '../../../model/diagnostic.ts';
import { type FrontMatter, hasFile, isStandIn, keyPlace, type Page } from '../../../model/page.ts';
import type { Site } from '../../../model/site.ts';
import type { FactsByPage, FinishOptions } from '../../options.ts';
import { checkAddress, linkContext } from './links.ts';
import { said, UNKNOWN } from '../placed.ts';

/** Keys of front matter whose values are addresses that readers follow, or that of a picture. */
const ADDRESS_KEYS = [
  ['waiAria', 'link'],
  ['materialDesign', 'link'],
  ['image', 'image'],
] as const;

/** The addresses that the front matter of a page gives. */
export function frontMatterAddresses({ source }: Pick<Page, 'source'>) {
  return ADDRESS_KEYS.flatMap(([key, kind]) => {
    const href = source.frontMatter[key];
    return href === undefined ? [] : [{ key, kind, href }];
  });
}

/** Everything wrong with addresses in the front matter of pages. */
export function checkFrontMatterLinks(
  site: Site,
  facts: FactsByPage,
  options: Pick<FinishOptions, 'externalPaths' | 'isJudged'>,
): Diagnostic[] {
  const { isJudged = () => true } = options;
  const context = linkContext(site, facts, options);
  return site.pages.flatMap((page) => {
    if (isStandIn(page) || !hasFile(page)) return [];
    return frontMatterAddresses(page).flatMap(({ key, kind, href }) => {
      if (!isJudged(page, href)) return [];
      const found = checkAddress({ page, kind, href, place: UNKNOWN }, context);
      return found ? [atKey(found, page, key)] : [];
    });
  });
}

/** What would be read as something else in YAML, in quotes or without. */
const UNSAFE = /[\s'"\\]/;

/** A finding about an address in front matter, at its key; the fix goes where the text of the address stands. */
function atKey(found: Diagnostic, { source }: Page, key: keyof FrontMatter): Diagnostic {
  const { fix } = found;
  const range = source.textRanges?.[key];
  const isSafe = range && fix && 'replace' in fix && !UNSAFE.test(fix.replace);
  return {
    ...said(found),
    ...keyPlace(source, key),
    ...(isSafe && { fix: { replace: fix.replace, range } }),
  };
}
