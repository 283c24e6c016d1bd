import { NAME_END } from './text.ts';

/** Entry of an index: `search.json` of a language. Names of all other files have hashes. */
export interface SearchManifest {
  readonly language: string;
  /** Address of the folder of the other files. */
  readonly folder: string;
  /** Number of pages. They are numbered by product. */
  readonly pages: number;
  /** Products, each with the number of its first page. Pages from `rest` on have no product. */
  readonly products: readonly (readonly [id: string, label: string, first: number])[];
  /** Number of the first page without a product. */
  readonly rest: number;
  /** First term of each file of terms. */
  readonly terms: readonly string[];
  /** Number of pages in each file of pages. */
  readonly blocks: readonly number[];
  /** Hashes of the files of terms, of pages and of spellings, joined. */
  readonly hashes: readonly [terms: string, blocks: string, spellings: string];
  /** Terms by a word that readers may type instead. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
}

/** Length of the hash that names a file: short, because the manifest holds all hashes. */
export const HASH_LENGTH = 7;

/** Folder of the files below the base of the site. */
export const INDEX_FOLDER = '_assets/search/';

/** Returns the name of a file of an index. It has no number, which other files might change. */
export const indexFileName = (hash: string) => `${hash}.txt`;

export function indexFileNames(hashes: string): string[] {
  const all = hashes.match(new RegExp(`.{${HASH_LENGTH}}`, 'g')) ?? [];
  return all.map(indexFileName);
}

export function firstPages({ blocks }: SearchManifest): number[] {
  let first = 0;
  return blocks.map((count) => (first += count) - count);
}

/** Ends a prefix in the list of terms: the line `bu*` has the pages for all words with `bu`. */
export const PREFIX_MARK = '*';

/** Length of the longest prefix with a term of its own. */
export const SHORT_PREFIX = 2;

/** Minimum length of a word in which typos are corrected. */
export const TYPO_LENGTH = 5;

/**
 * Returns the files with the words that differ from a word by one edit. Each word is in a file
 * chosen by its first letters and in one chosen by its last. An edit changes only one of these
 * ends.
 */
export function spellingFiles(word: string, count: number): number[] {
  const end = word.endsWith(NAME_END) ? word.length - 1 : word.length;
  const start = (word.charCodeAt(0) * 31 + word.charCodeAt(1)) % count;
  const last = (word.charCodeAt(end - 2) * 37 + word.charCodeAt(end - 1) + 11) % count;
  return start === last ? [start] : [start, last];
}

/** Entry of a page in a file of the index. */
export type PageEntry = readonly [
  pathname: string,
  title: string,
  breadcrumbs: readonly string[],
  records: readonly (readonly [kind: string, name: string, target: string, text: string])[],
];
