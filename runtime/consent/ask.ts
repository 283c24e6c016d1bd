import { CONSENT_ID, HOOKS, MAIN_ID } from '../contract/hooks.ts';
import { isModified, onMatch } from '../events.ts';
import {
  browserDeclines,
  chooseConsent,
  followPrivacy,
  parseConsent,
  readPrivacy,
} from './privacy.ts';

const HASH = `#${CONSENT_ID}`;

/**
 * Height of the banner, for which style sheets keep space. It is set on `<body>`, because Chromium
 * restyles the whole page when a custom property of `<html>` changes.
 */
const HEIGHT = '--docs-consent-height';
/** Height of the elements that style sheets place above the banner. */
const FLOATING_HEIGHT = '--docs-floating-height';

/** Starts the consent banner. The page script shows it if there is no choice, links reopen it. */
export function startConsentBanner(): void {
  const banner = document.querySelector<HTMLElement>(`[${HOOKS.consent}]`);
  if (!banner) return;
  const { open, hide } = createBanner(banner);
  const followHash = () => {
    if (location.hash === HASH) open();
  };
  followPrivacy(({ isAsked }) => {
    if (!isAsked) hide();
  });
  openByLinks(open);
  followHash();
  addEventListener('hashchange', followHash);
  onMatch('click', `[${HOOKS.chooseConsent}]`, (_event, button) => {
    const choice = parseConsent(button.getAttribute(HOOKS.chooseConsent));
    if (choice) chooseConsent(choice);
  });
  banner.addEventListener('keydown', ({ key }) => {
    // Escape is not an answer: the banner stays until there is one.
    if (key === 'Escape' && !readPrivacy().isAsked) hide();
  });
}

function createBanner(banner: HTMLElement) {
  const { body, documentElement } = document;
  let focusedBefore: HTMLElement | null | undefined;
  const measure = () => {
    const height = `${banner.offsetHeight}px`;
    body.style.setProperty(HEIGHT, height);
    // Focused elements stay visible.
    documentElement.style.scrollPaddingBlockEnd = `calc(${height} + var(${FLOATING_HEIGHT}, 0px))`;
  };
  new ResizeObserver(measure).observe(banner);
  return {
    /** Shows the banner at the reader's request, with the focus in it. */
    open: () => {
      const focused = document.activeElement as HTMLElement | null;
      if (!banner.contains(focused)) focusedBefore = focused;
      const note = banner.querySelector<HTMLElement>(`[${HOOKS.consentDeclined}]`);
      if (note) note.hidden = !browserDeclines();
      banner.hidden = false;
      measure();
      banner.tabIndex = -1;
      banner.focus({ preventScroll: true });
    },
    hide: () => {
      if (banner.hidden) return;
      const hadFocus = banner.contains(document.activeElement);
      banner.hidden = true;
      clearHash();
      const next = focusedBefore?.matches('body *')
        ? focusedBefore
        : document.getElementById(MAIN_ID);
      if (hadFocus) next?.focus({ preventScroll: true });
    },
  };
}

/** Removes the hash that opened the banner, so that the same link can open it again. */
function clearHash(): void {
  if (location.hash !== HASH) return;
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** Opens the banner by links. A dialog around the link is closed first: closing moves the focus. */
function openByLinks(open: () => void): void {
  const listener = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLElement>(`[${HOOKS.openConsent}]`);
    if (!link || isModified(event)) return;
    event.preventDefault();
    const dialog = link.closest('dialog');
    // Not every browser focuses a clicked link.
    link.focus();
    if (!dialog?.open) {
      open();
      // At the end of a page, the open banner would cover the link.
      link.scrollIntoView({ block: 'nearest' });
      return;
    }
    dialog.addEventListener('close', open, { once: true });
    dialog.close();
  };
  // Captures the click before the dialog's own listener.
  document.addEventListener('click', listener, true);
}
