import { CHANGE_EVENT, HOOKS } from '../contract/hooks.ts';
import { findByAttribute } from '../elements.ts';
import { isModified, loadOnce, onMatch } from '../events.ts';
import { loadDocument, type Page } from '../page.ts';
import { readStorage, writeStorage } from '../storage.ts';

const findSidebar = () => document.querySelector(`[${HOOKS.sidebar}]`);

/** Starts the groups of the navigation tree. Stores its state, which `init.ts` restores. */
export function startSidebar({ payload, keys }: Page): void {
  const change = (button: Element, isOpen: boolean) => {
    setGroup(button, isOpen);
    const stored = readStorage('session', keys.sidebarGroups);
    const pathname = button.getAttribute(HOOKS.group) ?? '';
    writeStorage('session', keys.sidebarGroups, withGroup(stored, pathname, isOpen));
  };
  onMatch('click', `button[${HOOKS.group}]`, (_event, button) =>
    change(button, button.ariaExpanded !== 'true'),
  );
  const load = loadOnce(() => loadDocument(payload.sidebar ?? ''));
  onMatch('click', `a[${HOOKS.group}]`, (event, link: HTMLAnchorElement) => {
    if (isModified(event) || payload.sidebar === undefined) return;
    event.preventDefault();
    load().then(
      (tree) => {
        const button = unfold(link, tree);
        if (button) change(button, true);
      },
      // The link opens the first page of the group.
      () => location.assign(link.href),
    );
  });
  // Find-in-page reveals lists, perhaps before this starts.
  const followRevealed = (revealed?: EventTarget | null) => {
    for (const button of document.querySelectorAll(`button[${HOOKS.group}][aria-expanded=false]`)) {
      const list = listOf(button);
      if (list && (list === revealed || list.hidden === false)) change(button, true);
    }
  };
  followRevealed();
  document.addEventListener('beforematch', ({ target }) => followRevealed(target));
  document.addEventListener(CHANGE_EVENT, () => {
    const sidebar = findSidebar();
    if (sidebar) showCurrentRow(sidebar);
  });
}

/** Replaces the link to a group with its button and entries from the tree. Returns the button. */
function unfold(link: HTMLElement, tree: Document): HTMLElement | null | undefined {
  const button = findByAttribute(HOOKS.group, link.getAttribute(HOOKS.group), tree);
  const entry = button?.closest('li');
  if (!entry) return undefined;
  const hadFocus = link.matches(':focus');
  link.closest('li')?.replaceWith(entry);
  if (hadFocus) button?.focus();
  return button;
}

/**
 * Stores the scroll position of the sidebar when the page is left. Measures it on scroll and on
 * clicks of links, since measuring while leaving would force a layout and delay the next page.
 */
export function storeScroll({ payload, keys }: Page): void {
  let last: number | undefined;
  const measure = () => {
    last = Math.round(findSidebar()?.scrollTop ?? 0);
  };
  // Scroll events do not bubble.
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof Element && target.hasAttribute(HOOKS.sidebar)) measure();
    },
    { capture: true, passive: true },
  );
  onMatch('click', 'a[href]', measure);
  addEventListener('pagehide', () => {
    if (last === undefined) return;
    writeStorage('session', keys.sidebarScroll, `${payload.productId} ${last}`);
  });
}

const closedEntry = (pathname: string | null) => `-${pathname}`;

/** Returns the stored state after a group was opened or closed. The latest is last. */
export function withGroup(stored: string | null, pathname: string, isOpen: boolean): string {
  const entries = [pathname, closedEntry(pathname)];
  const others = (stored ?? '').split(' ').filter((entry) => !entries.includes(entry));
  return [...others, entries[isOpen ? 0 : 1]].join(' ').trim();
}

const listOf = (button: Element) =>
  document.getElementById(`${button.getAttribute('aria-controls')}`);

function setGroup(button: Element, isOpen: boolean): void {
  const list = listOf(button);
  button.ariaExpanded = `${isOpen}`;
  if (isOpen) list?.removeAttribute('hidden');
  else list?.setAttribute('hidden', 'until-found');
}

/** Opens and closes groups as stored; others stay as built. */
export function restoreGroups(sidebar: Element, stored: string): void {
  const entries = stored.split(' ');
  for (const button of sidebar.querySelectorAll(`button[${HOOKS.group}]`)) {
    const pathname = button.getAttribute(HOOKS.group);
    const isOpen = entries.includes(`${pathname}`);
    if (isOpen || entries.includes(closedEntry(pathname))) setGroup(button, isOpen);
  }
}

/** Scrolls a sidebar until the current page's row, if shown, is in view above its covered end. */
export function showCurrentRow(sidebar: Element, coveredPx = 0): void {
  const row = sidebar.querySelector('[aria-current]');
  if (!row || row.closest('[hidden]')) return;
  const { top, bottom } = sidebar.getBoundingClientRect();
  const view = { top, bottom: bottom - coveredPx };
  sidebar.scrollTop += scrollToShow(row.getBoundingClientRect(), view);
}

/** Pixels to keep between the current row and the edges of the sidebar. */
const EDGE_PX = 120;

type Span = Pick<DOMRect, 'top' | 'bottom'>;

/** Returns the pixels to scroll: 0 if the row is in view, else the fewest with `EDGE_PX` around. */
export function scrollToShow(row: Span, view: Span): number {
  const above = row.top - view.top;
  const below = row.bottom - view.bottom;
  if (above >= 0 && below <= 0) return 0;
  const room = Math.min(EDGE_PX, (above - below) / 2);
  return above < 0 ? above - room : below + room;
}

/** Parses the stored scroll position, `kit 240`. Another product's sidebar starts at its top. */
export function parseScroll(stored: string, product: string): number {
  const [, of, top] = /^(\S*) (\d+)$/.exec(stored) ?? [];
  return of === product ? Number(top) : 0;
}
