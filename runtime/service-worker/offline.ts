import { HOOKS } from '../contract/hooks.ts';
import type { WorkerSettings } from '../contract/services.ts';
import type { Page } from '../page.ts';
import { cachePrefix } from './cached-files.ts';

/** The build says where the service worker is in charge. */
declare const __SERVICE_WORKER__: WorkerSettings | false;

/** A page that is kept on the reader's device. */
interface KeptPage {
  readonly pathname: string;
  readonly title: string;
}

/** Addresses below the base that are documents, but no pages to read. */
const NO_PAGE = /^(?:_|404(?:\.html|\/)|offline\/)/;

/** The pages in a cache, by pathname. */
async function pagesIn(name: string, base: string): Promise<KeptPage[]> {
  const cache = await caches.open(name);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const wanted = paths.filter(
    (path) => path.endsWith('/') && path.startsWith(base) && !NO_PAGE.test(path.slice(base.length)),
  );
  const pages = wanted.map(async (pathname) => {
    const answer = await cache.match(pathname, { ignoreVary: true });
    const title = answer && titleIn(await answer.text());
    return title === undefined ? [] : [{ pathname, title }];
  });
  return (await Promise.all(pages)).flat();
}

/** All pages that are kept, sorted by their addresses. */
async function keptPages(base: string): Promise<KeptPage[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(base)));
  const found = await Promise.all(names.map((name) => pagesIn(name, base)));
  const byPath = new Map(found.flat().map((page) => [page.pathname, page]));
  return [...byPath.values()].sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
}

function itemOf({ pathname, title }: KeptPage): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = pathname;
  link.textContent = title;
  item.append(link);
  return item;
}

async function showKept(base: string): Promise<void> {
  const list = document.querySelector(`[${HOOKS.keptPages}]`);
  list?.replaceChildren(...(await keptPages(base)).map(itemOf));
}

/** Whether the site answers again. The service worker leaves such a question alone. */
const isBack = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** The page that stands for those that are not kept: shows which ones are, and is loaded again when the network is back. */
export function startOffline({ say }: Page): void {
  const button = document.querySelector(`[${HOOKS.retry}]`);
  const state = { isBusy: false };
  const retry = async () => {
    if (state.isBusy) return;
    state.isBusy = true;
    button?.setAttribute('aria-busy', 'true');
    if (await isBack()) return location.reload();
    button?.removeAttribute('aria-busy');
    state.isBusy = false;
  };
  button?.addEventListener('click', () => {
    void retry().then(() => {
      // It is the page's own first sentence that says it again.
      if (!state.isBusy) say(document.querySelector('h1')?.textContent ?? '');
    });
  });
  addEventListener('online', () => void retry());
  if (!__SERVICE_WORKER__ || !('caches' in globalThis)) return;
  // Refused by the reader's settings: there is nothing to list.
  showKept(__SERVICE_WORKER__.scope).catch(() => undefined);
}

/** What the build writes for characters that mean something in HTML. */
const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** The title of a document that the build has written; undefined where it has none. */
export function titleIn(html: string): string | undefined {
  const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title?.replace(/&(?:lt|gt|quot|amp);/g, (written) => CHARACTERS[written] ?? '');
}
