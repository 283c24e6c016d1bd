import type {
  SearchAnswer,
  SearchHit,
  SearchKind,
  SearchProvider,
  SearchScope,
} from '../contract/search.ts';
import { loadEachOnce } from '../events.ts';
import { excerptOf } from './matches.ts';
import { createTermLookup, QUALITY, type ReadIndexFile, type TermMatch } from './lookup.ts';
import { firstPages, indexFileNames, type PageEntry, type SearchManifest } from './manifest.ts';
import { rankPages, type RankedPage, type WordMatches } from './rank.ts';
import { createSplitter, isStopWord, NAME_END, wordStem, wholeTerm, type Word } from './text.ts';

/** An index whose answers have reasons. */
export interface SearchIndex extends SearchProvider {
  readonly search: (query: string, scope: SearchScope) => Promise<Explanation>;
}

/** An answer with the terms that count for each hit. */
interface Explanation extends SearchAnswer {
  readonly reasons: readonly (readonly string[])[];
  readonly pages: number;
}

export interface OpenIndex {
  readonly manifest: SearchManifest;
  readonly read: ReadIndexFile;
  /** Address of the first page in the language of the index. */
  readonly home: string;
}

const DEFAULT_LIMIT = 10;
/** Maximum hits of one page, and the share of the best hit's score that the others must reach. */
const HITS_PER_PAGE = 3;
const MIN_SHARE = 0.6;

export function createSearchIndex({ manifest, read, home }: OpenIndex): SearchIndex {
  const context = queryContext({ manifest, read });
  const { lookup } = context;
  const [, pageHashes] = manifest.hashes;
  const pageFiles = indexFileNames(pageHashes);
  const blocks = firstPages(manifest);

  const loadPages = loadEachOnce(
    async (name) => JSON.parse(await read(name)) as readonly PageEntry[],
  );
  const loadPage = async (page: number): Promise<PageEntry | undefined> => {
    const file = blocks.findLastIndex((first) => first <= page);
    const pages = await loadPages(pageFiles[file] ?? '');
    return pages[page - (blocks[file] ?? 0)];
  };

  const rank = async (query: string, { product }: SearchScope) => {
    const { words, names } = await readQuery(query, context);
    return { words, ...rankPages({ words, names, manifest, product }) };
  };

  const suggest = async (word: string, scope: SearchScope): Promise<string | undefined> => {
    const near = await lookup.nearest(word);
    return near !== undefined && (await rank(near, scope)).count > 0 ? near : undefined;
  };

  const search: SearchIndex['search'] = async (query, scope) => {
    const { words, pages: ranked, count } = await rank(query, scope);
    const terms = termsOf(words, query);
    const shown = limitHits(ranked, scope.limit ?? DEFAULT_LIMIT);
    const pages = await Promise.all(shown.map(({ page }) => loadPage(page)));
    const found = shown.flatMap(({ page: number, records }, index) => {
      const page = pages[index];
      if (!page) return [];
      return records.map((record) => ({
        hit: hitOf(page, record, { terms, home, product: productOf(manifest, number) }),
        reason: record.reasons,
      }));
    });
    const [first] = words;
    const suggestion = count === 0 && first ? await suggest(first.word, scope) : undefined;
    return {
      hits: found.map(({ hit }) => hit),
      reasons: found.map(({ reason }) => reason),
      pages: count,
      hasMore: count > shown.length,
      terms,
      ...(suggestion !== undefined && { suggestion }),
    };
  };

  return { products: manifest.products.map(([id, label]) => ({ id, label })), search };
}

/** Returns the words to mark: those of the query, and the terms found in their place. */
function termsOf(words: readonly WordMatches[], query: string): string[] {
  const close = words.flatMap(({ matches }) =>
    matches
      .filter(({ quality }) => quality >= QUALITY.typo && quality !== QUALITY.shortPrefix)
      .map(({ term }) => term),
  );
  const typed = query.toLowerCase().split(/\s+/);
  return [...new Set([...words.map(({ word }) => word), ...close, ...typed])].filter(
    (term) => term.length > 1 && !isStopWord(term),
  );
}

/** Keeps the best pages, each with the records that are nearly as good as its best. */
function limitHits(ranked: readonly RankedPage[], limit: number): RankedPage[] {
  const shown: RankedPage[] = [];
  let left = limit;
  for (const { page, records } of ranked) {
    if (left <= 0) break;
    const best = records[0]?.score ?? 0;
    const kept = records
      .filter(({ score }) => score >= best * MIN_SHARE)
      .slice(0, Math.min(HITS_PER_PAGE, left));
    left -= kept.length;
    shown.push({ page, records: kept });
  }
  return shown;
}

function productOf({ products, rest }: SearchManifest, page: number): string | undefined {
  if (page >= rest) return undefined;
  return products.findLast(([, , first]) => first <= page)?.[0];
}

function hitOf(
  [pathname, title, breadcrumbs, records]: PageEntry,
  { record, score }: RankedPage['records'][number],
  { terms, home, product }: { terms: readonly string[]; home: string; product: string | undefined },
): SearchHit {
  const [kind = 'page', name = '', target = '', text = ''] = records[record] ?? [];
  const excerpt = excerptOf(text, terms);
  return {
    kind: kind as SearchKind,
    href: home.slice(0, -1) + encodeURI(pathname) + target,
    title,
    ...(name !== '' && { name }),
    breadcrumbs,
    ...(product !== undefined && { product }),
    ...(excerpt !== '' && { excerpt }),
    score: Math.round(score * 10) / 10,
  };
}

type QueryContext = ReturnType<typeof queryContext>;

export const queryContext = ({ manifest, read }: Omit<OpenIndex, 'home'>) => ({
  lookup: createTermLookup(manifest, read),
  split: createSplitter(manifest.language),
  synonyms: new Map(Object.entries(manifest.synonyms)),
});

const MAX_WORDS = 12;

/** Returns the terms that a query may mean. `names` are those that several words spell together. */
export async function readQuery(query: string, context: QueryContext) {
  const all = context.split(query).slice(0, MAX_WORDS);
  const useful = all.filter(({ word }) => !isStopWord(word));
  const asked = useful.length > 0 ? useful : all;
  const found = asked.map((word, index) => findWord(word, index === asked.length - 1, context));
  const words = (await Promise.all(found)).flat();
  return { words, names: all.length < 2 ? [] : await findNames(all, words, context) };
}

/** Finds a word, or its parts if it is not indexed. */
async function findWord(
  word: Word,
  isLast: boolean,
  context: QueryContext,
): Promise<readonly WordMatches[]> {
  const found = await matchWord(word.word, isLast, context);
  const isIdentifier = word.parts.length > 0;
  const matches = found.map((match) =>
    isIdentifier && match.term.endsWith(NAME_END)
      ? { ...match, quality: match.quality * QUALITY.spaced }
      : match,
  );
  if (matches.length > 0 || word.parts.length === 0) return [{ word: word.word, matches }];
  const parts = word.parts.map((part) => findWord({ word: part, parts: [] }, false, context));
  return (await Promise.all(parts)).flat();
}

/** Returns the terms that a word may mean, with synonyms and, if it is not indexed, corrections. */
async function matchWord(
  word: string,
  isLast: boolean,
  { lookup, synonyms }: QueryContext,
): Promise<readonly TermMatch[]> {
  const others = synonyms.get(word) ?? synonyms.get(wordStem(word)) ?? [];
  const [own, ...meant] = await Promise.all([
    lookup.find(word, isLast),
    ...others.map(lookup.exact),
  ]);
  const found = [
    ...own,
    ...meant.flat().map((match) => ({ ...match, quality: match.quality * QUALITY.synonym })),
  ];
  // A word that is only the beginning of others may have a typo, unless it is still being typed.
  const isFound =
    found.length > 0 && (isLast || found.some(({ quality }) => quality >= QUALITY.synonym));
  return isFound ? found : [...found, ...(await lookup.correct(word))];
}

/** Finds names that words spell together, all or in pairs: `text field` is `TextField`. */
async function findNames(
  query: readonly Word[],
  found: readonly WordMatches[],
  { lookup }: QueryContext,
): Promise<readonly TermMatch[]> {
  const words = query.map(({ word }) => word);
  const whole = wholeTerm(query);
  const joined = words.join('');
  const spellings = new Set([whole, joined, joined + NAME_END]);
  const names = (await Promise.all([...spellings].map(lookup.exact))).flat();
  const hasTypo = found.some(({ matches }) => matches.every(({ quality }) => quality < 1));
  const corrected = hasTypo && names.length === 0 ? await lookup.correct(whole) : [];
  // For three words only, because each pair may load another file of the index.
  const pairs = words.length === 3 ? words.slice(1).map((word, at) => `${words[at]}${word}`) : [];
  const parts = (await Promise.all(pairs.map(lookup.exact))).flat();
  return [
    ...names,
    ...corrected,
    ...parts.map((match) => ({ ...match, quality: (match.quality * 2) / words.length })),
  ];
}
