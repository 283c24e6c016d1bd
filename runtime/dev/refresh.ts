import { Idiomorph } from 'idiomorph';
import { CHANGE_EVENT, HOOKS, ISLAND_TAG, MAIN_ID } from '../contract/hooks.ts';
import { PAYLOAD_ID } from '../contract/payload.ts';

/** Parts of the page that its own Markdown decides. Each is found in the old and the new page, in the same order. */
const PARTS = [`#${MAIN_ID}`, `[${HOOKS.toc}]`, `[${HOOKS.sidebar}]`, `#${PAYLOAD_ID}`];

const partOf = (element: Element | undefined) => PARTS.findIndex((part) => element?.matches(part));

/** Elements that match and are in none of the others that do. */
const outermost = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].filter((each) => !each.parentElement?.closest(selector));

/** Puts a new version of the page in place of the one in `document`. */
export function applyPage(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.title = next.title;
  syncStylesheets(next);
  const selector = PARTS.join(',');
  const [before, after] = [outermost(document, selector), outermost(next, selector)];
  const isSameShape =
    before.length === after.length &&
    before.every((element, at) => partOf(element) === partOf(after[at]));
  // A page that is built differently, such as one that gained its contents list, is not worth the cleverness.
  if (!isSameShape) return location.reload();
  before.forEach((element, at) => {
    const other = after[at];
    if (other) morphElement(element, other);
  });
  document.dispatchEvent(new Event(CHANGE_EVENT));
}

const sheetsOf = (document: Document) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) => ({
    link,
    href: new URL(link.getAttribute('href') ?? '', location.href).href,
  }));

/** Adds the stylesheets that only the new page has, and then drops those that it no longer has. */
function syncStylesheets(next: Document): void {
  const [before, after] = [sheetsOf(document), sheetsOf(next)];
  const has = (list: typeof before, href: string) => list.some((each) => each.href === href);
  const added = after
    .filter(({ href }) => !has(before, href))
    .map(({ href }) => addStylesheet(href));
  const dropped = before.filter(({ href }) => !has(after, href));
  void Promise.all(added).then(() => dropped.forEach(({ link }) => link.remove()));
}

/** Loads a stylesheet; resolves when it counts, or when it failed to load. */
function addStylesheet(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}

/** What stays of a stylesheet's path when its content changes: `/_assets/theme-1a2b3c4d.css` → `/_assets/theme.css`. */
export const stemOf = (href: string) =>
  new URL(href, 'http://x/').pathname.replace(/-[\w]{6,}(?=\.css$)/, '');

/** Loads the new stylesheet and takes the one it stands for away, without a moment that has neither. */
export async function swapStylesheet(href: string): Promise<void> {
  const old = sheetsOf(document).filter((each) => stemOf(each.href) === stemOf(href));
  await addStylesheet(href);
  for (const { link } of old) link.remove();
}

/** Attributes that the reader or a script changes: what the server says about them does not count. */
const READERS_OWN = new Set([
  'open',
  'hidden',
  'aria-expanded',
  'aria-selected',
  'tabindex',
  'value',
  'checked',
  HOOKS.hydrated,
  HOOKS.copied,
]);

const islandKey = (island: Element) =>
  `${island.getAttribute('module')} ${island.getAttribute('name')}`;

/**
 * Gives islands of both trees ids by module and name while `task` runs, so that an island is only ever matched with itself: one
 * that is hydrated must never become another.
 */
function withIslandIds(trees: readonly Element[], task: () => void): void {
  const marked: Element[] = [];
  for (const tree of trees) {
    const counts = new Map<string, number>();
    for (const island of tree.querySelectorAll(`${ISLAND_TAG}:not([id])`)) {
      const key = islandKey(island);
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      island.id = `${ISLAND_TAG} ${key} ${count}`;
      marked.push(island);
    }
  }
  try {
    task();
  } finally {
    for (const island of marked) island.removeAttribute('id');
  }
}

/** Whether a node is an island that runs what the new page also wants. */
const isRunning = (node: Node) =>
  node instanceof Element && node.matches(ISLAND_TAG) && node.hasAttribute(HOOKS.hydrated);

/** Makes `before` equal to `after` with the fewest changes: scroll, focus, open details and running islands stay. */
export function morphElement(before: Element, after: Element): void {
  withIslandIds([before, after], () => {
    // Without blocking on stylesheets it is done when it returns.
    void Idiomorph.morph(before, after, {
      morphStyle: 'outerHTML',
      callbacks: {
        beforeNodeMorphed: (node: Node) => !isRunning(node),
        beforeAttributeUpdated: (name: string) => !READERS_OWN.has(name),
      },
    });
  });
}
