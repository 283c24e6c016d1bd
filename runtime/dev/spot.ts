import { LINE_HOOK } from '../contract/dev.ts';

/** Where a mark stands, in pixels of the document. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Pixels: as wide as a finger can hit, where the margin has the room. */
const WIDEST = 24;
/** Pixels between a mark and its block. */
const GAP = 2;

/** The nearest element around a block, or itself, that takes room on the page. */
function shownAround(block: Element): Element | undefined {
  const isShown = block.checkVisibility() && block.getBoundingClientRect().height > 0;
  if (isShown) return block;
  return block.parentElement?.closest('main') ? shownAround(block.parentElement) : undefined;
}

/** The outermost block around one: where the column of text begins. */
function outermost(block: Element): Element {
  const parent = block.parentElement?.closest(`[${LINE_HOOK}]`);
  return parent ? outermost(parent) : block;
}

/** The place in the margin, beside the first line of a block, or in the corner of one that fills the page; undefined where there is none. */
export function spotBeside(block: Element): Spot | undefined {
  const shown = shownAround(block);
  if (!shown) return undefined;
  const { top } = shown.getBoundingClientRect();
  const whole = outermost(shown);
  const column = whole.getBoundingClientRect();
  // Code reads from the left everywhere: the page around it decides.
  const isFromRight = getComputedStyle(whole.parentElement ?? whole).direction === 'rtl';
  const pageWidth = document.documentElement.clientWidth;
  const margin = (isFromRight ? pageWidth - column.right : column.left) - GAP;
  const isInside = margin <= 0;
  const width = isInside ? WIDEST : Math.min(WIDEST, margin);
  const outside = isFromRight ? column.right + GAP : column.left - GAP - width;
  const inside = isFromRight ? column.right - GAP - width : column.left + GAP;
  const left = isInside ? inside : outside;
  return { left: left + scrollX, top: top + scrollY, width };
}
