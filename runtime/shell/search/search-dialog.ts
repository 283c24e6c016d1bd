import { readPrivacy } from '../../consent/privacy.ts';
import { HOOKS } from '../../contract/hooks.ts';
import { fillIssue, SEARCH_TEXTS } from '../../contract/payload.ts';
import type { SearchAnswer } from '../../contract/search.ts';
import { addStyleSheet } from '../../elements.ts';
import { isModified, isSearchKey, hasCommandKey, loadOnce, onMatch, track } from '../../events.ts';
import { nearestName } from '../../nearest.ts';
import type { Page } from '../../page.ts';
import { RECENT_SEARCHES_KEY, SLASH_KEY } from '../../storage-keys.ts';
import { parseJson, readStorage, writeStorage } from '../../storage.ts';
import { fetchNearest } from '../not-found.ts';
import { hasHighlights, showMarks, storeMarks, withTextFragment } from './search-marks.ts';
import { createOptions, createSearchParts, showKeys, showScopes } from './search-parts.ts';
import type { Scope } from './search-parts.ts';
import { entryGroup, hitGroups, REMOVE_EVENT, type Entry } from './search-results.ts';

/** Limits of the search dialog. Times in milliseconds. */
const SEARCH_POLICY = {
  /** Time after which a message says that results are loading. */
  patienceMs: 200,
  /** A query without results is reported after this time without typing. */
  settledMs: 1500,
  maxResults: 15,
  maxRecent: 5,
  maxNearest: 3,
  maxFirstPages: 5,
  /** Characters of a reported query. */
  maxReported: 60,
} as const;

type Search = ReturnType<typeof createSearch>;

/** Starts the search dialog: it opens by its buttons and keys. */
export function startSearch(page: Page): void {
  const search = createSearch(page);
  document.body.append(search.parts.dialog);
  listenToDialog(search);
  // The reader is about to search. A failure is shown once there is a query.
  search.load().catch(() => undefined);
  onMatch('click', `[${HOOKS.search}]`, (_event, button) => {
    void openSearchDialog(search, button, button.getAttribute(HOOKS.search) ?? '');
  });
  document.addEventListener('keydown', (event) => {
    if (!isSearchKey(event, SLASH_KEY)) return;
    event.preventDefault();
    pressShortcut(search, event.key);
  });
}

function createSearch(page: Page) {
  const { home, productId } = page.payload;
  const t = page.translator(SEARCH_TEXTS);
  const parts = createSearchParts(t);
  return {
    page,
    parts,
    t,
    options: createOptions(parts),
    recent: createRecent(),
    styles: addStyleSheet(new URL('./search.css', import.meta.url).href),
    load: loadOnce(async () => (await import('../../search/search.ts')).openSearch(home)),
    products: [] as readonly Scope[],
    /** Id of the product that is searched; undefined for all. */
    product: productId as string | undefined,
    /** Number of the latest query: late answers to earlier ones are dropped. */
    queryNumber: 0,
    terms: [] as readonly string[],
    opener: null as Element | null,
    /** The last reported query without results. */
    reported: '',
  };
}

function createRecent() {
  // Searches of readers who have not agreed to be measured do not outlive the visit.
  const kind = () => (readPrivacy().isOpen ? 'local' : 'session');
  const all = (): readonly string[] => {
    const value = parseJson(readStorage(kind(), RECENT_SEARCHES_KEY));
    return Array.isArray(value) ? value.filter((query) => typeof query === 'string') : [];
  };
  const store = (queries: readonly string[]) =>
    writeStorage(
      kind(),
      RECENT_SEARCHES_KEY,
      JSON.stringify(queries.slice(0, SEARCH_POLICY.maxRecent)),
    );
  const without = (query: string) => all().filter((recent) => recent !== query);
  return {
    all,
    add: (query: string) => query !== '' && store([query, ...without(query)]),
    remove: (query: string) => store(without(query)),
    clear: () => store([]),
  };
}

function listenToDialog(search: Search): void {
  const { parts, recent } = search;
  const { dialog, field } = parts;
  field.addEventListener('input', () => void update(search));
  field.addEventListener('keydown', (event) => pressInField(search, event));
  parts.retry.addEventListener('click', () => ask(search));
  parts.forget.addEventListener('click', () => {
    recent.clear();
    ask(search);
  });
  for (const type of ['click', 'auxclick'] as const) {
    parts.list.addEventListener(type, (event) => {
      const link = (event.target as Element).closest('a');
      if (link) follow(search, link, event);
    });
  }
  addEventListener('online', () => {
    if (dialog.dataset['state'] === 'failed') void update(search);
  });
  // A text selection that ends outside the dialog is not a click outside.
  let isPressed = false;
  dialog.addEventListener('pointerdown', ({ target }) => (isPressed = target === dialog));
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && isPressed) dialog.close();
  });
  dialog.addEventListener('close', () => {
    if (search.opener instanceof HTMLElement) search.opener.focus({ preventScroll: true });
  });
}

async function openSearchDialog(search: Search, opener: Element | null, query = ''): Promise<void> {
  const { dialog, field } = search.parts;
  await search.styles;
  if (dialog.open) return field.focus();
  const isNowhere = opener === document.body;
  search.opener = isNowhere ? document.querySelector(`[${HOOKS.search}]`) : opener;
  dialog.showModal();
  // The site may have been published, or in `dev` saved, since the dialog was last open.
  search.load().then(
    ({ refresh }) => refresh?.(),
    () => undefined,
  );
  ask(search, query || field.value);
  field.select();
}

/** Opens the dialog. If it is open, switches between the product of the page and all products. */
function pressShortcut(search: Search, key: string): void {
  const { page, parts } = search;
  if (!parts.dialog.open) return void openSearchDialog(search, document.activeElement);
  if (key === '/') return parts.field.focus();
  searchIn(search, search.product === undefined ? page.payload.productId : undefined);
}

function searchIn(search: Search, product: string | undefined): void {
  search.product = product;
  ask(search);
}

/** Searches for a query, and moves the focus to the field. */
function ask(search: Search, query = search.parts.field.value): void {
  const { field } = search.parts;
  if (query !== field.value) field.value = query;
  field.focus();
  void update(search);
}

/** Searches for the text in the field, and shows the results. */
async function update(search: Search): Promise<void> {
  const { page, parts, t } = search;
  const query = parts.field.value.trim();
  const queryNumber = (search.queryNumber += 1);
  const isLatest = () => queryNumber === search.queryNumber;
  if (query === '') showRecent(search);
  const timer = setTimeout(() => {
    if (isLatest() && query !== '') show(search, { state: 'loading', text: t('searchLoading') });
  }, SEARCH_POLICY.patienceMs);
  try {
    const { products, search: find } = await search.load();
    search.products = products;
    const product = products.find(({ id }) => id === search.product)?.id;
    search.product = product;
    const scope = { language: page.payload.userLanguage, limit: SEARCH_POLICY.maxResults };
    const answer =
      query === '' ? undefined : await find(query, { ...scope, ...(product && { product }) });
    const groups = answer && (await groupsOf(search, query, answer));
    if (!isLatest()) return;
    if (answer && groups) showAnswer(search, answer, groups);
    else showScopesAndKeys(search);
  } catch (error) {
    console.error(error);
    const text = t(navigator.onLine ? 'searchFailed' : 'searchOffline');
    if (isLatest()) show(search, { state: 'failed', text });
  } finally {
    clearTimeout(timer);
  }
}

interface DialogContents {
  readonly state: 'empty' | 'recent' | 'loading' | 'results' | 'nothing' | 'failed';
  readonly text: string;
  readonly groups?: readonly HTMLElement[];
  readonly selected?: number;
}

function show(search: Search, { state, text, groups = [], selected = 0 }: DialogContents): void {
  const { parts, options } = search;
  parts.dialog.dataset['state'] = state;
  parts.body.ariaBusy = String(state === 'loading');
  parts.status.textContent = text;
  parts.retry.hidden = state !== 'failed';
  parts.forget.hidden = state !== 'recent';
  options.show(groups, selected);
  showScopesAndKeys(search);
}

function showScopesAndKeys(search: Search): void {
  const { parts, page, t, products, product } = search;
  const { state } = parts.dialog.dataset;
  const own = products.find(({ id }) => id === page.payload.productId);
  const all = { id: undefined, label: t('searchAll') };
  const scopes = [...(own ? [own] : []), all, ...products.filter((product) => product !== own)];
  const choose = (id: string | undefined) => searchIn(search, id);
  showScopes(parts, products.length > 1 ? scopes : [], { chosen: product, choose });
  const other = product === undefined ? own : all;
  showKeys(parts, [
    ['↑↓', t('searchSelect')],
    ['Enter', t('searchOpen')],
    ...(state === 'results' ? [['Ctrl Enter', t('searchNewTab')] as const] : []),
    ...(state === 'recent' ? [['Delete', t('searchRemove')] as const] : []),
    ...(own && other && products.length > 1 ? [['Ctrl K', other.label] as const] : []),
  ]);
}

/** Shows recent searches, and the first pages of the navigation. */
function showRecent(search: Search, selected = 0): void {
  const { recent, t, options, parts } = search;
  search.terms = [];
  const entries = recent.all().map((query): Entry => ({
    text: query,
    kind: 'recent',
    run: () => ask(search, query),
    remove: () => {
      recent.remove(query);
      showRecent(search, options.index());
      parts.status.textContent = t('searchForgotten').replace('{query}', query);
    },
  }));
  const groups = [
    ...entryGroup(t('searchRecent'), entries),
    ...entryGroup(t('searchStart'), firstPages()),
  ];
  if (entries.length === 0) return show(search, { state: 'empty', text: t('searchHint'), groups });
  show(search, { state: 'recent', text: '', groups, selected });
}

/** Returns the first other pages in the sidebar. */
function firstPages(): Entry[] {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    `[${HOOKS.sidebar}] a[href]:not([aria-current=page])`,
  );
  return [...links]
    .slice(0, SEARCH_POLICY.maxFirstPages)
    .map(({ textContent, href }) => ({ text: textContent.trim(), href }));
}

function showAnswer(search: Search, answer: SearchAnswer, groups: readonly HTMLElement[]): void {
  const { parts, t } = search;
  search.terms = answer.terms;
  if (answer.hits.length > 0) {
    const count = groups.flatMap((group) => [...group.querySelectorAll('[role=option]')]).length;
    const counted = t(answer.hasMore ? 'searchFirst' : 'searchCount').replace(
      '{count}',
      String(count),
    );
    const text = navigator.onLine ? counted : `${counted}. ${t('searchCached')}`;
    return show(search, { state: 'results', text, groups });
  }
  const query = parts.field.value.trim();
  show(search, { state: 'nothing', text: t('searchNothing').replace('{query}', query), groups });
  const { queryNumber } = search;
  setTimeout(() => {
    if (queryNumber === search.queryNumber) reportNothing(search, query.toLowerCase());
  }, SEARCH_POLICY.settledMs);
}

/** Reports a query without results to analytics, which sends it if the reader agreed. */
function reportNothing(search: Search, query: string): void {
  if (query === search.reported) return;
  search.reported = query;
  const label = query.slice(0, SEARCH_POLICY.maxReported);
  track({ category: 'search', action: 'no-results', label });
}

/** Returns the results. Without any, returns suggestions, and a link to report a missing page. */
async function groupsOf(search: Search, query: string, answer: SearchAnswer) {
  const { page, t } = search;
  const { home, pathname, issues } = page.payload;
  const { hits, suggestion } = answer;
  if (hits.length > 0) {
    const labels = new Map(search.products.map(({ id, label }) => [id, label]));
    return hitGroups(answer, t, ({ product }) => {
      if (search.product === undefined) return labels.get(product);
      return product === undefined ? t('searchAll') : undefined;
    });
  }
  const [section = ''] = pathname.split('/').filter(Boolean);
  const wanted = `/${section}/${query.toLowerCase().replace(/\s+/g, '-')}/`;
  // Offline, or without a list of pages, suggest no pages.
  const pages = await fetchNearest(wanted, home).catch(() => []);
  const entries: Entry[] = [];
  if (suggestion !== undefined) {
    const text = t('searchSuggestion').replace('{query}', suggestion);
    entries.push({ text, kind: 'query', run: () => ask(search, suggestion) });
  }
  if (search.product !== undefined) {
    const run = () => searchIn(search, undefined);
    entries.push({ text: t('searchEverywhere'), kind: 'all', run });
  }
  const nearest = pages
    .filter(({ title }) => nearestName(query, [title]) !== undefined)
    .slice(0, SEARCH_POLICY.maxNearest);
  const report: Entry[] = [];
  if (issues !== undefined) {
    const href = fillIssue(issues, { title: `Missing page: ${query}` });
    report.push({ text: t('searchReport'), href });
  }
  return [
    ...entryGroup('', entries),
    ...entryGroup(
      t('searchNearest'),
      nearest.map(({ title: text, href }) => ({ text, href })),
    ),
    ...entryGroup('', report),
  ];
}

function pressInField(search: Search, event: KeyboardEvent): void {
  const { options, parts, recent } = search;
  const option = options.selected();
  // An input method uses these keys itself.
  if (event.isComposing) return;
  if (event.key === 'Enter') {
    event.preventDefault();
    if (!(option instanceof HTMLAnchorElement && hasCommandKey(event))) return option?.click();
    recent.add(parts.field.value.trim());
    window.open(withTextFragment(option.href, search.terms), '_blank', 'noopener');
  } else if (event.key === 'Delete' && parts.field.value === '') {
    option?.dispatchEvent(new Event(REMOVE_EVENT));
  } else if (!isModified(event) && options.press(event.key)) event.preventDefault();
}

/** Follows a result. The page that it opens marks the words; if it cannot, the browser does. */
function follow(search: Search, link: HTMLAnchorElement, event: MouseEvent): void {
  const { page, parts, recent, terms } = search;
  recent.add(parts.field.value.trim());
  if (event.button !== 0 || isModified(event) || !hasHighlights()) {
    link.href = withTextFragment(link.href, terms);
  } else if (link.pathname === location.pathname && link.hash !== '') {
    parts.dialog.close();
    // Wait until the browser has scrolled to the target.
    requestAnimationFrame(() => showMarks(page, terms));
  } else storeMarks({ pathname: link.pathname, terms });
}
