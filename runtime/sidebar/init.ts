/** Script after every sidebar: restores the sidebar, code wrapping and the view of API tables. */
import { HOOKS } from '../contract/hooks.ts';
import { sidebarKeys } from '../contract/storage.ts';
import { showApiView, showWrap } from '../reader/choices.ts';
import { API_VIEW_KEY, WRAP_KEY } from '../storage-keys.ts';
import { parseScroll, restoreGroups, showCurrentRow } from './sidebar.ts';

const script = document.currentScript;
const sidebar = script?.closest(`[${HOOKS.sidebar}]`);

/** Height of the consent banner, which may cover the sidebar on the first page of a session. */
const COVERED_PX = 160;

if (sidebar) {
  const { sidebarGroups, sidebarScroll } = sidebarKeys(__STORAGE_PREFIX__);
  let scroll: string | null | undefined;
  try {
    const stored = sessionStorage;
    restoreGroups(sidebar, `${stored.getItem(sidebarGroups)}`);
    scroll = stored.getItem(sidebarScroll);
    // Here because code and tables follow the sidebar, and the head script is at its size limit.
    showWrap(localStorage.getItem(WRAP_KEY) === 'true');
    showApiView(localStorage.getItem(API_VIEW_KEY));
  } catch {
    // Denied storage is a reader's choice. `readStorage` would be more bytes in every page.
  }
  // Still before the first paint. A layout now would have to be repeated for the whole page.
  requestAnimationFrame(() => {
    sidebar.scrollTop = parseScroll(`${scroll}`, `${script?.getAttribute(HOOKS.product)}`);
    showCurrentRow(sidebar, scroll ? 0 : COVERED_PX);
  });
}
