import { CONSENT_ID, HOOKS, MAIN_ID } from '../contract/hooks.ts';
import { isModified, onMatch } from '../events.ts';
import type { Page } from '../page.ts';
import {
  browserRefuses,
  chooseConsent,
  followPrivacy,
  parseConsent,
  readPrivacy,
} from './privacy.ts';

const HASH = `#${CONSENT_ID}`;

/** Custom property of `<html>`: how much of the viewport's end is taken, so that style sheets can keep the page's end free. */
const HEIGHT = '--docs-consent-height';

/** The address no longer asks, so that it can ask again. */
function forgetHash(): void {
  if (location.hash !== HASH) return;
  history.replaceState(history.state, '', location.pathname + location.search);
}

function createBanner(banner: HTMLElement) {
  const { style } = document.documentElement;
  const state: { before?: HTMLElement | null } = {};
  const measure = () => style.setProperty(HEIGHT, `${banner.offsetHeight}px`);
  // Without it, the page keeps the room that its style sheet gives.
  if (globalThis.ResizeObserver) new ResizeObserver(measure).observe(banner);
  return {
    show: () => {
      banner.hidden = false;
    },
    /** The reader wants it: the focus goes there. */
    open: () => {
      const focused = document.activeElement as HTMLElement | null;
      if (!banner.contains(focused)) state.before = focused;
      const note = banner.querySelector<HTMLElement>(`[${HOOKS.consentRefused}]`);
      if (note) note.hidden = !browserRefuses();
      banner.hidden = false;
      banner.tabIndex = -1;
      banner.focus({ preventScroll: true });
    },
    hide: () => {
      if (banner.hidden) return;
      const hadFocus = banner.contains(document.activeElement);
      banner.hidden = true;
      forgetHash();
      const { before } = state;
      const next = before?.matches('body *') ? before : document.getElementById(MAIN_ID);
      if (hadFocus) next?.focus({ preventScroll: true });
    },
  };
}

/** Links that ask again. Whatever they stand in is closed first, or it would take the focus away when it gives it back. */
function openByLinks(open: () => void): void {
  const listener = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLElement>(`[${HOOKS.openConsent}]`);
    if (!link || isModified(event)) return;
    event.preventDefault();
    const dialog = link.closest('dialog');
    // Not every browser gives the focus to a link that is clicked.
    link.focus();
    if (!dialog?.open) return open();
    dialog.addEventListener('close', open, { once: true });
    dialog.close();
  };
  // Before the dialog hears of the click.
  document.addEventListener('click', listener, true);
}

/** Asks readers what they allow: who has not been asked, and who wants to be asked again. What they choose counts on this page at once. */
export function startAsking({ payload: { storagePrefix } }: Page): void {
  const element = document.querySelector<HTMLElement>(`[${HOOKS.consent}]`);
  if (!element) return;
  const { show, open, hide } = createBanner(element);
  const followHash = () => {
    if (location.hash === HASH) open();
  };
  followPrivacy(storagePrefix, ({ isAsked }) => (isAsked ? show() : hide()));
  openByLinks(open);
  followHash();
  addEventListener('hashchange', followHash);
  onMatch('click', `[${HOOKS.chooseConsent}]`, (_event, button) => {
    const choice = parseConsent(button.getAttribute(HOOKS.chooseConsent));
    if (choice) chooseConsent(storagePrefix, choice);
  });
  element.addEventListener('keydown', ({ key }) => {
    // To leave is no answer: who still has to give one goes on being asked.
    if (key === 'Escape' && !readPrivacy(storagePrefix).isAsked) hide();
  });
}
