import { scrollToShow } from './place.ts';

/** Scrolls a sidebar until the row of the page being read is in view, if it is shown at all. */
export function showCurrentRow(sidebar: Element): void {
  const row = sidebar.querySelector('[aria-current=page]');
  if (!row?.getClientRects().length) return;
  sidebar.scrollTop += scrollToShow(row.getBoundingClientRect(), sidebar.getBoundingClientRect());
}
