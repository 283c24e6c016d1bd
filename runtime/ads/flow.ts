import type { Advert } from '../contract/services.ts';

/** Advert policy. Times in milliseconds, chances from 0 to 1. */
export const AD_POLICY = {
  pollEveryMs: 500,
  maxPolls: 30,
  /** After more than this many polls without an advert, an ad blocker is assumed. */
  blockedAfterPolls: 6,
  adblockMessageChance: 0.2,
  inlineChance: 0.2,
  inHousePool: 5,
  maxFetchAttempts: 10,
  /** Share of shown adverts whose display is counted. */
  displayChance: 0.1,
  displayDelayMs: 2500,
  /** Maximum characters of a text from outside; the rest is cut off. */
  maxTextLength: 200,
} as const;

/** Limits on external input. */
export const AD_LIMITS = {
  /** Characters of a text that are shown, so that it always fits its box. */
  maxShownLength: 120,
  /** Characters of a provider's answer. */
  maxAnswerLength: 500_000,
  /** Time for the site's own module to return adverts. */
  maxProviderMs: 3000,
} as const;

/** Result of polling the page. A provider without an advert shows its placeholder. */
export type AdFound = 'none' | 'advert' | 'placeholder';

type AdChoice = 'external' | 'in-house' | 'adblock-message';

const withoutEndSlash = (address: string) => address.replace(/\/$/, '');

/** Distinguishes an advert from the provider's placeholder by the address that it links to. */
export const recognizeAd = (
  href: string | undefined,
  placeholder: string | undefined,
): Exclude<AdFound, 'none'> =>
  href !== undefined &&
  placeholder !== undefined &&
  withoutEndSlash(href) === withoutEndSlash(placeholder)
    ? 'placeholder'
    : 'advert';

export const pollsAgain = (polls: number, found: AdFound) =>
  found === 'none' && polls < AD_POLICY.maxPolls;

/**
 * Returns which advert to show. Keeps no state, so that a late advert replaces an earlier guess.
 * `chance` is a number from 0 to 1, drawn once per page view.
 */
export function chooseAd(polls: number, found: AdFound, chance: number): AdChoice {
  if (found === 'placeholder') return 'in-house';
  if (found === 'advert' || polls <= AD_POLICY.blockedAfterPolls) return 'external';
  return chance < AD_POLICY.adblockMessageChance ? 'adblock-message' : 'in-house';
}

/** Returns the event label of a choice. `external` is the provider's name. */
export function eventLabel(choice: AdChoice, found: AdFound, external: string): string {
  if (choice === 'adblock-message') return 'in-house-adblock';
  if (choice === 'external') return external;
  return found === 'placeholder' ? `in-house-${external}` : 'in-house';
}

/** Returns the milliseconds until a shown advert is counted; undefined if not sampled. */
export const displayAfterMs = (chance: number): number | undefined =>
  chance < AD_POLICY.displayChance ? AD_POLICY.displayDelayMs : undefined;

/** Chooses a one-line advert or a picture. `chance` is drawn once per page view. */
export const chooseAdForm = (chance: number): 'inline' | 'image' =>
  chance < AD_POLICY.inlineChance ? 'inline' : 'image';

export const chooseInHouse = (pool: readonly Advert[], chance: number): Advert | undefined =>
  pool[Math.min(Math.floor(chance * pool.length), pool.length - 1)];
