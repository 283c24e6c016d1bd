import { registerWorker } from '../calls.ts';
import type { WorkerSettings } from '../contract/services/services.ts';
import { reloadedKey } from '../contract/storage.ts';
import type { Page } from '../page.ts';
import { readStorage, writeStorage } from '../storage.ts';
import { asReplaced } from './messages.ts';
import type { LoadedMessage } from './messages.ts';
import { SERVICE_WORKER_POLICY, shouldReload, withBuild } from './policy.ts';
import { hasOpenDialog, watchTyping } from './unsaved.ts';

/** The build says where it is. */
declare const __SERVICE_WORKER__: WorkerSettings | false;

/** Browsers tell whether their readers pay for each byte; not all do. */
type Frugal = Navigator & { readonly connection?: { readonly saveData?: boolean } };

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work, 1000);

/** Tells the worker what the page has loaded, once there is nothing else to do. */
function tellLoaded(worker: ServiceWorker | null): void {
  const { connection } = navigator as Frugal;
  const message = (): LoadedMessage => ({
    kind: 'loaded',
    addresses: [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)],
    isFrugal: connection?.saveData === true,
  });
  const tell = () => whenIdle(() => worker?.postMessage(message()));
  if (document.readyState === 'complete') tell();
  else addEventListener('load', tell, { once: true });
}

/** Loads the page again for a build as soon as this disturbs nobody, and once at most. */
function createReload(key: string): (build: string) => void {
  const hasUnsavedText = watchTyping();
  const state: { timer?: ReturnType<typeof setInterval> } = {};
  const look = (build: string) => {
    const builds = withBuild(readStorage('session', key), build);
    const isWanted = shouldReload({
      // Only such pages are told.
      hadController: true,
      hasReloaded: builds === undefined,
      hasFocus: document.hasFocus(),
      hasUnsavedText: hasUnsavedText(),
      hasOpenDialog: hasOpenDialog(),
    });
    if (isWanted || builds === undefined) clearInterval(state.timer);
    if (!isWanted || builds === undefined) return;
    // Where nothing can be noted, nobody would know that it was done.
    if (writeStorage('session', key, builds)) location.reload();
  };
  return (build) => {
    clearInterval(state.timer);
    state.timer = setInterval(() => look(build), SERVICE_WORKER_POLICY.checkEveryMs);
  };
}

/** Registers the service worker, and loads the page again once a new one is in charge. */
export function startServiceWorker({ payload }: Page): void {
  // Browsers have none in private windows, or where the address is not secure.
  if (!__SERVICE_WORKER__ || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const reloadFor = createReload(reloadedKey(payload.storagePrefix));
  workers.addEventListener('message', ({ data }) => {
    const message = asReplaced(data);
    if (message) reloadFor(message.build);
  });
  registerWorker(__SERVICE_WORKER__)
    .then(() => workers.ready)
    .then(({ active }) => tellLoaded(active))
    // Refused by the reader's settings, or offline: the page works without.
    .catch(() => undefined);
}
