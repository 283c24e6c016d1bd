import type { Coverage, LanguageCoverage, PageCoverage } from '../report/json-schema.ts';
import type { Sources } from '../model/sources.ts';
import { findFrontMatter } from '../model/markdown.ts';
import { type Diagnostic, fileStart, type Place, lineRange } from '../model/diagnostic.ts';
import {
  hasFile,
  isFallback,
  isUnlisted,
  keyLocation,
  unequalHeading,
  type Heading,
  type Page,
  type PageFacts,
  type PageSource,
} from '../model/page.ts';
import type { SourcePath } from '../model/paths.ts';
import { groupBy } from '../model/collections.ts';
import { factsOf, type FactsByPage, originalOf, pageKey, type Site } from '../model/site.ts';
import { missingTexts } from './texts.ts';
import { report } from '../report/catalogue.ts';

/** Computes the coverage of each language. `themeKeys` are undefined if the theme declares none. */
export function coverageOf(site: Site, themeKeys: readonly string[] | undefined): Coverage {
  const [first = 'en', ...others] = site.routing.languages;
  const originals = site.pages.filter((page) => page.language === first && isTranslatable(page));
  return others.map((language): LanguageCoverage => {
    const states = originals.flatMap((original) => {
      const page = site.pageByKey.get(pageKey(language, original.pathname));
      return page
        ? [{ section: coverageSection(original, site), state: stateOf(page, original) }]
        : [];
    });
    const sections = groupBy(states, ({ section }) => section);
    return {
      language,
      sections: [...sections].map(([name, own]) => ({ name, ...countStates(own) })),
      all: countStates(states),
      ...(themeKeys && { words: countWords(site, language, themeKeys) }),
    };
  });
}

const countWords = (site: Site, language: string, keys: readonly string[]) => ({
  words: keys.length,
  translated: keys.length - missingTexts(site, language, keys).length,
});

/** Whether a page can be translated: it has a file and is listed. Generated pages are English. */
const isTranslatable = (page: Page) =>
  page.kind === 'markdown' && hasFile(page) && !isUnlisted(page);

type State = Exclude<keyof PageCoverage, 'pages'>;

function stateOf(page: Page, original: Page): State {
  if (isFallback(page)) return 'missing';
  return isOutdated({ page, original }) ? 'outdated' : 'translated';
}

function countStates(states: readonly { readonly state: State }[]): PageCoverage {
  const count = (wanted: State) => states.filter(({ state }) => state === wanted).length;
  return {
    pages: states.length,
    translated: count('translated'),
    outdated: count('outdated'),
    missing: count('missing'),
  };
}

/** Returns the name of a page's product, or else its first folder, or `/` for pages at the root. */
function coverageSection({ product, pathname }: Page, { products }: Site): string {
  const name = products.find(({ id }) => id === product)?.name;
  const [folder, inside] = pathname.split('/').filter(Boolean);
  return name ?? (inside === undefined ? '/' : `/${folder ?? ''}/`);
}

type ReadText = (file: SourcePath) => Promise<string>;

/** Reports untranslated pages. If `read` is given, adds fixes that create drafts. */
export async function missingTranslations(
  { site, sources }: { readonly site: Site; readonly sources: Sources },
  read?: ReadText,
): Promise<Diagnostic[]> {
  const drafts = new Map<string, Place>(
    sources.pages.map((source) => [source.file, keyLocation(source, 'draft')]),
  );
  const fallbackPages = site.pages.filter((page) => isFallback(page) && isTranslatable(page));
  const found: Diagnostic[] = [];
  for (const page of fallbackPages) {
    const { language, source } = page;
    const path = source.file.replace(/\.md$/, `.${language}.md`);
    const draft = drafts.get(path);
    const text = read && !draft ? await draftOf(source, read) : undefined;
    const fix = text === undefined ? undefined : { create: { path, text } };
    const place = draft ?? fileStart(source.file);
    const id = draft ? 'translation/missing:draft' : 'translation/missing';
    found.push(report(id, place, { language, path, fix }));
  }
  return found;
}

/** Returns an original as a draft with its hash. */
async function draftOf(
  { file, wordsHash, broken }: PageSource,
  read: ReadText,
): Promise<string | undefined> {
  if (wordsHash === undefined || broken === true) return undefined;
  const text = await read(file);
  const fence = findFrontMatter(text);
  const keys = fence.kind === 'yaml' ? fence.yaml.split('\n').slice(0, -1) : [];
  const body = text.split('\n').slice(fence.bodyLine - 1);
  return [
    '---',
    ...keys.filter((line) => !/^(?:sourceHash|draft)[ \t]*:/.test(line)),
    `sourceHash: ${wordsHash}`,
    'draft: true',
    '---',
    ...(keys.length > 0 || body[0]?.trim() === '' ? [] : ['']),
    ...body,
  ].join('\n');
}

/** Reports translations without `sourceHash`, the hash of the original. */
export function unmarkedTranslations(site: Site): Diagnostic[] {
  return translatedPages(site).flatMap(({ page, original }) => {
    const { wordsHash } = original.source;
    if ('sourceHash' in page.source.keyRanges || wordsHash === undefined) return [];
    return [report('translation/unmarked', fileStart(page.source.file), { hash: wordsHash })];
  });
}

type TranslatedPage = { readonly page: Page; readonly original: Page };

/** Returns all written translations with their originals. */
const translatedPages = (site: Site): TranslatedPage[] =>
  site.pages.flatMap((page) => {
    const original = originalOf(site, page);
    return original ? [{ page, original }] : [];
  });

/** Whether the original has changed since the translation. False without a hash. */
function isOutdated({ page, original }: TranslatedPage): boolean {
  const { sourceHash } = page.source.frontMatter;
  const { wordsHash, broken } = original.source;
  if (sourceHash === undefined || wordsHash === undefined || broken === true) return false;
  return sourceHash !== wordsHash;
}

/** Reports outdated translations, and translations that lack demos of the original. */
export function checkTranslatedPages(site: Site): Diagnostic[] {
  return translatedPages(site).flatMap((translation) => {
    const { page, original } = translation;
    if (!isOutdated(translation)) return missingDemos(translation);
    const { wordsHash = '', file } = original.source;
    const values = { original: file, hash: wordsHash };
    return [report('translation/outdated', keyLocation(page.source, 'sourceHash'), values)];
  });
}

/** Reports missing demos by id (`Counter.js` is `Counter.tsx`) and missing components by name. */
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

export const checkTranslatedHeadings = (site: Site, facts: FactsByPage): Diagnostic[] =>
  translatedPages(site).flatMap((translation) => {
    const { page, original } = translation;
    const [own, others] = [factsOf(facts, page), factsOf(facts, original)];
    const isCompared = own && others && !isOutdated(translation);
    return isCompared ? compareHeadings(page.source.file, own, others) : [];
  });

/** Reports the first heading that differs from the original, if the levels are not the same. */
function compareHeadings(file: string, own: PageFacts, original: PageFacts): Diagnostic[] {
  const unequal = unequalHeading(own.headings, original.headings);
  if (unequal === -1) return [];
  // A missing heading shifts the explicit ids after it, often before a level differs.
  const misplaced = own.headings.findIndex(
    ({ id, explicit }, at) =>
      explicit && id !== original.headings[at]?.id && original.anchors.includes(id),
  );
  const index = misplaced === -1 ? unequal : Math.min(misplaced, unequal);
  const heading = own.headings[index];
  const range = (heading ?? own.headings[index - 1])?.range ?? lineRange(1, 1, 1);
  const difference = headingDifference(heading, original.headings[index]);
  return [report('translation/headings', { file, range }, { difference })];
}

function headingDifference(own: Heading | undefined, original: Heading | undefined): string {
  if (original === undefined) return 'The original has no heading here';
  const other = `“${original.text}” (level ${original.level})`;
  return own === undefined
    ? `The original has another heading after this: ${other}`
    : `This heading has level ${own.level}${own.explicit ? ` and the id #${own.id}` : ''}, where the original has ${other}`;
}
