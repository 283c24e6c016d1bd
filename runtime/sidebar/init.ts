/** The inline script after every sidebar: it stands as the reader left it, before anything is painted. The build replaces the name in capitals. */
import { HOOKS } from '../contract/hooks.ts';
import { sidebarKeys } from '../contract/storage.ts';
import { showCurrentRow } from './current-row.ts';
import { restoreGroups } from './groups.ts';
import { parseScroll } from './place.ts';

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
  } catch {
    // Denied storage is a reader's choice. `readStorage` is not used because this stands in every page.
  }
  showCurrentRow(sidebar);
}
