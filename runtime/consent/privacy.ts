import { onReturn } from '../events.ts';
import { CONSENT_KEY } from '../storage-keys.ts';
import { readStorage, watchStorage, writeStorage } from '../storage.ts';

const CONSENTS = ['analytics', 'essential'] as const;
export type Consent = (typeof CONSENTS)[number];

export interface Privacy {
  /** Whether events may be sent, and external adverts requested. */
  readonly isOpen: boolean;
  /** Whether the reader has not chosen yet, so that the banner is shown. */
  readonly isAsked: boolean;
}

/** Event on `document` after the reader has chosen. Its `detail` is the `Consent`. */
const CONSENT_EVENT = 'docs-consent';

type Signals = { readonly globalPrivacyControl?: boolean; readonly doNotTrack?: string | null };

/** Whether a browser is a crawler, which gets no adverts and notifications. */
export const isCrawler = (userAgent: string) => /bot|crawler|spider|crawling/i.test(userAgent);

/** Whether Do Not Track or Global Privacy Control is set. */
export function browserDeclines(): boolean {
  const { globalPrivacyControl, doNotTrack }: Signals = navigator;
  return globalPrivacyControl === true || doNotTrack === '1';
}

function privacyFor(choice: Consent | null): Privacy {
  // If the browser declines for the reader, do not ask again.
  const mayAsk = !browserDeclines() && !isCrawler(navigator.userAgent);
  return {
    isOpen: mayAsk && (!__ASKS_CONSENT__ || choice === 'analytics'),
    isAsked: __ASKS_CONSENT__ && mayAsk && choice === null,
  };
}

export const parseConsent = (text: string | null): Consent | null =>
  CONSENTS.find((consent) => consent === text) ?? null;

/** Returns what is allowed on this page now. */
export const readPrivacy = (): Privacy =>
  privacyFor(parseConsent(readStorage('local', CONSENT_KEY)));

/** Stores the reader's choice. If storage is denied, it holds for this page. */
export function chooseConsent(choice: Consent): void {
  writeStorage('local', CONSENT_KEY, choice);
  document.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: choice }));
}

/**
 * Calls `follow` now, after each choice in any tab, and on return from the back/forward cache. Pass
 * `current` after a choice on this page: if storage is denied, it cannot be read.
 */
export function followPrivacy(follow: (privacy: Privacy) => void, current = readPrivacy()): void {
  document.addEventListener(CONSENT_EVENT, ({ detail }: CustomEventInit<Consent>) =>
    follow(privacyFor(detail ?? null)),
  );
  watchStorage(CONSENT_KEY, (value) => follow(privacyFor(parseConsent(value))));
  onReturn(() => follow(readPrivacy()));
  follow(current);
}
