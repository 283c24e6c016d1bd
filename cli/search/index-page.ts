import type { Root } from 'hast';
import { encodePosting, levelOf } from '../../runtime/search/postings.ts';
import {
  createSplitter,
  isStopWord,
  NAME_END,
  wholeTerm,
  type Word,
} from '../../runtime/search/text.ts';
import type { SearchKind } from '../../runtime/contract/search.ts';
import { memoized } from '../model/collections.ts';
import type { CompiledPage } from '../model/page.ts';
import { recordsOf, type PageSubject, type SearchRecord } from './page-records.ts';

export interface IndexPageInput extends PageSubject {
  readonly tree: Root;
  readonly language: string;
  /** Factor for the page's weight; 1 if absent. */
  readonly boost?: number;
}

/** A compiled page and its part of the search index, or null if it is not searchable. */
export interface IndexedPage extends CompiledPage {
  readonly index: PageIndex | null;
}

export interface PageIndex {
  /** Kind, name, target and text of each record. The first record is the page itself. */
  readonly records: readonly (readonly [SearchKind, string, string, string])[];
  /** Lines with a term of a name and its postings on the page. */
  readonly names: string;
  /** Lines for terms that occur in texts only. */
  readonly words: string;
  /** Terms of the title, and of the component or hook that the page is about. */
  readonly titles: readonly (readonly [term: string, level: number])[];
}

/** Weights of names by kind. The whole name has the full weight, a word of it a part. */
const NAME_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  page: 48,
  component: 36,
  hook: 36,
  prop: 16,
  section: 20,
  error: 20,
  slot: 11,
  class: 11,
  demo: 9,
};
const TITLE_SHARE = 0.6;
const ALIAS_WEIGHT = 20;
const WORD_SHARE = 0.6;
/** Share of the weight for a name without its stop words. */
const WHOLE_SHARE = 0.85;
const TEXT_WEIGHT = 5;
const DESCRIPTION_WEIGHT = 9;
const CODE_WEIGHT = 1;
/** Maximum length of names that are indexed as a whole. */
const MAX_NAME = 40;
/** Maximum characters of a record's text, which results may show. */
const EXCERPT_LENGTH = 240;

/** Splits a page into records and weighs their terms. */
export function indexPage({ tree, language, boost = 1, ...subject }: IndexPageInput): PageIndex {
  const { split, termsOfName } = splitterOf(language);
  const records = recordsOf(tree, subject);
  // Numbers of records by term, each with the weight of the term in the record.
  const found = new Map<string, number[]>();
  const names = new Set<string>();
  const titles: (readonly [string, number])[] = [];
  records.forEach((record, number) => {
    const own = weightedNames(record, number === 0 ? subject.title : undefined);
    for (const { name, weight } of own) {
      for (const { term, share } of termsOfName(name)) {
        raiseWeight(found, term, { number, weight: weight * share * boost });
        names.add(term);
      }
    }
    if (number === 0) {
      for (const [term, [, weight = 0]] of found) titles.push([term, levelOf(weight)]);
    }
    if (!record.isIndexed) return;
    const textWeight = (number === 0 ? DESCRIPTION_WEIGHT : TEXT_WEIGHT) * record.share * boost;
    for (const [term, share] of sharesInText(split(record.text))) {
      raiseWeight(found, term, { number, weight: textWeight * share });
    }
    for (const { word } of split(record.code)) {
      raiseWeight(found, word, { number, weight: CODE_WEIGHT * record.share * boost });
    }
  });
  const lines = { names: '', words: '' };
  for (const [term, weights] of found) {
    lines[names.has(term) ? 'names' : 'words'] += `${term} ${postingsOf(weights)}\n`;
  }
  return { records: records.map(shownRecord), ...lines, titles };
}

/** Raises the weight of a term in the latest record. */
function raiseWeight(
  found: Map<string, number[]>,
  term: string,
  { number, weight }: { readonly number: number; readonly weight: number },
): void {
  const known = found.get(term);
  if (!known) found.set(term, [number, weight]);
  else if (known.at(-2) !== number) known.push(number, weight);
  else known[known.length - 1] = Math.max(weight, known.at(-1) ?? 0);
}

function postingsOf(weights: readonly number[]): string {
  let text = '';
  for (let at = 0; at < weights.length; at += 2) {
    text += encodePosting(weights[at] ?? 0, levelOf(weights[at + 1] ?? 0));
  }
  return text;
}

/** Returns the weighted names of a record. The first record of a page also gets its `title`. */
function weightedNames({ kind, name, aliases, share }: SearchRecord, title: string | undefined) {
  const weight = NAME_WEIGHTS[kind] * share;
  const names = aliases.map((alias) => ({ name: alias, weight: Math.min(ALIAS_WEIGHT, weight) }));
  if (name !== '') names.push({ name, weight });
  if (title !== undefined) {
    names.push({ name: title, weight: name === '' ? weight : weight * TITLE_SHARE });
  }
  return names;
}

const shownRecord = ({ kind, name, target, text }: SearchRecord) =>
  [kind, name, target, text.slice(0, EXCERPT_LENGTH)] as const;

/**
 * Returns the splitter of a language, which caches words and names across pages. A name is also
 * found without arguments and scope: `load(path)` is `load`, and `@acme/kit-icons` is `kit-icons`.
 */
const splitterOf = memoized((language) => {
  const split = createSplitter(language);
  const termsOf = (name: string) => nameTerms(split(name), /\s/.test(name));
  const termsOfName = memoized((name) => {
    const plain = name.replace(/^@[\w.-]+\/|(?<=[\w$])\(.*$/gs, '');
    return plain === name ? termsOf(name) : [...termsOf(name), ...termsOf(plain)];
  }, MAX_KNOWN);
  return { split, termsOfName };
});

/** A term of a name, with its share of the name's weight. */
interface NameTerm {
  readonly term: string;
  readonly share: number;
}

/** Number of cached names: components share props, slots and classes. */
const MAX_KNOWN = 20_000;

/** Words that only say of which kind the named thing is: `prop` in `The sx prop`. */
const KIND_WORD = /^(?:props?|hooks?|components?)$/;

/** Returns the terms of a name. Identifiers, such as `list.where`, may consist of stop words. */
function nameTerms(words: readonly Word[], isPhrase: boolean): readonly NameTerm[] {
  const parts = words.flatMap((word) => (word.parts.length > 0 ? word.parts : [word.word]));
  const share = WORD_SHARE * (2 / (1 + parts.length)) ** 0.4;
  const written = words.map(({ word }) => word);
  const useful = [
    ...(isPhrase ? written.filter((word) => !isStopWord(word)) : written),
    ...parts.filter((word) => !isStopWord(word)),
  ];
  const ofWords = useful.map((term) => ({ term, share }));
  const [first] = words;
  if (words.length === 1 && first) return [{ term: first.word, share: 1 }, ...ofWords];
  const joined = written.join('') + NAME_END;
  const whole = wholeTerm(words);
  const named = words.filter(({ word }) => !KIND_WORD.test(word));
  const names = [
    ...(named.length === words.length || named.length === 0
      ? []
      : [{ term: wholeTerm(named), share: 1 }]),
    ...(whole === joined ? [] : [{ term: whole, share: WHOLE_SHARE }]),
    { term: joined, share: 1 },
  ];
  return [...ofWords, ...names.filter(({ term }) => term.length <= MAX_NAME)];
}

/** Returns each term's share of a text's weight: larger for frequent terms in short texts. */
function sharesInText(words: readonly Word[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (term: string) => {
    if (term.length < MAX_NAME && !isStopWord(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  };
  for (const { word, parts } of words) {
    count(word);
    parts.forEach(count);
  }
  const norm = 0.6 + words.length / 80;
  for (const [term, number] of counts) counts.set(term, number / (number + norm));
  return counts;
}
