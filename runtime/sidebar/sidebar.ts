import { CHANGE_EVENT, HOOKS } from '../contract/hooks.ts';
import { onMatch } from '../events.ts';
import type { Page } from '../page.ts';
import { readStorage, writeStorage } from '../storage.ts';

const sidebarOf = () => document.querySelector(`[${HOOKS.sidebar}]`);

/** The navigation tree: groups that open and close. What the reader leaves is kept; the script after the sidebar puts it back on the next page. */
export function startSidebar({ payload, keys }: Page): void {
  const change = (button: Element, isOpen: boolean) => {
    setOpen(button, isOpen);
    const kept = readStorage('session', keys.sidebarGroups);
    const pathname = button.getAttribute(HOOKS.group) ?? '';
    writeStorage('session', keys.sidebarGroups, withGroup(kept, pathname, isOpen));
  };
  onMatch('click', `[${HOOKS.group}]`, (_event, button) =>
    change(button, button.ariaExpanded !== 'true'),
  );
  // Find-in-page has just revealed a list.
  document.addEventListener('beforematch', ({ target }) => {
    const id = target instanceof Element ? CSS.escape(target.id) : '';
    const button = document.querySelector(`[${HOOKS.group}][aria-controls="${id}"]`);
    if (button) change(button, true);
  });
  document.addEventListener(CHANGE_EVENT, () => {
    const sidebar = sidebarOf();
    if (sidebar) showCurrentRow(sidebar);
  });
  keepPlace((top) => writeStorage('session', keys.sidebarScroll, `${payload.productId} ${top}`));
}

/**
 * Has the sidebar's place kept when the page goes. It is looked at before, when the reader scrolls or follows a link: a page that goes has no
 * valid layout, and the next one would wait until it is made again.
 */
function keepPlace(keep: (top: number) => void): void {
  const last: { top?: number } = {};
  const look = () => {
    last.top = Math.round(sidebarOf()?.scrollTop ?? 0);
  };
  // Scrolling does not bubble.
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof Element && target.hasAttribute(HOOKS.sidebar)) look();
    },
    { capture: true, passive: true },
  );
  onMatch('click', 'a[href]', look);
  addEventListener('pagehide', () => {
    if (last.top !== undefined) keep(last.top);
  });
}

/** The word for a group that the reader closed. */
const closed = (pathname: string | null) => `-${pathname}`;

/** What is kept of the groups, after one was opened or closed. The latest stands last. */
export const withGroup = (kept: string | null, pathname: string, isOpen: boolean): string =>
  [
    ...(kept ?? '').split(' ').filter((word) => ![pathname, closed(pathname)].includes(word)),
    isOpen ? pathname : closed(pathname),
  ]
    .join(' ')
    .trim();

/** Opens or closes a group of the navigation tree by its button. */
export function setOpen(button: Element, isOpen: boolean): void {
  const list = document.getElementById(`${button.getAttribute('aria-controls')}`);
  button.ariaExpanded = `${isOpen}`;
  if (isOpen) list?.removeAttribute('hidden');
  else list?.setAttribute('hidden', 'until-found');
}

/** Opens and closes the groups of a sidebar as they were kept; those that nobody touched stay as the page has them. */
export function restoreGroups(sidebar: Element, kept: string): void {
  const words = kept.split(' ');
  for (const button of sidebar.querySelectorAll(`[${HOOKS.group}]`)) {
    const pathname = button.getAttribute(HOOKS.group);
    const isOpen = words.includes(`${pathname}`);
    if (isOpen || words.includes(closed(pathname))) setOpen(button, isOpen);
  }
}

/** Scrolls a sidebar until the row of the page being read is in view, if it is shown at all. */
export function showCurrentRow(sidebar: Element): void {
  const row = sidebar.querySelector('[aria-current=page]');
  if (!row?.getClientRects().length) return;
  sidebar.scrollTop += scrollToShow(row.getBoundingClientRect(), sidebar.getBoundingClientRect());
}

/** Pixels from an edge of the sidebar within which the current row counts as hard to see. */
const EDGE_PX = 120;

/** A span on the vertical axis, in pixels. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Pixels to scroll so that the row is in view: nothing if it is, else just enough to bring it in with `EDGE_PX` around it. */
export function scrollToShow(row: Span, view: Span): number {
  const above = row.top - view.top;
  const below = row.bottom - view.bottom;
  if (above >= 0 && below <= 0) return 0;
  const room = Math.min(EDGE_PX, (above - below) / 2);
  return above < 0 ? above - room : below + room;
}

/** Where a sidebar was left: `material 240`. Another product's sidebar starts at its own top. */
export function parseScroll(kept: string, product: string): number {
  const [, of, top] = /^(\S*) (\d+)$/.exec(kept) ?? [];
  return of === product ? Number(top) : 0;
}
