import { setImmediate } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import {
  HASH_LENGTH,
  INDEX_FOLDER,
  indexFileName,
  type PageEntry,
  PREFIX_MARK,
  type SearchManifest,
  SHORT_PREFIX,
  spellingFiles,
  TYPO_LENGTH,
} from '../../runtime/search/manifest.ts';
import { encodePosting } from '../../runtime/search/postings.ts';
import { createSplitter, wholeTerm } from '../../runtime/search/text.ts';
import { type OutputFile, jsonFile } from '../model/code/assets.ts';
import type { Host, Step } from '../model/host.ts';
import { contentHash } from '../model/files.ts';
import { toOutputPath } from '../model/paths.ts';
import type { PageIndex } from './index-page.ts';

/** A page of an index. `key` is the store key of its part, which its content determines. */
interface GroupedPage {
  readonly pathname: string;
  readonly title: string;
  readonly breadcrumbs: readonly string[];
  readonly key: string;
}

/** Postings of a term. Pages are numbered from the first one of the group or of the index. */
interface TermPostings {
  /** Postings of all pages, without the distance of the first one. */
  text: string;
  readonly first: number;
  last: number;
  pages: number;
  /** Whether the term occurs in a name. */
  isName: boolean;
}

/** A page with a word in its title that starts with a prefix. */
interface PrefixPage {
  readonly page: number;
  readonly level: number;
}

/** The merged parts of neighboring pages. */
interface IndexGroup {
  readonly terms: readonly (readonly [term: string, TermPostings])[];
  readonly prefixes: readonly (readonly [prefix: string, readonly PrefixPage[]])[];
  /** Pages as JSON. */
  readonly lines: readonly string[];
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

/** Maximum bytes of files before compression. Larger on large sites, to keep the manifest short. */
const FILE_BYTES = { terms: 6_000, pages: 4_500, manyPages: 11_000, spellings: 10_000 } as const;
const MANY_PAGES = 2_000;

/** Maximum number of pages that a short prefix finds. */
const PAGES_OF_PREFIX = 30;

const GROUP_PAGES = 50;

export interface IndexPlan {
  readonly options: IndexOptions;
  /** Pages in the order of the index. */
  readonly pages: readonly GroupedPage[];
}

/** Whether an output path is a file that a manifest lists. */
export const isIndexFile = (path: string) => path.startsWith(INDEX_FOLDER) && !path.endsWith('/');

/** Creates indexes from the parts of their pages. */
export async function indexFiles(
  host: Pick<Host, 'run'>,
  plans: readonly IndexPlan[],
  read: (key: string) => Promise<PageIndex>,
): Promise<readonly OutputFile[]> {
  const files = new Map<string, OutputFile>();
  const groupStep = createGroupStep(read);
  for (const { options, pages } of plans) {
    const groups: IndexGroup[] = [];
    for (let start = 0; start < pages.length; start += GROUP_PAGES) {
      const group = pages.slice(start, start + GROUP_PAGES);
      groups.push((await host.run(groupStep, group)).value);
      // Meanwhile, workers receive their next tasks.
      await setImmediate();
    }
    // Languages share files with the same content.
    for (const file of filesOfIndex(groups, options)) files.set(file.path, file);
  }
  return [...files.values()];
}

/** Returns the manifest of an index, and all other files. */
function filesOfIndex(groups: readonly IndexGroup[], options: IndexOptions): readonly OutputFile[] {
  const terms = new Map<string, TermPostings>();
  const prefixes = new Map<string, PrefixPage[]>();
  const lines: string[] = [];
  for (const group of groups) {
    const start = lines.length;
    for (const [term, postings] of group.terms) addPostings(terms, term, { postings, start });
    for (const [prefix, found] of group.prefixes) {
      const pages = found.map(({ page, level }) => ({ page: start + page, level }));
      addPrefixPages(prefixes, prefix, pages);
    }
    lines.push(...group.lines);
  }
  const shards = termFiles(terms, prefixes);
  const size = FILE_BYTES[lines.length > MANY_PAGES ? 'manyPages' : 'pages'];
  const blocks = linesInFiles(lines, size);
  const files = {
    terms: hashedFiles(shards.map(({ text }) => text)),
    pages: hashedFiles(blocks.map((block) => `[${block.join(',\n')}]`)),
    spellings: hashedFiles(spellingTexts(terms)),
  };
  const manifest: SearchManifest = {
    language: options.language,
    folder: options.folder,
    pages: lines.length,
    ...productRanges(options.products),
    terms: shards.map((shard) => shard.first),
    blocks: blocks.map((block) => block.length),
    hashes: [hashesOf(files.terms), hashesOf(files.pages), hashesOf(files.spellings)],
    synonyms: synonymTerms(options),
  };
  return [jsonFile(toOutputPath(options.path), manifest), ...Object.values(files).flat()];
}

const hashedFiles = (texts: readonly string[]) =>
  texts.map((bytes): Required<OutputFile> => {
    const hash = contentHash(bytes);
    const name = indexFileName(hash.slice(0, HASH_LENGTH));
    return { path: toOutputPath(INDEX_FOLDER + name), bytes, hash };
  });

const hashesOf = (files: readonly Required<OutputFile>[]) =>
  files.map(({ hash }) => hash.slice(0, HASH_LENGTH)).join('');

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

/** Returns the terms in files of similar size, with the first term of each file. */
function termFiles(
  terms: ReadonlyMap<string, TermPostings>,
  prefixes: ReadonlyMap<string, readonly PrefixPage[]>,
) {
  const texts = new Map([...terms].map(([term, one]) => [term, one.first.toString(36) + one.text]));
  for (const [prefix, found] of prefixes) texts.set(prefix + PREFIX_MARK, prefixPostings(found));
  const lines = [...texts.keys()].sort().map((term) => `${term} ${texts.get(term)}\n`);
  return linesInFiles(lines, FILE_BYTES.terms).map((file) => {
    const [first = ''] = file;
    return { first: first.slice(0, first.indexOf(' ')), text: file.join('') };
  });
}

/**
 * Divides lines among files of limited size. A longer line has its own file. The terms or addresses
 * that lines begin with decide where a file ends, so that an edit changes few files.
 */
function linesInFiles(lines: readonly string[], maxBytes: number): readonly (readonly string[])[] {
  const files: (readonly string[])[] = [];
  let start = 0;
  while (start < lines.length) {
    const end = endOfFile(lines, start, maxBytes);
    files.push(lines.slice(start, end));
    start = end;
  }
  return files;
}

/** Returns the end of a file: of the lines in its second half, the one with the lowest hash. */
function endOfFile(lines: readonly string[], start: number, maxBytes: number): number {
  let bytes = lines[start]?.length ?? 0;
  let end = start + 1;
  let lowest = Infinity;
  for (let at = start + 1; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const isEarly = bytes < maxBytes / 2;
    const hash = crc32(/^[^ ,]*/.exec(line)?.[0] ?? '');
    if (isEarly || hash < lowest) {
      end = at;
      if (!isEarly) lowest = hash;
    }
    bytes += line.length;
    if (bytes > maxBytes) return end;
  }
  return lines.length;
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
function spellingTexts(terms: ReadonlyMap<string, TermPostings>): string[] {
  const words = [...terms]
    .filter(([, { pages, isName }]) => pages > 1 || isName)
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

/**
 * Creates the step that merges the parts of neighboring pages, in the main thread, which has the
 * store. After an edit, only one group is merged again. `read` returns the part of a page.
 */
const createGroupStep = (
  read: (key: string) => Promise<PageIndex>,
): Step<readonly GroupedPage[], IndexGroup> => ({
  name: 'search-group',
  version: 1,
  inputs: (pages) => pages.map((page) => ({ ...page })),
  run: async (pages) => {
    const terms = new Map<string, TermPostings>();
    const prefixes = new Map<string, PrefixPage[]>();
    const lines: string[] = [];
    for (const [number, { pathname, title, breadcrumbs, key }] of pages.entries()) {
      const index = await read(key);
      const ofPage = { first: 0, last: 0, pages: 1 };
      for (const isName of [true, false]) {
        for (const [term, text] of postingsOf(isName ? index.names : index.words)) {
          addPostings(terms, term, { postings: { text, ...ofPage, isName }, start: number });
        }
      }
      for (const [prefix, level] of bestLevels(index)) {
        addPrefixPages(prefixes, prefix, [{ page: number, level }]);
      }
      const shown: PageEntry = [pathname, title, breadcrumbs, index.records];
      lines.push(JSON.stringify(shown));
    }
    return { terms: [...terms], prefixes: [...prefixes], lines };
  },
});

const postingsOf = (text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const end = line.indexOf(' ');
      return [line.slice(0, end), line.slice(end + 1)] as const;
    });

/** Appends postings of a term to those of earlier pages. `start` is the number of their page 0. */
function addPostings(
  terms: Map<string, TermPostings>,
  term: string,
  { postings, start }: { readonly postings: TermPostings; readonly start: number },
): void {
  const { text, pages, isName } = postings;
  const first = start + postings.first;
  const last = start + postings.last;
  const known = terms.get(term);
  if (!known) {
    terms.set(term, { text, first, last, pages, isName });
    return;
  }
  known.text += ` ${(first - known.last).toString(36)}${text}`;
  known.last = last;
  known.pages += pages;
  known.isName ||= isName;
}

function addPrefixPages(
  prefixes: Map<string, PrefixPage[]>,
  prefix: string,
  pages: readonly PrefixPage[],
): void {
  const known = prefixes.get(prefix) ?? [];
  known.push(...pages);
  prefixes.set(prefix, known);
}

/** Returns the short prefixes of a page's titles, each with the highest level of their words. */
function bestLevels({ titles }: PageIndex): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const [term, level] of titles) {
    for (let length = 1; length <= Math.min(SHORT_PREFIX, term.length); length++) {
      const prefix = term.slice(0, length);
      best.set(prefix, Math.max(best.get(prefix) ?? 0, level));
    }
  }
  return best;
}
