import { CHANGE_EVENT, HOOKS } from '../contract/hooks.ts';
import { onMatch } from '../events.ts';
import type { Page } from '../page.ts';
import { readStorage, writeStorage } from '../storage.ts';

const SIDEBAR = `[${HOOKS.sidebar}]`;
const GROUP = `[${HOOKS.group}]`;

/** Pixels from an edge of the sidebar within which the current row counts as hard to see. */
export const EDGE_PX = 120;

/** A span on the vertical axis, in pixels. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Pixels to scroll so that the row is in view: nothing if it is, else just enough to bring it in with `EDGE_PX` around it. */
export function scrollToShow(row: Span, view: Span): number {
  if (row.top >= view.top && row.bottom <= view.bottom) return 0;
  const room = Math.max(
    0,
    Math.min(EDGE_PX, (view.bottom - view.top - (row.bottom - row.top)) / 2),
  );
  return row.top < view.top ? row.top - view.top - room : row.bottom - view.bottom + room;
}

/** Where a sidebar was left: `material 240`. Another product's sidebar starts at its own top. */
export function parseScroll(kept: string | null, product: string): number {
  const [of, top] = [kept?.slice(0, kept.lastIndexOf(' ')), Number(kept?.split(' ').at(-1))];
  return of === product && Number.isFinite(top) && top >= 0 ? top : 0;
}

function showCurrentRow(): void {
  const sidebar = document.querySelector(SIDEBAR);
  const row = sidebar?.querySelector('[aria-current=page]');
  if (!sidebar || !row?.getClientRects().length) return;
  sidebar.scrollTop += scrollToShow(row.getBoundingClientRect(), sidebar.getBoundingClientRect());
}

function setOpen(button: HTMLElement, list: HTMLElement, isOpen: boolean): void {
  button.ariaExpanded = String(isOpen);
  if (isOpen) list.removeAttribute('hidden');
  else list.setAttribute('hidden', 'until-found');
}

/** Opens the group of a list that find-in-page has just revealed. */
function openFound(event: Event): void {
  const list = event.target;
  if (!(list instanceof HTMLElement) || !list.id) return;
  const button = document.querySelector<HTMLElement>(
    `${GROUP}[aria-controls="${CSS.escape(list.id)}"]`,
  );
  if (button) setOpen(button, list, true);
}

/** The navigation tree: groups that open and close, and a scroll position that outlives the page. */
export function startSidebar(page: Page): void {
  const product = page.payload.productId ?? '';
  onMatch('click', GROUP, (_event, button) => {
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (list) setOpen(button, list, button.ariaExpanded !== 'true');
  });
  document.addEventListener('beforematch', openFound);
  const sidebar = document.querySelector(SIDEBAR);
  if (sidebar) {
    sidebar.scrollTop = parseScroll(readStorage('session', page.keys.sidebarScroll), product);
  }
  showCurrentRow();
  document.addEventListener(CHANGE_EVENT, showCurrentRow);
  addEventListener('pagehide', () => {
    const top = document.querySelector(SIDEBAR)?.scrollTop ?? 0;
    writeStorage('session', page.keys.sidebarScroll, `${product} ${Math.round(top)}`);
  });
}
