/** Script of the document with a provider's adverts. Reports shown adverts to the page. */
import type { AdFrameMessage } from './ad-frame.ts';
import { AD_POLICY, recognizeAd } from './flow.ts';

/** Interval of polls. Shorter than that of the page, which reacts to a message at once. */
const POLL_EVERY_MS = AD_POLICY.pollEveryMs / 2;

const { dataset, style } = document.documentElement;
const { found: selector = '', placeholder } = dataset;
style.colorScheme = location.hash === '#dark' ? 'dark' : 'light';

const findAdvert = () => document.querySelector<HTMLElement>(selector);

const reportAdvert = (advert: HTMLElement, clicked = false) => {
  const link = advert.matches('a') ? advert : advert.querySelector('a');
  const href = link instanceof HTMLAnchorElement ? link.href : undefined;
  const message: AdFrameMessage = {
    found: true,
    placeholder: recognizeAd(href, placeholder) === 'placeholder',
    height: Math.ceil(advert.getBoundingClientRect().bottom),
    clicked,
  };
  // Any origin may receive this: the message holds no secret, and the page's origin is unknown.
  parent.postMessage(message, '*');
};

const timer = setInterval(() => {
  const advert = findAdvert();
  // The provider may insert the element before it fills it.
  if (!advert?.firstElementChild && !advert?.matches('a, img')) return;
  clearInterval(timer);
  new ResizeObserver(() => reportAdvert(advert)).observe(advert);
  reportAdvert(advert);
}, POLL_EVERY_MS);

addEventListener('click', ({ target, isTrusted }) => {
  const advert = findAdvert();
  if (isTrusted && advert && target instanceof Element && target.closest('a'))
    reportAdvert(advert, true);
});
