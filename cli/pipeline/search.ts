import type { OutputFile } from '../model/code/assets.ts';
import { createCache, groupBy } from '../model/collections.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { hasOwnFile, keyLocation } from '../model/page.ts';
import { asideKey } from '../model/host.ts';
import { pagePath, languagePrefix, type Site } from '../model/site.ts';
import { INDEX_FOLDER, type SearchManifest } from '../../runtime/search/manifest.ts';
import type { TermMatch } from '../../runtime/search/lookup.ts';
import { decodePostings, type PostingList } from '../../runtime/search/postings.ts';
import { type OpenIndex, queryContext, readQuery } from '../../runtime/search/query.ts';
import { rankPagesAbove } from '../../runtime/search/rank.ts';
import { indexFiles, type IndexPlan } from '../search/index-files.ts';
import type { PageIndex } from '../search/index-page.ts';
import { report } from '../report/catalogue.ts';
import { isSearched } from './compile-pages.ts';
import type { StoredPage } from './make-page.ts';
import { staticSearch } from './services/services.ts';
import type { SiteInput } from './site-input.ts';

const manifestPath = (prefix: string) => `${prefix}/search.json`.slice(1);

function searchPlans(
  { config }: SiteInput,
  site: Site,
  pages: readonly StoredPage[],
): readonly IndexPlan[] {
  const search = staticSearch(config);
  if (!search) return [];
  return site.routing.languages.map((language) => {
    const { groups, all } = indexedPages(site, language, pages);
    return {
      options: {
        language,
        path: manifestPath(languagePrefix(site, language)),
        products: groups.map(({ id, name, pages: { length } }) => ({ id, name, pages: length })),
        synonyms: search.synonyms,
        folder: `${config.site.base}${INDEX_FOLDER}`,
      },
      pages: all.map(({ page, facts, key }) => {
        const breadcrumbs = page.position.parents.map(({ title }) => title);
        const pathname = pagePath(site, page).slice(languagePrefix(site, language).length);
        return { pathname, title: facts.title, breadcrumbs, key: asideKey(key, 'index') };
      }),
    };
  });
}

/** Creates the search index: for each language, a manifest and the files that it names. */
export async function searchFiles(
  input: SiteInput,
  site: Site,
  pages: readonly StoredPage[],
): Promise<readonly OutputFile[]> {
  const { host, buildLog } = input;
  const plans = searchPlans(input, site, pages);
  const restoring = new Map(pages.map(({ key, restore }) => [asideKey(key, 'index'), restore]));
  await buildLog?.addSearch(plans);
  return indexFiles(host, plans, async (key) => {
    const read = () => host.store.get<PageIndex>(key);
    const index = (await read()) ?? (await restoring.get(key)?.().then(read));
    if (!index) throw new Error(`The cache entry ${key} is missing`);
    return index;
  });
}

/**
 * Returns the searched pages of a language in the order of its index: by product, in the order of
 * the site, and sorted by pathname.
 */
function indexedPages(site: Site, language: string, stored: readonly StoredPage[]) {
  const pages = stored
    .filter(({ page }) => page.language === language && isSearched(page))
    .toSorted((a, b) => (a.page.pathname < b.page.pathname ? -1 : 1));
  const groups = site.products
    .filter(({ unlisted }) => unlisted !== true)
    .map(({ id, name }) => ({ id, name, pages: pages.filter(({ page }) => page.product === id) }))
    .filter((group) => group.pages.length > 0);
  const grouped = new Set(groups.flatMap((group) => group.pages));
  const rest = pages.filter((page) => !grouped.has(page));
  return { groups, all: [...groups.flatMap((group) => group.pages), ...rest] };
}

/** Returns the index of the language with a prefix, such as `/zh`. */
export function filesOfLanguage(
  { config }: SiteInput,
  files: readonly OutputFile[],
  prefix: string,
): OpenIndex {
  const texts = new Map(files.map(({ path, bytes }) => [String(path), String(bytes)]));
  return {
    manifest: JSON.parse(texts.get(manifestPath(prefix)) ?? '') as SearchManifest,
    read: async (name) => texts.get(INDEX_FOLDER + name) ?? '',
    home: `${config.site.base}${prefix.slice(1)}${prefix === '' ? '' : '/'}`,
  };
}

/** Number of results that a reader considers. */
const TOP = 3;

/** Reports pages that are not among the first results for their own title within their product. */
export async function checkTitles(
  input: SiteInput,
  site: Site,
  pages: readonly StoredPage[],
): Promise<Diagnostic[]> {
  const files = await searchFiles(input, site, pages);
  if (files.length === 0) return [];
  const found: Diagnostic[] = [];
  for (const language of site.routing.languages) {
    const rank = createTitleRanking(filesOfLanguage(input, files, languagePrefix(site, language)));
    const { all } = indexedPages(site, language, pages);
    const numbers = new Map(all.map((page, number) => [page, number]));
    // One after another: the candidates of a query take much memory.
    for (const title of titlesToCheck(all)) {
      const ranked = await rank(title, numbers.get(title) ?? 0);
      const isFound = ranked
        .slice(0, TOP)
        .some((number) => all[number]?.page.pathname.endsWith(title.page.pathname));
      if (isFound) continue;
      const place = keyLocation(title.page.source, 'title');
      const values = { title: title.facts.title, top: TOP };
      found.push(report('front-matter/hard-to-find', place, values));
    }
  }
  return found;
}

/** Number of terms whose postings are kept. */
const MAX_TERMS = 5_000;

/** Creates a function that returns the numbers of the first pages for a title, down to its page. */
function createTitleRanking(index: OpenIndex) {
  const context = queryContext(index);
  const lists = createCache<PostingList>(MAX_TERMS);
  const listOf = ({ term, postings }: TermMatch) => lists(term, () => decodePostings(postings));
  const counted = (match: TermMatch) => ({ ...match, pages: listOf(match).count });
  return async ({ page: { product }, facts: { title } }: StoredPage, number: number) => {
    const { words, names } = await readQuery(title, context);
    const input = {
      words: words.map(({ word, matches }) => ({ word, matches: matches.map(counted) })),
      names: names.map(counted),
      manifest: index.manifest,
      product: product ?? undefined,
    };
    return rankPagesAbove(number, input, listOf).map(({ page }) => page);
  };
}

/** Omits titles that several pages of a product have, which other rules report. */
function titlesToCheck(pages: readonly StoredPage[]): StoredPage[] {
  const keyOf = ({ page, facts }: StoredPage) => `${page.product} ${facts.title.toLowerCase()}`;
  return [...groupBy(pages, keyOf).values()]
    .flatMap(([first, ...others]) => (first && others.length === 0 ? first : []))
    .filter(({ page }) => hasOwnFile(page));
}
