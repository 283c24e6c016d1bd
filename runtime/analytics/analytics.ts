import { DARK_QUERY } from '../color-mode/scheme.ts';
import { followPrivacy } from '../consent/privacy.ts';
import { HOOKS } from '../contract/hooks.ts';
import type { PagePayload } from '../contract/payload.ts';
import type { AnalyticsSettings } from '../contract/services.ts';
import { MEASURED, onReturn } from '../events.ts';
import type { TrackedEvent } from '../events.ts';
import type { Page } from '../page.ts';
import { shownCodeStyle, shownCodeVariant } from '../reader/choices.ts';
import {
  ANALYTICS_POLICY,
  actionEvent,
  eventOfChange,
  eventOfClick,
  isSampled,
  pageViewEvent,
  userPropertiesOf,
} from './events.ts';
import type { AnalyticsEvent, UserProperties } from './events.ts';
import { createBeacon, createGtag, createOutbox } from './transports.ts';

/** The build puts in where events go, and which of the two ways are not there at all. */
declare const __ANALYTICS__: AnalyticsSettings;
declare const __HAS_GTAG__: boolean;
declare const __HAS_BEACON__: boolean;

/** Where a page is, whatever its language: without query and hash. */
const locationOf = ({ pathname }: PagePayload) => location.origin + pathname;

function transportsOf(payload: PagePayload) {
  const { gtag, beacon } = __ANALYTICS__;
  const { storagePrefix } = payload;
  return [
    ...(__HAS_GTAG__ && gtag
      ? [createGtag({ ...gtag, storagePrefix, location: locationOf(payload) })]
      : []),
    ...(__HAS_BEACON__ && beacon !== undefined ? [createBeacon(beacon)] : []),
  ];
}

/** The event of something that happened on the page, or undefined where it is not counted. */
function eventOf(event: Event, pathname: string): AnalyticsEvent | undefined {
  if (event instanceof CustomEvent) return actionEvent(event.detail as TrackedEvent);
  // What was held back until its script was there is made again, by a script.
  if (!event.isTrusted || !(event.target instanceof Element)) return undefined;
  return event.type === 'click'
    ? eventOfClick(event.target, pathname, Math.random())
    : eventOfChange(event.target, pathname);
}

/** Measures what readers do on this page, as far as they allow it. Nothing of it tells who they are, or what they wrote. */
export function startAnalytics({ payload, early }: Page): void {
  const { pathname, storagePrefix } = payload;
  const outbox = createOutbox(transportsOf(payload), () =>
    pageViewEvent({ ...payload, title: document.title, location: locationOf(payload) }),
  );
  const take = (event: Event) => {
    const counted = eventOf(event, pathname);
    if (counted) outbox.send(counted);
  };
  const vitals = { isWanted: isSampled(Math.random(), ANALYTICS_POLICY.vitalChance) };
  followReader(payload, outbox.setProperties);
  // Before privacy is followed: that is read again on return as well.
  onReturn(outbox.renew);
  followPrivacy(storagePrefix, (privacy) => {
    outbox.follow(privacy);
    if (!privacy.isOpen || !vitals.isWanted) return;
    vitals.isWanted = false;
    // Where it cannot be loaded, this page is not in the sample.
    import('./vitals.ts').then(
      ({ startVitals }) => startVitals(outbox.send),
      () => undefined,
    );
  });
  for (const event of early?.take() ?? []) take(event);
  for (const type of MEASURED) document.addEventListener(type, take, true);
}

/**
 * A query holds for one ratio only: each change needs the next one. It asks for what is told as the same, since no query is sure to match a
 * ratio with many digits.
 */
function followRatio(changed: () => void): void {
  const [least, most] = [devicePixelRatio - 0.05, devicePixelRatio + 0.05];
  // Some browsers have no events here: what they tell is then what held at first.
  matchMedia(`(min-resolution: ${least}dppx) and (max-resolution: ${most}dppx)`).addEventListener?.(
    'change',
    () => {
      changed();
      followRatio(changed);
    },
    { once: true },
  );
}

/** Tells about the reader of a page: at once, and whenever any of it changes. */
export function followReader(
  { userLanguage, codeStyles }: PagePayload,
  told: (properties: UserProperties) => void,
): void {
  const { documentElement } = document;
  const system = matchMedia(DARK_QUERY);
  const state = { last: '' };
  const tell = () => {
    const properties = userPropertiesOf({
      codeVariant: shownCodeVariant(),
      codeStyle: shownCodeStyle() ?? codeStyles[0]?.id ?? '',
      userLanguage,
      pixelRatio: devicePixelRatio,
      systemScheme: system.matches ? 'dark' : 'light',
      scheme: documentElement.getAttribute(HOOKS.mode) === 'dark' ? 'dark' : 'light',
    });
    const text = JSON.stringify(properties);
    if (text === state.last) return;
    state.last = text;
    told(properties);
  };
  if (globalThis.MutationObserver) {
    new MutationObserver(tell).observe(documentElement, {
      attributeFilter: [HOOKS.mode, HOOKS.codeVariant, HOOKS.codeStyle],
    });
  }
  system.addEventListener?.('change', tell);
  followRatio(tell);
  tell();
}
