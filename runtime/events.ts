/** Calls back when an event happens on or in an element that matches, now or in markup that comes later. */
export function onMatch<K extends keyof DocumentEventMap>(
  type: K,
  selector: string,
  listener: (event: DocumentEventMap[K], element: HTMLElement) => void,
): void {
  document.addEventListener(type, (event) => {
    const target = event.target instanceof Element ? event.target.closest(selector) : null;
    if (target instanceof HTMLElement) listener(event, target);
  });
}

/** Makes a function that loads something once: what failed, as without a network, is loaded again on the next call. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  const state: { loading?: Promise<T> | undefined } = {};
  const forget = (error: unknown) => {
    state.loading = undefined;
    throw error;
  };
  return () => (state.loading ??= load().catch(forget));
}

/** Answers clicks with what is loaded for them, as soon as a reader comes near such an element. */
export function onClickWith<T>(
  selector: string,
  load: () => Promise<T>,
  click: (loaded: T, element: HTMLElement) => void,
): void {
  const prepare = () => void load().catch(() => undefined); // the click tries again, and says so
  for (const type of ['pointerover', 'focusin'] as const) onMatch(type, selector, prepare);
  onMatch('click', selector, (_event, element) => {
    void load().then((loaded) => click(loaded, element));
  });
}

/** Runs `task` at most once in `everyMs`: at the end of the span in which it was asked for. */
export function throttle(everyMs: number, task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      task();
    }, everyMs);
  };
}

/** Calls back when the page comes back from the back/forward cache: it has missed what happened meanwhile. */
export const onReturn = (listener: () => void): void =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });

/** Whether a click asks for a new tab or window, or a download, instead of following the link here. */
export const isModified = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Event on `document` that says what a reader did. Whoever measures listens to it; without a listener nothing happens. */
export const TRACK_EVENT = 'docs-event';

/** What a reader did: in words that a report groups by, never who the reader is. */
export interface TrackedEvent {
  readonly category: string;
  readonly action: string;
  readonly label?: string | undefined;
}

/** Tells whoever listens what a reader did. */
export function track(detail: TrackedEvent): void {
  document.dispatchEvent(new CustomEvent<TrackedEvent>(TRACK_EVENT, { detail }));
}

/** Events of the document that are measured. */
export const MEASURED = ['click', 'change', TRACK_EVENT] as const;

/** What happened before anything was there to measure it. */
export interface EarlyEvents {
  /** All of it, in order. From then on nothing is kept. */
  readonly take: () => readonly Event[];
}

/** Keeps clicks, choices and what is tracked until somebody takes them. */
export function keepEarly(): EarlyEvents {
  const kept: Event[] = [];
  const keep = (event: Event) => kept.push(event);
  for (const type of MEASURED) document.addEventListener(type, keep, true);
  return {
    take: () => {
      for (const type of MEASURED) document.removeEventListener(type, keep, true);
      return kept;
    },
  };
}

/** Whether a key press asks to copy: Ctrl+C or ⌘C, and nothing else held. */
export const isCopyKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'c' &&
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey;
