import type { AnalyticsEvent, UserProperties } from './events.ts';

/** A way on which events leave the page. */
export interface Transport {
  /** Says whether anything may be sent from now on: before the first event, and whenever that changes. Nobody is asked for anything before it is allowed. */
  readonly allow: (isOpen: boolean) => void;
  /** Takes what is told about the reader, all of it, with whatever is sent from now on. */
  readonly setProperties: (properties: UserProperties) => void;
  /** Sends an event as soon as it can. Called only while sending is allowed. */
  readonly send: (event: AnalyticsEvent) => void;
}
