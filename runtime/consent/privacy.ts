/** What a reader may choose when asked. Facts §5. */
export const CONSENTS = ['analytics', 'essential'] as const;
export type Consent = (typeof CONSENTS)[number];

/** What decides about a reader's privacy. */
export interface PrivacyFacts {
  /** The site asks its readers first. */
  readonly asksConsent: boolean;
  /** What the reader chose; null before that. */
  readonly choice: Consent | null;
  /** The browser says Do Not Track, or Global Privacy Control. */
  readonly refuses: boolean;
  readonly isCrawler: boolean;
}

/** What may be done on a page. */
export interface Privacy {
  /** Events may be sent, and other sites may be asked for adverts. */
  readonly isOpen: boolean;
  /** The reader is still to be asked. */
  readonly isAsked: boolean;
}

/** A browser that refuses is never asked: that would be to ask again. */
export function privacyOf({ asksConsent, choice, refuses, isCrawler }: PrivacyFacts): Privacy {
  const mayBeAsked = !refuses && !isCrawler;
  return {
    isOpen: mayBeAsked && (!asksConsent || choice === 'analytics'),
    isAsked: mayBeAsked && asksConsent && choice === null,
  };
}

/** What storage holds as a choice; null for anything else. */
export const parseConsent = (text: string | null): Consent | null =>
  CONSENTS.find((consent) => consent === text) ?? null;
