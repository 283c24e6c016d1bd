import { followPrivacy } from '../consent/consent.ts';
import type { PagePayload } from '../contract/payload.ts';
import type { AnalyticsSettings } from '../contract/services/services.ts';
import { onReturn } from '../events.ts';
import type { Page } from '../page.ts';
import { createBeacon } from './beacon.ts';
import { eventOfChange, eventOfClick } from './counted.ts';
import { MEASURED } from './early.ts';
import { actionEvent, pageViewEvent } from './events.ts';
import type { AnalyticsEvent } from './events.ts';
import { createGtag } from './gtag.ts';
import { createOutbox } from './outbox.ts';
import { ANALYTICS_POLICY, isSampled } from './policy.ts';
import { followReader } from './reader-properties.ts';
import type { TrackedEvent } from '../track.ts';

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
