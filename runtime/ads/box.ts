import { missingAdTemplate } from '../contract/errors.ts';
import { HOOKS } from '../contract/hooks.ts';
import type { Advert } from '../contract/services/services.ts';
import { readPrivacy } from '../consent/consent.ts';
import { track } from '../track.ts';
import { countClicks, drawAdvert } from './draw.ts';
import { displayAfterMs } from './flow.ts';

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
