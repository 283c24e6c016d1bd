import { loadPicture } from '../calls.ts';
import { readPrivacy } from '../consent/privacy.ts';
import { missingAdTemplate } from '../contract/errors.ts';
import { HOOKS } from '../contract/hooks.ts';
import type { Advert, ExternalAds, TextRun } from '../contract/services.ts';
import { track } from '../events.ts';
import { AD_LIMITS, displayAfterMs, type AdFound } from './flow.ts';

interface ShownAd {
  /** The template of the box to fill, or the frame that is in the box already. */
  readonly as: 'image' | 'inline' | 'message' | 'frame';
  readonly advert?: Advert;
  readonly label: string;
  /** Whether clicks are also counted under the label of the advert itself. */
  readonly isInHouse?: boolean;
}

export interface AdRequest {
  readonly box: ReturnType<typeof createBox>;
  readonly external: ExternalAds;
  readonly as: 'image' | 'inline';
  readonly label: string;
  /** Aborted when the external advert is given up. */
  readonly signal: AbortSignal;
  /** Called with the result, and with the function that shows it. */
  readonly onFound: (found: Exclude<AdFound, 'none'>, show: () => void) => void;
}

/** Creates the box of an advert, whose size the theme decides. Calls `onBroken` after an error. */
export function createBox(element: HTMLElement, onBroken?: () => void) {
  let currentLabel: string | null = null;
  let timer: number | undefined;
  let isBroken = false;
  const report = (action: 'display' | 'click' | 'crash', label = String(currentLabel)) => {
    if (readPrivacy().isOpen) track({ category: 'ad', action, label });
  };
  const stopTimer = () => clearTimeout(timer);
  // An advert on a page that was left is not counted as seen.
  addEventListener('pagehide', stopTimer);
  const show = (shown: ShownAd) => {
    const { as, advert, label, isInHouse } = shown;
    stopTimer();
    currentLabel = label;
    const drawn = drawContent(element, shown);
    clear(element);
    element.append(...drawn);
    element.setAttribute(HOOKS.adShown, as);
    countClicks(element, label);
    const delay = displayAfterMs(Math.random());
    if (delay === undefined) return;
    timer = window.setTimeout(() => {
      report('display');
      if (isInHouse) report('display', advert?.label);
    }, delay);
  };
  return {
    element,
    show,
    /** Runs an action. If it throws, the box stays empty and later actions do nothing. */
    try: (action: () => void) => {
      if (isBroken) return;
      try {
        action();
      } catch (error) {
        console.error(error);
        isBroken = true;
        stopTimer();
        onBroken?.();
        clear(element);
        report('crash');
      }
    },
    /** Counts a click that only the frame sees. */
    countClick: () => report('click'),
  };
}

/** Empties a box. Templates stay for the next advert, and frames because a moved frame reloads. */
function clear(element: HTMLElement): void {
  for (const node of [...element.childNodes]) {
    if (!(node instanceof HTMLTemplateElement || node instanceof HTMLIFrameElement)) node.remove();
  }
}

function drawContent(element: HTMLElement, { as, advert, isInHouse }: ShownAd): Node[] {
  if (as === 'frame') return [];
  const template = element.querySelector<HTMLTemplateElement>(`[${HOOKS.adTemplate}="${as}"]`);
  if (!template) throw new Error(missingAdTemplate(as));
  if (!advert) return [document.importNode(template.content, true)];
  const drawn = drawAdvert(template, advert);
  const link = drawn.querySelector('a');
  // A click on a link without a label is counted under the label of the box.
  if (link && isInHouse) countClicks(link, advert.label);
  return [drawn];
}

/** Fills the theme's template, and removes the parts that the advert does not have. */
function drawAdvert(template: HTMLTemplateElement, advert: Advert): DocumentFragment {
  const drawn = document.importNode(template.content, true);
  const part = <T extends HTMLElement>(name: string) =>
    drawn.querySelector<T>(`[${HOOKS.adPart}="${name}"]`);
  const runs = advert.description;
  const shown = shortenRuns(runs);
  const text = part('text');
  text?.replaceChildren(...shown.map(textNodeOf));
  // The advert's language may not be the page's.
  text?.setAttribute('dir', 'auto');
  const link = part<HTMLAnchorElement>('link');
  if (link) setLink(link, advert.link);
  if (shown !== runs) link?.setAttribute('aria-label', spokenText(runs));
  const by = part('by');
  if (by) by.textContent = by.textContent.replace('{publisher}', () => advert.poweredby);
  const image = part<HTMLImageElement>('image');
  image?.addEventListener('error', () => image.remove());
  if (advert.img === undefined) image?.remove();
  else if (image) loadPicture(image, advert.img);
  return drawn;
}

function setLink(link: HTMLAnchorElement, address: string): void {
  link.href = address;
  if (address.startsWith('/')) {
    link.removeAttribute('target');
    link.removeAttribute('rel');
    return;
  }
  link.target = '_blank';
  link.rel = 'sponsored noopener';
}

function textNodeOf({ text, marks }: TextRun): Node {
  if (text === '\n') return document.createElement('br');
  return marks.reduceRight<Node>((inner, mark) => {
    const element = document.createElement(mark);
    element.append(inner);
    return element;
  }, document.createTextNode(text));
}

function countClicks(element: Element, label: string): void {
  element.setAttribute(HOOKS.eventCategory, 'ad');
  element.setAttribute(HOOKS.eventAction, 'click');
  element.setAttribute(HOOKS.eventLabel, label);
}

const joined = (runs: readonly TextRun[]) => runs.map(({ text }) => text).join('');

export const spokenText = (runs: readonly TextRun[]) => joined(runs).replace(/\s+/g, ' ').trim();

/** Cuts a long text after a word and adds `…`. */
export function shortenRuns(runs: readonly TextRun[]): readonly TextRun[] {
  const { maxShownLength } = AD_LIMITS;
  const whole = joined(runs);
  if (whole.length <= maxShownLength) return runs;
  const head = whole.slice(0, maxShownLength);
  const space = head.search(/\s+\S*$/);
  // A very long word is cut inside, but never inside a surrogate pair.
  let left =
    space > maxShownLength / 2 ? space : head.slice(0, -1).replace(/[\ud800-\udbff]$/, '').length;
  const shown: TextRun[] = [];
  for (const run of runs) {
    if (left <= 0) break;
    shown.push({ ...run, text: run.text.slice(0, left) });
    left -= run.text.length;
  }
  return [...shown, { text: '…', marks: [] }];
}
