import { HOOKS } from '../contract/hooks.ts';
import { apiViewKey, sidebarKeys, wrapKey } from '../contract/storage.ts';
import { showApiView, showWrap } from '../reader/choices.ts';
import { parseScroll, restoreGroups, showCurrentRow } from './sidebar.ts';

/** The inline script after every sidebar: it stands as the reader left it, code wraps or does not, and tables of an API are as the reader wants them, before anything is painted. The build replaces the name in capitals. */

declare const __STORAGE_PREFIX__: string;

const script = document.currentScript;
const sidebar = script?.closest(`[${HOOKS.sidebar}]`);

if (sidebar) {
  const { sidebarGroups, sidebarScroll } = sidebarKeys(__STORAGE_PREFIX__);
  try {
    const kept = sessionStorage;
    restoreGroups(sidebar, `${kept.getItem(sidebarGroups)}`);
    sidebar.scrollTop = parseScroll(
      `${kept.getItem(sidebarScroll)}`,
      `${script?.getAttribute(HOOKS.product)}`,
    );
    // Code and tables are not the sidebar's, but come after it; the head script is as large as it may be.
    showWrap(localStorage.getItem(wrapKey(__STORAGE_PREFIX__)) === 'true');
    showApiView(localStorage.getItem(apiViewKey(__STORAGE_PREFIX__)));
  } catch {
    // Denied storage is a reader's choice. `readStorage` is not used because this stands in every page.
  }
  showCurrentRow(sidebar);
}
