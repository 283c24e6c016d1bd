import type { Coverage, LanguageCoverage, PageCoverage, Sources } from '../model/sources.ts';
import { findFrontMatter } from '../model/markdown.ts';
import { type Diagnostic, fileStart, type Fix, type Place } from '../model/diagnostic.ts';
import {
  hasFile,
  isFallback,
  isUnlisted,
  keyPlace,
  type Heading,
  type Page,
} from '../model/page.ts';
import type { SourcePath } from '../model/paths.ts';
import { contentKey, pageKey, type Site } from '../model/site.ts';
import type { FactsByPage } from './options.ts';
import { missingTexts } from './texts.ts';
import { isOutdated, translatedPages } from './translated-pages.ts';
import { report } from '../report/catalogue.ts';

/** Computes the coverage of each language. `words` are the keys of the theme's texts, if known. */
export function coverageOf(site: Site, words: readonly string[] | undefined): Coverage {
  const [first = 'en', ...others] = site.routing.languages;
  const originals = site.pages.filter((page) => page.language === first && isTranslatable(page));
  return others.map((language): LanguageCoverage => {
    const states: State[] = [];
    const sections = new Map<string, State[]>();
    for (const original of originals) {
      const page = site.pageByKey.get(pageKey(language, original.pathname));
      if (!page) continue;
      const state = stateOf(page, original);
      const section = sectionOf(original, site);
      states.push(state);
      sections.set(section, [...(sections.get(section) ?? []), state]);
    }
    const translated = words && words.length - missingTexts(site, language, words).length;
    return {
      language,
      sections: [...sections].map(([name, own]) => ({ name, ...countStates(own) })),
      all: countStates(states),
      ...(words && translated !== undefined && { words: { words: words.length, translated } }),
    };
  });
}

/** Whether a page can be translated: written by an author and listed. Generated pages are in English. */
const isTranslatable = (page: Page) =>
  page.kind === 'markdown' && hasFile(page) && !isUnlisted(page);

type State = Exclude<keyof PageCoverage, 'pages'>;

function stateOf(page: Page, original: Page): State {
  if (isFallback(page)) return 'missing';
  return isOutdated({ page, original }) ? 'outdated' : 'translated';
}

function countStates(states: readonly State[]): PageCoverage {
  const count = (wanted: State) => states.filter((state) => state === wanted).length;
  return {
    pages: states.length,
    translated: count('translated'),
    outdated: count('outdated'),
    missing: count('missing'),
  };
}

/** Returns the name of a page's product, otherwise its first folder, or `/` for pages at the root. */
function sectionOf({ product, pathname }: Page, { products }: Site): string {
  const name = products.find(({ id }) => id === product)?.name;
  const [folder, inside] = pathname.split('/').filter(Boolean);
  return name ?? (inside === undefined ? '/' : `/${folder ?? ''}/`);
}

/** A resolved site with its source files, which include drafts. */
interface SiteWithSources {
  readonly site: Site;
  readonly sources: Sources;
  readonly facts: FactsByPage;
}

/** Reports every untranslated page. With `read`, which reads a file, adds fixes that create drafts. */
export async function missingTranslations(
  { site, sources, facts }: SiteWithSources,
  read?: (file: SourcePath) => Promise<string>,
): Promise<Diagnostic[]> {
  const drafts = new Map<string, Place>(
    sources.pages.map((source) => [source.file, keyPlace(source, 'draft')]),
  );
  const fallbackPages = site.pages.filter((page) => isFallback(page) && isTranslatable(page));
  const found: Diagnostic[] = [];
  for (const page of fallbackPages) {
    const { language, source } = page;
    const path = source.file.replace(/\.md$/, `.${language}.md`);
    const draft = drafts.get(path);
    const fix = read && !draft ? await createDraft(page, { path, facts, read }) : undefined;
    const place = draft ?? fileStart(source.file);
    const id = draft ? 'translation/missing:draft' : 'translation/missing';
    found.push(report(id, place, { language, path, fix }));
  }
  return found;
}

interface DraftOptions {
  readonly path: string;
  readonly facts: FactsByPage;
  readonly read: (file: SourcePath) => Promise<string>;
}

/** Creates the fix. Undefined for a page that does not compile, because its draft would not either. */
async function createDraft(
  page: Page,
  { path, facts, read }: DraftOptions,
): Promise<Fix | undefined> {
  const { file, wordsHash, broken } = page.source;
  const headings = facts.get(contentKey(page))?.headings;
  if (!headings || wordsHash === undefined || broken === true) return undefined;
  const text = await read(file);
  return { create: { path, text: draftText(text, { headings, wordsHash }) } };
}

/** Returns the original text as a draft with its hash. Headings keep their ids, so that links work. */
function draftText(
  text: string,
  { headings, wordsHash }: { readonly headings: readonly Heading[]; readonly wordsHash: string },
): string {
  const fence = findFrontMatter(text);
  const keys = fence.kind === 'yaml' ? fence.yaml.split('\n').slice(0, -1) : [];
  const body = withIds(text.split('\n'), headings).slice(fence.bodyLine - 1);
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

/** Appends ids to headings without one. Skips HTML headings and those with closing hashes. */
function withIds(lines: readonly string[], headings: readonly Heading[]): string[] {
  const ids = new Map(
    headings
      .filter(({ explicit, range }) => explicit !== true && range.start.line === range.end.line)
      .map(({ id, range }) => [range.start.line, id]),
  );
  return lines.map((line, index) => {
    const id = ids.get(index + 1);
    const takesId = id !== undefined && /#[ \t].*[^#\s]\s*$/.test(line);
    return takesId ? `${line.trimEnd()} {#${id}}` : line;
  });
}

/** Reports translations without `sourceHash`, the hash of their original. */
export function unmarkedTranslations(site: Site): Diagnostic[] {
  return translatedPages(site).flatMap(({ page, original }) => {
    const { wordsHash } = original.source;
    if ('sourceHash' in page.source.keyRanges || wordsHash === undefined) return [];
    return [report('translation/unmarked', fileStart(page.source.file), { hash: wordsHash })];
  });
}
