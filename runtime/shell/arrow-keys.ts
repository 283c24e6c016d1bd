import { HOOKS } from '../contract/hooks.ts';
import { onMatch } from '../events.ts';

/** A row or column of controls. */
interface Controls {
  readonly count: number;
  /** Index of the focused control. */
  readonly current: number;
  readonly axis: 'horizontal' | 'vertical';
  readonly isRtl: boolean;
}

/** Keys that go back and forth. */
const ARROWS: Readonly<Record<Controls['axis'], readonly string[]>> = {
  horizontal: ['ArrowLeft', 'ArrowRight'],
  vertical: ['ArrowUp', 'ArrowDown'],
};

/** Returns the control that a key moves to: arrows wrap around, Home and End go to the ends. Undefined for any other key. */
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

/** Returns the element that a key moves the focus to, among elements of which one has it. */
export function elementAfterKey(
  key: string,
  elements: readonly HTMLElement[],
  axis: Controls['axis'],
): HTMLElement | undefined {
  const focused = document.activeElement as HTMLElement;
  const current = elements.indexOf(focused);
  const isRtl = getComputedStyle(focused).direction === 'rtl';
  return elements[indexAfterKey(key, { count: elements.length, current, axis, isRtl }) ?? -1];
}

const MENU = `[${HOOKS.menu}]`;
const MENU_ITEM = ':is(a[href], button)';

/** Moves the focus by arrow keys in popovers of links and buttons. Lists in them keep their own keys. Opening, Esc and returning the focus are the browser's. */
export function startMenus(): void {
  onMatch('keydown', `${MENU} ${MENU_ITEM}`, (event, current) => {
    const all = current.closest(MENU)?.querySelectorAll<HTMLElement>(MENU_ITEM) ?? [];
    const items = [...all].filter((item) => item.checkVisibility());
    const next = elementAfterKey(event.key, items, 'vertical');
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}
