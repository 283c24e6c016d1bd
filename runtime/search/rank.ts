import type { TermMatch } from './lookup.ts';
import type { SearchManifest } from './manifest.ts';
import { type PostingList, type PostingVisitor, readPostings, visitPage } from './postings.ts';

export interface WordMatches {
  readonly word: string;
  readonly matches: readonly TermMatch[];
}

interface RankInput {
  readonly words: readonly WordMatches[];
  /** Names that several words of the query spell together. */
  readonly names: readonly TermMatch[];
  readonly manifest: SearchManifest;
  /** Id of the product whose pages are wanted. Pages without a product are found too. */
  readonly product: string | undefined;
  /** Calls `visit` for the records of a term to rank: all of them if absent. */
  readonly readTerm?: (match: TermMatch, visit: PostingVisitor) => void;
}

/** A page and its records, best first. */
export interface RankedPage {
  readonly page: number;
  readonly records: readonly {
    readonly record: number;
    readonly score: number;
    /** Terms with their scores, for the command line: `button 40.1`. */
    readonly reasons: readonly string[];
  }[];
}

// Score of a record: (sum of weight × rarity over the words of the query) × coverage ^ 2.5.
// - weight: how prominent a word is in the record. A title counts more than text.
// - rarity: high for words that few pages contain.
// - coverage: share of the query that the record contains, from 0 to 1.
// The constants put the right page first most often in `bench/search.mjs`.

/** Share of a word's score that a record inherits from its page's title, or from other records. */
const INHERITED_SHARE = { title: 0.8, other: 0.2 } as const;
/** Weight of a word from which it counts as fully found. Words in texts weigh less. */
const FULL_WEIGHT = 8;
/** Coverage below which a page is not a result. */
const MIN_COVERAGE = 0.3;
const COVERAGE_POWER = 2.5;
/** Number of pages whose records are ranked: more than are ever shown. */
const MAX_RANKED = 60;
/** Bonus of a record that itself contains every word of a query of at least three words. */
const ALL_WORDS_BONUS = 0.35;
/** Factor for the scores of pages without a product if the query is limited to one. */
const OTHER_PAGES_FACTOR = 0.1;
/**
 * Number of equally good pages, such as all components with a prop, that keep their full score. The
 * score of each further one is a quarter of the one before, so that other pages are shown too.
 */
const MAX_ALIKE = 2;

interface Found {
  readonly weight: number;
  readonly term: string;
}

/** Weights of one word by page and record. */
type WordWeights = ReadonlyMap<number, ReadonlyMap<number, Found>>;

interface RankContext {
  readonly words: readonly WordWeights[];
  readonly rarities: readonly number[];
  readonly raritySum: number;
  readonly names: WordWeights;
  readonly nameRarity: number;
}

/** Returns the best of the pages that have most of the words, and the number of all such pages. */
export function rankPages({ words, names, manifest, product, readTerm = readAll }: RankInput) {
  const isWanted = productFilter(manifest, product);
  const weightsOf = (matches: readonly TermMatch[]) => weighMatches(matches, readTerm, isWanted);
  const rarities = words.map(({ matches }) => rarityOf(matches, manifest.pages));
  const ranking: RankContext = {
    words: words.map(({ matches }) => weightsOf(matches)),
    rarities,
    raritySum: rarities.reduce((sum, rarity) => sum + rarity, 0),
    names: weightsOf(names),
    nameRarity: rarityOf(names, manifest.pages),
  };
  // The product of a page may be unlisted; its pages are among those without a product.
  const isLimited = manifest.products.some(([id]) => id === product);
  const isOutside = (page: number) => isLimited && page >= manifest.rest;
  const factorOf = (page: number) => (isOutside(page) ? OTHER_PAGES_FACTOR : 1);
  const numbers = [...ranking.words, ranking.names].flatMap((weights) => [...weights.keys()]);
  const candidates = [...new Set(numbers)].flatMap((page) => {
    const { coverage, sum } = boundsOf(page, ranking);
    const bound = factorOf(page) * sum * coverage ** COVERAGE_POWER;
    return coverage < MIN_COVERAGE ? [] : [{ page, bound }];
  });
  const pages = withoutRepetitions(candidates)
    .sort((a, b) => b.bound * b.factor - a.bound * a.factor || a.page - b.page)
    .slice(0, MAX_RANKED)
    .map(({ page, factor }) => ({
      page,
      records: rankRecords(page, ranking, factor * factorOf(page)),
    }))
    .sort((a, b) => scoreOf(b) - scoreOf(a) || a.page - b.page);
  // Pages without a product rank above those of the product only if they are better than all.
  const best = pages.findIndex(({ page }) => !isOutside(page));
  const isBelow = (one: RankedPage, at: number) => best !== -1 && at > best && isOutside(one.page);
  const below = pages.filter(isBelow);
  return {
    pages: [...pages.filter((one) => !below.includes(one)), ...below],
    count: candidates.length,
  };
}

const readAll: NonNullable<RankInput['readTerm']> = ({ postings }, visit) =>
  readPostings(postings, visit);

const scoreOf = ({ records }: RankedPage) => records[0]?.score ?? 0;

/**
 * Returns the first results down to a page, or all results if it is not one. For speed, ranks only
 * the pages that may be above it: a page with only words of low weight cannot be.
 */
export function rankPagesAbove(
  page: number,
  input: RankInput,
  postingsOf: (match: TermMatch) => PostingList,
): readonly RankedPage[] {
  const rankOnly = (numbers: Iterable<number>) => {
    const pages = [...numbers];
    const readTerm: RankInput['readTerm'] = (match, visit) => {
      const list = postingsOf(match);
      for (const number of pages) visitPage(list, number, visit);
    };
    return rankPages({ ...input, readTerm }).pages;
  };
  const [alone] = rankOnly([page]);
  if (!alone) return rankPages(input).pages;
  const ranked = rankOnly(possiblePages(scoreOf(alone), input, postingsOf).add(page));
  const at = ranked.findIndex((one) => one.page === page);
  const own = ranked[at];
  // Equally good pages may have lowered the score of the page, so that others are above it now.
  const isLowered = !own || scoreOf(own) < scoreOf(alone);
  return isLowered ? rankPages(input).pages : ranked.slice(0, at + 1);
}

/** Relative rounding error by which an upper bound may be below the score. */
const ROUNDING = 1e-6;

/** Returns every page that can reach a score, and some that cannot. */
function possiblePages(
  score: number,
  { words, names, manifest }: RankInput,
  postingsOf: (match: TermMatch) => PostingList,
): Set<number> {
  const needed = (score * (1 - ROUNDING)) / (1 + ALL_WORDS_BONUS);
  const ofWords = words.map(({ matches }) => matches);
  const groups = [...ofWords, names].map((matches) => {
    const rarity = rarityOf(matches, manifest.pages);
    const highest = matches.map((match) => match.quality * postingsOf(match).highest);
    return { matches, rarity, bound: rarity * Math.max(0, ...highest) };
  });
  const all = groups.slice(0, -1).reduce((sum, { rarity }) => sum + rarity, 0);
  const total = groups.reduce((sum, { bound }) => sum + bound, 0);
  const rivals = new Set<number>();
  let [sum, coverage] = [0, 0];
  for (const { matches, rarity, bound } of groups.toSorted((a, b) => a.bound - b.bound)) {
    sum += bound;
    coverage = matches === names ? 1 : Math.min(1, coverage + rarity / all);
    // A page with only the words so far cannot reach the score.
    if (sum * coverage ** COVERAGE_POWER < needed) continue;
    for (const match of matches) {
      const { pages, weights } = postingsOf(match);
      const least = (needed - (total - bound)) / (match.quality * rarity);
      weights.forEach((weight, at) => weight >= least && rivals.add(pages[at] ?? 0));
    }
  }
  return rivals;
}

/** Returns the pages with factors, which are below 1 for pages that match as well as others. */
function withoutRepetitions(
  candidates: readonly { readonly page: number; readonly bound: number }[],
) {
  const alike = new Map<number, number>();
  return candidates
    .toSorted((a, b) => a.page - b.page)
    .map((candidate) => {
      const before = alike.get(candidate.bound) ?? 0;
      alike.set(candidate.bound, before + 1);
      return { ...candidate, factor: 0.25 ** Math.max(0, before + 1 - MAX_ALIKE) };
    });
}

/** Returns upper bounds for the records of a page, which cost less than their scores. */
function boundsOf(page: number, { words, rarities, raritySum, names, nameRarity }: RankContext) {
  const name = bestOf(names.get(page));
  const bests = words.map((weights, index) => ({
    weight: bestOf(weights.get(page))?.weight ?? 0,
    rarity: rarities[index] ?? 0,
  }));
  const total = (value: (weight: number) => number) =>
    bests.reduce((sum, { weight, rarity }) => sum + value(weight) * rarity, 0);
  return {
    coverage: Math.max(name ? coveredShare(name.weight) : 0, total(coveredShare) / raritySum),
    sum: total((weight) => weight) + (name ? name.weight * nameRarity : 0),
  };
}

function rankRecords(
  page: number,
  { words, rarities, raritySum, names, nameRarity }: RankContext,
  factor: number,
): RankedPage['records'] {
  const ofWords = words.map((weights) => weights.get(page));
  const bests = ofWords.map(bestOf);
  const ofNames = names.get(page);
  const known = [...ofWords, ofNames].flatMap((weights) => (weights ? [...weights.keys()] : []));
  const records = [...new Set([0, ...known])].map((record) => {
    const parts = ofWords.map((weights, index) => {
      const { weight, term } = inheritedWeight(weights, record, bests[index]);
      const rarity = rarities[index] ?? 0;
      return { term, score: weight * rarity, covered: coveredShare(weight) * rarity };
    });
    const name = ofNames?.get(record);
    const ofParts = parts.reduce((total, part) => total + part.covered, 0) / raritySum;
    const coverage = Math.max(ofParts, name ? coveredShare(name.weight) : 0);
    const nameScore = name ? name.weight * nameRarity : 0;
    const own = ofWords.filter((weights) => weights?.has(record)).length;
    const together = ofWords.length > 2 ? 1 + (ALL_WORDS_BONUS * own) / ofWords.length : 1;
    const sum = together * parts.reduce((total, { score }) => total + score, nameScore);
    const reasons = [...parts, ...(name ? [{ term: name.term, score: nameScore }] : [])].map(
      ({ term, score }) => `${term || '–'} ${score.toFixed(1)}`,
    );
    return { record, score: sum * factor * coverage ** COVERAGE_POWER, reasons };
  });
  return records.sort((a, b) => b.score - a.score || a.record - b.record);
}

/** Returns the share of a word that a match covers. Texts count half, so mentions rank lower. */
const coveredShare = (weight: number) =>
  weight === 0 ? 0 : Math.min(1, 0.3 + (0.7 * weight) / FULL_WEIGHT);

function inheritedWeight(
  weights: ReadonlyMap<number, Found> | undefined,
  record: number,
  best: Found | undefined,
): Found {
  const own = weights?.get(record);
  const title = weights?.get(0);
  const options = [
    own,
    title && { ...title, weight: title.weight * INHERITED_SHARE.title },
    best && { ...best, weight: best.weight * INHERITED_SHARE.other },
  ];
  return options.reduce<Found>(
    (known, option) => (option && option.weight > known.weight ? option : known),
    { weight: 0, term: '' },
  );
}

const bestOf = (weights: ReadonlyMap<number, Found> | undefined): Found | undefined =>
  weights && [...weights.values()].reduce((best, one) => (one.weight > best.weight ? one : best));

function productFilter(
  { products, rest, pages }: SearchManifest,
  product: string | undefined,
): (page: number) => boolean {
  const index = products.findIndex(([id]) => id === product);
  if (index === -1) return () => true;
  const first = products[index]?.[2] ?? 0;
  const end = products[index + 1]?.[2] ?? rest;
  return (page) => (page >= first && page < end) || (page >= rest && page < pages);
}

function weighMatches(
  matches: readonly TermMatch[],
  readTerm: NonNullable<RankInput['readTerm']>,
  isWanted: (page: number) => boolean,
): WordWeights {
  const found = new Map<number, Map<number, Found>>();
  for (const match of matches) {
    const { term, quality } = match;
    readTerm(match, (page, record, weight) => {
      if (!isWanted(page)) return;
      const known = found.get(page) ?? new Map<number, Found>();
      if (weight * quality > (known.get(record)?.weight ?? 0)) {
        known.set(record, { weight: weight * quality, term });
      }
      found.set(page, known);
    });
  }
  return found;
}

/** Returns the inverse document frequency of the best of the terms. */
function rarityOf(matches: readonly TermMatch[], pages: number): number {
  const [best] = matches.toSorted((a, b) => b.quality - a.quality);
  const count = best ? (best.pages ?? best.postings.split(' ').length) : 0;
  return 1 + Math.log((pages + 1) / (count + 1));
}
