import { loadEachOnce } from '../events.ts';
import { letterEdits, nearestName } from '../nearest.ts';
import {
  indexFileNames,
  PREFIX_MARK,
  SHORT_PREFIX,
  spellingFiles,
  TYPO_LENGTH,
  type SearchManifest,
} from './manifest.ts';
import { NAME_END, wordStem } from './text.ts';

export type ReadIndexFile = (name: string) => Promise<string>;

/** An indexed term that a word of the query may mean. */
export interface TermMatch {
  readonly term: string;
  readonly postings: string;
  /** Number of pages with the term. Counted if absent. */
  readonly pages?: number;
  /** From 0 to 1: 1 for the word itself. */
  readonly quality: number;
}

export const QUALITY = {
  stem: 0.9,
  /** The words of an identifier: the heading `Label placement` for `labelPlacement`. */
  spaced: 0.75,
  synonym: 0.8,
  prefix: 0.75,
  inner: 0.5,
  shortPrefix: 0.6,
  typo: 0.55,
};

/** Minimum length of words with suggestions. Words with one wrong letter are found anyway. */
const SUGGESTED_LENGTH = 8;

/** Maximum number of files that a prefix loads, and of terms that it matches. */
const MAX_FILES = 3;
const MAX_EXPANSIONS = 40;

export function createTermLookup(manifest: SearchManifest, read: ReadIndexFile) {
  const [termHashes, , spellingHashes] = manifest.hashes;
  const [termFiles, spellings] = [indexFileNames(termHashes), indexFileNames(spellingHashes)];
  const loadTerms = loadEachOnce(async (name) => parseTerms(await read(name)));
  const load = (number: number) => loadTerms(termFiles[number] ?? '');
  const inRange = async (prefix: string, limit: number): Promise<(readonly [string, string])[]> => {
    const numbers = filesOfPrefix(manifest.terms, prefix).slice(0, limit);
    const loaded = await Promise.all(numbers.map(load));
    return loaded.flatMap((terms) => [...terms].filter(([term]) => term.startsWith(prefix)));
  };
  const exact = async (term: string): Promise<readonly TermMatch[]> => {
    const [number] = filesOfPrefix(manifest.terms, term);
    const postings = number === undefined ? undefined : (await load(number)).get(term);
    return postings === undefined ? [] : [{ term, postings, quality: 1 }];
  };
  const spellingsNear = async (word: string): Promise<string[]> => {
    if (spellings.length === 0) return [];
    const numbers = spellingFiles(word, spellings.length);
    const texts = await Promise.all(numbers.map((number) => read(spellings[number] ?? '')));
    return texts.flatMap((text) => text.split('\n'));
  };
  return {
    exact,
    /** Returns the terms that a word may mean. `isLast`: the reader may still be typing it. */
    async find(word: string, isLast: boolean): Promise<readonly TermMatch[]> {
      if (word.length <= SHORT_PREFIX && /^[a-z]+$/.test(word)) {
        const starting = isLast ? await exact(word + PREFIX_MARK) : [];
        const short = starting.map((match) => ({ ...match, quality: QUALITY.shortPrefix }));
        return [...(await exact(word)), ...short];
      }
      const stem = wordStem(word);
      return (await inRange(formPrefix(word, stem), isLast ? MAX_FILES : MAX_FILES - 1))
        .flatMap(([term, postings]) => {
          const quality = qualityOf(term, { word, stem, isLast });
          return quality === 0 || term.endsWith(PREFIX_MARK) ? [] : [{ term, postings, quality }];
        })
        .sort((a, b) => b.quality - a.quality)
        .slice(0, MAX_EXPANSIONS);
    },
    /** Returns the terms one edit away. */
    async correct(word: string): Promise<readonly TermMatch[]> {
      if (word.length < TYPO_LENGTH - 1) return [];
      const near = (await spellingsNear(word)).filter(
        (term) => letterEdits(nameOf(term), nameOf(word)) <= 1,
      );
      const found = await Promise.all([...new Set(near)].map(exact));
      return found.flat().map((match) => ({ ...match, quality: QUALITY.typo }));
    },
    async nearest(word: string): Promise<string | undefined> {
      if (word.length < SUGGESTED_LENGTH) return undefined;
      const near = await spellingsNear(word);
      const others = near.filter((term) => term !== word && !term.endsWith(NAME_END));
      return nearestName(word, others);
    },
  };
}

const nameOf = (term: string) => (term.endsWith(NAME_END) ? term.slice(0, -1) : term);

function parseTerms(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const end = line.indexOf(' ');
      return [line.slice(0, end), line.slice(end + 1)];
    }),
  );
}

/** Returns the numbers of the files that may have terms with a prefix. */
function filesOfPrefix(firstTerms: readonly string[], prefix: string): number[] {
  const after = firstTerms.findIndex((term) => term > prefix);
  const start = after === -1 ? firstTerms.length - 1 : Math.max(0, after - 1);
  const rest = firstTerms.slice(start + 1);
  const more = rest.findIndex((term) => !term.startsWith(prefix));
  const count = Math.min(MAX_FILES, 1 + (more === -1 ? rest.length : more));
  return Array.from({ length: firstTerms.length === 0 ? 0 : count }, (_, index) => start + index);
}

/** Returns the prefix that the forms of a word share. */
function formPrefix(word: string, stem: string): string {
  let length = 0;
  while (length < stem.length && word[length] === stem[length]) length++;
  if (stem.endsWith('i')) length--;
  return word.slice(0, Math.max(length, 2));
}

function qualityOf(
  term: string,
  { word, stem, isLast }: { word: string; stem: string; isLast: boolean },
): number {
  if (nameOf(term) === word) return 1;
  if (term.endsWith(NAME_END)) return 0;
  if (wordStem(term) === stem) return QUALITY.stem;
  if (!term.startsWith(word)) return 0;
  return (isLast ? QUALITY.prefix : QUALITY.inner) * (0.4 + (0.6 * word.length) / term.length);
}
