/** Script of every page: loads services and, on the first event, behaviors that then handle it. */
import { DARK_QUERY, setThemeColor } from './color-mode/scheme.ts';
import { readPrivacy, type Privacy } from './consent/privacy.ts';
import { FRAME_CLASS, HOOKS, ISLAND_TAG, PRINT_QUERY } from './contract/hooks.ts';
import { collectEarly, isCopyKey, isModified, isSearchKey, loadOnce, repeatOf } from './events.ts';
import { applyLaterStyles } from './page.ts';
import { CONSENT_KEY, SLASH_KEY } from './storage-keys.ts';
import { readStorage, writeStorage } from './storage.ts';

/** Events of an active reader, and events that may change what the page shows. */
const ACTIVITY = ['pointermove', 'pointerdown', 'focusin', 'scroll', 'click', 'keydown', 'change'];
const CHANGES = ['storage', 'hashchange', 'pageshow'];

/**
 * Elements that need a script at once. A demo in a frame gets no events from the page around it.
 */
const URGENT = `.${FRAME_CLASS}, [${HOOKS.nearest}], [${HOOKS.errorMessage}], [${HOOKS.cachedPages}], [${HOOKS.apiView}=compact] [${HOOKS.apiTable}], [${HOOKS.codeVariant}=JS] [${HOOKS.demo}]`;

/** Storage keys of choices that a script shows, also by rendering demos again. */
const URGENT_KEYS = new RegExp(
  `^${__STORAGE_PREFIX__}-(?:tab-|feedback|dense|direction${__HAS_SEARCH__ ? '|search-marks' : ''})`,
);

/** Demos start after this time if the reader does nothing. */
const DEMOS_AFTER_MS = 5000;

const isPrint = location.search === PRINT_QUERY;

function isUrgent(): boolean {
  if (location.hash !== '' || isPrint || document.querySelector(URGENT)) return true;
  try {
    const keys = Object.keys({ ...localStorage, ...sessionStorage });
    return keys.some((key) => URGENT_KEYS.test(key));
  } catch {
    // Denied storage is a reader's choice.
    return false;
  }
}

/** Events that come many times a second. After a failure, they no longer load behaviors. */
const FREQUENT = ['pointermove', 'scroll'];

const afterPaint = (load: () => unknown) => requestAnimationFrame(() => setTimeout(load));

const early = __HAS_ANALYTICS__ && collectEarly();
let privacy: Privacy;
const measure = loadOnce(async () => {
  if (!__HAS_ANALYTICS__ || !early) return;
  const { startAnalytics } = await import('./analytics/analytics.ts');
  startAnalytics(early, privacy);
});

/** Loads analytics once the reader allows it. Until the reader has chosen, events wait. */
function applyPrivacy(now: Privacy): void {
  privacy = now;
  if (now.isOpen) afterPaint(() => measure().catch(console.error));
  else if (!now.isAsked && early) early.take();
}

const untilStarted = new AbortController();
const held: (Event | HTMLElement)[] = [];
const repeated = new WeakSet<Event>();

/** Loads all behaviors. If this fails, elements act as without scripts; the next event retries. */
const load = loadOnce(async () => {
  try {
    const { startBehaviors } = await import('./on-demand/behaviors.ts');
    untilStarted.abort();
    startBehaviors(applyPrivacy);
  } catch (error) {
    console.error(error);
    for (const type of FREQUENT) removeEventListener(type, onActivity, true);
    throw error;
  } finally {
    for (const input of held.splice(0)) repeat(input);
  }
});

function repeat(input: Event | HTMLElement): void {
  if (input instanceof HTMLElement) return input.click();
  const copy = repeatOf(input);
  repeated.add(copy);
  input.target?.dispatchEvent(copy);
}

const start = (): void => void load().catch(() => undefined);

/** Returns the control that was clicked if a script handles its clicks. */
function scriptedControl(target: Element): HTMLElement | null {
  const control = target.closest<HTMLElement>(`button, a, [${HOOKS.editable}] pre`);
  const hasHook = control?.getAttributeNames().some((name) => name.startsWith('data-docs-'));
  const isScripted = hasHook || control?.matches(`[role=tab], pre, ${ISLAND_TAG} button`);
  return isScripted ? control : null;
}

function holdClick(event: MouseEvent, target: Element): void {
  const control = isModified(event) ? null : scriptedControl(target);
  if (!control) return;
  event.preventDefault();
  held.push(control);
}

function holdKey(event: KeyboardEvent, target: Element): void {
  const isSearch = __HAS_SEARCH__ && isSearchKey(event, SLASH_KEY);
  // Browsers have shortcuts of their own with these keys.
  if (isSearch) event.preventDefault();
  if (isSearch || isCopyKey(event) || target.matches('[role=tab], pre')) held.push(event);
}

/** Loads the behaviors on the first activity, and holds events that they have to handle. */
function onActivity(event: Event): void {
  const { target, type } = event;
  if (repeated.has(event)) return;
  if (type === 'change') held.push(event);
  else if (event.isTrusted && target instanceof Element) {
    if (type === 'click') holdClick(event as MouseEvent, target);
    else if (type === 'keydown') holdKey(event as KeyboardEvent, target);
  }
  // A sidebar scrolls to its current row by itself.
  if (type !== 'scroll' || target === document) start();
}

function onChange(event: Event): void {
  if (event.type === 'pageshow' && !(event as PageTransitionEvent).persisted) return;
  if (event.isTrusted) held.push(event);
  start();
}

/** Lays out the parts of the page that wait, one a frame, so that they form no long task. */
function layOutRest(): void {
  const part = document.querySelector(`body [${HOOKS.layoutLater}]`);
  (part ?? document.documentElement).removeAttribute(HOOKS.layoutLater);
  if (part) afterPaint(layOutRest);
}

/** Asks for consent once a session, not on each page, if the reader does not answer. */
function askOnce(): void {
  const banner = document.querySelector<HTMLElement>(`[${HOOKS.consent}]`);
  if (!banner || !readPrivacy().isAsked || readStorage('session', CONSENT_KEY)) return;
  writeStorage('session', CONSENT_KEY, 'asked');
  banner.hidden = false;
}

const options = { capture: true, signal: untilStarted.signal };
for (const type of ACTIVITY) addEventListener(type, onActivity, options);
for (const type of CHANGES) addEventListener(type, onChange, options);
matchMedia(DARK_QUERY).addEventListener('change', start, options);

setThemeColor();
// Repeat it for browsers that paint a frame before the head is parsed.
afterPaint(applyLaterStyles);
if (isUrgent()) start();
addEventListener('load', () => afterPaint(layOutRest));
if (document.querySelector(`main ${ISLAND_TAG}`)) {
  addEventListener('load', () => setTimeout(start, DEMOS_AFTER_MS));
}
if (__HAS_ADS__ && !isPrint && document.querySelector(`[${HOOKS.ad}], [${HOOKS.demoAd}]`)) {
  afterPaint(() =>
    import('./ads/adverts.ts').then(({ startAdverts }) => startAdverts()).catch(console.error),
  );
}
if (__HAS_ANALYTICS__) applyPrivacy(readPrivacy());
// After all style sheets, because the critical one lacks rules for hidden elements.
if (__ASKS_CONSENT__) addEventListener('load', () => afterPaint(askOnce));
