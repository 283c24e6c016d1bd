import { HOOKS } from '../../contract/hooks.ts';
import { isCrawler } from '../../crawlers.ts';
import type { Page } from '../../page.ts';
import { readStorage, writeStorage } from '../../storage.ts';
import { showNotes, showState } from './note-list.ts';
import { NOTES_POLICY, notesFor, parseNotes, parseSeen, withSeen } from './notes.ts';
import type { Note } from './notes.ts';

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
