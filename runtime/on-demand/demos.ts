import { allowUntypedCode } from '../trusted-types.ts';
import { HOOKS, ISLAND_TAG } from '../contract/hooks.ts';
import { isModified, loadOnce, onClickWith, onMatch } from '../events.ts';
import { startIslands } from '../islands/island.ts';
import type { LiveEdit } from '../live/edit.ts';
import type { DemoPage, Page } from '../page.ts';
import { startReader } from '../reader/reader.ts';
import { startDemoTools, startDemos } from '../shell/demo-tools/demo-tools.ts';

/** What a page with demos needs, and any page whose reader opens the settings: the reader's choices and the islands that follow them. */

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

const TEXTS = `:is([${HOOKS.source}=full], [${HOOKS.source}=preview])`;
const EDITABLE = `[${HOOKS.demo}][${HOOKS.editable}] ${TEXTS} pre[tabindex]`;

/** Code of demos that readers may edit. What edits it is loaded when the reader first comes to such code. */
export function startLiveEdit(page: DemoPage): void {
  const load = loadOnce(() => loadLiveEdit(page));
  onMatch('focusin', EDITABLE, (event, pre) => {
    if (event.target === pre) void load().then((live) => live.showHint(pre));
  });
  onMatch('keydown', EDITABLE, (event, pre) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (key !== 'Enter' || target !== pre || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    void load().then((live) => live.edit(pre));
  });
  onMatch('click', EDITABLE, (event, pre) => {
    // A click may end a selection, which is for copying.
    if (isModified(event) || getSelection()?.isCollapsed === false) return;
    const { clientX: x, clientY: y } = event;
    void load().then((live) => live.edit(pre, { x, y }));
  });
}

async function loadLiveEdit(page: DemoPage): Promise<LiveEdit> {
  const { createLiveEdit } = await import('../live/edit.ts');
  return createLiveEdit(page);
}

/** Buttons that open the code of a demo as a project of its own. What they need is fetched when a reader comes near one. */
export const startSandbox = (): void =>
  onClickWith(
    `[${HOOKS.sandbox}]`,
    () => import('../sandbox/open.ts'),
    ({ openProject }, button) => openProject(button),
  );
