import {
  type Diagnostic,
  fixInQuotes,
  insideQuotes,
  type Place,
  withoutFix,
} from '../../model/diagnostic.ts';
import { hasFile, isStandIn } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import type { FactsByPage, FinishOptions } from '../options.ts';
import { checkAddress, linkContext } from './links.ts';

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
    const { file, frontMatter, keyRanges } = page.source;
    return ADDRESS_KEYS.flatMap(([key, kind]) => {
      const [href, range] = [frontMatter[key], keyRanges[key]];
      const place = { file, ...(range && { range }) };
      const found =
        href === undefined ? undefined : checkAddress({ page, kind, href, place }, context);
      // The place is that of the key, which a fix would replace.
      return found ? [withoutFix(found)] : [];
    });
  });
  return [...named, ...inPages];
}

/** A place is asked for only where something is wrong. */
const UNKNOWN: Place = { file: '' };

/** A finding at the first place where its address is written, if any is known: the spelling counts, where there are several. */
function placed(found: Diagnostic, href: string, places: readonly (readonly Place[])[]) {
  const [own = []] = places;
  const [exact, other] = own.filter((place) => insideQuotes(place, href));
  const { fix } = found;
  const isCertain = exact && !other && fix && 'replace' in fix;
  const inQuotes = isCertain ? fixInQuotes(exact, href, fix.replace) : undefined;
  return {
    ...withoutFix(found),
    ...(exact ?? places.flat()[0]),
    ...(inQuotes && { fix: inQuotes }),
  };
}
