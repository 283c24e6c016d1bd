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
