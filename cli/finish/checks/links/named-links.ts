import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Site } from '../../../model/site.ts';
import type { FactsByPage, FinishOptions } from '../../options.ts';
import { checkAddress, linkContext } from './links.ts';
import { placed, UNKNOWN } from '../placed.ts';

/** Everything wrong with addresses in the configuration and in navigation. What their own rules tell, such as entries without a page, is left to those. */
export function checkNamedLinks(
  site: Site,
  facts: FactsByPage,
  options: Pick<FinishOptions, 'links' | 'externalPaths' | 'locate'>,
): Diagnostic[] {
  const { links = [], locate = () => [] } = options;
  const context = linkContext(site, facts, options);
  const first = site.routing.languages[0] ?? 'en';
  const home = site.pages.find(({ language }) => language === first);
  return links.flatMap(({ href, writtenAs, leftOut = [] }) => {
    const found = home && checkAddress({ page: home, kind: 'link', href, place: UNKNOWN }, context);
    if (!found || leftOut.includes(found.code)) return [];
    return [placed(found, href, writtenAs.map(locate))];
  });
}
