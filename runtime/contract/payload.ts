/** Texts by key. */
export type Dictionary = Readonly<Record<string, string>>;

/** Id of the `<script type="application/json">` that holds the page's `PagePayload`. */
export const PAYLOAD_ID = 'docs-payload';

/** Data of a page for the runtime. JSON in the page, so it must stay small. */
export interface PagePayload {
  /** Without language and base: `/kit/react-button/`. */
  readonly pathname: string;
  readonly userLanguage: string;
  /** Texts of scripts and islands by language and key. English ones are in the scripts. */
  readonly translations: Readonly<Record<string, Dictionary>>;
  /** Ids for analytics. For a page without ids, the string `null`, which the previous site sent. */
  readonly productId: string;
  readonly productCategoryId: string;
  /** Address of the page as Markdown. */
  readonly markdown: string;
  /** Address of the site's first page, base and language included. */
  readonly home: string;
  readonly storagePrefix: string;
  /** Code styles of demos; the first is the default. */
  readonly codeStyles: readonly { readonly id: string; readonly label: string }[];
  /** Address of the `PackageTable` of the site; absent from pages without editable demos. */
  readonly packages?: string;
  /**
   * Addresses of the shared modules that each module of islands needs, dependencies first, by the
   * address of the module.
   */
  readonly modules?: Readonly<Record<string, readonly string[]>>;
  /** Addresses of style sheets with variables that demos need once they run. */
  readonly styles?: readonly string[];
  /** Address of the highlighted code of closed demos: JSON, a list of HTML. */
  readonly code?: string;
  /** Address of the product's whole navigation tree as HTML. Absent if the page has all of it. */
  readonly sidebar?: string;
  /** New addresses of sections that moved to another page, by their old ids. */
  readonly moved?: Readonly<Record<string, string>>;
  /** Address of the form for a new issue; absent if the site has none. */
  readonly issues?: string;
}

/** Returns the address of a form for a new issue with texts filled in. GitLab has its own names. */
export function fillIssue(
  form: string,
  texts: { readonly title?: string; readonly body?: string },
) {
  const address = new URL(form);
  const [title, body] = address.pathname.includes('/-/')
    ? (['issue[title]', 'issue[description]'] as const)
    : (['title', 'body'] as const);
  if (texts.title !== undefined) address.searchParams.set(title, texts.title);
  if (texts.body !== undefined) address.searchParams.set(body, texts.body);
  return address.href;
}

/** Values that the build writes into the head script of every page. */
export interface PageConstants {
  readonly storagePrefix: string;
  readonly codeStyles: CodeStyleNames;
  /** Id of the announcement. Empty for a site without one. */
  readonly announcement: string;
}

/** Ids of code styles, each followed by the names that older sites stored in cookies. */
export type CodeStyleNames = readonly (readonly [id: string, ...labels: string[]])[];

/** English texts of the scripts of every page. A translation may replace any of them. */
export const PAGE_TEXTS = {
  copied: 'Copied',
  /** On Apple's systems `Ctrl+` is shown as `⌘`. */
  pressToCopy: 'Press Ctrl+C',
  modeLight: 'Color mode: light',
  modeDark: 'Color mode: dark',
  modeSystem: 'Color mode: system',
  loadFailed: 'This could not be loaded. Try again.',
} as const;

/** English texts that scripts show on pages with demos. */
export const DEMO_TEXTS = {
  demoLight: 'Demo in light mode',
  demoDark: 'Demo in dark mode',
  demoLtr: 'Demo from left to right',
  demoRtl: 'Demo from right to left',
  /** `{count}` is a whole number. */
  pixels: '{count} pixels',
  demoBroke: 'This demo stopped working',
  demoRetry: 'Start the demo again',
  demoReport: 'Report',
  demoReset: 'Reset demo',
  editCode: 'Edit the code',
  editHint: 'Enter to edit, Esc to leave',
} as const;

/** English texts that the build shows in place of a demo. */
export const BUILD_TEXTS = {
  demoNeedsBrowser: 'This demo needs JavaScript.',
} as const;

/** English texts of the script of code blocks. */
export const CODE_TEXTS = {
  /** `{number}` is the line number. */
  lineNumber: 'Line {number}',
} as const;

/** English texts of a section to print. */
export const PRINT_TEXTS = {
  /** `{count}` is the number of pages. */
  printPages: 'Pages: {count}',
  printLoading: 'Loading',
  printMany: 'This is a long section: loading takes a while',
  /** `{pages}` is a list of page titles. */
  printFailed: 'Could not be loaded: {pages}',
  printContents: 'Contents',
  printStart: 'Print',
} as const;

/** English texts of the script of API tables. */
export const API_TEXTS = {
  /** Numbers of matching rows and of all rows. */
  apiCount: '{shown} of {count}',
  /** `{name}` is the name of the row. */
  apiDetails: 'Details of {name}',
} as const;

/** English texts of the search dialog. */
export const SEARCH_TEXTS = {
  searchTitle: 'Search',
  searchField: 'Search pages, components, props',
  searchResults: 'Results',
  searchIn: 'Search in',
  searchAll: 'All products',
  /** `{count}` is the number of results. */
  searchCount: 'Results: {count}',
  /** `{count}` is the number of results that are shown; there are more. */
  searchFirst: 'First {count} results',
  searchLoading: 'Loading',
  /** `{query}` is the text that the reader typed. */
  searchNothing: 'Nothing found for “{query}”',
  searchSuggestion: 'Did you mean “{query}”?',
  searchEverywhere: 'Search all products',
  searchNearest: 'Pages with a similar name',
  searchReport: 'Report a missing page',
  /** Above the first pages of the navigation. */
  searchStart: 'First pages',
  // Kinds of results.
  searchComponent: 'Component',
  searchProp: 'Prop',
  searchSlot: 'Slot',
  searchClass: 'CSS class',
  searchHook: 'Hook',
  searchError: 'Error',
  searchDemo: 'Demo',
  searchHint: 'Find pages, sections, components, props, CSS classes and error codes.',
  searchRecent: 'Recent searches',
  searchForget: 'Clear recent searches',
  /** `{query}` is the recent search. */
  searchForgotten: 'Removed: {query}',
  searchOffline: 'You are offline, and the search index is not on this device yet.',
  searchCached: 'You are offline: these results are from this device.',
  searchFailed: 'The search index could not be loaded.',
  searchRetry: 'Try again',
  searchClose: 'Close',
  // Actions of the dialog's keys.
  searchSelect: 'Select',
  searchOpen: 'Open',
  searchNewTab: 'New tab',
  searchRemove: 'Remove',
  /** `{count}` is the number of words that are marked on the page. */
  searchMarked: 'Marked on this page: {count}. Press Esc to remove the marks.',
} as const;

export type TextKey = keyof typeof PAGE_TEXTS;
