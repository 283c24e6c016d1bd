import { HOOKS, ISLAND_TAG, MAIN_ID } from '../contract/hooks.ts';
import { PRINT_TEXTS } from '../contract/payload.ts';
import { addStyleSheet, adoptSheet, createElement } from '../elements.ts';
import { sleep } from '../events.ts';
import { loadDocument, type Page } from '../page.ts';

/** Elements that a print does not show. Demos have `nav` elements of their own. */
const LEFT_OUT = [
  `nav:not(${ISLAND_TAG} *)`,
  ...[HOOKS.ad, HOOKS.demoAd, HOOKS.feedback, HOOKS.tools, HOOKS.copy].map((hook) => `[${hook}]`),
  'script, template, noscript',
].join();

const ID_LISTS =
  /^(?:id|for|form|headers|list|popovertarget|aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns))$/;

const STYLES = `
#print-status { margin-block: 8px 16px; }
#print-status ~ article { margin-block-start: 64px; break-before: page; }
#print-contents { margin-block-start: 40px; }
#print-contents ul { padding-inline-start: 24px; break-before: avoid; }
#print-contents > ul { columns: 2 16rem; }
#print-contents a { color: inherit; }
#print-button { min-block-size: 44px; padding: 8px 24px; border: 1px solid; border-radius: 8px; background: none; color: inherit; font: inherit; cursor: pointer; }
@media print {
  #print-status, #print-button { display: none; }
  #print-status ~ article { margin: 0; }
}`;

/** More pages than a browser joins quickly. */
const MANY_PAGES = 60;

/** Maximum time for which printing waits for images. */
const MAX_WAIT_MS = 15_000;

/** Shows all pages of the section in one document, with a list of contents, as they are printed. */
export async function printSection({ translator }: Page): Promise<void> {
  const t = translator(PRINT_TEXTS);
  const place = pageContent(document);
  if (!place) return;
  const title = place.querySelector('h1')?.textContent ?? document.title;
  const { name, pages } = findSection(title);
  const status = createElement('p', { role: 'status', id: 'print-status' });
  place.replaceChildren(createElement('h1', {}, name), status);
  const count = String(pages.size);
  const size = t('printPages').replace('{count}', count);
  status.textContent = `${size}. ${t(pages.size > MANY_PAGES ? 'printMany' : 'printLoading')}`;

  const failed: string[] = [];
  const load = async ([address, title]: [string, string]) => {
    try {
      return [{ address, loaded: await loadDocument(address) }];
    } catch {
      failed.push(title);
      return [];
    }
  };
  const loaded = (await Promise.all([...pages].map(load))).flat();
  const anchors = new Map<string, string>();
  const articles = loaded.map((page, index) => createArticle(page, `print-${index}`, anchors));
  place.append(createContents(articles, t('printContents')), ...articles);
  linkArticles(place, anchors);
  await Promise.race([loadResources(place), sleep(MAX_WAIT_MS)]);
  showAsPrinted();
  status.textContent =
    failed.length === 0 ? size : t('printFailed').replace('{pages}', failed.join(', '));
  document.title = document.title.replace(title, name);
  const button = createElement('button', { id: 'print-button' }, t('printStart'));
  button.addEventListener('click', () => print());
  status.after(button);
  button.focus({ preventScroll: true });
}

const addressOf = ({ origin, pathname }: Location | HTMLAnchorElement) => origin + pathname;

/** Returns the element with the content of a page: the column of the layout if there is one. */
function pageContent(page: Document): Element | null {
  const main = page.getElementById(MAIN_ID);
  return main?.childElementCount === 1 ? main.firstElementChild : main;
}

/**
 * Returns the sidebar's list with this page, or else the page alone: the name of the list, and the
 * titles of its pages by address.
 */
function findSection(title: string) {
  const current = document.querySelector(`[${HOOKS.sidebar}] [aria-current=page]`);
  const list = current?.closest('li ul');
  if (!list) return { name: title, pages: new Map([[addressOf(location), title]]) };
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const label = list.previousElementSibling;
  return {
    name: (label?.querySelector('span') ?? label)?.textContent ?? title,
    pages: new Map(
      links
        .filter(({ origin }) => origin === location.origin)
        .map((link) => [addressOf(link), link.textContent]),
    ),
  };
}

/** Returns the content of a page with prefixed ids, and adds its new ids to `anchors`. */
function createArticle(
  { address, loaded }: { readonly address: string; readonly loaded: Document },
  id: string,
  anchors: Map<string, string>,
): HTMLElement {
  addMissingStyles(loaded);
  const article = createElement('article', { id });
  anchors.set(address, id);
  const content = pageContent(loaded);
  if (!content) return article;
  for (const element of content.querySelectorAll(LEFT_OUT)) element.remove();
  for (const element of content.querySelectorAll('[loading]')) element.removeAttribute('loading');
  for (const link of content.querySelectorAll<HTMLAnchorElement>('a[href]:not(svg *)')) {
    const { href, origin, pathname, search, hash } = link;
    link.href = origin === location.origin ? pathname + search + hash : href;
  }
  for (const { id } of content.querySelectorAll('[id]')) {
    anchors.set(new URL(`#${id}`, address).href, `${article.id}-${id}`);
  }
  addSymbols(content);
  prefixIds(content, `${id}-`);
  article.append(...content.childNodes);
  return article;
}

/** Adds style sheets that this page lacks. Skips first-paint sheets: later ones include them. */
function addMissingStyles(loaded: Document): void {
  const selector = 'link[rel=stylesheet][href]';
  const links = [...loaded.querySelectorAll<HTMLLinkElement>(selector)];
  const later = links.findIndex((link) => link.hasAttribute(HOOKS.later));
  for (const { href } of links.slice(Math.max(later, 0))) {
    const known = [...document.querySelectorAll<HTMLLinkElement>(selector)];
    if (known.some((link) => link.href === href)) continue;
    void addStyleSheet(href);
  }
}

/** Adds the drawings of icons that this page lacks: each page has those that it uses. */
function addSymbols(content: Element): void {
  for (const use of content.querySelectorAll('use')) {
    const id = use.getAttribute('href')?.slice(1) ?? '';
    const symbol = content.ownerDocument.getElementById(id);
    if (!symbol || content.contains(symbol) || document.getElementById(id)) continue;
    document.querySelector('symbol')?.after(document.importNode(symbol, true));
  }
}

/** Prefixes ids, references to them, and names of radio groups. `linkArticles` changes links. */
function prefixIds(content: Element, prefix: string): void {
  const own = new Set([...content.querySelectorAll('[id]')].map(({ id }) => id));
  const prefixed = (id: string) => (own.has(id) ? prefix + id : id);
  const renamed = (name: string, value: string) => {
    if (ID_LISTS.test(name)) return value.split(' ').map(prefixed).join(' ');
    if (/href$/.test(name)) return value.replace(/^#(.+)/, (_, id) => `#${prefixed(String(id))}`);
    return value.replace(/(url\(["']?#)([^"')]+)/g, (_, start, id) => start + prefixed(String(id)));
  };
  for (const element of content.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      const next = renamed(name, value);
      if (next !== value) element.setAttribute(name, next);
    }
  }
  for (const radio of content.querySelectorAll<HTMLInputElement>('[type=radio][name]')) {
    radio.name = prefix + radio.name;
  }
}

function createContents(articles: readonly HTMLElement[], title: string): HTMLElement {
  const list = (headings: Iterable<Element>) => {
    const items = [...headings].map((heading) => {
      const href = `#${(heading.id || heading.closest('article')?.id) ?? ''}`;
      return createElement('li', {}, createElement('a', { href }, heading.textContent));
    });
    return createElement('ul', {}, ...items);
  };
  const pages = list(articles.map((article) => article.querySelector('h1') ?? article));
  for (const [index, article] of articles.entries()) {
    const headings = article.querySelectorAll(`h2[id]:not(${ISLAND_TAG} *)`);
    if (headings.length > 0) pages.children[index]?.append(list(headings));
  }
  return createElement('section', { id: 'print-contents' }, createElement('h2', {}, title), pages);
}

/** Turns links between joined pages into links within the document. */
function linkArticles(place: Element, anchors: ReadonlyMap<string, string>): void {
  for (const link of place.querySelectorAll<HTMLAnchorElement>('article a[href]:not(svg *)')) {
    const id = anchors.get(link.href) ?? anchors.get(link.href.replace(/#.*/, ''));
    if (id !== undefined) link.href = `#${id}`;
  }
}

async function loadResources(place: Element): Promise<void> {
  const loadOf = (element: HTMLElement) =>
    new Promise((resolve) => {
      for (const type of ['load', 'error']) element.addEventListener(type, resolve);
    });
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href]');
  await Promise.all([
    ...[...sheets].map((link) => link.sheet ?? loadOf(link)),
    ...[...place.querySelectorAll('iframe')].map(loadOf),
    ...[...place.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)),
  ]);
  await document.fonts.ready;
}

/** Applies print styles to the screen, so that it shows what will be printed. */
function showAsPrinted(): void {
  for (const sheet of document.styleSheets) applyPrintRules(sheet.cssRules);
  adoptSheet(STYLES);
}

function applyPrintRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') {
      rule.media.mediaText = 'all';
    }
    if ('cssRules' in rule) applyPrintRules(rule.cssRules as CSSRuleList);
  }
}
