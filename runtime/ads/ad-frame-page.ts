import type { FrameMessage } from './ad-frame.ts';
import { AD_POLICY, recogniseAd } from './flow.ts';

/** Looks more often than the page does: what it tells is heard at once. */
const EVERY_MS = AD_POLICY.pollEveryMs / 2;

const { dataset, style } = document.documentElement;
const { found: selector = '', placeholder } = dataset;
style.colorScheme = location.hash === '#dark' ? 'dark' : 'light';

const look = () => document.querySelector<HTMLElement>(selector);

const tell = (element: HTMLElement, clicked = false) => {
  const link = element.matches('a') ? element : element.querySelector('a');
  const href = link instanceof HTMLAnchorElement ? link.href : undefined;
  const message: FrameMessage = {
    found: true,
    placeholder: recogniseAd(href === undefined ? {} : { href }, placeholder) !== 'advert',
    height: Math.ceil(element.getBoundingClientRect().bottom),
    clicked,
  };
  // This document has no origin of its own to name.
  parent.postMessage(message, '*');
};

const timer = setInterval(() => {
  const element = look();
  // The provider may put it there before it is filled.
  if (!element?.firstElementChild && !element?.matches('a, img')) return;
  clearInterval(timer);
  new ResizeObserver(() => tell(element)).observe(element);
  tell(element);
}, EVERY_MS);

addEventListener('click', ({ target, isTrusted }) => {
  const element = look();
  if (isTrusted && element && target instanceof Element && target.closest('a')) tell(element, true);
});
