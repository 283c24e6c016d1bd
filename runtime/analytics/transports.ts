import { loadAnalytics, postEvent } from '../calls.ts';
import type { Privacy } from '../consent/privacy.ts';
import { unsentKey } from '../contract/storage.ts';
import { readStorage, writeStorage } from '../storage.ts';
import { ANALYTICS_POLICY } from './events.ts';
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

/** Sends each event at once to an address of the site's own choice, as `{ name, parameters, properties }`. The browser goes on with it when the page is left. */
export function createBeacon(address: string): Transport {
  const state: { properties?: UserProperties } = {};
  return {
    // Nothing is asked of anybody but with an event.
    allow: () => undefined,
    setProperties: (properties) => {
      state.properties = properties;
    },
    send: ({ name, parameters }) =>
      postEvent(address, JSON.stringify({ name, parameters, properties: state.properties })),
  };
}

/** Where the script looks for commands, and what it must find as `arguments` and not as an array. */
interface AnalyticsWindow {
  dataLayer?: unknown[];
}

const gtag: (...command: readonly unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params -- the script takes nothing else for a command
  (window as AnalyticsWindow).dataLayer?.push(arguments);
};

/** What the script is told of the page it runs on. */
export interface GtagPage {
  readonly id: string;
  /** Address of the script, without the id. */
  readonly script: string;
  readonly storagePrefix: string;
  /** Where events happen: without language, query and hash. */
  readonly location: string;
}

/** Consent as the script knows it. Adverts never get any. */
const consent = (analytics: 'granted' | 'denied') => ({
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: analytics,
});

function configure({ id, location }: GtagPage): void {
  (window as AnalyticsWindow).dataLayer ??= [];
  gtag('consent', 'default', {
    ...consent('denied'),
    wait_for_update: ANALYTICS_POLICY.consentWaitMs,
  });
  gtag('js', new Date());
  gtag('config', id, {
    send_page_view: false,
    // What the script would take by itself may hold what the reader searched for.
    page_location: location,
    page_referrer: document.referrer.replace(/[?#].*/, ''),
  });
}

/** Hands events to Google's script. It is loaded when the reader allows it; what it has not taken when the page is left is sent from the next one. */
export function createGtag(page: GtagPage): Transport {
  const { id, script, storagePrefix, location } = page;
  const waiting: AnalyticsEvent[] = [];
  const state = { isOpen: false, isLoading: false, isLoaded: false };
  const flush = () => {
    if (!state.isLoaded) return;
    for (const { name, parameters } of waiting.splice(0)) gtag('event', name, parameters);
  };
  const load = () => {
    if (state.isLoading) return;
    state.isLoading = true;
    loadAnalytics(`${script}?id=${id}`, () => {
      state.isLoaded = true;
      flush();
    });
  };
  configure(page);
  addEventListener('pagehide', () => {
    const left = waiting.splice(0).map((event) => fromPage(location, event));
    if (left.length > 0) keepUnsent(storagePrefix, left);
  });
  return {
    allow: (isOpen) => {
      // The script sends a few things of its own accord, and has this switch for them.
      Object.assign(window, { [`ga-disable-${id}`]: !isOpen });
      if (isOpen !== state.isOpen)
        gtag('consent', 'update', consent(isOpen ? 'granted' : 'denied'));
      state.isOpen = isOpen;
      waiting.unshift(...takeUnsent(storagePrefix));
      if (!isOpen) waiting.length = 0;
      else load();
    },
    setProperties: (properties) => gtag('set', 'user_properties', properties),
    send: (event) => {
      waiting.push(event);
      flush();
    },
  };
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isEvent = (value: unknown): value is AnalyticsEvent =>
  isFields(value) &&
  typeof value['name'] === 'string' &&
  isFields(value['parameters']) &&
  Object.values(value['parameters']).every((one) => /string|number/.test(typeof one));

/** The last of the events that a text holds; none for anything else. */
export function parseUnsent(text: string | null): readonly AnalyticsEvent[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value.filter(isEvent).slice(-ANALYTICS_POLICY.maxWaiting) : [];
  } catch {
    // Somebody else's rubbish, or nothing at all.
    return [];
  }
}

/** An event as it is kept for another page: it still tells where it happened. */
export const fromPage = (location: string, { name, parameters }: AnalyticsEvent) => ({
  name,
  parameters: { page_location: location, ...parameters },
});

/** Keeps the last of these events for the next page of this tab. */
export function keepUnsent(prefix: string, events: readonly AnalyticsEvent[]): void {
  writeStorage(
    'session',
    unsentKey(prefix),
    JSON.stringify(events.slice(-ANALYTICS_POLICY.maxWaiting)),
  );
}

/** The events that an earlier page has kept. They are forgotten, so that no page sends them twice. */
export function takeUnsent(prefix: string): readonly AnalyticsEvent[] {
  const events = parseUnsent(readStorage('session', unsentKey(prefix)));
  if (events.length > 0) keepUnsent(prefix, []);
  return events;
}
