/** All behavior of a page. Each behavior finds its elements by the hooks, and does nothing without any. */
import { createModeStore, startColorMode } from '../color-mode/color-mode.ts';
import { readPage } from '../page.ts';
import { startMenus } from '../shell/arrow-keys.ts';
import { startDialogs } from '../shell/dialog.ts';
import { startTabs } from '../shell/tabs.ts';
import { startToTop, startToc } from '../shell/toc.ts';
import { startSidebar } from '../sidebar/sidebar.ts';
import { startOnDemand } from './start.ts';

const BEHAVIORS = [
  startOnDemand,
  startColorMode,
  startSidebar,
  startTabs,
  startToc,
  startDialogs,
  startMenus,
  startToTop,
];

/** Starts all behaviors. */
export function startBehaviors(): void {
  const page = readPage(createModeStore);
  for (const start of BEHAVIORS) {
    try {
      start(page);
    } catch (error) {
      // A broken behavior must not stop the others.
      console.error(error);
    }
  }
}
