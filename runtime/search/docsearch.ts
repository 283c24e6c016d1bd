import { queryDocSearch } from '../calls.ts';
import type {
  DocSearchSettings,
  SearchHit,
  SearchKind,
  SearchProvider,
} from '../contract/search.ts';
import { excerptOf } from './matches.ts';

/** A record of DocSearch: the headings above a text, outermost first. */
interface DocSearchRecord {
  readonly url: string;
  readonly type: string;
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<string, string | null>>;
}

const LEVELS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Opens an index at Algolia, whose records have the attribute `language`. It has no products. */
export const openDocSearch = (settings: DocSearchSettings): SearchProvider => ({
  products: [],
  async search(query, { language, limit = 12 }) {
    const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
    if (terms.length === 0) return { hits: [], terms };
    const answer = await queryDocSearch(settings, {
      query,
      hitsPerPage: limit,
      facetFilters: [`language:${language}`],
    });
    if (!answer.ok) throw new Error(`Algolia answered ${answer.status}`);
    const { results } = (await answer.json()) as {
      readonly results: readonly {
        readonly hits: readonly DocSearchRecord[];
        readonly nbHits: number;
      }[];
    };
    const { hits = [], nbHits = 0 } = results[0] ?? {};
    return {
      hits: hits.map((record, index) => hitOf(record, index, terms)),
      hasMore: nbHits > hits.length,
      terms,
    };
  },
});

function hitOf(
  { url, content, hierarchy }: DocSearchRecord,
  index: number,
  terms: string[],
): SearchHit {
  const { lvl0, lvl1 } = hierarchy;
  const name = LEVELS.findLast((level) => typeof hierarchy[level] === 'string');
  const kind: SearchKind = name === undefined ? 'page' : 'section';
  return {
    kind,
    href: url,
    title: lvl1 ?? lvl0 ?? url,
    ...(name !== undefined && { name: hierarchy[name] ?? '' }),
    breadcrumbs: typeof lvl0 === 'string' && lvl1 ? [lvl0] : [],
    ...(content && { excerpt: excerptOf(content, terms) }),
    // Algolia has ranked the records and gives no numbers.
    score: -index,
  };
}
