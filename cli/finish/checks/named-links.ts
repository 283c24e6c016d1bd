import type { Diagnostic } from '../../model/diagnostic.ts';
import { type FrontMatter, hasFile, isStandIn, keyPlace, type Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import type { FactsByPage, FinishOptions } from '../options.ts';
import { checkAddress, linkContext } from './links.ts';
import { placed, said, UNKNOWN } from './placed.ts';

/** Keys of front matter whose values are addresses that readers follow, or that of a picture. */
const ADDRESS_KEYS = [
  ['waiAria', 'link'],
  ['materialDesign', 'link'],
  ['image', 'image'],
] as const;

/**
 * Everything wrong with addresses outside the text of pages: in the configuration, in navigation and in front matter. What their own rules tell,
 * such as entries without a page, is left to those.
 */
export function checkNamedLinks(
  site: Site,
  facts: FactsByPage,
  options: Pick<FinishOptions, 'links' | 'externalPaths' | 'locate'>,
): Diagnostic[] {
  const { links = [], locate = () => [] } = options;
  const context = linkContext(site, facts, options);
  const first = site.routing.languages[0] ?? 'en';
  const home = site.pages.find(({ language }) => language === first);
  const named = links.flatMap(({ href, writtenAs, leftOut = [] }) => {
    const found = home && checkAddress({ page: home, kind: 'link', href, place: UNKNOWN }, context);
    if (!found || leftOut.includes(found.code)) return [];
    return [placed(found, href, writtenAs.map(locate))];
  });
  const inPages = site.pages.flatMap((page) => {
    if (isStandIn(page) || !hasFile(page)) return [];
    const { frontMatter } = page.source;
    return ADDRESS_KEYS.flatMap(([key, kind]) => {
      const href = frontMatter[key];
      const written = href === undefined ? undefined : { page, kind, href, place: UNKNOWN };
      const found = written && checkAddress(written, context);
      return found ? [atKey(found, page, key)] : [];
    });
  });
  return [...named, ...inPages];
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
