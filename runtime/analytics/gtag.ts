import { loadAnalytics } from '../calls.ts';
import type { AnalyticsEvent } from './events.ts';
import { ANALYTICS_POLICY } from './policy.ts';
import type { Transport } from './transport.ts';
import { fromPage, keepUnsent, takeUnsent } from './unsent.ts';

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
