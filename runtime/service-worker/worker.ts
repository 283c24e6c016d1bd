/** The service worker of a site: pages come from the network if there is one, hashed files from the cache if they are there. */
import type { WorkerManifest } from '../contract/services.ts';
import { answer } from './answers.ts';
import { cacheEssentials, cacheLoaded, openFileCache, staleCaches } from './cached-files.ts';
import { asLoaded, type ReplacedMessage } from './policy.ts';
import { workerScope } from './scope.ts';

/** Set by the build. */
declare const __WORKER_MANIFEST__: WorkerManifest;

const { build, base, offline, precache, sections } = __WORKER_MANIFEST__;
const { origin } = workerScope.location;
const site = { origin, base };
const cache = openFileCache({ base, build });
const caching = { cache, site, sections };
const answering = { cache, site, offline: origin + offline };
const replaced: ReplacedMessage = { kind: 'replaced', build };

const state = {
  /** Ids of pages that another worker controlled before. */
  inherited: new Set<string>(),
  /** Pages are cached one after another. */
  work: Promise.resolve(),
};

async function activate(): Promise<void> {
  const { clients, registration } = workerScope;
  const before = await clients.matchAll({ type: 'window' });
  state.inherited = new Set(before.map(({ id }) => id));
  const stale = staleCaches(await caches.keys(), { base, build });
  await Promise.all(stale.map((name) => caches.delete(name)));
  // Requests pages while the worker starts, in browsers that can.
  await registration.navigationPreload?.enable();
  await clients.claim();
  for (const client of before) client.postMessage(replaced);
}

workerScope.addEventListener('install', (event) => {
  const essentials = [offline, ...precache].map((path) => origin + path);
  event.waitUntil(cacheEssentials(essentials, caching).then(() => workerScope.skipWaiting()));
});

workerScope.addEventListener('activate', (event) => event.waitUntil(activate()));

workerScope.addEventListener('fetch', (event) => answer(event, answering));

workerScope.addEventListener('message', (event) => {
  const message = asLoaded(event.data);
  if (!message) return;
  // The page did not listen yet when `activate` sent this.
  if (event.source && state.inherited.has(event.source.id)) event.source.postMessage(replaced);
  // A failure, as without a network, leaves what is cached already.
  state.work = state.work.then(() => cacheLoaded(message, caching)).catch(() => undefined);
  event.waitUntil(state.work);
});
