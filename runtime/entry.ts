/** The script of every page. Each behaviour finds its elements by the hooks and does nothing where there are none. */
import { keepEarly } from './analytics/early.ts';
import { startMode } from './colour-mode/mode-store.ts';
import { startColourMode } from './colour-mode/start.ts';
import { startOnDemand } from './on-demand/start.ts';
import { readPage } from './page.ts';
import { startDialogs } from './shell/controls/dialog.ts';
import { startMenus } from './shell/controls/menu.ts';
import { startSidebar } from './sidebar/sidebar.ts';
import { startTabs } from './shell/controls/tabs.ts';
import { startToTop } from './shell/to-top.ts';
import { startToc } from './shell/toc.ts';

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
