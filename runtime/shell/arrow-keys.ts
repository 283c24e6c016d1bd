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

const STEPS = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
} as const;

/** Returns the control that a key moves to: arrows wrap around, Home and End go to the ends. Undefined for any other key. */
export function indexAfterKey(key: string, controls: Controls): number | undefined {
  const { count, current, axis, isRtl } = controls;
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const steps: Readonly<Record<string, number>> = STEPS[axis];
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined) return undefined;
  const forward = axis === 'horizontal' && isRtl ? -step : step;
  return (current + forward + count) % count;
}

/** `indexAfterKey` for elements, of which `current` has the focus. */
export function elementAfterKey<T extends Element>(
  key: string,
  elements: readonly T[],
  where: { readonly current: Element | null } & Pick<Controls, 'axis'>,
): T | undefined {
  const { current, axis } = where;
  const index = indexAfterKey(key, {
    count: elements.length,
    current: elements.findIndex((element) => element === current),
    axis,
    isRtl: current !== null && getComputedStyle(current).direction === 'rtl',
  });
  return index === undefined ? undefined : elements[index];
}

const MENU = `[${HOOKS.menu}]`;
const MENU_ITEM = ':is(a[href], button)';

/** Moves the focus by arrow keys in popovers of links and buttons. Lists in them keep their own keys. Opening, Esc and returning the focus are the browser's. */
export function startMenus(): void {
  onMatch('keydown', `${MENU} ${MENU_ITEM}`, (event, current) => {
    const all = current.closest(MENU)?.querySelectorAll<HTMLElement>(MENU_ITEM) ?? [];
    const items = [...all].filter((item) => item.checkVisibility());
    const next = elementAfterKey(event.key, items, { current, axis: 'vertical' });
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}
