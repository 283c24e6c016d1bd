import { type PageEntry, SHORT_PREFIX } from '../../runtime/search/manifest.ts';
import type { Step } from '../model/host.ts';
import type { PageIndex } from './index-page.ts';

/** A page of an index. `key` is the store key of its part, which its content determines. */
export interface GroupedPage {
  readonly pathname: string;
  readonly title: string;
  readonly breadcrumbs: readonly string[];
  readonly key: string;
}

/** Postings of a term. Pages are numbered from the first one of the group or of the index. */
export interface TermPostings {
  /** Postings of all pages, without the distance of the first one. */
  text: string;
  readonly first: number;
  last: number;
  pages: number;
  /** Whether the term occurs in a name. */
  isName: boolean;
}

/** A page with a word in its title that starts with a prefix. */
export interface PrefixPage {
  readonly page: number;
  readonly level: number;
}

/** The merged parts of neighboring pages. */
export interface IndexGroup {
  readonly terms: readonly (readonly [term: string, TermPostings])[];
  readonly prefixes: readonly (readonly [prefix: string, readonly PrefixPage[]])[];
  /** Pages as JSON. */
  readonly lines: readonly string[];
}

/**
 * Creates the step that merges the parts of neighboring pages, in the main thread, which has the
 * store. After an edit, only one group is merged again. `read` returns the part of a page.
 */
export const createGroupStep = (
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
export function addPostings(
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

export function addPrefixPages(
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
