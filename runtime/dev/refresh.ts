import { Idiomorph } from 'idiomorph';
import { CHANGE_EVENT, HOOKS, ISLAND_TAG, MAIN_ID } from '../contract/hooks.ts';
import { PAYLOAD_ID } from '../contract/payload.ts';
import { addStyleSheet } from '../elements.ts';

/** Parts of the page that depend on its Markdown, in the same order in the old and new page. */
const PARTS = [`#${MAIN_ID}`, `[${HOOKS.toc}]`, `[${HOOKS.sidebar}]`, `#${PAYLOAD_ID}`];

const partIndex = (element: Element | undefined) =>
  PARTS.findIndex((part) => element?.matches(part));

/** Returns matching elements that are in no other matching element. */
const outermost = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].filter((each) => !each.parentElement?.closest(selector));

export function applyPage(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.title = next.title;
  syncStylesheets(next);
  // Libraries move styles out of the HTML of demos, so new HTML would not match: render afresh.
  for (const island of next.querySelectorAll(ISLAND_TAG)) island.setAttribute('fresh', '');
  const selector = PARTS.join(',');
  const [before, after] = [outermost(document, selector), outermost(next, selector)];
  const isSameShape =
    before.length === after.length &&
    before.every((element, at) => partIndex(element) === partIndex(after[at]));
  // The page may have gained a contents list.
  if (!isSameShape) return location.reload();
  before.forEach((element, at) => {
    const other = after[at];
    if (other) morphElement(element, other);
  });
  document.dispatchEvent(new Event(CHANGE_EVENT));
}

const sheetsOf = (page: Document) => [
  ...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
];

/** Loads new style sheets before it removes old ones, so that the page always has one. */
async function replaceSheets(hrefs: readonly string[], old: readonly Element[]): Promise<void> {
  await Promise.all(hrefs.map((href) => addStyleSheet(href)));
  for (const link of old) link.remove();
}

/** Adds the new page's style sheets, and removes those that it no longer has. */
function syncStylesheets(next: Document): void {
  const [before, after] = [sheetsOf(document), sheetsOf(next)];
  const without = (list: typeof before, others: typeof before) =>
    list.filter(({ href }) => !others.some((other) => other.href === href));
  const added = without(after, before).map(({ href }) => href);
  void replaceSheets(added, without(before, after));
}

/** Returns a path without its hash: `/_assets/theme-1a2b3c4d.css` → `/_assets/theme.css`. */
export const unhashedPath = (href: string) =>
  new URL(href, 'http://x/').pathname.replace(/-[\w]{6,}(?=\.css$)/, '');

/** Replaces the style sheet with the same path apart from the hash. */
export function swapStylesheet(href: string): Promise<void> {
  const old = sheetsOf(document).filter((each) => unhashedPath(each.href) === unhashedPath(href));
  return replaceSheets([href], old);
}

/** Attributes that the reader or a script changes: the server's values are ignored. */
const CLIENT_ATTRIBUTES = new Set([
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

/** Morphs `before` into `after`. Scroll, focus, open details and running islands stay. */
function morphElement(before: Element, after: Element): void {
  withIslandIds([before, after], () => {
    // Synchronous, since there are no style sheets to wait for.
    void Idiomorph.morph(before, after, {
      morphStyle: 'outerHTML',
      callbacks: {
        beforeNodeMorphed: (node: Node) => !isRunningIsland(node),
        beforeNodeRemoved: (node: Node) => !isFailureOfIsland(node),
        beforeAttributeUpdated: (name: string) => !CLIENT_ATTRIBUTES.has(name),
      },
    });
  });
}

/** Whether a node is a hydrated island, which the new page also contains. */
const isRunningIsland = (node: Node) =>
  node instanceof Element && node.matches(ISLAND_TAG) && node.hasAttribute(HOOKS.hydrated);

/** Whether a node is the error that a demo, the island before it, shows. The island removes it. */
const isFailureOfIsland = (node: Node) =>
  node instanceof Element &&
  node.hasAttribute(HOOKS.demoError) &&
  node.previousElementSibling?.matches(ISLAND_TAG) === true;

/** Gives islands ids while `task` runs, so that a hydrated island never becomes another one. */
function withIslandIds(trees: readonly Element[], task: () => void): void {
  for (const tree of trees) {
    const counts = new Map<string, number>();
    for (const island of tree.querySelectorAll(`${ISLAND_TAG}:not([id])`)) {
      const attributes = ['module', 'name', 'props'].map((attribute) =>
        island.getAttribute(attribute),
      );
      const key = attributes.join(' ');
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      island.id = `${ISLAND_TAG} ${key} ${count}`;
    }
  }
  try {
    task();
  } finally {
    // New islands in the page are copies with the ids of those in the new page.
    for (const island of document.querySelectorAll(`${ISLAND_TAG}[id^="${ISLAND_TAG} "]`)) {
      island.removeAttribute('id');
    }
  }
}
