/** Service worker of a site: pages come from the network first, hashed files from the cache. */
import { sleep } from '../events.ts';
import {
  cacheEssentials,
  cacheLoaded,
  openFileCache,
  staleCaches,
  pageAddress,
  cacheRuleFor,
  type CacheRule,
} from './cached-files.ts';
import { isLoadedMessage, type ReplacedMessage } from './policy.ts';
import { workerScope, type WorkerFetchEvent } from './scope.ts';

/** Milliseconds to wait for the network before a cached page is shown. */
const SLOW_NETWORK_MS = 10_000;

const { build, base, offline, precache, sections } = __WORKER_MANIFEST__;
const { origin } = workerScope.location;
const site = { origin, base };
const cache = openFileCache({ base, build });
const caching = { cache, site, sections };
const replaced: ReplacedMessage = { kind: 'replaced', build };

/** Answers a request of a page, or leaves it to the browser. */
function answer(event: WorkerFetchEvent): void {
  const rule = cacheRuleFor(event.request, site);
  if (rule !== 'pass') event.respondWith(ANSWERS[rule](event));
}

const ANSWERS = { page: answerPage, asset: answerAsset, file: answerFile };

/** Fetches from the network, and caches the response while it is read. */
async function fromNetwork(event: WorkerFetchEvent, rule: CacheRule): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  const { url } = event.request;
  event.waitUntil(cache.add(rule === 'page' ? pageAddress(url) : url, rule, response));
  return response;
}

async function answerPage(event: WorkerFetchEvent): Promise<Response> {
  const address = pageAddress(event.request.url);
  const network = fromNetwork(event, 'page');
  const cached = sleep(SLOW_NETWORK_MS).then(async () => (await cache.find(address))?.response);
  try {
    return (await Promise.race([network, cached])) ?? (await network);
  } catch {
    // Without a network, only the cache is left.
    return (await cache.find(address))?.response ?? answerUncached(address);
  }
}

/** Redirects to the cached folder of an address, or answers with the offline page. */
async function answerUncached(address: string): Promise<Response> {
  const folder = `${address}/`;
  if (await cache.find(folder)) return Response.redirect(folder);
  const page = await cache.find(origin + offline);
  if (!page) return Response.error();
  const { body, headers } = page.response;
  return new Response(body, { status: 503, statusText: 'Offline', headers });
}

async function answerAsset(event: WorkerFetchEvent): Promise<Response> {
  const { url } = event.request;
  const cached = await cache.find(url);
  if (!cached) return fromNetwork(event, 'asset');
  // The previous build's cache will be deleted.
  if (!cached.isOwn) event.waitUntil(cache.add(url, 'asset', cached.response));
  return cached.response;
}

async function answerFile(event: WorkerFetchEvent): Promise<Response> {
  try {
    return await fromNetwork(event, 'file');
  } catch {
    // Without a network, only the cache is left.
    return (await cache.find(event.request.url))?.response ?? Response.error();
  }
}

const state = {
  /** Ids of pages that another worker controlled before. */
  inherited: new Set<string>(),
  /** Pending work: pages are cached one after another. */
  work: Promise.resolve(),
};

async function activate(): Promise<void> {
  const { clients, registration } = workerScope;
  const before = await clients.matchAll({ type: 'window' });
  state.inherited = new Set(before.map(({ id }) => id));
  const stale = staleCaches(await caches.keys(), { base, build });
  await Promise.all(stale.map((name) => caches.delete(name)));
  // Lets browsers request pages while the worker starts.
  await registration.navigationPreload?.enable();
  await clients.claim();
  for (const client of before) client.postMessage(replaced);
}

workerScope.addEventListener('install', (event) => {
  const essentials = [offline, ...precache].map((path) => origin + path);
  event.waitUntil(cacheEssentials(essentials, caching).then(() => workerScope.skipWaiting()));
});

workerScope.addEventListener('activate', (event) => event.waitUntil(activate()));

workerScope.addEventListener('fetch', answer);

workerScope.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (!isLoadedMessage(message)) return;
  // The page did not listen yet when `activate` sent this.
  if (event.source && state.inherited.has(event.source.id)) event.source.postMessage(replaced);
  // A failure, such as no network, leaves what is cached already.
  state.work = state.work.then(() => cacheLoaded(message, caching)).catch(() => undefined);
  event.waitUntil(state.work);
});
