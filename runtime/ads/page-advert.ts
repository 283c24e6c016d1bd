import { HOOKS } from '../contract/hooks.ts';
import type { AdSettings } from '../contract/services/services.ts';
import { createBox } from './box.ts';
import type { Wanted } from './external/wanted.ts';
import { chooseAd, chooseInHouse, chooseStyle, labelOf, looksAgain } from './flow.ts';
import type { AdFound } from './flow.ts';
import { AD_POLICY } from './policy.ts';

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
    return (await import('./external/asked.ts')).askProvider(json, wanted);
  }
  if (frame !== undefined) (await import('./external/framed.ts')).openFrame(frame, wanted);
}

/** The in-house adverts of a site. */
async function loadPool({ provider, pool }: AdSettings) {
  if (provider === undefined) return pool;
  return (await import('./provided.ts')).providedAdverts(provider, pool);
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
