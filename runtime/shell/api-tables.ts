import { HOOKS } from '../contract/hooks.ts';
import { API_TEXTS } from '../contract/payload.ts';
import { isModified, onMarkup, onMatch, onReturn } from '../events.ts';
import type { Page, Translate } from '../page.ts';
import { showApiView, shownApiView } from '../reader/choices.ts';
import { API_VIEW_KEY } from '../storage-keys.ts';
import { readStorage, watchStorage, writeStorage } from '../storage.ts';
import { COPY_POLICY } from './copying/clipboard.ts';
import { keepInPlace } from '../elements.ts';

const TABLE = `[${HOOKS.apiTable}]`;
const ROW = `${TABLE} [${HOOKS.apiRow}]`;

const targetRow = () => document.querySelector<HTMLElement>(`${ROW}:target`);

/** Starts API tables: folding rows, filters, views and links to rows. */
export function startTables(page: Page): void {
  const t = page.translator(API_TEXTS);
  startFolds(t);
  startFilters(t);
  startViews();
  startRowLinks(page);
}

/** Makes names of rows copy their address on click, in addition to following the link. */
function startRowLinks({ announce, t }: Page): void {
  onMatch('click', `[${HOOKS.apiLink}]`, (event, link: HTMLAnchorElement) => {
    if (isModified(event)) return;
    const showCopied = () => {
      announce(t('copied'));
      link.setAttribute(HOOKS.copied, '');
      setTimeout(() => link.removeAttribute(HOOKS.copied), COPY_POLICY.hookMs);
    };
    // If copying is denied, the address is still in the address bar.
    navigator.clipboard?.writeText(link.href).then(showCopied, () => undefined);
  });
}

/** Whether a row contains all words of a filter, in any case. */
export function matchesFilter(row: string, filter: string): boolean {
  const text = row.toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const FILTER = `[${HOOKS.apiFilter}]`;

/** Starts fields that filter tables by text. A link to a hidden row clears the field. */
function startFilters(t: Translate): void {
  const clear = (field: HTMLInputElement) => {
    field.value = '';
    showMatches(field, t);
  };
  onMatch('input', FILTER, (_event, field: HTMLInputElement) => showMatches(field, t));
  onMatch('keydown', FILTER, (event, field: HTMLInputElement) => {
    if (event.key === 'Escape') clear(field);
  });
  // Apply text that was typed before this script was loaded.
  for (const field of document.querySelectorAll<HTMLInputElement>(FILTER))
    if (field.value) showMatches(field, t);
  addEventListener('hashchange', () => {
    const row = targetRow();
    const field = row?.hidden && row.closest(TABLE)?.querySelector<HTMLInputElement>(FILTER);
    if (!row || !field) return;
    clear(field);
    row.scrollIntoView();
  });
}

function showMatches(field: HTMLInputElement, t: Translate): void {
  const table = field.closest(TABLE);
  if (!table) return;
  const filter = field.value.trim();
  const rows = [...table.querySelectorAll<HTMLElement>(ROW)];
  for (const row of rows) row.hidden = !matchesFilter(row.textContent, filter);
  const shown = rows.filter((row) => !row.hidden).length;
  const empty = table.querySelector<HTMLElement>(`[${HOOKS.apiEmpty}]`);
  if (empty) empty.hidden = shown > 0;
  const count = table.querySelector('[role=status]');
  if (!count) return;
  const text = t('apiCount').replace('{shown}', String(shown));
  count.textContent = filter && text.replace('{count}', String(rows.length));
}

const FOLD = 'api-fold';

const foldOf = (row: Element) => row.querySelector<HTMLElement>(`.${FOLD}`);

/** Starts rows that open and close like `<details>`: by button, find-in-page and address. */
function startFolds(t: Translate): void {
  const update = () => {
    for (const row of document.querySelectorAll<HTMLElement>(ROW))
      if (!foldOf(row)) addFold(row, t);
    makeAllFindable();
  };
  onMarkup(update);
  onMatch('click', `.${FOLD}`, (_event, fold) =>
    setOpen(fold.closest(ROW), fold.ariaExpanded !== 'true'),
  );
  onMatch('change', `${TABLE} [${HOOKS.apiDeprecated}]`, makeAllFindable);
  onMatch('beforematch', ROW, (_event, row) => setOpen(row, true));
  addEventListener('hashchange', () => setOpen(targetRow(), true));
}

/** Adds the button that opens and closes a row. Style sheets show it in the compact view. */
function addFold(row: HTMLElement, t: Translate): void {
  const name = row.querySelector(`[${HOOKS.apiLink}]`);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = FOLD;
  button.ariaExpanded = String(row.matches(':target'));
  button.ariaLabel = t('apiDetails').replace('{name}', name?.textContent ?? '');
  row.firstElementChild?.append(button);
}

function setOpen(row: Element | null, isOpen: boolean): void {
  if (!row) return;
  const fold = foldOf(row);
  if (fold) fold.ariaExpanded = String(isOpen);
  makeFindable(row);
}

/** Lets find-in-page search folded rows that are grids. Table cells cannot be `until-found`. */
function makeFindable(row: Element): void {
  const isLine = getComputedStyle(row).display === 'grid';
  for (const cell of row.querySelectorAll(':scope > td:not(:has(.api-type))')) {
    if (isLine) cell.setAttribute('hidden', 'until-found');
    else cell.removeAttribute('hidden');
  }
}

function makeAllFindable(): void {
  for (const row of document.querySelectorAll(ROW)) makeFindable(row);
}

const VIEW_BUTTON = `button[${HOOKS.apiView}]`;

/** Starts buttons for the view of all tables, in all tabs. The target row stays in view. */
function startViews(): void {
  const viewOf = (button: Element) => button.getAttribute(HOOKS.apiView);
  const pressButtons = () => {
    for (const button of document.querySelectorAll(VIEW_BUTTON)) {
      button.ariaPressed = String(viewOf(button) === shownApiView());
    }
  };
  const show = (view: string | null) => {
    showApiView(view);
    pressButtons();
    makeAllFindable();
  };
  const follow = () => show(readStorage('local', API_VIEW_KEY));
  pressButtons();
  onMatch('click', VIEW_BUTTON, (_event, button) => {
    const row = targetRow();
    const visible = row && isInView(row) ? row : undefined;
    keepInPlace(button, () => show(viewOf(button)));
    visible?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    writeStorage('local', API_VIEW_KEY, `${viewOf(button)}`);
  });
  watchStorage(API_VIEW_KEY, follow);
  onReturn(follow);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
