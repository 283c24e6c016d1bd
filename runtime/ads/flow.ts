import type { Advert } from '../contract/services.ts';

/** Advert policy. Times in milliseconds, chances from 0 to 1. Source: spec §4 and §9. */
export const AD_POLICY = {
  pollEveryMs: 500,
  maxPolls: 30,
  /** After more than this many polls without an advert, an ad blocker is assumed. */
  blockedAfterPolls: 6,
  adblockMessageChance: 0.2,
  inlineChance: 0.2,
  /** In-house adverts to choose from. */
  inHousePool: 5,
  maxFetchAttempts: 10,
  /** Share of shown adverts that are measured: both the display sampling and the display ratio of the source. */
  displayChance: 0.1,
  displayDelayMs: 2500,
  /** Characters of a text from outside; the rest is cut off. Our own limit. */
  maxTextLength: 200,
} as const;

/** Size of the pictures of adverts, in CSS pixels. Their box belongs to the theme. Source: spec §9. */
export const AD_IMAGE = { widthPx: 130, heightPx: 100 } as const;

/** Our own limits on what comes from outside. */
export const AD_LIMITS = {
  /** Characters of a text that are shown, so that the box always holds them. */
  maxShownLength: 120,
  /** Characters of an answer of a provider. */
  maxAnswerLength: 500_000,
  /** How long the site's own module may take to give adverts. */
  maxProviderMs: 3000,
} as const;

/** What a look at the page finds: nothing, an advert, or what the provider shows where it has none. */
export type AdFound = 'none' | 'advert' | 'backers-placeholder';

/** What stands in the place of an advert. */
export type AdChoice = 'external' | 'in-house' | 'adblock-message';

/** What is there of an external advert. `href` is the address that it leads to, if it is known. */
export interface AdElement {
  readonly href?: string;
}

/** Whether an address is that of the provider's placeholder, which a site may name. A slash at the end says nothing. */
export const isBackersPlaceholder = (href: string | undefined, placeholder: string | undefined) =>
  placeholder !== undefined && href?.replace(/\/$/, '') === placeholder.replace(/\/$/, '');

/** What an element of an external advert is, or that there is none. */
export function recogniseAd(
  element: AdElement | undefined,
  placeholder: string | undefined,
): AdFound {
  if (element === undefined) return 'none';
  return isBackersPlaceholder(element.href, placeholder) ? 'backers-placeholder' : 'advert';
}

/** Whether to look again after the `polls`th look. Spec §4. */
export const looksAgain = (polls: number, found: AdFound) =>
  found === 'none' && polls < AD_POLICY.maxPolls;

/**
 * Which advert to show. Pure, so a late advert wins over an earlier guess. Spec §4.
 * `chance` is a number from 0 to 1, drawn once per page view.
 */
export function chooseAd(polls: number, found: AdFound, chance: number): AdChoice {
  if (found === 'backers-placeholder') return 'in-house';
  if (found === 'advert' || polls <= AD_POLICY.blockedAfterPolls) return 'external';
  return chance < AD_POLICY.adblockMessageChance ? 'adblock-message' : 'in-house';
}

/** What events call what is shown, but for its place and style. `external` is the name of the provider. Facts §4. */
export function labelOf(choice: AdChoice, found: AdFound, external: string): string {
  if (choice === 'adblock-message') return 'in-house-adblock';
  if (choice === 'external') return external;
  return found === 'backers-placeholder' ? `in-house-${external}` : 'in-house';
}

/** Milliseconds after which what is shown is told of, or undefined where it is not. Spec §7. `chance` is drawn for what is shown. */
export const displayAfterMs = (chance: number): number | undefined =>
  chance < AD_POLICY.displayChance ? AD_POLICY.displayDelayMs : undefined;

/** How an advert is drawn: a line of text, or with a picture. Spec §4. `chance` is drawn once per page view. */
export const chooseStyle = (chance: number): 'inline' | 'image' =>
  chance < AD_POLICY.inlineChance ? 'inline' : 'image';

/** One of the in-house adverts, or undefined where there are none. */
export const chooseInHouse = (pool: readonly Advert[], chance: number): Advert | undefined =>
  pool[Math.min(Math.floor(chance * pool.length), pool.length - 1)];

/** The in-house adverts of a provider, or the fallback where it fails or has none. Spec §8. */
export function poolOf(provide: () => readonly Advert[], fallback: readonly Advert[]) {
  try {
    const pool = provide();
    return pool.length > 0 ? pool : fallback;
  } catch {
    // Adverts of others must not break a page; the fallback is the answer.
    return fallback;
  }
}
