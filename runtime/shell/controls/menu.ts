import { HOOKS } from '../../contract/hooks.ts';
import { onMatch } from '../../events.ts';
import { indexAfterKey } from './arrow-keys.ts';

const MENU = `[${HOOKS.menu}]`;

/** Arrow keys in popovers of links or buttons. Opening, Esc and the way back of the focus are the browser's. */
export function startMenus(): void {
  onMatch('keydown', MENU, (event, menu) => {
    const items = [...menu.querySelectorAll<HTMLElement>('a[href], button')].filter((item) =>
      item.checkVisibility(),
    );
    const index = indexAfterKey(event.key, {
      count: items.length,
      current: items.findIndex((item) => item === document.activeElement),
      axis: 'vertical',
      isRtl: false,
    });
    if (index === undefined) return;
    event.preventDefault();
    items[index]?.focus();
  });
}
