import { CHANGE_EVENT, HOOKS } from '../../contract/hooks.ts';
import { onMatch } from '../../events.ts';
import type { Translate } from '../../i18n/translate.ts';
import { namedRow, ROW, TABLE } from './selectors.ts';

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
