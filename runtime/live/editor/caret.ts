import { codeIn, codeTextOf } from '../code-pair.ts';

/** A place in the viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How many characters of a `pre` stand before a point; all of them if the point is beside the text. */
export function caretAt(pre: Element, point: Point): number {
  const code = codeIn(pre);
  const place = placeAt(point);
  if (!place || !code.contains(place.node)) return codeTextOf(pre).length;
  const range = document.createRange();
  range.setStart(code, 0);
  range.setEnd(place.node, place.offset);
  return range.toString().length;
}

/** The older of two ways to ask. */
interface RangeDocument {
  readonly caretRangeFromPoint?: (x: number, y: number) => Range | null;
}

function placeAt({ x, y }: Point): { readonly node: Node; readonly offset: number } | undefined {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  const range = (document as RangeDocument).caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
