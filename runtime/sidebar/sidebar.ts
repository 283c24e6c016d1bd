import { CHANGE_EVENT, HOOKS } from '../contract/hooks.ts';
import { onMatch } from '../events.ts';
import type { Page } from '../page.ts';
import { showCurrentRow } from './current-row.ts';
import { setOpen, withGroup } from './groups.ts';
import { readStorage, writeStorage } from '../storage.ts';

const sidebarOf = () => document.querySelector(`[${HOOKS.sidebar}]`);

/** The navigation tree: groups that open and close. What the reader leaves is kept; the script after the sidebar puts it back on the next page. */
export function startSidebar({ payload, keys }: Page): void {
  const change = (button: Element, isOpen: boolean) => {
    setOpen(button, isOpen);
    const kept = readStorage('session', keys.sidebarGroups);
    const pathname = button.getAttribute(HOOKS.group) ?? '';
    writeStorage('session', keys.sidebarGroups, withGroup(kept, pathname, isOpen));
  };
  onMatch('click', `[${HOOKS.group}]`, (_event, button) =>
    change(button, button.ariaExpanded !== 'true'),
  );
  // Find-in-page has just revealed a list.
  document.addEventListener('beforematch', ({ target }) => {
    const id = target instanceof Element ? CSS.escape(target.id) : '';
    const button = document.querySelector(`[${HOOKS.group}][aria-controls="${id}"]`);
    if (button) change(button, true);
  });
  document.addEventListener(CHANGE_EVENT, () => {
    const sidebar = sidebarOf();
    if (sidebar) showCurrentRow(sidebar);
  });
  addEventListener('pagehide', () => {
    const top = Math.round(sidebarOf()?.scrollTop ?? 0);
    writeStorage('session', keys.sidebarScroll, `${payload.productId} ${top}`);
  });
}
