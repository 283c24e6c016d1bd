import type { FileCache } from './cached-files.ts';
import { pageAddress, ruleFor, type Rule, type SiteAddress } from './rules.ts';
import type { WorkerFetchEvent } from './scope.ts';

/** Milliseconds after which a slow network loses against a cached page. */
const SLOW_NETWORK_MS = 10_000;

export interface Answering {
  readonly cache: FileCache;
  readonly site: SiteAddress;
  /** Address of the offline page. */
  readonly offline: string;
}

/** Answers a request of a page, or leaves it to the browser. */
export function answer(event: WorkerFetchEvent, answering: Answering): void {
  const { method, url, mode, cache, headers } = event.request;
  const isStream = headers.get('accept') === 'text/event-stream';
  const isPartial = isStream || headers.has('range');
  const rule = ruleFor({ method, url, mode, cache, isPartial }, answering.site);
  if (rule !== 'pass') event.respondWith(ANSWERS[rule](event, answering));
}

const ANSWERS = { page: answerPage, asset: answerAsset, file: answerFile };

/** Requests the network, and caches the response while it is read. */
async function fromNetwork(
  event: WorkerFetchEvent,
  rule: Rule,
  { cache }: Answering,
): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  const { url } = event.request;
  event.waitUntil(cache.add(rule === 'page' ? pageAddress(url) : url, rule, response));
  return response;
}

async function answerPage(event: WorkerFetchEvent, answering: Answering): Promise<Response> {
  const { cache } = answering;
  const address = pageAddress(event.request.url);
  const network = fromNetwork(event, 'page', answering);
  const patience = new Promise<void>((resolve) => setTimeout(resolve, SLOW_NETWORK_MS));
  const cached = patience.then(async () => (await cache.find(address))?.response);
  try {
    return (await Promise.race([network, cached])) ?? (await network);
  } catch {
    // Without a network, only the cache is left.
    return (await cache.find(address))?.response ?? answerUncached(address, answering);
  }
}

/** Redirects to the cached folder of an address, or answers with the offline page. */
async function answerUncached(address: string, { cache, offline }: Answering): Promise<Response> {
  const folder = `${address}/`;
  if (await cache.find(folder)) return Response.redirect(folder);
  const page = await cache.find(offline);
  if (!page) return Response.error();
  const { body, headers } = page.response;
  return new Response(body, { status: 503, statusText: 'Offline', headers });
}

async function answerAsset(event: WorkerFetchEvent, answering: Answering): Promise<Response> {
  const { cache } = answering;
  const { url } = event.request;
  const cached = await cache.find(url);
  if (!cached) return fromNetwork(event, 'asset', answering);
  // The previous build's cache is deleted one day.
  if (!cached.isOwn) event.waitUntil(cache.add(url, 'asset', cached.response));
  return cached.response;
}

async function answerFile(event: WorkerFetchEvent, answering: Answering): Promise<Response> {
  try {
    return await fromNetwork(event, 'file', answering);
  } catch {
    // Without a network, only the cache is left.
    return (await answering.cache.find(event.request.url))?.response ?? Response.error();
  }
}
