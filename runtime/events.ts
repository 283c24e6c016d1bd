import { CHANGE_EVENT, HOOKS } from './contract/hooks.ts';
import { readStorage } from './storage.ts';

/**
 * Calls `listener` for events on or in matching elements, even those that are added later. A
 * selector with the name of an element may declare its type.
 */
export function onMatch<K extends keyof DocumentEventMap, E extends HTMLElement = HTMLElement>(
  type: K,
  selector: string,
  listener: (event: DocumentEventMap[K], element: E) => void,
): void {
  document.addEventListener(type, (event) => {
    const target = event.target instanceof Element ? event.target.closest(selector) : null;
    if (target instanceof HTMLElement) listener(event, target as E);
  });
}

/** Calls `listener` with the demo of a clicked tool. `hook` is an attribute of the tool. */
export function onTool(hook: string, listener: (demo: Element) => void): void {
  onMatch('click', `[${hook}]`, (_event, tool) => {
    const demo = tool.closest(`[${HOOKS.demo}]`);
    if (demo) listener(demo);
  });
}

/** Calls `update` now and after each change of the page's markup. */
export function onMarkup(update: () => void): void {
  update();
  document.addEventListener(CHANGE_EVENT, update);
}

/** Caches the result of `load`. After a failure, such as no network, the next call loads again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  const forget = (error: unknown) => {
    loading = undefined;
    throw error;
  };
  return () => (loading ??= load().catch(forget));
}

/** Caches the results of `load` by key. After a failure, the next call with the key loads again. */
export function loadEachOnce<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return (key) => {
    const loading = loaded.get(key) ?? load(key);
    loaded.set(key, loading);
    loading.catch(() => loaded.delete(key));
    return loading;
  };
}

/** Event on `document`: an action of the reader needs a script that did not load. */
export const LOAD_FAILED_EVENT = 'docs-load-failed';

export function reportLoadFailure(error?: unknown): void {
  if (error !== undefined) console.error(error);
  document.dispatchEvent(new Event(LOAD_FAILED_EVENT));
}

/** Handles clicks with a script that is loaded when the pointer or focus reaches the element. */
export function onClickWith<T>(
  selector: string,
  load: () => Promise<T>,
  onClick: (loaded: T, element: HTMLElement) => void,
): void {
  // A failure is reported by the click, which loads again.
  const prepare = () => void load().catch(() => undefined);
  for (const type of ['pointerover', 'focusin'] as const) onMatch(type, selector, prepare);
  onMatch('click', selector, (_event, element) => {
    load().then((loaded) => onClick(loaded, element), reportLoadFailure);
  });
}

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Returns a function that runs `task` at most once in `everyMs`, at the end of the interval. */
export function throttle(everyMs: number, task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      task();
    }, everyMs);
  };
}

/** Calls `listener` when the page returns from the back/forward cache, where it gets no events. */
export const onReturn = (listener: () => void): void =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });

/**
 * Returns an event to dispatch for one that came too early. Dispatching the original again would
 * make it untrusted for analytics, which may still have to read it.
 */
export const repeatOf = <T extends Event>(event: T): T =>
  new (event.constructor as new (type: string, init: EventInit) => T)(event.type, event);

/** Whether Ctrl, ⌘ or Alt is pressed, as in shortcuts of the browser. Shift does not count. */
export const hasCommandKey = ({ ctrlKey, metaKey, altKey }: KeyboardEvent | MouseEvent) =>
  ctrlKey || metaKey || altKey;

/** Whether a click opens a new tab or window, or downloads, instead of following the link here. */
export const isModified = (event: KeyboardEvent | MouseEvent) =>
  hasCommandKey(event) || event.shiftKey;

/** Whether a key press asks to copy: Ctrl+C or ⌘C without other modifiers. */
export const isCopyKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'c' &&
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey;

/** Whether the reader's keyboard has ⌘ instead of Ctrl. */
export const isApple = () => /Mac|iP/.test(navigator.userAgent);

const FIELDS = 'input, select, textarea, [contenteditable]';

/** Whether a key opens search: Ctrl+K, ⌘K, or `/` outside fields if not disabled. */
export const isSearchKey = (event: KeyboardEvent, slashKey: string): boolean =>
  event.key === '/'
    ? !hasCommandKey(event) &&
      !(event.target as Element).closest(FIELDS) &&
      readStorage('local', slashKey) !== 'false'
    : event.key.toLowerCase() === 'k' &&
      event.ctrlKey !== event.metaKey &&
      !event.shiftKey &&
      !event.altKey;

/** Event on `document` that reports an action of the reader to analytics, if there is any. */
const TRACK_EVENT = 'docs-event';

/** An action of a reader, in the terms of analytics reports. It never identifies the reader. */
export interface TrackedEvent {
  readonly category: string;
  readonly action: string;
  readonly label?: string | undefined;
}

export function track(detail: TrackedEvent): void {
  document.dispatchEvent(new CustomEvent<TrackedEvent>(TRACK_EVENT, { detail }));
}

export const MEASURED_EVENTS = ['click', 'change', TRACK_EVENT] as const;

/** Measured events that happened before analytics was loaded. */
export type EarlyEvents = ReturnType<typeof collectEarly>;

/** Maximum number of events of a page that wait for consent or for a script. */
export const MAX_WAITING_EVENTS = 50;

/** Collects measured events until analytics takes them, or until the reader declines. */
export function collectEarly() {
  const events: Event[] = [];
  const add = (event: Event) => {
    if (events.length < MAX_WAITING_EVENTS) events.push(event);
  };
  for (const type of MEASURED_EVENTS) document.addEventListener(type, add, true);
  return {
    /** Returns all of them in order, and stops collecting. */
    take: (): readonly Event[] => {
      for (const type of MEASURED_EVENTS) document.removeEventListener(type, add, true);
      return events.splice(0);
    },
  };
}
