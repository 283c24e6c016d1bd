import { loadPicture } from '../calls.ts';
import { HOOKS } from '../contract/hooks.ts';
import type { Advert } from '../contract/services/services.ts';
import type { TextRun } from '../contract/services/advert-text.ts';
import { shorten, wordsOf } from './text.ts';

function nodeOf({ text, marks }: TextRun): Node {
  if (text === '\n') return document.createElement('br');
  return marks.reduceRight<Node>((inner, mark) => {
    const element = document.createElement(mark);
    element.append(inner);
    return element;
  }, document.createTextNode(text));
}

/** Says what a click on an element is counted as. */
export function countClicks(element: Element, label: string): void {
  element.setAttribute(HOOKS.eventCategory, 'ad');
  element.setAttribute(HOOKS.eventAction, 'click');
  element.setAttribute(HOOKS.eventLabel, label);
}

function leadTo(link: HTMLAnchorElement, { link: address }: Advert): void {
  link.href = address;
  if (address.startsWith('/')) {
    link.removeAttribute('target');
    link.removeAttribute('rel');
    return;
  }
  link.target = '_blank';
  link.rel = 'sponsored noopener';
}

/** The advert in the markup that the theme has for it. What it does not have is taken away. */
export function drawAdvert(template: HTMLTemplateElement, advert: Advert): DocumentFragment {
  const drawn = document.importNode(template.content, true);
  const part = <T extends HTMLElement>(name: string) =>
    drawn.querySelector<T>(`[${HOOKS.adPart}="${name}"]`);
  const runs = advert.description;
  const shown = shorten(runs);
  const text = part('text');
  text?.replaceChildren(...shown.map(nodeOf));
  // It may be in another language than the page.
  text?.setAttribute('dir', 'auto');
  const link = part<HTMLAnchorElement>('link');
  if (link) leadTo(link, advert);
  if (shown !== runs) link?.setAttribute('aria-label', wordsOf(runs));
  const by = part('by');
  if (by) by.textContent = by.textContent.replace('{publisher}', () => advert.poweredby);
  const image = part<HTMLImageElement>('image');
  image?.addEventListener('error', () => image.remove());
  if (advert.img === undefined) image?.remove();
  else if (image) loadPicture(image, advert.img);
  return drawn;
}
