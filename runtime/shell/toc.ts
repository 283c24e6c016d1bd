import { CHANGE_EVENT, HOOKS, MAIN_ID } from '../contract/hooks.ts';
import { isModified, onMatch, throttle } from '../events.ts';

/** How the contents list follows the reader. Spec §4 and facts §10.5. */
export const TOC_POLICY = {
  everyMs: 166,
  /** Scrolled by less than this, no heading is current. Pixels. */
  topPx: 200,
  /** A heading is reached when it is above this part of the viewport. */
  line: 1 / 8,
  /** After a click the list stands still for this long. */
  silentMs: 1000,
} as const;

/** Index of the heading being read, or -1. `tops` are distances from the top of the viewport, in order of the page. */
export function currentHeading(
  tops: readonly number[],
  scrolledPx: number,
  viewportPx: number,
): number {
  if (scrolledPx < TOC_POLICY.topPx) return -1;
  return tops.findLastIndex((top) => top < viewportPx * TOC_POLICY.line);
}

const LINK = `[${HOOKS.toc}] a[href^="#"]`;

/** The id that `#a%20b` names; a malformed address names itself. */
export function idOfHash(hash: string): string {
  const raw = hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    // `%` alone is no escape, but it may well be what the id is.
    return raw;
  }
}

function mark(hash: string): void {
  let words = '';
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINK)) {
    if (hash && link.hash === hash) {
      link.setAttribute('aria-current', 'true');
      words = link.textContent;
    } else link.removeAttribute('aria-current');
  }
  for (const shown of document.querySelectorAll(`[${HOOKS.tocCurrent}]`)) shown.textContent = words;
}

function findCurrent(): string {
  const hashes = [...document.querySelectorAll<HTMLAnchorElement>(LINK)].map((link) => link.hash);
  const headings = [...new Set(hashes)].flatMap((hash) => {
    // A heading in something closed has no box.
    const box = document.getElementById(idOfHash(hash))?.getClientRects()[0];
    return box ? [{ hash, top: box.top }] : [];
  });
  const tops = headings.map(({ top }) => top);
  return headings[currentHeading(tops, scrollY, innerHeight)]?.hash ?? '';
}

/** The contents list marks the heading being read; its bar closes on choice. Also tells CSS that the page is scrolled. */
export function startToc(): void {
  let silentUntil = 0;
  const follow = () => {
    document.documentElement.toggleAttribute(HOOKS.scrolled, scrollY >= TOC_POLICY.topPx);
    if (performance.now() >= silentUntil) mark(findCurrent());
  };
  const followSoon = throttle(TOC_POLICY.everyMs, follow);
  follow();
  addEventListener('scroll', followSoon, { passive: true });
  addEventListener('resize', followSoon, { passive: true });
  document.addEventListener(CHANGE_EVENT, followSoon);
  onMatch('click', LINK, (event, link) => {
    if (isModified(event)) return;
    silentUntil = performance.now() + TOC_POLICY.silentMs;
    mark((link as HTMLAnchorElement).hash);
    link.closest('details')?.removeAttribute('open');
  });
}

/** Back to top: scrolls, and the focus goes along. */
export function startToTop(): void {
  onMatch('click', `[${HOOKS.toTop}]`, (event) => {
    event.preventDefault();
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
    const main = document.getElementById(MAIN_ID);
    if (!main) return;
    if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
    main.focus({ preventScroll: true });
  });
}
