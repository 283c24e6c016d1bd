import { registerWorker } from '../calls.ts';
import { HOOKS } from '../contract/hooks.ts';
import { isSavingData } from '../page.ts';
import { RELOADED_KEY } from '../storage-keys.ts';
import { readStorage, writeStorage } from '../storage.ts';
import {
  SERVICE_WORKER_POLICY,
  shouldReload,
  withBuild,
  type LoadedMessage,
  type ReplacedMessage,
} from './policy.ts';

/** Registers the service worker, and reloads the page once a new one controls it. */
export function startServiceWorker(): void {
  // Browsers have no service workers in private windows, or on insecure addresses.
  if (!__SERVICE_WORKER__ || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const reloadFor = createReload();
  workers.addEventListener('message', ({ data }: MessageEvent<ReplacedMessage | null>) => {
    if (data?.kind === 'replaced') reloadFor(data.build);
  });
  registerWorker(__SERVICE_WORKER__)
    .then(() => workers.ready)
    .then(({ active }) => reportLoaded(active))
    // Blocked by the reader's settings, or offline: the page works without it.
    .catch(() => undefined);
}

/** Sends the addresses that the page has loaded to the worker, once the page is idle. */
function reportLoaded(worker: ServiceWorker | null): void {
  const report = () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const addresses = [location.href, ...loaded];
    const message: LoadedMessage = { kind: 'loaded', addresses, isFrugal: isSavingData() };
    worker?.postMessage(message);
  };
  const whenIdle = () =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(report) : setTimeout(report, 1000);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

/** Returns a function that reloads the page once for a build, when the reader is not busy. */
function createReload(): (build: string) => void {
  const hasUnsavedText = watchTyping();
  let timer: ReturnType<typeof setInterval> | undefined;
  const check = (build: string) => {
    const builds = withBuild(readStorage('session', RELOADED_KEY), build);
    const isReady = shouldReload({
      hasReloaded: builds === undefined,
      hasFocus: document.hasFocus(),
      hasUnsavedText: hasUnsavedText(),
      hasOpenDialog: hasOpenDialog(),
    });
    if (isReady || builds === undefined) clearInterval(timer);
    if (!isReady || builds === undefined) return;
    // Without storage, the page would reload again and again.
    if (writeStorage('session', RELOADED_KEY, builds)) location.reload();
  };
  return (build) => {
    clearInterval(timer);
    timer = setInterval(() => check(build), SERVICE_WORKER_POLICY.checkEveryMs);
  };
}

const TEXT_FIELD =
  'textarea, [contenteditable=""], [contenteditable=true], input:not([type]), input:is([type=text], [type=search], [type=email], [type=url], [type=tel], [type=password], [type=number])';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element): element is TextField => 'value' in element;

/** Returns a function that checks for typed text that a reload would lose. */
function watchTyping(): () => boolean {
  // Includes text typed before this script was loaded.
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
  const hasText = (field: Element) => (isField(field) ? field.value : field.textContent) !== '';
  return () =>
    document.querySelector(`[${HOOKS.edited}]`) !== null ||
    document.activeElement?.matches(TEXT_FIELD) === true ||
    [...typed].some((field) => field.isConnected && hasText(field));
}

/** Inside `:is`, browsers skip selectors that they do not know. */
const OPEN_DIALOG = `:is(dialog[open], :popover-open, [aria-modal=true], [${HOOKS.consent}]:not([hidden]))`;

const hasOpenDialog = () =>
  [...document.querySelectorAll(OPEN_DIALOG)].some((dialog) => dialog.checkVisibility?.() ?? true);
