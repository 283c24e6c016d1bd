import { type Diagnostic, fileStart, lineRange } from '../model/diagnostic.ts';
import { hasFile, isFallback, keyPlace, type Page, type PageFacts } from '../model/page.ts';
import { pageKey, type Site } from '../model/site.ts';
import type { FactsByPage } from './options.ts';
import { report } from '../report/catalogue.ts';

export type TranslatedPage = { readonly page: Page; readonly original: Page };

/** Returns all written translations with their originals. */
export function translatedPages({
  pages,
  pageByKey,
  routing,
}: Pick<Site, 'pages' | 'pageByKey' | 'routing'>): TranslatedPage[] {
  const [first = 'en'] = routing.languages;
  return pages.flatMap((page) => {
    if (page.language === first || isFallback(page) || !hasFile(page)) return [];
    const original = pageByKey.get(pageKey(first, page.pathname));
    return original && hasFile(original) ? [{ page, original }] : [];
  });
}

/** Whether the original has changed since the translation. Without a hash, it counts as up to date. */
export function isOutdated({ page, original }: TranslatedPage): boolean {
  const { sourceHash } = page.source.frontMatter;
  const { wordsHash, broken } = original.source;
  if (sourceHash === undefined || wordsHash === undefined || broken === true) return false;
  return sourceHash !== wordsHash;
}

/** Reports outdated translations. Compares the demos of other translations with those of the original. */
export function checkTranslatedPages(site: Site): Diagnostic[] {
  return translatedPages(site).flatMap((one) => {
    const { page, original } = one;
    if (!isOutdated(one)) return missingDemos(one);
    const { wordsHash = '', file } = original.source;
    const values = { original: file, hash: wordsHash };
    return [report('translation/outdated', keyPlace(page.source, 'sourceHash'), values)];
  });
}

/** Compares demos by id, so that `Counter.js` and `Counter.tsx` are equal, and components by name. */
function missingDemos({ page, original }: TranslatedPage): Diagnostic[] {
  const placed = new Set(placements(page).map(([id]) => id));
  const missing = placements(original).filter(([id]) => !placed.has(id));
  const names = [...new Map(missing).values()];
  if (names.length === 0) return [];
  return [report('translation/demos', fileStart(page.source.file), { names: names.join(', ') })];
}

const placements = ({ demos, source }: Page): (readonly [id: string, name: string])[] => [
  ...demos.map(({ id, name }) => [`demo ${id}`, name] as const),
  ...source.directives.flatMap(({ kind, name }) =>
    kind === 'component' ? [[`component ${name}`, name] as const] : [],
  ),
];

export function checkTranslatedHeadings(
  translated: readonly TranslatedPage[],
  facts: FactsByPage,
): Diagnostic[] {
  return translated.flatMap((one) => {
    const { page, original } = one;
    const [own, others] = [page, original].map(({ language, pathname }) =>
      facts.get(pageKey(language, pathname)),
    );
    const isCompared = own && others && !isOutdated(one);
    return isCompared ? compareHeadings(page.source.file, own, others) : [];
  });
}

/** Reports the first heading with a different level; if all match, missing explicit ids. */
function compareHeadings(file: string, own: PageFacts, original: PageFacts): Diagnostic[] {
  const count = Math.max(own.headings.length, original.headings.length);
  for (let index = 0; index < count; index++) {
    const [heading, other] = [own.headings[index], original.headings[index]];
    if (heading?.level === other?.level) continue;
    const range = (heading ?? own.headings[index - 1])?.range ?? lineRange(1, 1, 1);
    const difference = headingDifference(heading, other);
    return [report('translation/headings', { file, range }, { difference })];
  }
  const anchors = new Set(own.anchors);
  // Ids derived from text differ between languages.
  return original.headings.flatMap(({ explicit, id }, index) => {
    const range = own.headings[index]?.range;
    if (explicit !== true || anchors.has(id) || !range) return [];
    return [report('translation/anchor', { file, range }, { id })];
  });
}

type Heading = PageFacts['headings'][number];

function headingDifference(own: Heading | undefined, original: Heading | undefined): string {
  if (original === undefined) return 'The original has no heading here';
  const other = `“${original.text}” (level ${original.level})`;
  return own === undefined
    ? `After this, the original has the heading ${other}`
    : `This heading has level ${own.level}, where the original has ${other}`;
}
