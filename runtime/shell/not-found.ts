import { HOOKS } from '../contract/hooks.ts';
import { nearestPages } from '../nearest.ts';
import type { ListedPage } from '../nearest.ts';
import type { Page } from '../page.ts';

/** The path that was asked for, below the site's own; undefined where the page itself was asked for. */
export function wantedPath(pathname: string, home: string): string | undefined {
  const path = pathname.startsWith(home) ? pathname.slice(home.length - 1) : pathname;
  return /^\/404(?:\/|\.html)?$/.test(path) ? undefined : readable(path);
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not every address is well-formed: then it is shown as it stands.
    return path;
  }
}

/** The pairs that are well-formed: the file may be one of the site's own. */
const listed = (value: unknown): ListedPage[] =>
  Array.isArray(value)
    ? value.filter(
        (pair): pair is [string, string] =>
          Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'string',
      )
    : [];

function itemOf([pathname, title]: ListedPage, home: string): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const path = document.createElement('code');
  link.href = home + encodeURI(pathname.slice(1));
  link.textContent = title;
  path.textContent = pathname;
  item.append(link, ' ', path);
  return item;
}

async function showNearest(wanted: string, home: string): Promise<void> {
  const section = document.querySelector<HTMLElement>(`[${HOOKS.nearest}]`);
  const list = section?.querySelector('ul');
  const answer = await fetch(`${home}pages.json`);
  if (!section || !list || !answer.ok) return;
  const pages = nearestPages(wanted, listed(await answer.json()));
  list.replaceChildren(...pages.map((page) => itemOf(page, home)));
  section.hidden = pages.length === 0;
}

/** The page for wrong addresses: shows what was asked for, and pages that were perhaps meant. */
export function startNotFound({ payload: { home } }: Page): void {
  const wanted = wantedPath(location.pathname, home);
  const place = document.querySelector(`[${HOOKS.wantedPath}]`);
  if (wanted === undefined) {
    place?.parentElement?.remove();
    return;
  }
  if (place) place.textContent = wanted;
  // Offline, or no list: the page stays as it is.
  showNearest(wanted, home).catch(() => undefined);
}
