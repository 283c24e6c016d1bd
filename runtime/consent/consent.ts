import { isCrawler } from '../crawlers.ts';
import { consentKey } from '../contract/storage.ts';
import { onReturn } from '../events.ts';
import { readStorage, watchStorage, writeStorage } from '../storage.ts';
import { parseConsent, privacyOf } from './privacy.ts';
import type { Consent, Privacy } from './privacy.ts';

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
