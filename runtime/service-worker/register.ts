import { registerWorker } from '../calls.ts';
import { HOOKS } from '../contract/hooks.ts';
import type { WorkerSettings } from '../contract/services.ts';
import { reloadedKey } from '../contract/storage.ts';
import type { Page } from '../page.ts';
import { readStorage, writeStorage } from '../storage.ts';
import { SERVICE_WORKER_POLICY, asReplaced, shouldReload, withBuild } from './policy.ts';
import type { LoadedMessage } from './policy.ts';

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

/** Where readers type. */
const TEXT_FIELD =
  'textarea, [contenteditable=""], [contenteditable=true], input:not([type]), input:is([type=text], [type=search], [type=email], [type=url], [type=tel], [type=password], [type=number])';

/** What is open over the page, or asks for an answer. In `:is`, what a browser does not know is passed over. */
const OPEN_DIALOG = `:is(dialog[open], :popover-open, [aria-modal=true], [${HOOKS.consent}]:not([hidden]))`;

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element): element is TextField => 'value' in element;

const textOf = (element: Element) => (isField(element) ? element.value : element.textContent);

/** Knows whether the reader has typed something that a new load of the page would lose. */
export function watchTyping(): () => boolean {
  // What was typed before this script came.
  const typed = new Set<Element>(
    [...document.querySelectorAll(TEXT_FIELD)].filter(
      (field) => isField(field) && field.value !== field.defaultValue,
    ),
  );
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.matches(TEXT_FIELD)) typed.add(target);
    },
    true,
  );
  return () =>
    document.querySelector(`[${HOOKS.edited}]`) !== null ||
    document.activeElement?.matches(TEXT_FIELD) === true ||
    [...typed].some((field) => field.isConnected && textOf(field) !== '');
}

/** Whether something is open over the page, or asks for an answer. */
export const hasOpenDialog = (): boolean =>
  [...document.querySelectorAll(OPEN_DIALOG)].some(
    (element) => element.checkVisibility?.() ?? true,
  );
