import { isCrawler } from '../consent/privacy.ts';
import { HOOKS } from '../contract/hooks.ts';
import { fetchText, type Page } from '../page.ts';
import { isRecord, readStorage, writeStorage } from '../storage.ts';

interface Note {
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

export const NOTES_POLICY = {
  maxShown: 10,
  /** Time after which a message says that notifications are loading. */
  patienceMs: 200,
  /** Number of stored ids; older ones are dropped. */
  maxSeen: 100,
} as const;

/** Starts notifications: fetched once, counted on the button, and read by opening the popover. */
export function startNotifications(page: Page): void {
  const button = document.querySelector<HTMLElement>(`[${HOOKS.notifications}]`);
  const popover = document.querySelector<HTMLElement>(`[${HOOKS.notificationList}]`);
  if (!button || !popover || isCrawler(navigator.userAgent)) return;
  const panel = createPanel(button, popover, page);
  popover.addEventListener('toggle', () => {
    if (!panel.hasNotes()) return;
    // Notifications stay marked as new until the popover is closed.
    if (isOpen(popover)) panel.markSeen();
    else panel.show();
  });
  popover.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest(`[${HOOKS.noteState}] button`))) return;
    // The focused button disappears, so move the focus.
    button.focus();
    void panel.load();
  });
  void panel.load();
}

// In browsers without popovers, the selector would throw.
const isOpen = (popover: HTMLElement) => 'popover' in popover && popover.matches(':popover-open');

function createPanel(button: HTMLElement, popover: HTMLElement, page: Page) {
  let notes: readonly Note[] = [];
  const stored = readStorage('local', page.keys.notifications);
  let seen = parseSeen(stored);
  // Notifications from before a reader's first visit do not count as unread.
  let isFirstVisit = stored === null;
  let isLoading = false;
  const markSeen = () => {
    const ids = withSeen(seen, notes);
    seen = parseSeen(ids);
    if (ids !== '') writeStorage('local', page.keys.notifications, ids);
    showUnread(button, 0);
  };
  const show = () => {
    showNotes(popover, notes, seen);
    showUnread(button, notes.filter(({ id }) => !seen.has(id)).length);
    if (isOpen(popover)) markSeen();
  };
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    const timer = setTimeout(() => showState(popover, 'loading'), NOTES_POLICY.patienceMs);
    try {
      const all = await fetchNotes(button.getAttribute(HOOKS.notifications) ?? '');
      notes = notesFor(all, page.payload.userLanguage);
      if (isFirstVisit) markSeen();
      isFirstVisit = false;
      show();
    } catch {
      // Shown in the popover only, since the page works without notifications.
      showState(popover, 'failed');
    }
    clearTimeout(timer);
    isLoading = false;
  };
  return { load, markSeen, show, hasNotes: () => notes.length > 0 };
}

/** Fetches the notifications. Rejects if there is no such file or it is not a list. */
async function fetchNotes(address: string): Promise<readonly Note[]> {
  const notes = parseNotes(JSON.parse(await fetchText(address)));
  if (notes === undefined) throw new TypeError();
  return notes;
}

/** Shows the number of unread notifications in the button's name. CSS adds a dot. */
function showUnread(button: HTMLElement, count: number): void {
  const plain = button.title;
  const text = button.getAttribute(HOOKS.unreadWords) ?? plain;
  button.toggleAttribute(HOOKS.unread, count > 0);
  button.ariaLabel = count > 0 ? text.replace('{count}', String(count)) : plain;
}

function showState(popover: HTMLElement, state: 'loading' | 'empty' | 'failed' | null): void {
  for (const element of popover.querySelectorAll<HTMLElement>(`[${HOOKS.noteState}]`)) {
    element.hidden = element.getAttribute(HOOKS.noteState) !== state;
  }
}

/** Shows notifications in the popover, as text in the theme's template. */
function showNotes(popover: HTMLElement, notes: readonly Note[], seen: ReadonlySet<string>): void {
  const template = popover.querySelector('template');
  const list = popover.querySelector('ul');
  if (!template || !list) return;
  list.replaceChildren(...notes.map((note) => createItem(template, note, !seen.has(note.id))));
  showState(popover, notes.length === 0 ? 'empty' : null);
}

function createItem(template: HTMLTemplateElement, note: Note, isNew: boolean): DocumentFragment {
  const item = document.importNode(template.content, true);
  const part = (name: string) => item.querySelector<HTMLElement>(`[${HOOKS.notePart}=${name}]`);
  for (const name of ['title', 'text'] as const) {
    const text = note[name];
    const element = part(name);
    if (text === undefined) element?.remove();
    else if (element) element.textContent = text;
  }
  const time = part('date');
  if (time instanceof HTMLTimeElement && note.date !== undefined) {
    time.dateTime = note.date;
    time.textContent = formatDate(note.date, time);
  } else time?.remove();
  if (!isNew) part('new')?.remove();
  if (note.href !== undefined) part('link')?.setAttribute('href', note.href);
  return item;
}

/** Formats a day in the language of the element: `20 November 2026`. */
function formatDate(day: string, element: HTMLElement): string {
  const language = element.lang || document.documentElement.lang || 'en';
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

const FIELDS = {
  id: /^\S{1,200}$/,
  title: /^[^]*\S/,
  text: /^[^]*\S/,
  // Without `//` and `/\`, which browsers take for another site.
  href: /^(?:https:\/\/|\/(?![/\\]))[^\s]*$/,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  language: /^[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]+)*$/,
} as const;

function isNote(value: unknown): value is Note {
  if (!isRecord(value) || !('id' in value && 'text' in value)) return false;
  return Object.entries(FIELDS).every(([name, pattern]) => {
    const field = value[name];
    return field === undefined || (typeof field === 'string' && pattern.test(field));
  });
}

/** Returns the valid notifications of a file; undefined if it is not a list. */
export function parseNotes(value: unknown): readonly Note[] | undefined {
  if (!Array.isArray(value)) return undefined;
  // Files may have numbers as ids.
  const withTextId = (entry: unknown) =>
    isRecord(entry) && typeof entry['id'] === 'number' ? { ...entry, id: `${entry['id']}` } : entry;
  return value.map(withTextId).filter(isNote);
}

/** Returns the notifications in a reader's language: newest first, those without a date last. */
export const notesFor = (notes: readonly Note[], language: string): readonly Note[] =>
  notes
    .filter((note) => note.language === undefined || note.language === language)
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    .slice(0, NOTES_POLICY.maxShown);

export const parseSeen = (stored: string | null): ReadonlySet<string> =>
  new Set((stored ?? '').split(' ').filter(Boolean));

/** Returns the text to store once these notifications have been seen too. */
export const withSeen = (seen: ReadonlySet<string>, notes: readonly Note[]): string =>
  [...new Set([...seen, ...notes.map(({ id }) => id)])].slice(-NOTES_POLICY.maxSeen).join(' ');
