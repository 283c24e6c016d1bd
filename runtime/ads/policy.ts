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
