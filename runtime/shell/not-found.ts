import { HOOKS } from '../contract/hooks.ts';
import { createElement } from '../elements.ts';
import { nearestPages, type ListedPage } from '../nearest.ts';
import { fetchText, type Page } from '../page.ts';

/** Starts the page for unknown addresses: shows the requested path and similar pages. */
export function startNotFound({ payload: { home } }: Page): void {
  const wanted = wantedPath(location.pathname, home);
  const place = document.querySelector(`[${HOOKS.wantedPath}]`);
  const section = document.querySelector<HTMLElement>(`[${HOOKS.nearest}]`);
  if (wanted === undefined) {
    place?.parentElement?.remove();
    removeSection(section);
    return;
  }
  if (place) place.textContent = wanted;
  if (__HAS_SEARCH__) offerSearch(wanted);
  // Offline, or without a list, there is nothing to offer.
  if (section) showNearest(section, wanted, home).catch(() => removeSection(section));
}

/**
 * Removes the list of pages. The content after the list stays invisible until the list is removed,
 * so the list is hidden first: the content then moves while it is invisible, which readers do not
 * see as a layout shift.
 */
function removeSection(section: HTMLElement | null): void {
  if (!section) return;
  section.hidden = true;
  requestAnimationFrame(() => setTimeout(() => section.remove()));
}

/** Makes the search on the page start with the last words of the requested path. */
function offerSearch(wanted: string): void {
  const [words = ''] = /[^/]+(?=\/?$)/.exec(wanted) ?? [];
  const search = document.querySelector(`main [${HOOKS.search}]`);
  search?.setAttribute(HOOKS.search, words.replaceAll(/[-_.]+/g, ' '));
}

/** Returns the requested path relative to the site; undefined if the 404 page was requested. */
export function wantedPath(pathname: string, home: string): string | undefined {
  const path = pathname.startsWith(home) ? pathname.slice(home.length - 1) : pathname;
  if (/^\/404(?:\/|\.html)?$/.test(path)) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    // A malformed address is shown as it is.
    return path;
  }
}

async function showNearest(section: HTMLElement, wanted: string, home: string): Promise<void> {
  const list = section.querySelector('ul');
  const pages = await fetchNearest(wanted, home, referrerPath(home));
  if (!list) return;
  const items = pages.map(({ href, title, pathname }) =>
    createElement(
      'li',
      {},
      createElement('a', { href }, title),
      ' ',
      createElement('code', {}, pathname),
    ),
  );
  list.replaceChildren(...items);
  if (pages.length > 0) return;
  list.remove();
  section.querySelector('p')?.removeAttribute('hidden');
}

/** Returns the path of the referring page relative to the site; empty for other sites. */
function referrerPath(home: string): string {
  if (!URL.canParse(document.referrer)) return '';
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin ? (wantedPath(pathname, home) ?? '') : '';
}

/** Returns pages with similar addresses, first those near `from`. Rejects if there is no list. */
export async function fetchNearest(wanted: string, home: string, from = '') {
  const pages = JSON.parse(await fetchText(`${home}pages.json`)) as readonly ListedPage[];
  return nearestPages(wanted, pages, from).map(([pathname, title]) => {
    return { pathname, title, href: home + encodeURI(pathname.slice(1)) };
  });
}
