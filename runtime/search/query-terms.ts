import { QUALITY, type Lookup, type TermMatch } from './lookup.ts';
import type { SearchManifest } from './manifest.ts';
import type { WordMatches } from './rank.ts';
import { isStopWord, NAME_END, stemOf, wholeTerm, type SplitWords, type Word } from './text.ts';

interface QueryContext {
  readonly lookup: Lookup;
  readonly split: SplitWords;
  readonly synonyms: SearchManifest['synonyms'];
}

/** Terms that a query may mean. */
interface QueryTerms {
  readonly words: readonly WordMatches[];
  /** Names that several words of the query spell together. */
  readonly names: readonly TermMatch[];
}

const MAX_WORDS = 12;

export async function readQuery(query: string, context: QueryContext): Promise<QueryTerms> {
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
  const matches = found.map((one) =>
    isIdentifier && one.term.endsWith(NAME_END)
      ? { ...one, quality: one.quality * QUALITY.spaced }
      : one,
  );
  if (matches.length > 0 || word.parts.length === 0) return [{ word: word.word, matches }];
  const parts = word.parts.map((part) => findWord({ word: part, parts: [] }, false, context));
  return (await Promise.all(parts)).flat();
}

/** Returns what a word may mean, with its synonyms and, if it is not indexed, its corrections. */
async function matchWord(
  word: string,
  isLast: boolean,
  { lookup, synonyms }: QueryContext,
): Promise<readonly TermMatch[]> {
  const others = synonyms[word] ?? synonyms[stemOf(word)] ?? [];
  const [own, ...meant] = await Promise.all([
    lookup.find(word, isLast),
    ...others.map(lookup.exact),
  ]);
  const found = [
    ...own,
    ...meant.flat().map((one) => ({ ...one, quality: one.quality * QUALITY.synonym })),
  ];
  // A word that is only the beginning of others may have a typo, unless it is still being typed.
  const isFound =
    found.length > 0 && (isLast || found.some(({ quality }) => quality >= QUALITY.synonym));
  return isFound ? found : [...found, ...(await lookup.correct(word))];
}

/** Finds names that the words spell together, as a whole or in pairs: `text field` is `TextField`. */
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
  // Each pair may need a file of its own.
  const pairs = words.length === 3 ? words.slice(1).map((word, at) => `${words[at]}${word}`) : [];
  const parts = (await Promise.all(pairs.map(lookup.exact))).flat();
  return [
    ...names,
    ...corrected,
    ...parts.map((one) => ({ ...one, quality: (one.quality * 2) / words.length })),
  ];
}
