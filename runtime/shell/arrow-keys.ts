import { HOOKS } from '../contract/hooks.ts';
import { onMatch } from '../events.ts';

/** How a row or column of controls is walked. */
export interface Walk {
  readonly count: number;
  /** Index of the control that has the focus. */
  readonly current: number;
  readonly axis: 'horizontal' | 'vertical';
  readonly isRtl: boolean;
}

const STEPS = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
} as const;

/** The control that a key leads to: arrows go round, Home and End to the ends. Undefined for any other key. */
export function indexAfterKey(key: string, walk: Walk): number | undefined {
  const { count, current, axis, isRtl } = walk;
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const steps: Readonly<Record<string, number>> = STEPS[axis];
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined) return undefined;
  const forward = axis === 'horizontal' && isRtl ? -step : step;
  return (current + forward + count) % count;
}

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
