/** Behaviors of pages with demos or open settings: the reader's choices, and islands. */
import { FRAME_CLASS, HOOKS, ISLAND_TAG } from '../contract/hooks.ts';
import { slashKey } from '../contract/storage.ts';
import { addStyleSheet } from '../elements.ts';
import {
  isModified,
  isShortcut,
  loadOnce,
  onClickWith,
  onMatch,
  reportLoadFailure,
} from '../events.ts';
import { startIslands } from '../islands/island.ts';
import type { DemoPage, Page } from '../page.ts';
import { createReader } from '../reader/reader.ts';
import { startDemoTools } from '../shell/demo-tools/demo-tools.ts';
import { readStorage, watchStorage, writeStorage } from '../storage.ts';
import { allowUntypedCode } from '../trusted-types.ts';

/** Set by the build, so that pages do not carry code of services that are off. */
declare const __HAS_SEARCH__: boolean;

export function startInteraction(page: Page): void {
  // Other pages contain no code of the site, and have a stricter policy.
  const hasCode = `[${HOOKS.demo}], main ${ISLAND_TAG}, .${FRAME_CLASS}`;
  if (document.querySelector(hasCode)) allowUntypedCode();
  for (const href of page.payload.styles ?? []) void addStyleSheet(href);
  const reader = createReader(page);
  const demoPage = { ...page, reader };
  startIslands(reader);
  startDemoTools(demoPage);
  startLiveEdit(demoPage);
  if (__HAS_SEARCH__) startSlashSwitch(page);
  onClickWith(
    `[${HOOKS.sandbox}]`,
    () => import('../sandbox/open.ts'),
    ({ openInSandbox }, button) => void openInSandbox(button),
  );
}

const EDITABLE_TEXTS = `:is([${HOOKS.source}=full], [${HOOKS.source}=preview])`;
const EDITABLE = `[${HOOKS.demo}][${HOOKS.editable}] ${EDITABLE_TEXTS} pre[tabindex]`;

/** Opens the editor of demos' code by click or Enter. Loads it when such code gets the focus. */
function startLiveEdit(page: DemoPage): void {
  const load = loadOnce(async () => (await import('../live/edit.ts')).createLiveEdit(page));
  onMatch('focusin', EDITABLE, (event, pre) => {
    if (event.target === pre) load().then((live) => live.showHint(pre), console.error);
  });
  onMatch('keydown', EDITABLE, (event, pre) => {
    if (event.key !== 'Enter' || event.target !== pre || isShortcut(event)) return;
    event.preventDefault();
    load()
      .then((live) => live.edit(pre))
      .catch(reportLoadFailure);
  });
  onMatch('click', EDITABLE, (event, pre) => {
    // A click may end a selection, which is for copying.
    if (isModified(event) || getSelection()?.isCollapsed === false) return;
    const { clientX: x, clientY: y } = event;
    load()
      .then((live) => live.edit(pre, { x, y }))
      .catch(reportLoadFailure);
  });
}

/** Starts the checkbox that allows `/` to open the search dialog. */
function startSlashSwitch({ payload }: Page): void {
  const box = document.querySelector<HTMLInputElement>(`[${HOOKS.slashKey}]`);
  const key = slashKey(payload.storagePrefix);
  if (!box) return;
  const show = (stored: string | null) => (box.checked = stored !== 'false');
  show(readStorage('local', key));
  watchStorage(key, show);
  box.addEventListener('change', () => writeStorage('local', key, String(box.checked)));
}
