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
