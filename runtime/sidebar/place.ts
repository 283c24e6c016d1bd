/** Pixels from an edge of the sidebar within which the current row counts as hard to see. */
const EDGE_PX = 120;

/** A span on the vertical axis, in pixels. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Pixels to scroll so that the row is in view: nothing if it is, else just enough to bring it in with `EDGE_PX` around it. */
export function scrollToShow(row: Span, view: Span): number {
  const above = row.top - view.top;
  const below = row.bottom - view.bottom;
  if (above >= 0 && below <= 0) return 0;
  const room = Math.min(EDGE_PX, (above - below) / 2);
  return above < 0 ? above - room : below + room;
}

/** Where a sidebar was left: `material 240`. Another product's sidebar starts at its own top. */
export function parseScroll(kept: string, product: string): number {
  const [, of, top] = /^(\S*) (\d+)$/.exec(kept) ?? [];
  return of === product ? Number(top) : 0;
}
