import { CHANGE_EVENT, HOOKS } from '../../contract/hooks.ts';
import { DEMO_TEXTS } from '../../contract/payload.ts';
import { onMatch } from '../../events.ts';
import { shownStage } from '../../islands/shown-island.ts';
import { createTranslate, withEnglish } from '../../page.ts';
import type { DemoPage } from '../../page.ts';

const HANDLE = `[${HOOKS.widthHandle}]`;
const DEMO = `[${HOOKS.demo}]`;

const isRtl = (handle: Element) => getComputedStyle(handle).direction === 'rtl';

/** The islands and frames of all stages: other styles of the demo get the same width. */
const framedIn = (demo: Element) => demo.querySelectorAll<HTMLElement>(`[${HOOKS.stage}] > *`);

/** The demo's width and the room it has. Undefined where it is not shown. */
function measure(demo: Element): Width | undefined {
  const stage = shownStage(demo);
  const shown = [...(stage?.children ?? [])].find((child) => child.getClientRects().length > 0);
  if (!stage || !shown) return undefined;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(stage);
  const padding = parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
  const most = Math.round(stage.clientWidth - padding);
  return { now: Math.round(shown.getBoundingClientRect().width), most };
}

/** Puts a handle at the end of its demo and has it say the width there. */
function showHandle(handle: HTMLElement, { now, most }: Width, words: string): void {
  handle.hidden = false;
  handle.ariaValueMin = String(inBounds(0, most));
  handle.ariaValueMax = String(most);
  handle.ariaValueNow = String(inBounds(now, most));
  handle.ariaValueText = words;
  // From where the style sheet has it: beside a demo that takes all the room.
  handle.style.setProperty('--inset', `${Math.max(0, (most - now) / 2)}px`);
}

function setWidth(demo: Element, px: number | undefined): void {
  for (const framed of framedIn(demo)) {
    framed.style.maxInlineSize = px === undefined ? '' : `${px}px`;
  }
}

function startDrag(event: PointerEvent, handle: HTMLElement, set: (px: number) => void): void {
  const demo = handle.closest(DEMO);
  const width = demo && measure(demo);
  if (!width || event.button !== 0) return;
  event.preventDefault();
  handle.focus({ preventScroll: true });
  handle.setPointerCapture(event.pointerId);
  const start = { startWidth: width.now, startX: event.clientX, isRtl: isRtl(handle) };
  const move = ({ clientX: x }: PointerEvent) => set(widthAfterDrag({ ...start, x }, width.most));
  const end = new AbortController();
  const { signal } = end;
  handle.addEventListener('pointermove', move, { signal });
  handle.addEventListener('lostpointercapture', () => end.abort(), { signal });
}

/** Shows the handles of demos as wide as these are now. First all is measured and then all is changed, for the browser's sake. */
function createShow(sayPixels: (px: number) => string) {
  return (demos: readonly Element[]) => {
    const seen = demos.map((demo) => ({ demo, width: measure(demo) }));
    for (const { demo, width } of seen) {
      const handle = demo.querySelector<HTMLElement>(HANDLE);
      if (handle && width) showHandle(handle, width, sayPixels(inBounds(width.now, width.most)));
    }
  };
}

/** Has handles follow the room that their stages have. Stages of styles that are chosen later count when they come into view. */
function follow(show: (demos: readonly Element[]) => void): void {
  // Without it, handles know the room that there was at first.
  if (!globalThis.ResizeObserver) return show([...document.querySelectorAll(DEMO)]);
  const observer = new ResizeObserver((entries) => {
    const demos = entries.flatMap(({ target }) => target.closest(DEMO) ?? []);
    show([...new Set(demos)]);
  });
  const look = () => {
    for (const stage of document.querySelectorAll(`[${HOOKS.stage}]`)) observer.observe(stage);
  };
  look();
  document.addEventListener(CHANGE_EVENT, look);
}

/** Handles that set the width of a demo: by pointer, and by keys as sliders. A double click gives back the demo's own. */
export function startWidthHandles({ payload }: Pick<DemoPage, 'payload'>): void {
  const t = createTranslate(withEnglish(payload, DEMO_TEXTS));
  const show = createShow((px) => t('pixels').replace('{count}', String(px)));
  follow(show);
  const set = (element: Element, px: number | undefined) => {
    const demo = element.closest(DEMO);
    if (!demo) return;
    setWidth(demo, px);
    show([demo]);
  };
  onMatch('pointerdown', HANDLE, (event, handle) =>
    startDrag(event, handle, (px) => set(handle, px)),
  );
  onMatch('dblclick', HANDLE, (_event, handle) => set(handle, undefined));
  onMatch('click', `[${HOOKS.resetDemo}]`, (_event, button) => set(button, undefined));
  onMatch('keydown', HANDLE, (event, handle) => {
    const demo = handle.closest(DEMO);
    const width = demo && measure(demo);
    if (!width || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, shiftKey } = event;
    const px = widthAfterKey({ key, shiftKey, isRtl: isRtl(handle) }, width);
    if (px === undefined) return;
    event.preventDefault();
    set(handle, px);
  });
}

/** Widths of demos, in pixels. */
export const WIDTHS = { least: 200, step: 10, bigStep: 50 } as const;

/** A demo's width, and the most that its stage has room for. Pixels. */
export interface Width {
  readonly now: number;
  readonly most: number;
}

/** A width within what is possible, in whole pixels. */
export const inBounds = (px: number, most: number): number =>
  Math.round(Math.min(Math.max(px, Math.min(WIDTHS.least, most)), most));

/** How a key press is meant. */
export interface WidthKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly isRtl: boolean;
}

/** The width that a key leads to: arrows towards the end of a line and up make it wider. Undefined for any other key. */
export function widthAfterKey(
  { key, shiftKey, isRtl }: WidthKey,
  { now, most }: Width,
): number | undefined {
  const step = shiftKey ? WIDTHS.bigStep : WIDTHS.step;
  const forward = isRtl ? -step : step;
  const widths = new Map([
    ['Home', 0],
    ['End', most],
    ['ArrowUp', now + step],
    ['ArrowDown', now - step],
    ['ArrowRight', now + forward],
    ['ArrowLeft', now - forward],
  ]);
  const wanted = widths.get(key);
  return wanted === undefined ? undefined : inBounds(wanted, most);
}

/** A drag of the handle. Pixels. */
export interface Drag {
  readonly startWidth: number;
  readonly startX: number;
  readonly x: number;
  readonly isRtl: boolean;
}

/** The width that a drag leads to. The demo is centred, so it grows on both sides. */
export const widthAfterDrag = ({ startWidth, startX, x, isRtl }: Drag, most: number): number =>
  inBounds(startWidth + 2 * (isRtl ? startX - x : x - startX), most);
