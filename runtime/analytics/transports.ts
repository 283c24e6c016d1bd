import { loadAnalytics, postEvent } from '../calls.ts';
import type { Privacy } from '../consent/privacy.ts';
import type { AnalyticsSettings } from '../contract/services.ts';
import { MAX_WAITING_EVENTS } from '../events.ts';
import { UNSENT_KEY } from '../storage-keys.ts';
import { isRecord, parseJson, readStorage, writeStorage } from '../storage.ts';
import { ANALYTICS_POLICY, type AnalyticsEvent, type UserProperties } from './events.ts';

/** Destination of events. It requests nothing before it is allowed to. */
interface Transport {
  /** Called before the first event and whenever permission changes. */
  readonly allow: (isOpen: boolean) => void;
  readonly setProperties: (properties: UserProperties) => void;
  /** Called only while sending is allowed. */
  readonly send: (event: AnalyticsEvent) => void;
}

/** Creates the outbox of a page. Events are sent only while the reader consents. */
export function createOutbox(transports: readonly Transport[], pageView: () => AnalyticsEvent) {
  let isViewed = false;
  let isOpen = false;
  const send = (event: AnalyticsEvent) => {
    if (isOpen) for (const transport of transports) transport.send(event);
  };
  return {
    send,
    setProperties: (properties: UserProperties) => {
      for (const transport of transports) transport.setProperties(properties);
    },
    follow: (privacy: Privacy) => {
      ({ isOpen } = privacy);
      for (const transport of transports) transport.allow(isOpen);
      if (isOpen && !isViewed) send(pageView());
      isViewed ||= isOpen;
    },
    /** Sends the page view again as soon as it is allowed. */
    renewPageView: () => {
      isViewed = false;
    },
  };
}

/** Posts each event at once to the site's own address, as `{ name, parameters, properties }`. */
export function createBeacon(address: string): Transport {
  let properties: UserProperties | undefined;
  return {
    allow: () => undefined,
    setProperties: (next) => {
      properties = next;
    },
    send: ({ name, parameters }) =>
      postEvent(address, JSON.stringify({ name, parameters, properties })),
  };
}

type AnalyticsWindow = { dataLayer?: unknown[] };

const gtag: (...command: readonly unknown[]) => void = function () {
  // oxlint-disable-next-line prefer-rest-params -- the script accepts no arrays
  (window as AnalyticsWindow).dataLayer?.push(arguments);
};

interface GtagPage extends NonNullable<AnalyticsSettings['gtag']> {
  /** Location of events, without language, query and hash. */
  readonly location: string;
}

/** Returns the consent in the script's terms. Consent to adverts is always denied. */
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
    // The script's own values could contain the reader's search terms.
    page_location: location,
    page_referrer: document.referrer.replace(/[?#].*/, ''),
  });
}

/** Creates a transport by Google's script, loaded once allowed. Stores unsent events for later. */
export function createGtag(page: GtagPage): Transport {
  const { id, script, location } = page;
  const waiting: AnalyticsEvent[] = [];
  let wasOpen = false;
  let isLoading = false;
  let isLoaded = false;
  const flush = () => {
    if (!isLoaded) return;
    for (const { name, parameters } of waiting.splice(0)) gtag('event', name, parameters);
  };
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    loadAnalytics(`${script}?id=${id}`, () => {
      isLoaded = true;
      flush();
    });
  };
  configure(page);
  addEventListener('pagehide', () => {
    // On another page, the event still has to name the page where it happened.
    const unsent = waiting.splice(0).map(({ name, parameters }) => ({
      name,
      parameters: { page_location: location, ...parameters },
    }));
    if (unsent.length > 0) storeUnsent(unsent);
  });
  return {
    allow: (isOpen) => {
      // The script sends some events of its own, and this switch stops them.
      Object.assign(window, { [`ga-disable-${id}`]: !isOpen });
      if (isOpen !== wasOpen) gtag('consent', 'update', consent(isOpen ? 'granted' : 'denied'));
      wasOpen = isOpen;
      waiting.unshift(...takeUnsent());
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

/** Any script of the origin may have written the stored list. */
const isEvent = (value: unknown): value is AnalyticsEvent =>
  isRecord(value) && typeof value['name'] === 'string' && isRecord(value['parameters']);

function storeUnsent(events: readonly AnalyticsEvent[]): void {
  const latest = events.slice(-MAX_WAITING_EVENTS);
  writeStorage('session', UNSENT_KEY, JSON.stringify(latest));
}

/** Takes the events that an earlier page stored, so that no page sends them twice. */
export function takeUnsent(): readonly AnalyticsEvent[] {
  const stored = parseJson(readStorage('session', UNSENT_KEY));
  const events = Array.isArray(stored) ? stored.filter(isEvent) : [];
  if (events.length > 0) storeUnsent([]);
  return events.slice(-MAX_WAITING_EVENTS);
}
