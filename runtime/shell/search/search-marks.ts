import { SEARCH_TEXTS } from '../../contract/payload.ts';
import { adoptSheet } from '../../elements.ts';
import type { Page } from '../../page.ts';
import { matchesIn } from '../../search/matches.ts';
import { SEARCH_MARKS_KEY } from '../../storage-keys.ts';
import { parseJson, readStorage, writeStorage } from '../../storage.ts';
import { elementOfHash, readLandingPx } from '../toc.ts';

/** Whether the browser can mark words without changes to the page. */
export const hasHighlights = () => 'highlights' in CSS;

/** Adds words to an address for the browser to mark: for new tabs, and where this script cannot. */
export function withTextFragment(href: string, terms: readonly string[]): string {
  const parts = terms.map((term) => `text=${encodeURIComponent(term).replaceAll('-', '%2D')}`);
  if (parts.length === 0) return href;
  return `${href}${href.includes('#') ? '' : '#'}:~:${parts.join('&')}`;
}

/** Words to mark on the page with this pathname. */
interface StoredMarks {
  readonly pathname: string;
  readonly terms: readonly string[];
}

export const storeMarks = (wanted: StoredMarks): boolean =>
  writeStorage('session', SEARCH_MARKS_KEY, JSON.stringify(wanted));

/** Marks the words of the result that the reader opened. */
export function startMarks(page: Page): void {
  const wanted = parseJson(readStorage('session', SEARCH_MARKS_KEY)) as StoredMarks | undefined;
  sessionStorage.removeItem(SEARCH_MARKS_KEY);
  if (wanted?.pathname === location.pathname) showMarks(page, wanted.terms);
}

const NAME = 'docs-search';
/** A theme may style `::highlight(docs-search)` itself. */
const STYLE = `::highlight(${NAME}) { background-color: var(--docs-mark, Mark); color: var(--docs-text-1, MarkText); }`;

/** Marks words until Esc is pressed. Scrolls to the first mark at or after the address's target. */
export function showMarks(page: Page, terms: readonly string[]): void {
  const main = document.querySelector('main');
  if (!main || !hasHighlights()) return;
  const ranges = rangesIn(main, terms);
  const target = elementOfHash(location.hash);
  const first = ranges.find((range) => target === null || isAtOrAfter(target, range));
  if (ranges.length === 0) return;
  CSS.highlights.set(NAME, new Highlight(...ranges));
  adoptSheet(STYLE);
  if (first && document.readyState === 'complete') keepInView(first);
  else if (first) addEventListener('load', () => keepInView(first), { once: true });
  const t = page.translator(SEARCH_TEXTS);
  page.announce(t('searchMarked').replace('{count}', String(ranges.length)));
  const onKey = ({ key }: KeyboardEvent) => {
    // An open dialog handles Esc itself.
    if (key !== 'Escape' || document.querySelector('dialog[open]')) return;
    CSS.highlights.delete(NAME);
    removeEventListener('keydown', onKey);
  };
  addEventListener('keydown', onKey);
}

function rangesIn(root: Element, terms: readonly string[]): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const matches = matchesIn(node.nodeValue ?? '', terms);
    if (matches.length === 0 || node.parentElement?.checkVisibility() !== true) continue;
    for (const [start, end] of matches) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}

const isAtOrAfter = (target: Element, { startContainer }: Range) =>
  target.contains(startContainer) ||
  (target.compareDocumentPosition(startContainer) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

/** Milliseconds after the event `load` for which late files may move the text of a page. */
const SETTLING_MS = [0, 300, 1500];
const ACTIONS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Scrolls to a range until the page has settled, or until the reader acts. */
function keepInView(range: Range): void {
  const acted = new AbortController();
  for (const type of ACTIONS) {
    addEventListener(type, () => acted.abort(), { signal: acted.signal, passive: true });
  }
  for (const ms of SETTLING_MS) {
    setTimeout(() => acted.signal.aborted || reveal(range), ms);
  }
}

/** Pixels by which letters may begin above the box of their line. */
const MAX_RISE_PX = 8;

/** Scrolls to a range, unless it is in view already, such as in the target of a hash. */
function reveal(range: Range): void {
  const { top, bottom } = range.getBoundingClientRect();
  if (top > readLandingPx() - MAX_RISE_PX && bottom < innerHeight) return;
  range.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
