import { isCrawler, readPrivacy } from '../consent/privacy.ts';
import { HOOKS } from '../contract/hooks.ts';
import type { AdSettings, ExternalAds } from '../contract/services.ts';
import { onMatch } from '../events.ts';
import { createBox, type AdRequest } from './box.ts';
import {
  AD_POLICY,
  chooseAd,
  chooseInHouse,
  chooseAdForm,
  eventLabel,
  pollsAgain,
  type AdFound,
} from './flow.ts';

export function startAdverts(): void {
  const element = document.querySelector<HTMLElement>(`[${HOOKS.ad}]`);
  if (isCrawler(navigator.userAgent)) {
    element?.replaceChildren(document.createElement('span'));
    return;
  }
  if (element) startPageAdvert(element);
  if (__ADS__.external) startDemoAdverts(__ADS__.external);
}

/** Shows an external advert, else the site's own, or a message if adverts are blocked. */
function startPageAdvert(element: HTMLElement): void {
  const chances = { message: Math.random(), inHouse: Math.random() };
  const as = chooseAdForm(Math.random());
  const external = readPrivacy().isOpen ? __ADS__.external : undefined;
  const abort = new AbortController();
  let polls = 0;
  let found: AdFound = 'none';
  /** Label of the current choice. An advert with another label comes too late. */
  let current = '';
  let showFound: (() => void) | undefined;
  let timer: number | undefined;
  const stop = () => {
    clearTimeout(timer);
    abort.abort();
  };
  const box = createBox(element, stop);
  const placeLabel = (label: string) => `${label}-${element.getAttribute(HOOKS.ad)}-${as}`;
  const showInHouse = async (label: string) => {
    const pool = await loadPool(__ADS__).catch(() => __ADS__.pool);
    const advert = chooseInHouse(pool, chances.inHouse);
    box.try(() => {
      if (advert && label === current) box.show({ as, advert, label, isInHouse: true });
    });
  };
  const decide = () => {
    const choice = external ? chooseAd(polls, found, chances.message) : 'in-house';
    if (choice === 'external' && found === 'none') return;
    const label = placeLabel(eventLabel(choice, found, external?.label ?? ''));
    if (label === current) return;
    current = label;
    if (choice === 'external') showFound?.();
    else if (choice === 'in-house') void showInHouse(label);
    else box.show({ as: 'message', label });
  };
  const poll = () =>
    box.try(() => {
      polls += 1;
      decide();
      if (pollsAgain(polls, found)) timer = window.setTimeout(poll, AD_POLICY.pollEveryMs);
      else stop();
    });
  const onFound: AdRequest['onFound'] = (what, show) => {
    if (found !== 'none') return;
    found = what;
    showFound = show;
    clearTimeout(timer);
    decide();
    if (what !== 'advert') stop();
  };
  if (!external) return box.try(decide);
  const label = placeLabel(external.label);
  // A provider that cannot be loaded counts as blocked.
  requestAdvert({ box, external, as, label, signal: abort.signal, onFound }).catch(() => undefined);
  poll();
}

/**
 * Requests one-line adverts as JSON and pictures in a frame. If the provider has only one of them,
 * requests that.
 */
async function requestAdvert(request: AdRequest): Promise<void> {
  const { json, frame } = request.external;
  if (json !== undefined && (request.as === 'inline' || frame === undefined)) {
    return (await import('./fetched-advert.ts')).fetchAdvert(json, request);
  }
  if (frame !== undefined) (await import('./ad-frame.ts')).openAdFrame(frame, request);
}

async function loadPool({ provider, pool }: AdSettings) {
  if (provider === undefined) return pool;
  return (await import('./provided-adverts.ts')).providedAdverts(provider, pool);
}

/** Shows a one-line advert below the tools of each demo whose code is opened, once. */
function startDemoAdverts(external: ExternalAds): void {
  const { json, label } = external;
  if (json === undefined) return;
  const show = (element: HTMLElement) => {
    // Reserve the space during the click, so that nothing moves later.
    element.hidden = false;
    const request: AdRequest = {
      box: createBox(element),
      external,
      as: 'inline',
      label: `${label}-demo-inline`,
      signal: new AbortController().signal,
      onFound: (found, draw) => found === 'advert' && draw(),
    };
    // If loading fails, the box stays empty.
    import('./fetched-advert.ts')
      .then(({ fetchAdvert }) => fetchAdvert(json, request))
      .catch(() => undefined);
  };
  onMatch('click', `[${HOOKS.expand}]`, (_event, button) => {
    // The listener that opens the code may run after this one.
    setTimeout(() => {
      const demo = button.closest(`[${HOOKS.demo}]`);
      const place = demo?.querySelector<HTMLElement>(`[${HOOKS.demoAd}]`);
      if (!place?.hidden || button.getAttribute('aria-expanded') !== 'true') return;
      if (readPrivacy().isOpen) show(place);
    });
  });
}
