/** The script of every page. Each behavior finds its elements by the hooks, and does nothing without any. */
import { createModeStore, startColorMode } from './color-mode/color-mode.ts';
import { collectEarly } from './events.ts';
import { startOnDemand } from './on-demand/start.ts';
import { applyLaterStyles, readPage } from './page.ts';
import { startMenus } from './shell/arrow-keys.ts';
import { startDialogs } from './shell/dialog.ts';
import { startTabs } from './shell/tabs.ts';
import { startToTop, startToc } from './shell/toc.ts';
import { startSidebar } from './sidebar/sidebar.ts';

/** Set by the build, so that pages do not carry code of services that are off. */
declare const __HAS_ANALYTICS__: boolean;

requestAnimationFrame(() => setTimeout(applyLaterStyles));

const page = {
  ...readPage(createModeStore),
  ...(__HAS_ANALYTICS__ && { early: collectEarly() }),
};
const behaviors = [
  startOnDemand,
  startColorMode,
  startSidebar,
  startTabs,
  startToc,
  startDialogs,
  startMenus,
  startToTop,
];

for (const start of behaviors) {
  try {
    start(page);
  } catch (error) {
    // A broken behavior must not stop the others.
    console.error(error);
  }
}
