/** Behaviors of a page. Each finds its elements by hooks, and does nothing without any. */
import { createModeStore, startColorMode } from '../color-mode/color-mode.ts';
import { followPrivacy, type Privacy } from '../consent/privacy.ts';
import { HOOKS, PRINT_QUERY } from '../contract/hooks.ts';
import { PAGE_TEXTS } from '../contract/payload.ts';
import { storageKeys } from '../contract/storage.ts';
import {
  isModified,
  LOAD_FAILED_EVENT,
  onMarkup,
  onMatch,
  repeatOf,
  reportLoadFailure,
} from '../events.ts';
import { announce, readPayload, translator, type Page } from '../page.ts';
import { startToc } from '../shell/toc.ts';
import { storeScroll } from '../sidebar/sidebar.ts';
import { LAZY_BEHAVIORS, type LazyBehavior } from './lazy-behaviors.ts';

const BEHAVIORS = [
  startFailures,
  startOnDemand,
  startColorMode,
  storeScroll,
  startToc,
  closeDialogsOnLeave,
];

/** Shows the section of the page to print. A document to print needs no other behavior. */
const startPrint = (page: Page) =>
  void import('../shell/print-section.ts')
    .then(({ printSection }) => printSection(page))
    .catch(console.error);

/** Starts all behaviors. `onPrivacy` receives what the reader allows, now and after each change. */
export function startBehaviors(onPrivacy: (privacy: Privacy) => void): void {
  const payload = readPayload();
  const keys = storageKeys(__STORAGE_PREFIX__);
  const page: Page = {
    payload,
    keys,
    mode: createModeStore(keys),
    t: translator(payload, PAGE_TEXTS),
    translator: (english) => translator(payload, english),
    announce,
  };
  if (__HAS_ANALYTICS__) followPrivacy(onPrivacy);
  for (const start of location.search === PRINT_QUERY ? [startPrint] : BEHAVIORS) {
    try {
      start(page);
    } catch (error) {
      // A broken behavior must not stop the others.
      console.error(error);
    }
  }
}

/** Elements whose click is being repeated, so that it is not held again if loading failed. */
const repeated = new Set<EventTarget | null>();

function repeatClick(element: HTMLElement): void {
  repeated.add(element);
  element.click();
  repeated.delete(element);
}

/** Returns the function that starts a behavior once. After a failure, the next call retries. */
function createStarter({ load }: LazyBehavior, page: Page) {
  let started: Promise<void> | undefined;
  let isDone = false;
  const begin = async () => {
    try {
      const run = await load();
      isDone = true;
      run(page);
    } catch (error) {
      console.error(error);
      if (!isDone) started = undefined;
    }
  };
  return { isDone: () => isDone, start: () => (started ??= begin()) };
}

/** Loads a behavior when the reader reaches its elements, then repeats the events for it. */
function startOnInput(
  { holdsClicks, near = holdsClicks, holdsChoices, holdsKeys }: LazyBehavior,
  { isDone, start }: ReturnType<typeof createStarter>,
): void {
  const startAnd = (repeat: () => void, isLost = () => true) =>
    void start().then(() => {
      if (isDone()) repeat();
      else if (isLost()) reportLoadFailure();
    });
  if (near !== undefined) {
    const prepare = () => void start();
    for (const type of ['pointerover', 'focusin', 'click'] as const) onMatch(type, near, prepare);
    // The pointer or the focus may already be on such an element.
    if (document.querySelector(`:is(${near}):is(:hover, :focus-within)`)) prepare();
  }
  if (holdsClicks !== undefined) {
    onMatch('click', holdsClicks, (event, element) => {
      if (isDone() || repeated.has(event.target) || isModified(event)) return;
      event.preventDefault();
      // Also after a failure: elements keep their native behavior.
      void start().then(() => {
        repeatClick(element);
        if (!isDone() && !element.matches('a[href]')) reportLoadFailure();
      });
    });
  }
  if (holdsChoices !== undefined) {
    onMatch('change', holdsChoices, (event, list: HTMLSelectElement) => {
      const { value } = list;
      if (isDone()) return;
      startAnd(() => {
        list.value = value;
        list.dispatchEvent(repeatOf(event));
      });
    });
  }
  if (holdsKeys !== undefined) {
    document.addEventListener('keydown', (event) => {
      if (isDone() || !holdsKeys(event)) return;
      // If it was not prevented, the browser has handled the key itself, such as by copying a text.
      const isLost = () => event.defaultPrevented;
      // An earlier key may have moved the focus meanwhile.
      const repeat = () => (document.activeElement ?? document).dispatchEvent(repeatOf(event));
      startAnd(repeat, isLost);
    });
  }
}

/** Distance from the viewport at which an element counts as seen. */
const SEEN_MARGIN = '300px';

function startWhenSeen(selector: string, start: () => Promise<void>, isDone: () => boolean): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      void start().then(() => isDone() && observer.disconnect());
    },
    { rootMargin: SEEN_MARGIN },
  );
  const observeAll = () => {
    if (isDone()) return;
    for (const element of document.querySelectorAll(selector)) observer.observe(element);
  };
  onMarkup(observeAll);
}

/** Otherwise, the page might return from the back/forward cache with an open drawer. */
function closeDialogsOnLeave(): void {
  addEventListener('pagehide', () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
      dialog.close();
  });
}

const FAILURE_SHOWN_MS = 6000;

/** Shows and announces that a script did not load. The theme shows the region as a popover. */
function startFailures({ announce, t }: Page): void {
  let timer: ReturnType<typeof setTimeout>;
  document.addEventListener(LOAD_FAILED_EVENT, () => {
    const region = document.querySelector<HTMLElement>(`[${HOOKS.status}]`);
    announce(t('loadFailed'));
    region?.removeAttribute('popover');
    region?.setAttribute('popover', 'manual');
    region?.showPopover?.();
    clearTimeout(timer);
    timer = setTimeout(() => region?.removeAttribute('popover'), FAILURE_SHOWN_MS);
  });
}

/** Loads behaviors when the page needs them, or when the reader reaches their elements. */
function startOnDemand(page: Page): void {
  for (const behavior of LAZY_BEHAVIORS) {
    const { seen, isNeeded, at = [], afterMs } = behavior;
    const { start, isDone } = createStarter(behavior, page);
    startOnInput(behavior, { start, isDone });
    if (seen !== undefined) startWhenSeen(seen, start, isDone);
    const check = (event?: Event) => {
      if (!isNeeded?.(page, event)) return;
      if (afterMs) setTimeout(() => void start(), afterMs);
      else void start();
    };
    // Some of them do not bubble.
    for (const type of at) addEventListener(type, check, true);
    check();
  }
}
