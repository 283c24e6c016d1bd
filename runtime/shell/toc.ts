import { CHANGE_EVENT, HOOKS } from '../contract/hooks.ts';
import { isModified, onMatch, throttle } from '../events.ts';

/** Limits and times of the contents list. */
const TOC_POLICY = {
  everyMs: 166,
  /** Pixels that the page is scrolled before any heading is current. */
  topPx: 200,
  /** A heading is reached when it is above this part of the viewport. */
  line: 1 / 8,
  /** Time after a click in which the list does not follow the scroll position. */
  silentMs: 1000,
} as const;

/**
 * Returns the index of the current heading, or -1. `tops` are relative to the viewport's top. A
 * hash scrolls its heading to `landingPx`.
 */
export function currentHeading(
  tops: readonly number[],
  scrolledPx: number,
  { viewportPx, landingPx }: { readonly viewportPx: number; readonly landingPx: number },
): number {
  if (scrolledPx < TOC_POLICY.topPx) return -1;
  // Browsers round scroll positions.
  const line = Math.max(viewportPx * TOC_POLICY.line, landingPx + 1);
  return tops.findLastIndex((top) => top < line);
}

/** Decodes the id in a hash: `#a%20b`. */
export function idOfHash(hash: string): string {
  const raw = hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    // A `%` that is not an escape may be part of the id.
    return raw;
  }
}

/** Returns the element that a hash names. As in browsers, an id may have percent escapes itself. */
export const elementOfHash = (hash: string): HTMLElement | null =>
  document.getElementById(hash.slice(1)) ?? document.getElementById(idOfHash(hash));

/** Returns the distance from the top of the window at which the target of a hash lands. */
export const readLandingPx = (): number =>
  parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

const LINK = `[${HOOKS.toc}] a[href^="#"]`;

/** Marks the current heading, sets `HOOKS.scrolled`, and closes the contents bar. */
export function startToc(): void {
  let silentUntil = 0;
  const follow = () => {
    document.documentElement.toggleAttribute(HOOKS.scrolled, scrollY >= TOC_POLICY.topPx);
    if (performance.now() >= silentUntil) mark(findCurrent());
  };
  const followSoon = throttle(TOC_POLICY.everyMs, follow);
  follow();
  for (const type of ['scroll', 'resize']) addEventListener(type, followSoon, { passive: true });
  document.addEventListener(CHANGE_EVENT, followSoon);
  onMatch('click', LINK, (event, link: HTMLAnchorElement) => {
    if (isModified(event)) return;
    silentUntil = performance.now() + TOC_POLICY.silentMs;
    mark(link.hash);
    link.closest('details')?.removeAttribute('open');
  });
  for (const type of ['click', 'keydown']) document.addEventListener(type, closeBar);
}

/** Closes the contents bar, whose list covers the page, on Escape in it or a click elsewhere. */
function closeBar(event: Event): void {
  const bar = document.querySelector(`[${HOOKS.toc}] > details[open]`);
  const isInside = bar?.contains(event.target as Node);
  const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
  if (event.type === 'click' ? isInside : !isInside || !isEscape) return;
  bar?.removeAttribute('open');
  if (isEscape) bar?.querySelector('summary')?.focus();
}

function mark(hash: string): void {
  let title = '';
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINK)) {
    if (hash && link.hash === hash) {
      link.setAttribute('aria-current', 'true');
      keepInView(link);
      title = link.textContent;
    } else link.removeAttribute('aria-current');
  }
  for (const shown of document.querySelectorAll(`[${HOOKS.tocCurrent}]`)) shown.textContent = title;
}

/** Scrolls a contents list, but not the page, so that a link in it is seen. */
function keepInView(link: Element): void {
  const list = link.closest(`[${HOOKS.toc}] > ul`);
  if (!list) return;
  const { top, bottom } = link.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  const above = top - frame.top;
  // The list fades out over its padding.
  const below = bottom + parseFloat(getComputedStyle(list).paddingBottom) - frame.bottom;
  if (above < 0 || below > 0) list.scrollTop += above < 0 ? above : below;
}

function findCurrent(): string {
  const hashes = [...document.querySelectorAll<HTMLAnchorElement>(LINK)].map((link) => link.hash);
  const headings = [...new Set(hashes)].flatMap((hash) => {
    const heading = elementOfHash(hash);
    // A heading in a closed element has no box.
    const box = heading?.getClientRects()[0];
    if (!heading || !box) return [];
    // A row of a table lands below the table's head.
    return [{ hash, top: box.top - (parseFloat(getComputedStyle(heading).scrollMarginTop) || 0) }];
  });
  const tops = headings.map(({ top }) => top);
  const root = document.documentElement;
  const current = currentHeading(tops, scrollY, {
    viewportPx: innerHeight,
    landingPx: readLandingPx(),
  });
  // The last sections of a page may be too short to reach the line.
  const isAtEnd = innerHeight + scrollY >= root.scrollHeight - 1;
  const shown = isAtEnd && scrollY >= TOC_POLICY.topPx ? headings.length - 1 : current;
  return headings[shown]?.hash ?? '';
}
