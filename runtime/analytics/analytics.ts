import { DARK_QUERY, root, shownScheme } from '../color-mode/scheme.ts';
import { followPrivacy, type Privacy } from '../consent/privacy.ts';
import { HOOKS } from '../contract/hooks.ts';
import type { PagePayload } from '../contract/payload.ts';
import { type EarlyEvents, MEASURED_EVENTS, onReturn, type TrackedEvent } from '../events.ts';
import { readPayload } from '../page.ts';
import { shownCodeStyle, shownCodeVariant } from '../reader/choices.ts';
import {
  ANALYTICS_POLICY,
  actionEvent,
  eventOfChange,
  eventOfClick,
  isSampled,
  pageViewEvent,
  userPropertiesOf,
  type AnalyticsEvent,
  type UserProperties,
} from './events.ts';
import { createBeacon, createGtag, createOutbox } from './transports.ts';

/**
 * Measures what readers do on this page, as far as they allow it, without identifying them.
 * `current` is the reader's privacy now.
 */
export function startAnalytics(early: EarlyEvents, current: Privacy): void {
  const payload = readPayload();
  const { pathname } = payload;
  const outbox = createOutbox(createTransports(payload), () =>
    pageViewEvent({ ...payload, title: document.title, location: pageLocation(payload) }),
  );
  const count = (event: Event) => {
    const counted = eventOf(event, pathname);
    if (counted) outbox.send(counted);
  };
  let wantsVitals = isSampled(Math.random(), ANALYTICS_POLICY.vitalChance);
  followReader(payload, outbox.setProperties);
  // Listen before `followPrivacy` does: on return, it sends the page view that this renews.
  onReturn(outbox.renewPageView);
  const follow = (privacy: Privacy) => {
    outbox.follow(privacy);
    if (!privacy.isOpen || !wantsVitals) return;
    wantsVitals = false;
    // If the module cannot be loaded, this page is not in the sample.
    import('./vitals.ts').then(
      ({ startVitals }) => startVitals(outbox.send),
      () => undefined,
    );
  };
  followPrivacy(follow, current);
  for (const event of early.take()) count(event);
  for (const type of MEASURED_EVENTS) document.addEventListener(type, count, true);
}

/** Returns the address of the page without language, query and hash. */
const pageLocation = ({ pathname }: PagePayload) => location.origin + pathname;

function createTransports(payload: PagePayload) {
  const { gtag, beacon } = __ANALYTICS__;
  return [
    ...(__HAS_GTAG__ && gtag ? [createGtag({ ...gtag, location: pageLocation(payload) })] : []),
    ...(__HAS_BEACON__ && beacon !== undefined ? [createBeacon(beacon)] : []),
  ];
}

function eventOf(event: Event, pathname: string): AnalyticsEvent | undefined {
  if (event instanceof CustomEvent) return actionEvent(event.detail as TrackedEvent);
  // Scripts repeat the clicks that were held while they loaded, which were counted already.
  if (!event.isTrusted || !(event.target instanceof Element)) return undefined;
  return event.type === 'click'
    ? eventOfClick(event.target, pathname, Math.random())
    : eventOfChange(event.target, pathname);
}

/** Calls `onChange` with the reader's properties now and after each change. */
function followReader(
  { userLanguage, codeStyles }: PagePayload,
  onChange: (properties: UserProperties) => void,
): void {
  const system = matchMedia(DARK_QUERY);
  let last = '';
  const update = () => {
    const properties = userPropertiesOf({
      codeVariant: shownCodeVariant(),
      codeStyle: shownCodeStyle() ?? codeStyles[0]?.id ?? '',
      userLanguage,
      pixelRatio: devicePixelRatio,
      systemScheme: system.matches ? 'dark' : 'light',
      scheme: shownScheme(),
    });
    const text = JSON.stringify(properties);
    if (text === last) return;
    last = text;
    onChange(properties);
  };
  new MutationObserver(update).observe(root(), {
    attributeFilter: [HOOKS.mode, HOOKS.codeVariant, HOOKS.codeStyle],
  });
  system.addEventListener('change', update);
  followPixelRatio(update);
  update();
}

/**
 * Calls `onChange` when the pixel ratio changes. A media query matches the current ratio, so each
 * change needs a new one. It matches a range, because a ratio with many digits may match no query.
 */
function followPixelRatio(onChange: () => void): void {
  const [least, most] = [devicePixelRatio - 0.05, devicePixelRatio + 0.05];
  const query = matchMedia(`(min-resolution: ${least}dppx) and (max-resolution: ${most}dppx)`);
  const update = () => {
    onChange();
    followPixelRatio(onChange);
  };
  query.addEventListener('change', update, { once: true });
}
