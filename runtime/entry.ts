/** The script of every page. Each behaviour finds its elements by the hooks and does nothing where there are none. */
import { startColourMode } from './colour-mode/start.ts';
import { startIslands } from './island.ts';
import { readPage } from './page.ts';
import { startCopy } from './shell/copying/copy.ts';
import { startDemos } from './shell/demo.ts';
import { startDialogs } from './shell/dialog.ts';
import { startHash } from './shell/hash.ts';
import { startMenus } from './shell/menu.ts';
import { startPrefetch } from './shell/prefetch.ts';
import { startSidebar } from './shell/sidebar.ts';
import { startTabs } from './shell/tabs.ts';
import { startToTop } from './shell/to-top.ts';
import { startToc } from './shell/toc.ts';

const page = readPage();
const behaviours = [
  startColourMode,
  startSidebar,
  startDemos,
  startTabs,
  startToc,
  startHash,
  startDialogs,
  startMenus,
  startCopy,
  startToTop,
  startPrefetch,
  startIslands,
];

for (const start of behaviours) {
  try {
    start(page);
  } catch (error) {
    // One broken behaviour must not take the others with it.
    console.error(error);
  }
}
