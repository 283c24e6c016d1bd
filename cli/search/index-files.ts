import {
  HASH_LENGTH,
  INDEX_FOLDER,
  indexFileName,
  PREFIX_MARK,
  SHORT_PREFIX,
  spellingFiles,
  TYPO_LENGTH,
} from '../../runtime/search/manifest.ts';
import type { IndexedPage, IndexFileKind, SearchManifest } from '../../runtime/search/manifest.ts';
import { encodePosting } from '../../runtime/search/postings.ts';
import { createSplitter, wholeTerm } from '../../runtime/search/text.ts';
import type { OutputFile } from '../model/assets.ts';
import { contentHash } from '../model/files.ts';
import { toOutputPath } from '../model/paths.ts';
import type { PageIndex } from './index-page.ts';

/** A page to add to an index. */
export interface PageToIndex {
  readonly pathname: string;
  readonly title: string;
  readonly breadcrumbs: readonly string[];
  readonly index: PageIndex;
}

export interface IndexOptions {
  readonly language: string;
  /** Output path of the manifest. */
  readonly path: string;
  /** Products in order, with their numbers of pages. Pages without a product come last. */
  readonly products: readonly {
    readonly id: string;
    readonly name: string;
    readonly pages: number;
  }[];
  /** Words that readers may type, each with one or several names or words of the pages. */
  readonly synonyms: Readonly<Record<string, string | readonly string[]>>;
  /** Address of the folder with the other files. */
  readonly folder: string;
}

/** Sizes of files before compression. Large sites have fewer files, as the manifest lists them. */
const FILE_BYTES = { terms: 6_000, pages: 4_000, manyPages: 8_000, spellings: 10_000 } as const;
const MANY_PAGES = 2_000;

/** Maximum number of pages that a short prefix finds. */
const PAGES_OF_PREFIX = 30;

interface Term {
  text: string;
  lastPage: number;
  pages: number;
}

/** A page with a word in its title that starts with a prefix. */
interface PrefixPage {
  readonly page: number;
  readonly level: number;
}

type Prefixes = Map<string, PrefixPage[]>;

/** An index to create. */
export interface IndexPlan {
  readonly options: IndexOptions;
  /** Pages in the order of the index. `key` names a page's part of the index. */
  readonly pages: readonly (Omit<PageToIndex, 'index'> & { readonly key: string })[];
}

/** Whether an output path is a file that a manifest lists. */
export const isIndexFile = (path: string) => path.startsWith(INDEX_FOLDER) && !path.endsWith('/');

/** Creates indexes from the parts of their pages. */
export async function indexFiles(
  plans: readonly IndexPlan[],
  read: (key: string) => Promise<PageIndex>,
): Promise<readonly OutputFile[]> {
  const files = new Map<string, OutputFile>();
  for (const { options, pages } of plans) {
    const index = createIndex(options);
    for (const { key, ...page } of pages) index.add({ ...page, index: await read(key) });
    // Languages share files with the same content.
    for (const file of index.files()) files.set(file.path, file);
  }
  return [...files.values()];
}

/** Collects the pages of one language, in the order of its products. */
export function createIndex(options: IndexOptions) {
  const terms = new Map<string, Term>();
  const names = new Set<string>();
  const prefixes: Prefixes = new Map();
  const lines: string[] = [];
  let count = 0;
  return {
    add({ pathname, title, breadcrumbs, index }: PageToIndex): void {
      const page = count++;
      for (const line of linesOf(index.names)) names.add(addPosting(terms, page, line));
      for (const line of linesOf(index.words)) addPosting(terms, page, line);
      addPrefixes(prefixes, page, index);
      const shown: IndexedPage = [pathname, title, breadcrumbs, index.records];
      lines.push(JSON.stringify(shown));
    },
    /** Returns the manifest and all other files. */
    files(): readonly OutputFile[] {
      const shards = termFiles(terms, prefixes);
      const blocks = linesInFiles(lines, FILE_BYTES[count > MANY_PAGES ? 'manyPages' : 'pages']);
      const files = {
        terms: hashedFiles(
          0,
          shards.map(({ text }) => text),
        ),
        pages: hashedFiles(
          1,
          blocks.map((block) => `[${block.join(',\n')}]`),
        ),
        spellings: hashedFiles(2, spellingTexts(terms, names)),
      };
      const manifest: SearchManifest = {
        language: options.language,
        folder: options.folder,
        pages: count,
        ...productRanges(options.products),
        terms: shards.map((shard) => shard.first),
        blocks: blocks.map((block) => block.length),
        hashes: [hashesOf(files.terms), hashesOf(files.pages), hashesOf(files.spellings)],
        synonyms: synonymTerms(options),
      };
      return [
        { path: toOutputPath(options.path), bytes: `${JSON.stringify(manifest)}\n` },
        ...Object.values(files).flat(),
      ];
    },
  };
}

const linesOf = (text: string) => text.split('\n').slice(0, -1);

/** Appends a page's postings to the postings of earlier pages. Returns the term. */
function addPosting(terms: Map<string, Term>, page: number, line: string): string {
  const end = line.indexOf(' ');
  const term = line.slice(0, end);
  const known = terms.get(term) ?? { text: '', lastPage: 0, pages: 0 };
  const distance = (page - known.lastPage).toString(36);
  known.text += `${known.pages === 0 ? '' : ' '}${distance}${line.slice(end + 1)}`;
  known.lastPage = page;
  known.pages++;
  terms.set(term, known);
  return term;
}

interface HashedFile extends OutputFile {
  readonly hash: string;
}

const hashedFiles = (kind: IndexFileKind, texts: readonly string[]) =>
  texts.map((bytes, number): HashedFile => {
    const hash = contentHash(bytes).slice(0, HASH_LENGTH);
    const path = toOutputPath(INDEX_FOLDER + indexFileName(kind, number, hash));
    return { path, bytes, hash };
  });

const hashesOf = (files: readonly HashedFile[]) => files.map(({ hash }) => hash).join('');

function productRanges(
  products: IndexOptions['products'],
): Pick<SearchManifest, 'products' | 'rest'> {
  let rest = 0;
  const ranges = products.map(({ id, name, pages }) => {
    rest += pages;
    return [id, name, rest - pages] as const;
  });
  return { products: ranges, rest };
}

function synonymTerms({ synonyms, language }: IndexOptions): SearchManifest['synonyms'] {
  const split = createSplitter(language);
  const termsOf = (names: string | readonly string[]) => [names].flat().map(split).map(wholeTerm);
  return Object.fromEntries(
    Object.entries(synonyms).map(([word, names]) => [wholeTerm(split(word)), termsOf(names)]),
  );
}

function addPrefixes(prefixes: Prefixes, page: number, { titles }: PageIndex): void {
  const best = new Map<string, number>();
  for (const [term, level] of titles) {
    for (let length = 1; length <= Math.min(SHORT_PREFIX, term.length); length++) {
      const prefix = term.slice(0, length);
      best.set(prefix, Math.max(best.get(prefix) ?? 0, level));
    }
  }
  for (const [prefix, level] of best) {
    const known = prefixes.get(prefix) ?? [];
    known.push({ page, level });
    prefixes.set(prefix, known);
  }
}

/** Returns the terms in files of similar size, with the first term of each file. */
function termFiles(terms: ReadonlyMap<string, Term>, prefixes: Prefixes) {
  const texts = new Map([...terms].map(([term, { text }]) => [term, text]));
  for (const [prefix, found] of prefixes) texts.set(prefix + PREFIX_MARK, prefixPostings(found));
  const lines = [...texts.keys()].sort().map((term) => `${term} ${texts.get(term)}\n`);
  return linesInFiles(lines, FILE_BYTES.terms).map((file) => {
    const [first = ''] = file;
    return { first: first.slice(0, first.indexOf(' ')), text: file.join('') };
  });
}

/** Splits lines into files of limited size. A longer line has its own file. */
function linesInFiles(lines: readonly string[], maxBytes: number): readonly (readonly string[])[] {
  const files: string[][] = [];
  let bytes = Infinity;
  for (const line of lines) {
    bytes += line.length;
    if (bytes <= maxBytes) files.at(-1)?.push(line);
    else {
      files.push([line]);
      bytes = line.length;
    }
  }
  return files;
}

function prefixPostings(found: readonly PrefixPage[]): string {
  const best = found
    .toSorted((a, b) => b.level - a.level)
    .slice(0, PAGES_OF_PREFIX)
    .sort((a, b) => a.page - b.page);
  return best
    .map(({ page, level }, index) => {
      const distance = page - (best[index - 1]?.page ?? 0);
      return distance.toString(36) + encodePosting(0, level);
    })
    .join(' ');
}

/** Returns the files of spellings: the words that a typo may have meant. */
function spellingTexts(terms: ReadonlyMap<string, Term>, names: ReadonlySet<string>): string[] {
  const words = [...terms]
    .filter(([term, { pages }]) => pages > 1 || names.has(term))
    .flatMap(([term]) => (term.length >= TYPO_LENGTH && /^[a-z\d]+=?$/.test(term) ? [term] : []))
    .sort();
  const bytes = words.reduce((sum, word) => sum + 2 * (word.length + 1), 0);
  const files = Array.from(
    { length: Math.ceil(bytes / FILE_BYTES.spellings) },
    () => [] as string[],
  );
  for (const word of words) {
    for (const file of spellingFiles(word, files.length)) files[file]?.push(word);
  }
  return files.map((list) => list.join('\n'));
}
