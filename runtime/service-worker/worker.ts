import type { WorkerManifest } from '../contract/services.ts';
import { answer } from './answers.ts';
import { keepEssentials, keepLoaded, openShelf, staleCaches } from './cached-files.ts';
import { asLoaded } from './policy.ts';
import type { ReplacedMessage } from './policy.ts';
import { workerScope } from './scope.ts';

/** The service worker of a site: pages come from the network if there is one, hashed files from the reader's device if they are there. */

/** The build says what it holds. */
declare const __WORKER_MANIFEST__: WorkerManifest;

const { build, base, offline, precache, sections } = __WORKER_MANIFEST__;
const { origin } = workerScope.location;
const place = { origin, base };
const shelf = openShelf({ base, build });
const keeping = { shelf, place, sections };
const answering = { shelf, place, offline: origin + offline };
const replaced: ReplacedMessage = { kind: 'replaced', build };

/** What outlives an event. */
const state = {
  /** Pages that had another worker before, by id. */
  inherited: new Set<string>(),
  /** One page is kept after the other, whoever asks. */
  work: Promise.resolve(),
};

async function takeOver(): Promise<void> {
  const { clients, registration } = workerScope;
  const before = await clients.matchAll({ type: 'window' });
  state.inherited = new Set(before.map(({ id }) => id));
  const stale = staleCaches(await caches.keys(), { base, build });
  await Promise.all(stale.map((name) => caches.delete(name)));
  // Not every browser asks the network for a page while the worker wakes up.
  await registration.navigationPreload?.enable();
  await clients.claim();
  for (const client of before) client.postMessage(replaced);
}

workerScope.addEventListener('install', (event) => {
  const essentials = [offline, ...precache].map((path) => origin + path);
  event.waitUntil(keepEssentials(essentials, keeping).then(() => workerScope.skipWaiting()));
});

workerScope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

workerScope.addEventListener('fetch', (event) => answer(event, answering));

workerScope.addEventListener('message', (event) => {
  const message = asLoaded(event.data);
  if (!message) return;
  // It was not listening yet when it was told.
  if (event.source && state.inherited.has(event.source.id)) event.source.postMessage(replaced);
  // Offline, or a host that answers otherwise than it should: readers still have what they had.
  state.work = state.work.then(() => keepLoaded(message, keeping)).catch(() => undefined);
  event.waitUntil(state.work);
});
