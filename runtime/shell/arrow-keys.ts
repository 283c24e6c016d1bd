import { HOOKS } from '../contract/hooks.ts';
import { elementNamedBy } from '../elements.ts';
import { onMatch } from '../events.ts';

interface Controls {
  readonly count: number;
  readonly current: number;
  readonly axis: 'horizontal' | 'vertical';
  readonly isRtl: boolean;
}

/** Keys for the previous and the next element, by the axis of the elements. */
const ARROWS: Readonly<Record<Controls['axis'], readonly string[]>> = {
  horizontal: ['ArrowLeft', 'ArrowRight'],
  vertical: ['ArrowUp', 'ArrowDown'],
};

/** Returns the index after a key, undefined for other keys. Arrows wrap around. */
export function indexAfterKey(key: string, controls: Controls): number | undefined {
  const { count, current, axis, isRtl } = controls;
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const arrow = ARROWS[axis].indexOf(key);
  if (arrow < 0) return undefined;
  const isForward = (arrow === 1) !== (axis === 'horizontal' && isRtl);
  return (current + (isForward ? 1 : -1) + count) % count;
}

/** Moves the focus by a key from one of the elements to another, which it returns. */
export function moveFocus(
  event: KeyboardEvent,
  elements: readonly HTMLElement[],
  axis: Controls['axis'],
): HTMLElement | undefined {
  const focused = document.activeElement as HTMLElement;
  const current = elements.indexOf(focused);
  const isRtl = getComputedStyle(focused).direction === 'rtl';
  const index = indexAfterKey(event.key, { count: elements.length, current, axis, isRtl });
  const next = elements[index ?? -1];
  if (!next) return undefined;
  event.preventDefault();
  next.focus();
  return next;
}

const MENU = `[${HOOKS.menu}]`;
const MENU_ITEM = ':is(a[href], button)';

const itemsOf = (menu: Element | null) =>
  [...(menu?.querySelectorAll<HTMLElement>(MENU_ITEM) ?? [])].filter((item) =>
    item.checkVisibility(),
  );

/** Moves the focus into open popovers and among their items by arrow keys. Browsers do the rest. */
export function startMenus(): void {
  onMatch('keydown', `${MENU} ${MENU_ITEM}`, (event, current) => {
    moveFocus(event, itemsOf(current.closest(MENU)), 'vertical');
  });
  onMatch('keydown', '[popovertarget]', (event, opener) => {
    const menu = elementNamedBy(opener, 'popovertarget');
    if (event.key !== 'ArrowDown' || !menu?.matches(`${MENU}:popover-open`)) return;
    event.preventDefault();
    itemsOf(menu)[0]?.focus();
  });
}
