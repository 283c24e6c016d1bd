import { UNSPACED } from './matches.ts';

/** A word as it is indexed and looked up: lower case, without accents. */
export interface Word {
  readonly word: string;
  /** `disable` and `ripple` of `disableRipple`; pairs of characters of a long Chinese word. */
  readonly parts: readonly string[];
}

/** Splits texts of one language into words. */
type SplitWords = (text: string) => Word[];

const WORD = /[\p{L}\p{N}\p{M}]+(?:\.js\b)?/giu;
/** Matches words of ASCII texts, in a fraction of the time. */
const ASCII_WORD = /[a-z\d]+(?:\.js\b)?/gi;
/** Ending of names of tools: `Next.js` is found as `nextjs` too. */
const JS = /\.js$/i;

const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

const CAMEL = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;

const fold = (text: string) =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]+/g, '')
        .normalize('NFKC')
        .toLowerCase();

function identifierParts(text: string): string[] {
  if (!/[a-z\d][A-Z]|[A-Z]{2}[a-z]|[A-Za-z]\d|\d[A-Za-z]/.test(text)) return [];
  return (text.match(CAMEL) ?? []).filter((part) => part.length > 1).map(fold);
}

function readWord(text: string): Word {
  if (!JS.test(text)) return { word: fold(text), parts: identifierParts(text) };
  const name = fold(text.replace(JS, ''));
  return { word: `${name}js`, parts: [name, 'js'] };
}

/** Returns the overlapping pairs of characters, for words that segmenters cut in different ways. */
function pairsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < 3) return [];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** Creates the splitter of a language. Browsers without a segmenter use pairs of characters. */
export function createSplitter(language: string): SplitWords {
  // Created on demand: a segmenter loads slowly, and few texts need it.
  let segmenter: Intl.Segmenter | undefined;
  const segment = (text: string): Word[] => {
    if (!('Segmenter' in Intl)) {
      const pairs = pairsOf(text);
      return (pairs.length > 0 ? pairs : [text]).map((pair) => ({ word: fold(pair), parts: [] }));
    }
    segmenter ??= new Intl.Segmenter(language, { granularity: 'word' });
    return [...segmenter.segment(text)].map(({ segment }) => {
      const word = fold(segment);
      return { word, parts: pairsOf(word) };
    });
  };
  const known = new Map<string, readonly Word[]>();
  const wordsOf = (text: string): readonly Word[] => {
    const before = known.get(text);
    if (before) return before;
    const words = UNSPACED.test(text) ? segment(text) : [readWord(text)];
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(text, words);
    return words;
  };
  return (text) => {
    const plain = /['’]/.test(text) ? text.replace(/['’]/g, '') : text;
    const found: Word[] = [];
    for (const word of plain.match(isAscii(plain) ? ASCII_WORD : WORD) ?? []) {
      for (const one of wordsOf(word)) found.push(one);
    }
    return found;
  };
}

const MAX_KNOWN = 50_000;

const STOP_WORDS = new Set(
  'a an and are as at be but by can do does for from has have how i if in into is it its me my no not of on or our so that the their them then there these they this to up us was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Whether a word is too common to be looked up on its own. */
export const isStopWord = (word: string) => STOP_WORDS.has(word);

/** End of terms for names of several words, which no single word should find as a prefix. */
export const NAME_END = '=';

/** Joins the words of a name: `Text Field` becomes `textfield=`, `TextField` `textfield`. */
export function wholeTerm(words: readonly Word[]): string {
  const kept = words.filter(({ word }) => !isStopWord(word));
  const shown = kept.length > 0 ? kept : words;
  return shown.map(({ word }) => word).join('') + (shown.length > 1 ? NAME_END : '');
}

/** Removes English endings, so that `styles`, `styled` and `styling` become the same. */
export function wordStem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const single = word
    .replace(/ies$/, 'y')
    .replace(/(?<=[sxz]|[cs]h)es$|(?<=[^sui])s$/, '')
    .replace(/(?<=[aeiouy].*)(?:ing|ed)$|(?<=\w{4})ation$/, '');
  const short = single.replace(/([bdfgmnprt])\1$/, '$1').replace(/e$/, '');
  return short.length < 3 ? word : short.replace(/y$/, 'i');
}
