import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { hasFile, isStandIn } from '../../model/page.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import type { FactsByPage, FinishOptions } from '../options.ts';
import { checkAddress, linkContext } from './links.ts';

/** Keys of front matter whose values are addresses that readers follow. */
const ADDRESS_KEYS = ['waiAria', 'materialDesign'] as const;

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
  const check = (page: Page, href: string, place: Place) => {
    const found = checkAddress({ page, kind: 'link', href, place }, context);
    return found && withoutFix(found);
  };
  const first = site.routing.languages[0] ?? 'en';
  const home = site.pages.find(({ language }) => language === first);
  const named = links.flatMap(({ href, writtenAs, leftOut = [] }) => {
    const found = home && check(home, href, UNKNOWN);
    if (!found || leftOut.includes(found.code)) return [];
    return [placed(found, locate(writtenAs)[0])];
  });
  const inPages = site.pages.flatMap((page) => {
    if (isStandIn(page) || !hasFile(page)) return [];
    const { file, frontMatter, keyRanges } = page.source;
    return ADDRESS_KEYS.flatMap((key) => {
      const [href, range] = [frontMatter[key], keyRanges[key]];
      return href === undefined ? [] : (check(page, href, { file, ...(range && { range }) }) ?? []);
    });
  });
  return [...named, ...inPages];
}

/** A place is asked for only where something is wrong. */
const UNKNOWN: Place = { file: '' };

/** The place is that of a key or of a quoted text, which a fix would replace whole. */
const withoutFix = (found: Diagnostic): Diagnostic =>
  placed(found, { file: found.file ?? '', ...(found.range && { range: found.range }) });

/** A finding at another place, or at none. */
const placed = (
  { code, severity, message, hint }: Diagnostic,
  place: Place | undefined,
): Diagnostic => ({ code, severity, message, ...(hint !== undefined && { hint }), ...place });
