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
  keepPlace((top) => writeStorage('session', keys.sidebarScroll, `${payload.productId} ${top}`));
}

/**
 * Has the sidebar's place kept when the page goes. It is looked at before, when the reader scrolls or follows a link: a page that goes has no
 * valid layout, and the next one would wait until it is made again.
 */
function keepPlace(keep: (top: number) => void): void {
  const last: { top?: number } = {};
  const look = () => {
    last.top = Math.round(sidebarOf()?.scrollTop ?? 0);
  };
  // Scrolling does not bubble.
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (target instanceof Element && target.hasAttribute(HOOKS.sidebar)) look();
    },
    { capture: true, passive: true },
  );
  onMatch('click', 'a[href]', look);
  addEventListener('pagehide', () => {
    if (last.top !== undefined) keep(last.top);
  });
}
