/**
 * Every request of pages to an address outside their own files, one function each: address, shape, moment. Spec §7.
 * No other file makes any.
 */
import type { DocSearchSettings } from './contract/search.ts';
import { WORKER_POLICY } from './contract/services.ts';
import type { WorkerSettings } from './contract/services.ts';
import { allowUntypedCode, trustedScript } from './trusted-types.ts';

/** GET of adverts of one line, as `{ ads: […] }`. When a page or a demo has a place for one, and its reader allows it. */
export const fetchAdverts = (address: string, signal: AbortSignal): Promise<Response> =>
  fetch(address, {
    signal,
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });

/**
 * The site's own document that loads the script of an advert provider. When a page has a place for an advert, and its reader allows it.
 * Its sandbox keeps the script away from the page and from navigating it. It loads when it is inserted into the page.
 */
export function adFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
  frame.src = address;
  return frame;
}

/** GET of a picture that counts an advert. Once, when the advert is shown. */
export function countByPicture(address: string): void {
  const picture = new Image(1, 1);
  picture.referrerPolicy = 'no-referrer';
  picture.src = address;
}

/** GET of the picture of an advert. When it is shown. */
export function loadPicture(image: HTMLImageElement, address: string): void {
  image.referrerPolicy = 'no-referrer';
  image.src = address;
}

/** The analytics script. GET of its address with `?id=` and the measurement id; once a page, after first paint, when the reader allows it. */
export function loadAnalytics(address: string, onLoad: () => void): void {
  allowUntypedCode();
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  script.addEventListener('load', onLoad);
  document.head.append(script);
}

/** An event for the site's own address. POST of JSON as `text/plain`, which needs no preflight request; with each event, after first paint, while the reader allows it. */
export function postEvent(address: string, body: string): void {
  // False if too many beacons are queued.
  if (navigator.sendBeacon(address, body)) return;
  const request = { method: 'POST', body, keepalive: true, mode: 'no-cors' } as const;
  // A lost event is not an error for the reader.
  fetch(address, request).catch(() => undefined);
}

/**
 * Registration of the service worker: GET of the site's own `sw.js`, never from the browser's cache. Once a page, after its first paint, on the
 * hosts that the site names.
 */
export const registerWorker = ({ script, scope }: WorkerSettings) =>
  navigator.serviceWorker.register(trustedScript(WORKER_POLICY, script), {
    scope,
    updateViaCache: 'none',
  });

/** A query to the site's index at Algolia. POST of JSON, without credentials; when a reader types into the search dialog. */
export const queryDocSearch = (
  { appId, apiKey, indexName }: DocSearchSettings,
  parameters: Readonly<Record<string, unknown>>,
): Promise<Response> =>
  fetch(`https://${appId.toLowerCase()}-dsn.algolia.net/1/indexes/*/queries`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'X-Algolia-Application-Id': appId, 'X-Algolia-API-Key': apiKey },
    body: JSON.stringify({ requests: [{ indexName, ...parameters }] }),
  });
