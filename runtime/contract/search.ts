/** Types that the search dialog, the command line and `runtime/search` share. */

export type SearchKind =
  | 'page'
  | 'section'
  | 'component'
  | 'prop'
  | 'slot'
  | 'class'
  | 'hook'
  | 'error'
  | 'demo';

export interface SearchHit {
  readonly kind: SearchKind;
  /** Address with language, base and anchor. */
  readonly href: string;
  readonly title: string;
  /** Name of the match on the page: a heading, a prop, the title of a demo. */
  readonly name?: string;
  /** Titles of the groups around the page in the navigation, outermost first. */
  readonly breadcrumbs: readonly string[];
  /** Id of the product. */
  readonly product?: string;
  /** Text around the match. */
  readonly excerpt?: string;
  readonly score: number;
}

export interface SearchScope {
  readonly language: string;
  /** Id of the product whose results are wanted; all products if absent. */
  readonly product?: string;
  /** Maximum number of hits. */
  readonly limit?: number;
}

export interface SearchAnswer {
  /** Best first. */
  readonly hits: readonly SearchHit[];
  /** Words to mark in titles and excerpts, in lower case. */
  readonly terms: readonly string[];
  /** Whether there are more results than the limit. */
  readonly hasMore?: boolean;
  /** Nearest term that finds something in the scope. Present only if nothing was found. */
  readonly suggestion?: string;
}

export interface SearchProvider {
  /** Products with results, in the order of the site. Empty for a site without products. */
  readonly products: readonly { readonly id: string; readonly label: string }[];
  readonly search: (query: string, scope: SearchScope) => Promise<SearchAnswer>;
  /** Checks for a newer index. Called when the dialog opens again. */
  readonly refresh?: () => void;
}

/** An index of Algolia DocSearch. The key is public: it may only search. */
export interface DocSearchSettings {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

/** Search settings for the scripts of a site. */
export type SearchSettings =
  | { readonly provider: 'static' }
  | ({ readonly provider: 'docsearch' } & DocSearchSettings);
