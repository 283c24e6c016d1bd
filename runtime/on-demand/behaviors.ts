/** Behaviors of a page. Each finds its elements by hooks, and does nothing without any. */
import { createModeStore, startColorMode } from '../color-mode/color-mode.ts';
import { followPrivacy, type Privacy } from '../consent/privacy.ts';
import { CHANGE_EVENT, PRINT_QUERY } from '../contract/hooks.ts';
import { TEXTS } from '../contract/payload.ts';
import { storageKeys } from '../contract/storage.ts';
import { isModified, onMatch, repeatOf } from '../events.ts';
import { announce, readPayload, translator, type Page } from '../page.ts';
import { startMenus } from '../shell/arrow-keys.ts';
import { startDialogs } from '../shell/dialog.ts';
import { startTabs } from '../shell/tabs.ts';
import { startToTop, startToc } from '../shell/toc.ts';
import { startSidebar } from '../sidebar/sidebar.ts';
import { LAZY_BEHAVIORS, type LazyBehavior } from './lazy-behaviors.ts';

/** Set by the build. */
declare const __HAS_ANALYTICS__: boolean;

const BEHAVIORS = [
  startOnDemand,
  startColorMode,
  startSidebar,
  startTabs,
  startToc,
  startDialogs,
  startMenus,
  startToTop,
];

/** Shows the section of the page to print. A document to print needs no other behavior. */
const startPrint = (page: Page) =>
  void import('../shell/print-section.ts')
    .then(({ printSection }) => printSection(page))
    .catch(console.error);

/** Starts all behaviors. `onPrivacy` receives what the reader allows, now and after each change. */
export function startBehaviors(onPrivacy: (privacy: Privacy) => void): void {
  const payload = readPayload();
  const keys = storageKeys(payload.storagePrefix);
  const t = translator(payload, TEXTS);
  const page: Page = { payload, keys, mode: createModeStore(keys), t, announce };
  if (__HAS_ANALYTICS__) followPrivacy(payload.storagePrefix, onPrivacy);
  for (const start of location.search === PRINT_QUERY ? [startPrint] : BEHAVIORS) {
    try {
      start(page);
    } catch (error) {
      // A broken behavior must not stop the others.
      console.error(error);
    }
  }
}

/** A behavior that is started at most once. */
interface BehaviorLoader {
  readonly isDone: () => boolean;
  /** Never rejects. After a failure, elements keep their native behavior; the next use retries. */
  readonly start: () => Promise<void>;
}

function createBehaviorLoader({ load }: LazyBehavior, page: Page): BehaviorLoader {
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

/** Elements whose click is being repeated, so that it is not held again if loading failed. */
const repeated = new Set<EventTarget | null>();

const isRepeated = ({ target }: Event) => repeated.has(target);

function repeatClick(element: HTMLElement): void {
  repeated.add(element);
  element.click();
  repeated.delete(element);
}

function watchElements(
  { holdsClicks, near = holdsClicks }: LazyBehavior,
  loading: BehaviorLoader,
): void {
  if (near === undefined) return;
  const { isDone, start } = loading;
  const prepare = () => void start();
  for (const type of ['pointerover', 'focusin', 'click'] as const) onMatch(type, near, prepare);
  // The pointer or the focus may already be on such an element.
  if (document.querySelector(`:is(${near}):is(:hover, :focus-within)`)) prepare();
  if (holdsClicks === undefined) return;
  onMatch('click', holdsClicks, (event, element) => {
    if (isDone() || isRepeated(event) || isModified(event)) return;
    event.preventDefault();
    void start().then(() => repeatClick(element));
  });
}

function watchChoices({ holdsChoices }: LazyBehavior, { isDone, start }: BehaviorLoader): void {
  if (holdsChoices === undefined) return;
  onMatch('change', holdsChoices, (event, list) => {
    if (isDone()) return;
    const { value } = list as HTMLSelectElement;
    void start().then(() => {
      if (!isDone()) return;
      (list as HTMLSelectElement).value = value;
      list.dispatchEvent(repeatOf(event));
    });
  });
}

function watchKeys(
  { holdsKeys }: LazyBehavior,
  page: Page,
  { isDone, start }: BehaviorLoader,
): void {
  if (holdsKeys === undefined) return;
  document.addEventListener('keydown', (event) => {
    if (isDone() || !holdsKeys(event, page)) return;
    void start().then(() => isDone() && event.target?.dispatchEvent(repeatOf(event)));
  });
}

/** Distance from the viewport at which an element counts as seen. */
const SEEN_MARGIN = '300px';

function watchViewport({ seen }: LazyBehavior, { isDone, start }: BehaviorLoader): void {
  if (seen === undefined) return;
  // Without `IntersectionObserver`, everything counts as seen.
  if (!globalThis.IntersectionObserver) return void start();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      void start().then(() => isDone() && observer.disconnect());
    },
    { rootMargin: SEEN_MARGIN },
  );
  const observeAll = () => {
    if (isDone()) return;
    for (const element of document.querySelectorAll(seen)) observer.observe(element);
  };
  observeAll();
  document.addEventListener(CHANGE_EVENT, observeAll);
}

function watchNeed(
  { isNeeded, at = [], afterMs }: LazyBehavior,
  page: Page,
  { start }: BehaviorLoader,
): void {
  const check = (event?: Event) => {
    if (!isNeeded?.(page, event)) return;
    if (afterMs) setTimeout(() => void start(), afterMs);
    else void start();
  };
  for (const type of at) addEventListener(type, check);
  check();
}

/** Loads behaviors when the page needs them, or when the reader reaches their elements. */
function startOnDemand(page: Page): void {
  for (const behavior of LAZY_BEHAVIORS) {
    const loading = createBehaviorLoader(behavior, page);
    watchElements(behavior, loading);
    watchChoices(behavior, loading);
    watchKeys(behavior, page, loading);
    watchViewport(behavior, loading);
    watchNeed(behavior, page, loading);
  }
}
