import { HOOKS } from '../../contract/hooks.ts';
import { DEMO_TEXTS } from '../../contract/payload.ts';
import { hasCommandKey, onMarkup, onMatch, onTool } from '../../events.ts';
import { shownStage } from '../../islands/shown-island.ts';
import type { DemoPage } from '../../page.ts';

const HANDLE = `[${HOOKS.widthHandle}]`;
const DEMO = `[${HOOKS.demo}]`;

/** Widths of demos, in pixels. */
const WIDTHS = { min: 200, step: 10, bigStep: 50 } as const;

/** Pixels. `max` is the room in the stage. */
interface Width {
  readonly current: number;
  readonly max: number;
}

/** Rounds a width, and limits it to the range of the stage. */
const inBounds = (px: number, max: number): number =>
  Math.round(Math.min(Math.max(px, Math.min(WIDTHS.min, max)), max));

/** Returns the width after a key, undefined for other keys. Up and forward make it wider. */
export function widthAfterKey(
  { key, shiftKey, isRtl }: Pick<KeyboardEvent, 'key' | 'shiftKey'> & { readonly isRtl: boolean },
  { current, max }: Width,
): number | undefined {
  const step = shiftKey ? WIDTHS.bigStep : WIDTHS.step;
  const forward = isRtl ? -step : step;
  const widths = new Map([
    ['Home', 0],
    ['End', max],
    ['ArrowUp', current + step],
    ['ArrowDown', current - step],
    ['ArrowRight', current + forward],
    ['ArrowLeft', current - forward],
  ]);
  const wanted = widths.get(key);
  return wanted === undefined ? undefined : inBounds(wanted, max);
}

/** Pixels. */
interface Drag {
  readonly startWidth: number;
  readonly startX: number;
  readonly x: number;
  readonly isRtl: boolean;
}

/** Returns the width after a drag. The demo is centered, so it grows on both sides. */
export const widthAfterDrag = ({ startWidth, startX, x, isRtl }: Drag, max: number): number =>
  inBounds(startWidth + 2 * (isRtl ? startX - x : x - startX), max);

/** Starts handles that set demos' widths by pointer and keys. A double click resets the width. */
export function startWidthHandles({ translator }: DemoPage): void {
  const t = translator(DEMO_TEXTS);
  const update = (demos: readonly Element[]) => {
    // All are measured before any changes, to avoid repeated layouts.
    const measured = demos.map((demo) => ({ demo, width: measure(demo) }));
    for (const { demo, width } of measured) {
      const handle = demo.querySelector<HTMLElement>(HANDLE);
      if (!handle || !width) continue;
      const px = inBounds(width.current, width.max);
      updateHandle(handle, width, t('pixels').replace('{count}', String(px)));
    }
  };
  const set = (element: Element, px: number | undefined) => {
    const demo = element.closest(DEMO);
    if (!demo) return;
    // Also resize the hidden code styles of the demo, so that all have the same width.
    for (const framed of demo.querySelectorAll<HTMLElement>(`[${HOOKS.stage}] > *`)) {
      framed.style.maxInlineSize = px === undefined ? '' : `${px}px`;
    }
    update([demo]);
  };
  followStages(update);
  onMatch('pointerdown', HANDLE, (event, handle) =>
    startDrag(event, handle, (px) => set(handle, px)),
  );
  onMatch('dblclick', HANDLE, (_event, handle) => set(handle, undefined));
  onTool(HOOKS.resetDemo, (demo) => set(demo, undefined));
  onMatch('keydown', HANDLE, (event, handle) => {
    const demo = handle.closest(DEMO);
    const width = demo && measure(demo);
    if (!width || hasCommandKey(event)) return;
    const { key, shiftKey } = event;
    const px = widthAfterKey({ key, shiftKey, isRtl: isRtl(handle) }, width);
    if (px === undefined) return;
    event.preventDefault();
    set(handle, px);
  });
}

const isRtl = (handle: Element) => getComputedStyle(handle).direction === 'rtl';

/** Measures the visible demo and the room for it. Returns undefined if it is not visible. */
function measure(demo: Element): Width | undefined {
  const stage = shownStage(demo);
  const shown = [...(stage?.children ?? [])].find((child) => child.getClientRects().length > 0);
  if (!stage || !shown) return undefined;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(stage);
  const padding = parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
  const max = Math.round(stage.clientWidth - padding);
  return { current: Math.round(shown.getBoundingClientRect().width), max };
}

/** Puts a handle at the end of its demo, and sets its slider values. */
function updateHandle(handle: HTMLElement, { current, max }: Width, text: string): void {
  handle.hidden = false;
  handle.ariaValueMin = String(inBounds(0, max));
  handle.ariaValueMax = String(max);
  handle.ariaValueNow = String(inBounds(current, max));
  handle.ariaValueText = text;
  // Distance from the end of the stage, where the style sheet places the handle.
  handle.style.setProperty('--inset', `${Math.max(0, (max - current) / 2)}px`);
}

/** Updates handles when their stages change, which includes becoming visible. */
function followStages(update: (demos: readonly Element[]) => void): void {
  const observer = new ResizeObserver((entries) => {
    const demos = entries.flatMap(({ target }) => target.closest(DEMO) ?? []);
    update([...new Set(demos)]);
  });
  const observeAll = () => {
    for (const stage of document.querySelectorAll(`[${HOOKS.stage}]`)) observer.observe(stage);
  };
  onMarkup(observeAll);
}

function startDrag(event: PointerEvent, handle: HTMLElement, set: (px: number) => void): void {
  const demo = handle.closest(DEMO);
  const width = demo && measure(demo);
  if (!width || event.button !== 0) return;
  event.preventDefault();
  handle.focus({ preventScroll: true });
  handle.setPointerCapture(event.pointerId);
  const start = { startWidth: width.current, startX: event.clientX, isRtl: isRtl(handle) };
  const move = ({ clientX: x }: PointerEvent) => set(widthAfterDrag({ ...start, x }, width.max));
  const end = new AbortController();
  const { signal } = end;
  handle.addEventListener('pointermove', move, { signal });
  handle.addEventListener('lostpointercapture', () => end.abort(), { signal });
}
