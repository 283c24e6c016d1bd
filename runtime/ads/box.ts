import { loadPicture } from '../calls.ts';
import { readPrivacy } from '../consent/privacy.ts';
import { missingAdTemplate } from '../contract/errors.ts';
import { HOOKS } from '../contract/hooks.ts';
import type { Advert, ExternalAds, TextRun } from '../contract/services.ts';
import { track } from '../events.ts';
import { AD_LIMITS, displayAfterMs } from './flow.ts';
import type { AdFound } from './flow.ts';

/** What is shown in a box. */
export interface Shown {
  /** Which of the box's templates it takes, or the frame that is in the box already. */
  readonly as: 'image' | 'inline' | 'message' | 'frame';
  readonly advert?: Advert;
  /** What events call it. */
  readonly label: string;
  /** Whether the advert's own label is told as well. */
  readonly isOurs?: boolean;
}

/** A place for an advert. It never changes its size: that is the theme's. */
export interface AdBox {
  readonly element: HTMLElement;
  /** Shows something instead of what was there. */
  readonly show: (shown: Shown) => void;
  /** Does something; what it throws leaves the box empty and ends what goes on in it. */
  readonly try: (action: () => void) => void;
  /** The reader has clicked what only the frame sees. */
  readonly clicked: () => void;
}

/** Templates stay for what is shown next, and a frame that moves would load again. */
const isKept = (node: Node) =>
  node instanceof HTMLTemplateElement || node instanceof HTMLIFrameElement;

function draw(element: HTMLElement, { as, advert, isOurs }: Shown): Node[] {
  if (as === 'frame') return [];
  const template = element.querySelector<HTMLTemplateElement>(`[${HOOKS.adTemplate}="${as}"]`);
  if (!template) throw new Error(missingAdTemplate(as));
  if (!advert) return [document.importNode(template.content, true)];
  const drawn = drawAdvert(template, advert);
  const link = drawn.querySelector('a');
  // Without its own, a click is the box's.
  if (link && isOurs) countClicks(link, advert.label);
  return [drawn];
}

function clear(element: HTMLElement): void {
  for (const node of [...element.childNodes]) if (!isKept(node)) node.remove();
}

/** Makes a box of an element. `prefix` is the site's `storagePrefix`; `ended` is called when something in the box breaks. */
export function createBox(
  element: HTMLElement,
  { prefix, ended }: { readonly prefix: string; readonly ended: () => void },
): AdBox {
  const state: { label: string | null; timer?: number; isBroken?: true } = { label: null };
  const tell = (action: 'display' | 'click' | 'crash', label = String(state.label)) => {
    if (readPrivacy(prefix).isOpen) track({ category: 'ad', action, label });
  };
  const stopTimer = () => clearTimeout(state.timer);
  // A page that was left was not looked at.
  addEventListener('pagehide', stopTimer);
  const show = (shown: Shown) => {
    const { as, advert, label, isOurs } = shown;
    stopTimer();
    state.label = label;
    const drawn = draw(element, shown);
    clear(element);
    element.append(...drawn);
    element.setAttribute(HOOKS.adShown, as);
    countClicks(element, label);
    const delay = displayAfterMs(Math.random());
    if (delay === undefined) return;
    state.timer = window.setTimeout(() => {
      tell('display');
      if (isOurs) tell('display', advert?.label);
    }, delay);
  };
  const crash = () => {
    state.isBroken = true;
    stopTimer();
    ended();
    clear(element);
    tell('crash');
  };
  return {
    element,
    show,
    try: (action) => {
      if (state.isBroken) return;
      try {
        action();
      } catch (error) {
        console.error(error);
        crash();
      }
    },
    clicked: () => tell('click'),
  };
}

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

/** All of a text, as a screen reader gets it. */
export const wordsOf = (runs: readonly TextRun[]) =>
  runs
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** As much of a text as is shown: cut after a word, with `…`, where it is too long. */
export function shorten(runs: readonly TextRun[]): readonly TextRun[] {
  const { maxShownLength } = AD_LIMITS;
  const whole = runs.map(({ text }) => text).join('');
  if (whole.length <= maxShownLength) return runs;
  const head = whole.slice(0, maxShownLength);
  const space = head.search(/\s+\S*$/);
  // A word without an end is cut within, but no character is.
  const end =
    space > maxShownLength / 2 ? space : head.slice(0, -1).replace(/[\ud800-\udbff]$/, '').length;
  const shown: TextRun[] = [];
  let left = end;
  for (const run of runs) {
    if (left <= 0) break;
    shown.push({ ...run, text: run.text.slice(0, left) });
    left -= run.text.length;
  }
  return [...shown, { text: '…', marks: [] }];
}

/** How an advert of others is to be shown. */
export interface Wanted {
  readonly box: AdBox;
  readonly external: ExternalAds;
  readonly as: 'image' | 'inline';
  readonly label: string;
  /** Says when nobody waits any longer. */
  readonly signal: AbortSignal;
  /** Is told what is there, and how it is shown. */
  readonly found: (found: AdFound, show: () => void) => void;
}
