import type { ErrorCode } from '../../runtime/contract/view.ts';
import type { CompileInput } from '../compile/input.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { OutputFile } from '../model/assets.ts';
import { groupBy } from '../model/collections.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { hasOwnFile, isUnlisted, keyLocation, type Page } from '../model/page.ts';
import { asideKey } from '../model/host.ts';
import { toPathname } from '../model/paths.ts';
import { pagePath, languagePrefix, type Site } from '../model/site.ts';
import { INDEX_FOLDER, type SearchManifest } from '../../runtime/search/manifest.ts';
import { createSearchIndex, type SearchIndex } from '../../runtime/search/query.ts';
import { indexFiles, type IndexPlan } from '../search/index-files.ts';
import type { PageIndex } from '../search/index-page.ts';
import { report } from '../report/catalogue.ts';
import type { StoredPage } from './make-page.ts';
import { staticSearch } from './services/services.ts';
import type { SiteInput } from './site-input.ts';

const isSearched = (page: Page) => !isUnlisted(page) && page.source.frontMatter.search !== false;

/** Returns the index data of a written page, except its text. Undefined if search excludes it. */
export function indexInput(
  page: Page,
  { config, codes }: { readonly config: SiteConfig; readonly codes: readonly ErrorCode[] },
): CompileInput['search'] {
  if (!staticSearch(config) || !isSearched(page)) return undefined;
  const { keywords = [], searchBoost = 1 } = page.source.frontMatter;
  const errors = page.pathname === config.errorCodes?.page ? codes : [];
  return { keywords, boost: searchBoost, errors };
}

const manifestPath = (prefix: string) => `${prefix}/search.json`.slice(1);

/** Returns the pages of each index. There is one index per language. */
function searchPlans(
  { config }: Pick<SiteInput, 'config'>,
  site: Site,
  pages: readonly StoredPage[],
): readonly IndexPlan[] {
  const search = staticSearch(config);
  if (!search) return [];
  return site.routing.languages.map((language) => {
    const { groups, rest } = byProduct(
      site,
      pages.filter(({ page }) => page.language === language),
    );
    const all = [...groups.flatMap((group) => group.pages), ...rest];
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
  input: Pick<SiteInput, 'config' | 'host' | 'buildLog'>,
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
    if (!index) throw new Error(`The store has lost ${key}`);
    return index;
  });
}

/** Groups the searched pages by product, in the order of the site, and sorts them by pathname. */
function byProduct(site: Site, all: readonly StoredPage[]) {
  const pages = all
    .filter(({ page }) => isSearched(page))
    .toSorted((a, b) => (a.page.pathname < b.page.pathname ? -1 : 1));
  const groups = site.products
    .filter(({ unlisted }) => unlisted !== true)
    .map(({ id, name }) => ({ id, name, pages: pages.filter(({ page }) => page.product === id) }))
    .filter((group) => group.pages.length > 0);
  const grouped = new Set(groups.flatMap((group) => group.pages));
  return { groups, rest: pages.filter((page) => !grouped.has(page)) };
}

export function openLanguageIndex(
  { config }: Pick<SiteInput, 'config'>,
  files: readonly OutputFile[],
  prefix: string,
): SearchIndex {
  const texts = new Map(files.map(({ path, bytes }) => [String(path), String(bytes)]));
  return createSearchIndex({
    manifest: JSON.parse(texts.get(manifestPath(prefix)) ?? '') as SearchManifest,
    read: async (name) => texts.get(INDEX_FOLDER + name) ?? '',
    home: `${config.site.base}${prefix.slice(1)}${prefix === '' ? '' : '/'}`,
  });
}

/** Number of results that a reader considers. */
const TOP = 3;

/** Reports pages that are not among the first results for their own title within their product. */
export async function checkTitles(
  input: Pick<SiteInput, 'host' | 'config'>,
  site: Site,
  pages: readonly StoredPage[],
): Promise<Diagnostic[]> {
  const files = await searchFiles(input, site, pages);
  if (files.length === 0) return [];
  const found: Diagnostic[] = [];
  for (const language of site.routing.languages) {
    const index = openLanguageIndex(input, files, languagePrefix(site, language));
    const own = pages.filter(({ page }) => page.language === language && isSearched(page));
    // One after another: the candidates of a query take much memory.
    for (const title of titlesToCheck(own)) found.push(...(await checkTitle(index, title)));
  }
  return found;
}

/** Omits titles that several pages of a product have, which other rules report. */
function titlesToCheck(pages: readonly StoredPage[]): StoredPage[] {
  const keyOf = ({ page, facts }: StoredPage) => `${page.product} ${facts.title.toLowerCase()}`;
  return [...groupBy(pages, keyOf).values()]
    .flatMap(([first, ...others]) => (first && others.length === 0 ? first : []))
    .filter(({ page }) => hasOwnFile(page));
}

async function checkTitle(
  index: SearchIndex,
  { page, facts: { title } }: StoredPage,
): Promise<Diagnostic[]> {
  const { language, product, pathname, source } = page;
  const scope = { language, limit: 3 * TOP, ...(product !== null && { product }) };
  const { hits } = await index.search(title, scope);
  const addresses = [...new Set(hits.map(({ href }) => href.replace(/[#?].*/, '')))].slice(0, TOP);
  if (addresses.some((address) => toPathname(address).endsWith(encodeURI(pathname)))) return [];
  return [report('front-matter/hard-to-find', keyLocation(source, 'title'), { title, top: TOP })];
}
