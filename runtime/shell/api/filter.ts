import { HOOKS } from '../../contract/hooks.ts';
import { onMatch } from '../../events.ts';
import type { Translate } from '../../i18n/translate.ts';
import { namedRow, ROW, TABLE } from './selectors.ts';

/** Whether all words of a filter occur in a row, however they are written. */
export function fits(row: string, filter: string): boolean {
  const text = row.toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Shows the rows that fit what is in the field, and says how many. */
function show(field: HTMLInputElement, t: Translate): void {
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
    show(field, t);
  };
  onMatch('input', FIELD, (_event, field) => show(field as HTMLInputElement, t));
  onMatch('keydown', FIELD, (event, field) => {
    if (event.key === 'Escape') clear(field as HTMLInputElement);
  });
  // What was typed before this came.
  for (const field of document.querySelectorAll<HTMLInputElement>(FIELD))
    if (field.value) show(field, t);
  addEventListener('hashchange', () => {
    const row = namedRow();
    const field = row?.hidden && row.closest(TABLE)?.querySelector<HTMLInputElement>(FIELD);
    if (!row || !field) return;
    clear(field);
    row.scrollIntoView();
  });
}
