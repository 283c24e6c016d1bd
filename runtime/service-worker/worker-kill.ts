/** Service worker that removes itself, earlier ones and their caches, and reloads open pages. */
import { cachePrefix } from './cached-files.ts';
import { workerScope } from './scope.ts';

async function removeAll(): Promise<void> {
  const { registration, clients } = workerScope;
  const prefix = cachePrefix(new URL(registration.scope).pathname);
  const ours = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(ours.map((name) => caches.delete(name)));
  const pages = await clients.matchAll({ type: 'window' });
  await registration.unregister();
  // A page may be closed by now.
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
}

workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()));
workerScope.addEventListener('activate', (event) => event.waitUntil(removeAll()));
