import type { Diagnostic } from '../../model/diagnostic.ts';
import { fileStart } from '../../model/diagnostic.ts';
import { isStandIn, isUnlisted } from '../../model/page.ts';
import { pageKey, type Site } from '../../model/site.ts';
import { noDescription } from '../../report/catalogue/content/front-matter.ts';
import type { FactsByPage } from '../options.ts';

/**
 * Pages that say nothing about themselves, neither in their front matter nor in a lead paragraph. A description that is there but wrong has been
 * reported already.
 */
export function checkDescriptions({ pages }: Site, facts: FactsByPage): Diagnostic[] {
  const written = pages.filter((page) => !isStandIn(page));
  return written.flatMap((page) => {
    const { language, pathname, source } = page;
    const known = facts.get(pageKey(language, pathname));
    const isSilent = known?.description === '' && source.broken !== true;
    const isTold = 'description' in source.keyRanges || isUnlisted(page);
    return isSilent && !isTold ? [noDescription(fileStart(source.file))] : [];
  });
}
