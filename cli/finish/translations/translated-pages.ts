import type { Diagnostic } from '../../model/diagnostic.ts';
import { fileStart } from '../../model/diagnostic.ts';
import { hasFile, isStandIn, keyPlace } from '../../model/page.ts';
import type { FrontMatter, Page } from '../../model/page.ts';
import { pageKey, type Site } from '../../model/site.ts';
import {
  translationDemos,
  translationOutdated,
  translationUnusedKey,
} from '../../report/catalogue/content/translation-upkeep.ts';
import type { FactsByPage } from '../options.ts';
import { compareHeadings } from './headings.ts';

/** A translation and the page that it translates. */
export interface TranslatedPage {
  readonly page: Page;
  readonly original: Page;
}

/** Every translation that somebody has written, with its original. */
export function translatedPages({
  pages,
  pageByKey,
  routing,
}: Pick<Site, 'pages' | 'pageByKey' | 'routing'>): TranslatedPage[] {
  const [first = 'en'] = routing.languages;
  return pages.flatMap((page) => {
    if (page.language === first || isStandIn(page) || !hasFile(page)) return [];
    const original = pageByKey.get(pageKey(first, page.pathname));
    return original && hasFile(original) ? [{ page, original }] : [];
  });
}

/** Whether the original has changed since the translation was made. A translation that keeps no hash is taken at its word. */
export function isOutdated({ page, original }: TranslatedPage): boolean {
  const { sourceHash } = page.source.frontMatter;
  const { wordsHash, broken } = original.source;
  if (sourceHash === undefined || wordsHash === undefined || broken === true) return false;
  return sourceHash !== wordsHash;
}

/** Where translations differ from their originals, as far as front matter and demos tell. Of an outdated one nothing more is told: it will be worked on anyway. */
export function checkTranslatedPages(site: Site): Diagnostic[] {
  const translated = translatedPages(site).flatMap((one) => {
    const { page, original } = one;
    const unused = unusedKeys(one);
    if (!isOutdated(one)) return [...unused, ...missingDemos(one)];
    const { wordsHash = '', file } = original.source;
    return [...unused, translationOutdated(file, wordsHash, keyPlace(page.source, 'sourceHash'))];
  });
  return [...translated, ...misplacedHashes(site)];
}

/** Where the headings of translations differ from those of their originals. */
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

/** Keys that a translation takes from its original whatever it says itself. */
const FOLLOWED = ['pathname', 'nav'] as const satisfies readonly (keyof FrontMatter)[];

const unusedKeys = ({ page, original }: TranslatedPage): Diagnostic[] =>
  FOLLOWED.filter((key) => {
    const said = page.source.frontMatter[key];
    return said !== undefined && said !== original.source.frontMatter[key];
  }).map((key) => translationUnusedKey(key, false, keyPlace(page.source, key)));

/** Originals that say what they are a translation of. */
function misplacedHashes({ pages, routing }: Pick<Site, 'pages' | 'routing'>): Diagnostic[] {
  const [first = 'en'] = routing.languages;
  return pages
    .filter(({ language, source }) => language === first && 'sourceHash' in source.keyRanges)
    .map((page) => translationUnusedKey('sourceHash', true, keyPlace(page.source, 'sourceHash')));
}

/** Demos by their ids, so that `Counter.js` and `Counter.tsx` are one; components by their names. */
function missingDemos({ page, original }: TranslatedPage): Diagnostic[] {
  const placed = new Set(placements(page).map(([id]) => id));
  const missing = placements(original).filter(([id]) => !placed.has(id));
  const names = [...new Map(missing).values()];
  return names.length > 0 ? [translationDemos(names, fileStart(page.source.file))] : [];
}

const placements = ({ demos, source }: Page): (readonly [id: string, name: string])[] => [
  ...demos.map(({ id, name }) => [`demo ${id}`, name] as const),
  ...source.directives.flatMap(({ kind, name }) =>
    kind === 'component' ? [[`component ${name}`, name] as const] : [],
  ),
];
