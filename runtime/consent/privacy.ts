import { consentKey } from '../contract/storage.ts';
import { onReturn } from '../events.ts';
import { readStorage, watchStorage, writeStorage } from '../storage.ts';

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

declare const __ASKS_CONSENT__: boolean;

/** Event on `document`: the reader has chosen. Its `detail` is the `Consent`. */
const CONSENT_EVENT = 'docs-consent';

interface Signals {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** Whether the browser refuses for its reader. */
export function browserRefuses(): boolean {
  const { globalPrivacyControl, doNotTrack }: Signals = navigator;
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** What may be done on this page, for a choice. */
const privacyFor = (choice: Consent | null): Privacy =>
  privacyOf({
    asksConsent: __ASKS_CONSENT__,
    choice,
    refuses: browserRefuses(),
    isCrawler: isCrawler(navigator.userAgent),
  });

/** What may be done on this page now. `prefix` is the site's `storagePrefix`. */
export const readPrivacy = (prefix: string): Privacy =>
  privacyFor(parseConsent(readStorage('local', consentKey(prefix))));

/** Keeps what the reader chose, and tells whoever follows. Where storage is denied it holds for this page. */
export function chooseConsent(prefix: string, choice: Consent): void {
  writeStorage('local', consentKey(prefix), choice);
  document.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: choice }));
}

/** Calls back with what may be done: at once, whenever the reader chooses, here or in another tab, and when the page comes back from the back/forward cache. */
export function followPrivacy(prefix: string, follow: (privacy: Privacy) => void): void {
  document.addEventListener(CONSENT_EVENT, ({ detail }: CustomEventInit<Consent>) =>
    follow(privacyFor(detail ?? null)),
  );
  watchStorage(consentKey(prefix), (value) => follow(privacyFor(parseConsent(value))));
  const read = () => follow(readPrivacy(prefix));
  onReturn(read);
  read();
}

/** Whether a user agent reads for a machine: it gets no adverts, and no notes for readers. Spec §4. */
export const isCrawler = (userAgent: string) => /bot|crawler|spider|crawling/i.test(userAgent);
