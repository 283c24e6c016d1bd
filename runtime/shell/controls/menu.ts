import { HOOKS } from '../../contract/hooks.ts';
import { onMatch } from '../../events.ts';
import { indexAfterKey } from './arrow-keys.ts';

const MENU = `[${HOOKS.menu}]`;
const ITEM = ':is(a[href], button)';

/** Arrow keys in popovers of links and buttons; a list among them keeps its own. Opening, Esc and the way back of the focus are the browser's. */
export function startMenus(): void {
  onMatch('keydown', `${MENU} ${ITEM}`, (event, current) => {
    const all = current.closest(MENU)?.querySelectorAll<HTMLElement>(ITEM) ?? [];
    const items = [...all].filter((item) => item.checkVisibility());
    const index = indexAfterKey(event.key, {
      count: items.length,
      current: items.indexOf(current),
      axis: 'vertical',
      isRtl: false,
    });
    if (index === undefined) return;
    event.preventDefault();
    items[index]?.focus();
  });
}
