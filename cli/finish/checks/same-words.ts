import type { Diagnostic } from '../../model/diagnostic.ts';
import { hasFile, isStandIn, keyPlace } from '../../model/page.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { sameDescription, sameTitle } from '../../report/catalogue/content/front-matter.ts';

/** Pages that cannot be told apart by their titles or descriptions. The later one is reported. */
export function checkSameWords({ pages }: Pick<Site, 'pages'>): Diagnostic[] {
  const written = pages.filter((page) => hasFile(page) && !isStandIn(page));
  return [
    ...repeated(written, ({ title, language, product }) => [title, language, product]).map(
      ([page, before]) => sameTitle(page.title, before.source.file, keyPlace(page.source, 'title')),
    ),
    ...repeated(written, ({ source, language }) => {
      const { description } = source.frontMatter;
      return description === undefined ? undefined : [description, language];
    }).map(([page, before]) =>
      sameDescription(before.source.file, keyPlace(page.source, 'description')),
    ),
  ];
}

/** Pages of which an earlier one has the same words, each with that. */
function repeated(
  pages: readonly Page[],
  wordsOf: (page: Page) => readonly unknown[] | undefined,
): (readonly [page: Page, before: Page])[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const words = wordsOf(page);
    if (words === undefined) return [];
    const key = JSON.stringify(words);
    const before = first.get(key);
    if (!before) first.set(key, page);
    return before ? [[page, before] as const] : [];
  });
}
