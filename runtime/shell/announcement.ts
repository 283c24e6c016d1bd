import { HOOKS, MAIN_ID } from '../contract/hooks.ts';
import { onMatch } from '../events.ts';
import type { Page } from '../page.ts';
import { writeStorage } from '../storage.ts';

/** Closes the announcement for good. The head script keeps it closed on the next page, before anything is painted. */
export function startAnnouncement(page: Page): void {
  onMatch('click', `[${HOOKS.closeAnnouncement}]`, (_event, button) => {
    const id = button.closest(`[${HOOKS.announcement}]`)?.getAttribute(HOOKS.announcement);
    if (!id) return;
    writeStorage('local', page.keys.announcement, id);
    document.documentElement.setAttribute(HOOKS.announcement, id);
    // The button is gone, and the focus must not be lost with it.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  });
}
