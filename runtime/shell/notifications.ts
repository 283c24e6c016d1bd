import { isCrawler } from '../consent/privacy.ts';
import { HOOKS } from '../contract/hooks.ts';
import type { Page } from '../page.ts';
import { readStorage, writeStorage } from '../storage.ts';

/** The notes that the file holds; fails where there is no such file or it is no list. */
async function fetchNotes(address: string): Promise<readonly Note[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  const notes = parseNotes(await response.json());
  if (notes === undefined) throw new TypeError();
  return notes;
}

/** The button says how many notes are unread; CSS puts a dot on it. */
function showUnread(button: HTMLElement, count: number): void {
  const plain = button.title;
  const words = button.getAttribute(HOOKS.unreadWords) ?? plain;
  button.toggleAttribute(HOOKS.unread, count > 0);
  button.ariaLabel = count > 0 ? words.replace('{count}', String(count)) : plain;
}

interface Panel {
  readonly button: HTMLElement;
  readonly popover: HTMLElement;
  readonly page: Page;
}

// The selector is an error where there are no popovers.
const isOpen = (popover: HTMLElement) => 'popover' in popover && popover.matches(':popover-open');

function createPanel({ button, popover, page }: Panel) {
  const state: { notes: readonly Note[]; seen: ReadonlySet<string>; isLoading: boolean } = {
    notes: [],
    seen: parseSeen(readStorage('local', page.keys.notifications)),
    isLoading: false,
  };
  const markSeen = () => {
    const kept = withSeen(state.seen, state.notes);
    state.seen = parseSeen(kept);
    if (kept !== '') writeStorage('local', page.keys.notifications, kept);
    showUnread(button, 0);
  };
  const show = () => {
    showNotes(popover, state.notes, state.seen);
    showUnread(button, state.notes.filter(({ id }) => !state.seen.has(id)).length);
    if (isOpen(popover)) markSeen();
  };
  const load = async () => {
    if (state.isLoading) return;
    state.isLoading = true;
    const timer = setTimeout(() => showState(popover, 'loading'), NOTES_POLICY.patienceMs);
    try {
      const notes = await fetchNotes(button.getAttribute(HOOKS.notifications) ?? '');
      state.notes = notesFor(notes, page.payload.userLanguage);
      show();
    } catch {
      // Told where the notes would be, and only there: they are not what the page is for.
      showState(popover, 'failed');
    }
    clearTimeout(timer);
    state.isLoading = false;
  };
  return { load, markSeen, show, hasNotes: () => state.notes.length > 0 };
}

/** Notes for readers: fetched once, counted on the button, read by opening the popover. */
export function startNotifications(page: Page): void {
  const button = document.querySelector<HTMLElement>(`[${HOOKS.notifications}]`);
  const popover = document.querySelector<HTMLElement>(`[${HOOKS.notificationList}]`);
  if (!button || !popover || isCrawler(navigator.userAgent)) return;
  const panel = createPanel({ button, popover, page });
  popover.addEventListener('toggle', () => {
    if (!panel.hasNotes()) return;
    // Marks of what is new stay while it is being read, and are gone the next time.
    if (isOpen(popover)) panel.markSeen();
    else panel.show();
  });
  popover.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest(`[${HOOKS.noteState}] button`))) return;
    // The button that was pressed goes away.
    button.focus();
    void panel.load();
  });
  void panel.load();
}

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

/** A note for readers. */
export interface Note {
  readonly id: string;
  readonly title?: string;
  readonly text: string;
  /** An address on this site, `/a/`, or an `https:` one. */
  readonly href?: string;
  /** `2026-11-20` */
  readonly date?: string;
  /** Only for readers of this language. */
  readonly language?: string;
}

/** How notes are shown. */
export const NOTES_POLICY = {
  most: 10,
  /** A load that takes longer than this says so. */
  patienceMs: 200,
  /** Ids of older notes than this many are forgotten. */
  mostSeen: 100,
} as const;

const FIELDS = {
  id: /^\S{1,200}$/,
  title: /^[^]*\S/,
  text: /^[^]*\S/,
  // No `//`, no `/\`: browsers take both for another site.
  href: /^(?:https:\/\/|\/(?![/\\]))[^\s]*$/,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  language: /^[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]+)*$/,
} as const;

function isNote(value: object): value is Note {
  if (!('id' in value && 'text' in value)) return false;
  return Object.entries(FIELDS).every(([name, pattern]) => {
    const field = (value as Record<string, unknown>)[name];
    return field === undefined || (typeof field === 'string' && pattern.test(field));
  });
}

/** An entry whose id is a text: files may number their notes. */
const withTextId = (entry: object) =>
  'id' in entry && typeof entry.id === 'number' ? { ...entry, id: String(entry.id) } : entry;

/** The notes of a file; entries of another shape are left out. Undefined where it is not a list at all. */
export function parseNotes(value: unknown): readonly Note[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries = value.filter((entry) => typeof entry === 'object' && entry !== null);
  return entries.map(withTextId).filter(isNote);
}

/** The notes that a reader of a language is shown: newest first, those without a day last. */
export const notesFor = (notes: readonly Note[], language: string): readonly Note[] =>
  notes
    .filter((note) => note.language === undefined || note.language === language)
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    .slice(0, NOTES_POLICY.most);

/** Ids that a reader has seen. */
export const parseSeen = (kept: string | null): ReadonlySet<string> =>
  new Set((kept ?? '').split(' ').filter(Boolean));

/** The text to keep once these notes have been seen too. */
export const withSeen = (seen: ReadonlySet<string>, notes: readonly Note[]): string =>
  [...new Set([...seen, ...notes.map(({ id }) => id)])].slice(-NOTES_POLICY.mostSeen).join(' ');
