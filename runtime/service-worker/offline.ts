import { HOOKS } from '../contract/hooks.ts';
import { createElement } from '../elements.ts';
import type { Page } from '../page.ts';
import { cachePrefix } from './cached-files.ts';

/** Starts the offline page: lists the cached pages, and reloads when the network is back. */
export function startOffline({ announce }: Page): void {
  const button = document.querySelector(`[${HOOKS.retry}]`);
  let isBusy = false;
  const retry = async () => {
    if (isBusy) return;
    isBusy = true;
    button?.setAttribute('aria-busy', 'true');
    if (await isReachable()) return location.reload();
    button?.removeAttribute('aria-busy');
    isBusy = false;
  };
  button?.addEventListener('click', () => {
    void retry().then(() => {
      // Announces the page's heading again.
      if (!isBusy) announce(document.querySelector('h1')?.textContent ?? '');
    });
  });
  addEventListener('online', () => void retry());
  if (!__SERVICE_WORKER__ || !('caches' in globalThis)) return;
  // If the reader's settings deny caches, there is nothing to list.
  showCachedPages(__SERVICE_WORKER__.scope).catch(() => undefined);
}

/** Whether the network answers: the service worker does not answer such a request. */
const isReachable = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

type CachedPage = { readonly pathname: string; readonly title: string };

async function showCachedPages(base: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(base)));
  const pages = (await Promise.all(names.map((name) => pagesIn(name, base)))).flat();
  const byPath = new Map(pages.map((page) => [page.pathname, page]));
  const sorted = [...byPath.values()].sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  const items = sorted.map(({ pathname, title }) =>
    createElement('li', {}, createElement('a', { href: pathname }, title)),
  );
  document.querySelector(`[${HOOKS.cachedPages}]`)?.replaceChildren(...items);
}

/** Documents below the base that are not pages to read. */
const NO_PAGE = /^(?:_|(?:404|offline)\/?$)|\.[a-z][a-z0-9]*$/i;

async function pagesIn(name: string, base: string): Promise<CachedPage[]> {
  const cache = await caches.open(name);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const pagePaths = paths.filter(
    (path) => path.startsWith(base) && !NO_PAGE.test(path.slice(base.length)),
  );
  const pages = pagePaths.map(async (pathname) => {
    const response = await cache.match(pathname, { ignoreVary: true });
    const title = response && documentTitle(await response.text());
    return title === undefined ? [] : [{ pathname, title }];
  });
  return (await Promise.all(pages)).flat();
}

/** Returns the title of a document written by the build. */
export function documentTitle(html: string): string | undefined {
  const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
