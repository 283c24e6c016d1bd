/** All requests of pages, except for the site's own files. Each is a function of its own. */
import type { DocSearchSettings } from './contract/search.ts';
import { WORKER_POLICY, type WorkerSettings } from './contract/services.ts';
import { allowUntypedCode, trustedScript } from './trusted-types.ts';

/** Requests one-line adverts by GET, if there is room and the reader allows it: `{ ads: […] }`. */
export const fetchAdverts = (address: string, signal: AbortSignal): Promise<Response> =>
  fetch(address, {
    signal,
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });

/**
 * Creates the frame that runs the script of an advert provider. Callers insert it, which loads it,
 * only if the page has room and the reader allows it. Its sandbox keeps the script from reading or
 * leaving the page.
 */
export function adFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
  frame.src = address;
  return frame;
}

/** Requests the picture that counts an advert, by GET, once, when the advert is shown. */
export function countByPicture(address: string): void {
  const picture = new Image(1, 1);
  picture.referrerPolicy = 'no-referrer';
  picture.src = address;
}

/** Requests the picture of an advert, by GET, when the advert is shown. */
export function loadPicture(image: HTMLImageElement, address: string): void {
  image.referrerPolicy = 'no-referrer';
  image.src = address;
}

/** Loads the analytics script by GET, once a page, after first paint, if the reader allows it. */
export function loadAnalytics(address: string, onLoad: () => void): void {
  allowUntypedCode();
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  script.addEventListener('load', onLoad);
  document.head.append(script);
}

/**
 * Sends an event to the site's own address after first paint, while the reader allows it: POST of
 * JSON, as `text/plain` to avoid a preflight request.
 */
export function postEvent(address: string, body: string): void {
  // `sendBeacon` returns false if too many are queued.
  if (navigator.sendBeacon(address, body)) return;
  const request = { method: 'POST', body, keepalive: true, mode: 'no-cors' } as const;
  // A lost event is not an error for the reader.
  fetch(address, request).catch(() => undefined);
}

/** Registers the site's own `sw.js` once a page, on configured hosts, never from the HTTP cache. */
export const registerWorker = ({ script, scope }: WorkerSettings) =>
  navigator.serviceWorker.register(trustedScript(WORKER_POLICY, script), {
    scope,
    updateViaCache: 'none',
  });

/** Queries the site's index at Algolia as a reader types: POST of JSON, without credentials. */
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
