import { contentHash } from '../../model/content-hash.ts';
import type { ApiEntry, ApiPage } from '../../model/api/site-api.ts';
import type { PageSource } from '../../model/page.ts';
import { toSourcePath } from '../../model/paths.ts';
import { filled } from '../content/words.ts';
import type { ApiWords } from '../content/words.ts';

/** What a page of a reference says of itself. */
export interface PageTexts {
  readonly words: ApiWords;
  /** Language of the words, and of the package's texts. */
  readonly language: string;
  /** Title of the page beside which a tab stands. */
  readonly besideTitle: string;
  readonly product?: string | undefined;
}

/** Hashes of parts. They are as old as the parts: a site that is being written is looked at many times. */
const hashes = new WeakMap<ApiEntry, string>();

/** A hash that changes with everything that is known of a part. */
export function hashOfPart(part: ApiEntry): string {
  const hash = hashes.get(part) ?? contentHash(JSON.stringify(part));
  hashes.set(part, hash);
  return hash;
}

/** Stands for the file of a page that nobody wrote. Not a path that a site can have. */
export function apiPageSource(
  { package: from, names, pathname, isTab }: ApiPage,
  parts: readonly ApiEntry[],
  { words, language, besideTitle, product }: PageTexts,
): PageSource {
  const isHook = parts.every(({ kind }) => kind === 'hook');
  const values = {
    name: names[0] ?? '',
    names: isTab ? listed(names, language) : '',
    page: besideTitle,
  };
  const [title, description] = isTab ? tabTexts(words, isHook) : partTexts(words, isHook);
  return {
    file: toSourcePath(`<api>/${from}/${isTab ? pathname.slice(1, -1) : values.name}`),
    hash: contentHash(parts.map(hashOfPart).join()),
    language,
    frontMatter: {
      title: filled(title, values),
      description: filled(description, values),
      ...(product !== undefined && { productId: product }),
    },
    keyRanges: {},
    directives: [],
  };
}

const partTexts = (words: ApiWords, isHook: boolean) =>
  [words.apiPageTitle, isHook ? words.apiPageHook : words.apiPageComponent] as const;

const tabTexts = (words: ApiWords, isHook: boolean) =>
  isHook
    ? ([words.apiPageHooksTitle, words.apiPageHooks] as const)
    : ([words.apiPageComponentsTitle, words.apiPageComponents] as const);

/** `Tab, Tabs and TabPanel`. */
const listed = (names: readonly string[], language: string) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
