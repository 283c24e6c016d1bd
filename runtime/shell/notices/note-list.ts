import { HOOKS } from '../../contract/hooks.ts';
import type { Note } from './notes.ts';

/** What the popover shows instead of notes. */
export type NoteState = 'loading' | 'empty' | 'failed';

const partOf = (item: DocumentFragment, name: string) =>
  item.querySelector<HTMLElement>(`[${HOOKS.notePart}=${name}]`);

function fillPart(item: DocumentFragment, name: string, text: string | undefined): void {
  const part = partOf(item, name);
  if (text === undefined) part?.remove();
  else if (part) part.textContent = text;
}

/** `20 November 2026`, in the language that the element says it is in. */
function dayText(day: string, element: HTMLElement): string {
  const language = element.lang || document.documentElement.lang || 'en';
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

function fillDate(item: DocumentFragment, day: string | undefined): void {
  const time = partOf(item, 'date');
  if (!(time instanceof HTMLTimeElement) || day === undefined) return time?.remove();
  time.dateTime = day;
  time.textContent = dayText(day, time);
}

function itemOf(template: HTMLTemplateElement, note: Note, isNew: boolean): DocumentFragment {
  const item = document.importNode(template.content, true);
  fillPart(item, 'title', note.title);
  fillPart(item, 'text', note.text);
  fillDate(item, note.date);
  if (!isNew) partOf(item, 'new')?.remove();
  if (note.href !== undefined) partOf(item, 'link')?.setAttribute('href', note.href);
  return item;
}

/** Shows one of the states that are written in the popover, or none. */
export function showState(popover: HTMLElement, state: NoteState | null): void {
  for (const element of popover.querySelectorAll<HTMLElement>(`[${HOOKS.noteState}]`)) {
    element.hidden = element.getAttribute(HOOKS.noteState) !== state;
  }
}

/** Shows notes in the popover: text only, in the shape of the template that the page brings. */
export function showNotes(
  popover: HTMLElement,
  notes: readonly Note[],
  seen: ReadonlySet<string>,
): void {
  const template = popover.querySelector('template');
  const list = popover.querySelector('ul');
  if (!template || !list) return;
  list.replaceChildren(...notes.map((note) => itemOf(template, note, !seen.has(note.id))));
  showState(popover, notes.length === 0 ? 'empty' : null);
}
