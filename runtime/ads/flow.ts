import type { Advert } from '../contract/services/services.ts';
import { AD_POLICY } from './policy.ts';

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
