/** What a page with demos needs, and any page whose reader opens the settings: the reader's choices and the islands that follow them. */
import { HOOKS, ISLAND_TAG } from '../contract/hooks.ts';
import { startIslands } from '../islands/island.ts';
import { startLiveEdit } from '../live/start.ts';
import type { Page } from '../page.ts';
import { startReader } from '../reader/start.ts';
import { startSandbox } from '../sandbox/start.ts';
import { startDemos } from '../shell/code/demo.ts';
import { startDemoTools } from '../shell/demo-tools/start.ts';
import { allowUntypedCode } from '../trusted-types.ts';

/** Makes demos and the settings work. */
export function startInteraction(page: Page): void {
  // Other pages have no code of the site, and their policy is stricter.
  if (document.querySelector(`[${HOOKS.demo}], main ${ISLAND_TAG}`)) allowUntypedCode();
  const reader = startReader(page);
  startIslands(reader);
  startDemos({ ...page, reader });
  startDemoTools({ ...page, reader });
  startLiveEdit({ ...page, reader });
  startSandbox();
}
