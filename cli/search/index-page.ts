import type { Root } from 'hast';
import { encodePosting, levelOf } from '../../runtime/search/postings.ts';
import { createSplitter, isStopWord, NAME_END, wholeTerm } from '../../runtime/search/text.ts';
import type { SplitWords, Word } from '../../runtime/search/text.ts';
import type { SearchKind } from '../../runtime/contract/search.ts';
import type { CompiledPage } from '../model/page.ts';
import { recordsOf, type PageSubject, type SearchRecord } from './page-records.ts';

/** Input of the index of one page. */
export interface IndexPageInput extends PageSubject {
  readonly tree: Root;
  readonly language: string;
  /** Factor of its weight; 1 if absent. */
  readonly boost?: number;
}

/** A compiled page with its part of the search index: null if search does not find it. */
export interface IndexedPage extends CompiledPage {
  readonly index: PageIndex | null;
}

/** What the index holds of one page. */
export interface PageIndex {
  /** Kind, name, target and text of its records. The first one is the page itself. */
  readonly records: readonly (readonly [SearchKind, string, string, string])[];
  /** Sorted. */
  readonly terms: readonly string[];
  /** Postings of the terms within the page, in the same order. */
  readonly postings: readonly string[];
  /** Terms of names. */
  readonly names: readonly string[];
  /** Terms of the title, and of the component or hook that the page is about. */
  readonly titles: readonly (readonly [term: string, level: number])[];
}

/** Weights of names by kind. A whole name has its full weight, a word of it a part. */
const NAME_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  ...{ page: 48, component: 36, hook: 36, prop: 24, section: 20, error: 20, slot: 16, class: 16 },
  demo: 9,
};
const TITLE_SHARE = 0.6;
const ALIAS_WEIGHT = 20;
const WORD_SHARE = 0.6;
/** Share of a name without its stop words. */
const WHOLE_SHARE = 0.85;
const TEXT_WEIGHT = 5;
const DESCRIPTION_WEIGHT = 9;
/** Longer names are found by their words only. */
const MAX_NAME = 40;
/** Characters of a record's text that results may show. */
const EXCERPT_LENGTH = 240;

/** Splits a page into records and weighs the terms of each. */
export function indexPage({ tree, language, boost = 1, ...subject }: IndexPageInput): PageIndex {
  const split = splitterOf(language);
  const records = recordsOf(tree, subject);
  const postings = new Map<string, string>();
  const names = new Set<string>();
  const titles = new Map<string, number>();
  records.forEach((record, number) => {
    const own = namesOf(record, number === 0 ? subject.title : undefined);
    const weights = new Map<string, number>();
    for (const { name, weight } of own) {
      for (const [term, share] of nameTerms(name, split)) raise(weights, term, weight * share);
    }
    for (const [term, weight] of weights) {
      names.add(term);
      if (number === 0) titles.set(term, levelOf(weight * boost));
    }
    const textWeight = (number === 0 ? DESCRIPTION_WEIGHT : TEXT_WEIGHT) * record.share;
    if (record.isIndexed) addTextTerms(weights, textWeight, split(record.text));
    for (const [term, weight] of weights) {
      const posting = encodePosting(number, levelOf(weight * boost));
      postings.set(term, (postings.get(term) ?? '') + posting);
    }
  });
  const terms = [...postings.keys()].sort();
  return {
    records: records.map(shownRecord),
    terms,
    postings: terms.map((term) => postings.get(term) ?? ''),
    names: [...names],
    titles: [...titles],
  };
}

function raise(weights: Map<string, number>, term: string, weight: number): void {
  if (weight > (weights.get(term) ?? 0)) weights.set(term, weight);
}

/** Returns the names of a record with their weights; `title` is that of the page. */
function namesOf({ kind, name, aliases, share }: SearchRecord, title: string | undefined) {
  const weight = NAME_WEIGHTS[kind] * share;
  return [
    ...(title === undefined
      ? []
      : [{ name: title, weight: name === undefined ? weight : weight * TITLE_SHARE }]),
    ...(name === undefined ? [] : [{ name, weight }]),
    ...aliases.map((alias) => ({ name: alias, weight: ALIAS_WEIGHT * share })),
  ];
}

const shownRecord = ({ kind, name = '', target, text }: SearchRecord) =>
  [kind, name, target, text.slice(0, EXCERPT_LENGTH)] as const;

const splitters = new Map<string, SplitWords>();

/** Returns the splitter of a language, which remembers words from page to page. */
function splitterOf(language: string): SplitWords {
  const split = splitters.get(language) ?? createSplitter(language);
  splitters.set(language, split);
  return split;
}

/** Yields the terms of a name with their shares of its weight. */
function* nameTerms(name: string, split: SplitWords): Generator<readonly [string, number]> {
  const words = split(name);
  const parts = words.flatMap((one) => (one.parts.length > 0 ? one.parts : [one.word]));
  const share = WORD_SHARE * (2 / (1 + parts.length)) ** 0.4;
  for (const { word } of words) yield [word, words.length === 1 ? 1 : share];
  for (const part of parts) if (!isStopWord(part) || parts.length === 1) yield [part, share];
  if (words.length === 1) return;
  const joined = words.map(({ word }) => word).join('') + NAME_END;
  const whole = wholeTerm(words);
  if (whole.length <= MAX_NAME && whole !== joined) yield [whole, WHOLE_SHARE];
  if (joined.length <= MAX_NAME) yield [joined, 1];
}

/** Adds the terms of a text: heavier if they occur often in a short text. */
function addTextTerms(weights: Map<string, number>, weight: number, words: readonly Word[]): void {
  const counts = new Map<string, number>();
  const count = (term: string) => {
    if (term.length < MAX_NAME && !isStopWord(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  };
  for (const { word, parts } of words) {
    count(word);
    parts.forEach(count);
  }
  const norm = 0.6 + words.length / 80;
  for (const [term, number] of counts) raise(weights, term, (weight * number) / (number + norm));
}
