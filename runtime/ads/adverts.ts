import { isCrawler, readPrivacy } from '../consent/privacy.ts';
import { HOOKS } from '../contract/hooks.ts';
import type { AdSettings, ExternalAds } from '../contract/services.ts';
import { onMatch } from '../events.ts';
import type { Page } from '../page.ts';
import { createBox } from './box.ts';
import type { Wanted } from './box.ts';
import { AD_POLICY, chooseAd, chooseInHouse, chooseStyle, labelOf, looksAgain } from './flow.ts';
import type { AdFound } from './flow.ts';

/** The build puts in where adverts come from. */
declare const __ADS__: AdSettings;

/** Shows adverts in the boxes of this page. */
export function startAdverts({ payload }: Page): void {
  const element = document.querySelector<HTMLElement>(`[${HOOKS.ad}]`);
  if (isCrawler(navigator.userAgent)) {
    element?.replaceChildren(document.createElement('span'));
    return;
  }
  const settings = __ADS__;
  const prefix = payload.storagePrefix;
  const chances = { style: Math.random(), message: Math.random(), inHouse: Math.random() };
  const { isOpen } = readPrivacy(prefix);
  if (element) startPageAdvert({ element, settings, prefix, isOpen, chances });
  if (settings.external) startDemoAdverts(settings.external, prefix);
}

/** What decides about the advert of a page. */
export interface PageAdvert {
  readonly element: HTMLElement;
  readonly settings: AdSettings;
  /** The site's `storagePrefix`. */
  readonly prefix: string;
  /** Whether others may be asked for adverts. */
  readonly isOpen: boolean;
  /** Numbers from 0 to 1, drawn for this page. */
  readonly chances: Readonly<Record<'style' | 'message' | 'inHouse', number>>;
}

/** Each way of getting an advert stands in for the other. What cannot be loaded counts as blocked. */
async function lookFor(wanted: Wanted): Promise<void> {
  const { json, frame } = wanted.external;
  if (json !== undefined && (wanted.as === 'inline' || frame === undefined)) {
    return (await import('./fetched-advert.ts')).askProvider(json, wanted);
  }
  if (frame !== undefined) (await import('./ad-frame.ts')).openFrame(frame, wanted);
}

/** The in-house adverts of a site. */
async function loadPool({ provider, pool }: AdSettings) {
  if (provider === undefined) return pool;
  return (await import('./provided-adverts.ts')).providedAdverts(provider, pool);
}

interface State {
  polls: number;
  found: AdFound;
  /** What is wanted now, so that what comes too late is known. */
  label: string;
  show?: () => void;
  timer?: number;
}

/** Shows an advert in the box of a page: of others, or the site's own where there is none, or a message where they are blocked. Spec §4. */
export function startPageAdvert({ element, settings, prefix, isOpen, chances }: PageAdvert): void {
  const state: State = { polls: 0, found: 'none', label: '' };
  const ending = new AbortController();
  const stop = () => {
    clearTimeout(state.timer);
    ending.abort();
  };
  const box = createBox(element, { prefix, ended: stop });
  const as = chooseStyle(chances.style);
  const named = (label: string) => `${label}-${element.getAttribute(HOOKS.ad)}-${as}`;
  const external = isOpen ? settings.external : undefined;
  const showInHouse = async (label: string) => {
    const advert = chooseInHouse(
      await loadPool(settings).catch(() => settings.pool),
      chances.inHouse,
    );
    box.try(() => {
      if (advert && label === state.label) box.show({ as, advert, label, isOurs: true });
    });
  };
  const decide = () => {
    const choice = external ? chooseAd(state.polls, state.found, chances.message) : 'in-house';
    if (choice === 'external' && state.found === 'none') return;
    const label = named(labelOf(choice, state.found, external?.label ?? ''));
    if (label === state.label) return;
    state.label = label;
    if (choice === 'external') state.show?.();
    else if (choice === 'in-house') void showInHouse(label);
    else box.show({ as: 'message', label });
  };
  const poll = () =>
    box.try(() => {
      state.polls += 1;
      decide();
      if (looksAgain(state.polls, state.found))
        state.timer = window.setTimeout(poll, AD_POLICY.pollEveryMs);
      else stop();
    });
  const found: Wanted['found'] = (what, show) => {
    if (state.found !== 'none') return;
    Object.assign(state, { found: what, show });
    clearTimeout(state.timer);
    decide();
    if (what !== 'advert') stop();
  };
  if (!external) return box.try(decide);
  const wanted = { box, external, as, label: named(external.label), signal: ending.signal, found };
  lookFor(wanted).catch(() => undefined); // blocked, as far as anybody can tell
  poll();
}

/** Shows a line of an advert in the place that a demo has for it. Where there is none, the place stays empty. */
async function show(element: HTMLElement, external: ExternalAds, prefix: string): Promise<void> {
  const { json } = external;
  if (json === undefined) return;
  // It takes its room now, by the reader's click: what comes later moves nothing.
  element.hidden = false;
  const { signal } = new AbortController();
  const box = createBox(element, { prefix, ended: () => undefined });
  const label = `${external.label}-demo-inline`;
  const { askProvider } = await import('./fetched-advert.ts');
  await askProvider(json, {
    ...{ box, external, as: 'inline', label, signal },
    found: (what, showIt) => {
      if (what === 'advert') showIt();
    },
  });
}

/** Shows an advert below the tools of each demo whose code a reader opens, once. `prefix` is the site's `storagePrefix`. */
export function startDemoAdverts(external: ExternalAds, prefix: string): void {
  onMatch('click', `[${HOOKS.expand}]`, (_event, button) => {
    // Whoever opens the code may hear of the click later than this.
    setTimeout(() => {
      const demo = button.closest(`[${HOOKS.demo}]`);
      const place = demo?.querySelector<HTMLElement>(`[${HOOKS.demoAd}]`);
      if (!place?.hidden || button.getAttribute('aria-expanded') !== 'true') return;
      if (readPrivacy(prefix).isOpen) void show(place, external, prefix).catch(() => undefined); // it stays empty
    });
  });
}
