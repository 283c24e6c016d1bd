import { HOOKS, MAIN_ID } from '../contract/hooks.ts';
import { onMatch } from '../events.ts';
import type { Page } from '../page.ts';
import { writeStorage } from '../storage.ts';

/** Closes the announcement. The head script hides it on later pages. */
export function startAnnouncement(page: Page): void {
  onMatch('click', `[${HOOKS.closeAnnouncement}]`, (_event, button) => {
    const id = button.closest(`[${HOOKS.announcement}]`)?.getAttribute(HOOKS.announcement);
    if (!id) return;
    writeStorage('local', page.keys.announcement, id);
    document.documentElement.setAttribute(HOOKS.announcement, id);
    // The focused button has disappeared, so move the focus.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  });
}
