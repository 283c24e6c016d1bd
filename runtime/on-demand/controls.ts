/** Controls around the text of a page, loaded together when the reader reaches one of them. */
import { HOOKS, MAIN_ID } from '../contract/hooks.ts';
import { onMatch } from '../events.ts';
import type { Page } from '../page.ts';
import { startMenus } from '../shell/arrow-keys.ts';
import { startLogoMenu } from '../shell/copying/logo-menu.ts';
import { startDialogs } from '../shell/dialog.ts';
import { startTabs } from '../shell/tabs.ts';
import { startSidebar } from '../sidebar/sidebar.ts';
import { SLASH_KEY } from '../storage-keys.ts';
import { readStorage, watchStorage, writeStorage } from '../storage.ts';

export function startControls(page: Page): void {
  startSidebar(page);
  startTabs(page);
  startDialogs();
  startMenus();
  startLogoMenu();
  startToTop();
  startLanguage();
  startAnnouncement(page);
  if (__HAS_SEARCH__) startSlashSwitch();
}

/** Scrolls to the top, and moves the focus there. */
function startToTop(): void {
  onMatch('click', `[${HOOKS.toTop}]`, (event) => {
    event.preventDefault();
    const prefersCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: prefersCalm ? 'instant' : 'smooth' });
    const main = document.getElementById(MAIN_ID);
    if (!main) return;
    if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
    main.focus({ preventScroll: true });
  });
}

/** Keeps query and hash in links to other languages, also in new tabs and copied addresses. */
function startLanguage(): void {
  for (const type of ['click', 'pointerdown', 'focusin'] as const) {
    onMatch(type, `a[${HOOKS.language}]`, (_event, link: HTMLAnchorElement) => {
      link.search = location.search;
      link.hash = location.hash;
    });
  }
}

/** Closes the announcement. The head script hides it on later pages. */
function startAnnouncement(page: Page): void {
  onMatch('click', `[${HOOKS.closeAnnouncement}]`, (_event, button) => {
    const id = button.closest(`[${HOOKS.announcement}]`)?.getAttribute(HOOKS.announcement);
    if (!id) return;
    writeStorage('local', page.keys.announcement, id);
    document.documentElement.setAttribute(HOOKS.announcement, id);
    // The focused button has disappeared, so move the focus.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  });
}

/** Starts the checkbox that allows `/` to open the search dialog. */
function startSlashSwitch(): void {
  const box = document.querySelector<HTMLInputElement>(`[${HOOKS.slashKey}]`);
  if (!box) return;
  const show = (stored: string | null) => (box.checked = stored !== 'false');
  show(readStorage('local', SLASH_KEY));
  watchStorage(SLASH_KEY, show);
  box.addEventListener('change', () => writeStorage('local', SLASH_KEY, String(box.checked)));
}
