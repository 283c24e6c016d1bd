import type { SiteConfig } from '../../config/schema.ts';
import type { Page } from '../../model/page.ts';
import { isBelow } from '../../model/paths.ts';
import { pageKey } from '../../model/site.ts';

/** Never served in another language unless somebody has written it: a wrong address has no language. */
const NOT_FOUND = '/404/';

/** For each further language, the pages that nobody has translated into it: they are served there with the content of the first language. */
export function standInsFor<P extends Pick<Page, 'language' | 'pathname'>>(
  pages: readonly P[],
  { site, untranslated }: Pick<SiteConfig, 'site' | 'untranslated'>,
): P[] {
  const [first, ...others] = site.languages;
  const served = new Set(pages.map(({ language, pathname }) => pageKey(language, pathname)));
  const originals = pages.filter(
    ({ language, pathname }) =>
      language === first &&
      pathname !== NOT_FOUND &&
      !untranslated.some((prefix) => isBelow(pathname, prefix)),
  );
  return others.flatMap((language) =>
    originals
      .filter(({ pathname }) => !served.has(pageKey(language, pathname)))
      .map((page) => ({ ...page, language })),
  );
}
