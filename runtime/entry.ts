import { startColourMode, startMode } from './color-mode/color-mode.ts';
import { keepEarly } from './events.ts';
import { startOnDemand } from './on-demand/start.ts';
import { readPage } from './page.ts';
import { startMenus } from './shell/arrow-keys.ts';
import { startDialogs } from './shell/dialog.ts';
import { startTabs } from './shell/tabs.ts';
import { startToTop, startToc } from './shell/toc.ts';
import { startSidebar } from './sidebar/sidebar.ts';

/** The script of every page. Each behaviour finds its elements by the hooks and does nothing where there are none. */

/** The build says what the site has besides pages: what is off leaves no byte here. */
declare const __HAS_ANALYTICS__: boolean;

const page = { ...readPage(startMode), ...(__HAS_ANALYTICS__ && { early: keepEarly() }) };
const behaviours = [
  startOnDemand,
  startColourMode,
  startSidebar,
  startTabs,
  startToc,
  startDialogs,
  startMenus,
  startToTop,
];

for (const start of behaviours) {
  try {
    start(page);
  } catch (error) {
    // One broken behaviour must not take the others with it.
    console.error(error);
  }
}
