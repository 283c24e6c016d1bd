import { CHANGE_EVENT, HOOKS } from '../contract/hooks.ts';
import { API_TEXTS } from '../contract/payload.ts';
import { apiViewKey } from '../contract/storage.ts';
import { isModified, onMatch, onReturn } from '../events.ts';
import { createTranslate, withEnglish } from '../page.ts';
import type { Page, Translate } from '../page.ts';
import { showApiView, shownApiView } from '../reader/choices.ts';
import { readStorage, watchStorage, writeStorage } from '../storage.ts';
import { COPY_POLICY } from './copying/clipboard.ts';
import { keepInPlace } from './viewport.ts';

/** Names of rows: a click follows the link, and puts its address into the clipboard where that is allowed. */
function startRowLinks({ say, t }: Page): void {
  onMatch('click', `[${HOOKS.apiLink}]`, (event, link) => {
    if (isModified(event)) return;
    const told = () => {
      say(t('copied'));
      link.setAttribute(HOOKS.copied, '');
      setTimeout(() => link.removeAttribute(HOOKS.copied), COPY_POLICY.hookMs);
    };
    // Where it is refused, the address bar still has it: that is what the link is for.
    navigator.clipboard?.writeText((link as HTMLAnchorElement).href).then(told, () => undefined);
  });
}

/** Tables of an API: how they are shown, what of them, and the addresses of their rows. */
export function startTables(page: Page): void {
  const t = createTranslate(withEnglish(page.payload, API_TEXTS));
  startFolds(t);
  startFilters(t);
  startViews(page.payload.storagePrefix);
  startRowLinks(page);
}

/** Whether all words of a filter occur in a row, however they are written. */
export function fits(row: string, filter: string): boolean {
  const text = row.toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Shows the rows that fit what is in the field, and says how many. */
function showMatches(field: HTMLInputElement, t: Translate): void {
  const table = field.closest(TABLE);
  if (!table) return;
  const filter = field.value.trim();
  const rows = [...table.querySelectorAll<HTMLElement>(ROW)];
  for (const row of rows) row.hidden = !fits(row.textContent, filter);
  const shown = rows.filter((row) => !row.hidden).length;
  const empty = table.querySelector<HTMLElement>(`[${HOOKS.apiEmpty}]`);
  if (empty) empty.hidden = shown > 0;
  const count = table.querySelector('[role=status]');
  if (!count) return;
  const words = t('apiCount').replace('{shown}', String(shown));
  count.textContent = filter && words.replace('{count}', String(rows.length));
}

const FIELD = `[${HOOKS.apiFilter}]`;

/** Fields that narrow a table down: by name, type and words. An address that names a row empties the field that hides it. */
export function startFilters(t: Translate): void {
  const clear = (field: HTMLInputElement) => {
    field.value = '';
    showMatches(field, t);
  };
  onMatch('input', FIELD, (_event, field) => showMatches(field as HTMLInputElement, t));
  onMatch('keydown', FIELD, (event, field) => {
    if (event.key === 'Escape') clear(field as HTMLInputElement);
  });
  // What was typed before this came.
  for (const field of document.querySelectorAll<HTMLInputElement>(FIELD))
    if (field.value) showMatches(field, t);
  addEventListener('hashchange', () => {
    const row = namedRow();
    const field = row?.hidden && row.closest(TABLE)?.querySelector<HTMLInputElement>(FIELD);
    if (!row || !field) return;
    clear(field);
    row.scrollIntoView();
  });
}

const FOLD = 'api-fold';

const foldOf = (row: Element) => row.querySelector<HTMLElement>(`.${FOLD}`);

/** Gives a row the button that opens and closes it. Style sheets show it where rows are lines. */
function addFold(row: HTMLElement, t: Translate): void {
  const name = row.querySelector(`[${HOOKS.apiLink}]`);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = FOLD;
  button.ariaExpanded = String(row.matches(':target'));
  button.ariaLabel = t('apiDetails').replace('{name}', name?.textContent ?? '');
  row.firstElementChild?.append(button);
}

/** Lets find-in-page look into a row that is a line now. Cells of a real table cannot be hidden from the eye alone. */
function letFind(row: Element): void {
  const isLine = getComputedStyle(row).display === 'grid';
  for (const cell of row.querySelectorAll(':scope > td:not(:has(.api-type))')) {
    if (isLine) cell.setAttribute('hidden', 'until-found');
    else cell.removeAttribute('hidden');
  }
}

function setOpen(row: Element, isOpen: boolean): void {
  const fold = foldOf(row);
  if (fold) fold.ariaExpanded = String(isOpen);
  letFind(row);
}

/** The same for all rows: something has changed that makes lines of them, or not. */
export function letFindInRows(): void {
  for (const row of document.querySelectorAll(ROW)) letFind(row);
}

/** Rows that open and close, as `<details>` do: by their button, by find-in-page, and by an address that names them. */
export function startFolds(t: Translate): void {
  const look = () => {
    for (const row of document.querySelectorAll<HTMLElement>(ROW))
      if (!foldOf(row)) addFold(row, t);
    letFindInRows();
  };
  look();
  document.addEventListener(CHANGE_EVENT, look);
  onMatch('click', `.${FOLD}`, (_event, fold) => {
    const row = fold.closest(ROW);
    if (row) setOpen(row, fold.ariaExpanded !== 'true');
  });
  onMatch('change', `${TABLE} [${HOOKS.apiDeprecated}]`, letFindInRows);
  document.addEventListener('beforematch', ({ target }) => {
    const row = target instanceof Element && target.closest(ROW);
    if (row) setOpen(row, true);
  });
  addEventListener('hashchange', () => {
    const row = namedRow();
    if (row) setOpen(row, true);
  });
}

const BUTTON = `button[${HOOKS.apiView}]`;

const viewOf = (button: Element) => button.getAttribute(HOOKS.apiView);

function press(): void {
  for (const button of document.querySelectorAll(BUTTON)) {
    button.ariaPressed = String(viewOf(button) === shownApiView());
  }
}

function showView(view: string | null): void {
  showApiView(view);
  press();
  letFindInRows();
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Buttons that choose how all tables are shown, here, on other pages and in other tabs. What the reader looks at stays in view. */
export function startViews(prefix: string): void {
  const key = apiViewKey(prefix);
  const follow = () => showView(readStorage('local', key));
  press();
  onMatch('click', BUTTON, (_event, button) => {
    const row = namedRow();
    const read = row && isInView(row) ? row : undefined;
    keepInPlace(button, () => showView(viewOf(button)));
    read?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    writeStorage('local', key, `${viewOf(button)}`);
  });
  watchStorage(key, follow);
  onReturn(follow);
}

/** A table with its tools. */
export const TABLE = `[${HOOKS.apiTable}]`;

/** A row of one. */
export const ROW = `${TABLE} [${HOOKS.apiRow}]`;

/** The row that the address names, if it does. */
export const namedRow = () => document.querySelector<HTMLElement>(`${ROW}:target`);
