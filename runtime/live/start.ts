import { HOOKS } from '../contract/hooks.ts';
import { isModified, loadOnce, onMatch } from '../events.ts';
import type { DemoPage } from '../page.ts';
import type { LiveEdit } from './edit.ts';

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
  const { createLiveEdit } = await import('./edit.ts');
  return createLiveEdit(page);
}
