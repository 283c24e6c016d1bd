import type { Privacy } from '../consent/privacy.ts';
import type { AnalyticsEvent, UserProperties } from './events.ts';
import { ANALYTICS_POLICY } from './policy.ts';
import type { Transport } from './transport.ts';

/** What takes the events of a page, and sends as much as the reader allows. */
export interface Outbox {
  readonly send: (event: AnalyticsEvent) => void;
  readonly setProperties: (properties: UserProperties) => void;
  readonly follow: (privacy: Privacy) => void;
  /** The page is seen anew: the next time that it may, it says so again. */
  readonly renew: () => void;
}

/** While the reader is still to be asked, the first events wait in memory. Those of a reader who allows nothing are never kept. */
export function createOutbox(
  transports: readonly Transport[],
  pageView: () => AnalyticsEvent,
): Outbox {
  const waiting: AnalyticsEvent[] = [];
  const state: { isViewed: boolean; privacy?: Privacy } = { isViewed: false };
  const send = (event: AnalyticsEvent) => {
    if (state.privacy?.isOpen) for (const transport of transports) transport.send(event);
    else if (state.privacy?.isAsked && waiting.length < ANALYTICS_POLICY.maxWaiting)
      waiting.push(event);
  };
  return {
    send,
    setProperties: (properties) => {
      for (const transport of transports) transport.setProperties(properties);
    },
    follow: (privacy) => {
      const { isOpen, isAsked } = privacy;
      state.privacy = privacy;
      for (const transport of transports) transport.allow(isOpen);
      if (!isOpen && !isAsked) waiting.length = 0;
      if (!isOpen) return;
      if (!state.isViewed) send(pageView());
      state.isViewed = true;
      for (const event of waiting.splice(0)) send(event);
    },
    renew: () => {
      state.isViewed = false;
    },
  };
}
