import { HOOKS, MAIN_ID } from '../../contract/hooks.ts';
import { isCopyKey, isModified, onMatch, track } from '../../events.ts';
import type { Page } from '../../page.ts';
import { COPY_POLICY, copyOrSelect, wordsFor } from './clipboard.ts';
import type { Copied } from './clipboard.ts';
import { codeOf, codeText } from './code-text.ts';

/** The build says whether the site measures anything. */
declare const __HAS_ANALYTICS__: boolean;

const BUTTON = `[${HOOKS.copy}]`;
const BLOCK = `[${HOOKS.codeBlock}]`;

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}

/** The drawing that a button names: an image's file, or a drawing on the page with the button's `value` beside it. */
function drawingBy(button: HTMLElement): Copied | undefined {
  const drawing = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (drawing instanceof HTMLImageElement) return { text: fetchText(drawing.currentSrc) };
  if (!(drawing instanceof SVGSVGElement)) return undefined;
  return { text: drawingText(drawing, button.getAttribute('value') ?? '') };
}

function copiedBy(button: HTMLElement, page: Page): Copied | undefined {
  const what = button.getAttribute(HOOKS.copy);
  if (what === 'link') {
    const hash = demoHashOf(button, page.payload.codeStyles[0]?.id);
    const here = location.href.replace(/#.*/, '') + hash;
    return { text: button instanceof HTMLAnchorElement ? button.href : here };
  }
  if (what === 'page') {
    const { markdown } = page.payload;
    const text = markdown ? fetchText(markdown) : Promise.reject(new Error('no Markdown'));
    return { text, element: document.getElementById(MAIN_ID) };
  }
  if (what === 'svg') return drawingBy(button);
  const element = codeOf(button);
  return element ? { text: codeText(element), element } : undefined;
}

const shownMs = (button: Element) =>
  button.closest(`[${HOOKS.tools}]`) ? COPY_POLICY.hookMs : COPY_POLICY.blockMs;

/** Says on the button and aloud how copying went; then the button goes back to its own words. */
function createFeedback() {
  const shown = new WeakMap<Element, { words: string; timer: number }>();
  return (button: HTMLElement, words: string, hasWorked: boolean) => {
    const label = button.querySelector(`[${HOOKS.copyLabel}]`);
    const before = shown.get(button);
    clearTimeout(before?.timer);
    const own = before?.words ?? label?.textContent ?? '';
    if (label) label.textContent = words;
    button.toggleAttribute(HOOKS.copied, hasWorked);
    const timer = window.setTimeout(() => {
      shown.delete(button);
      if (label) label.textContent = own;
      button.removeAttribute(HOOKS.copied);
    }, shownMs(button));
    shown.set(button, { words: own, timer });
  };
}

/** The block that Ctrl+C means: the one with the focus, else the one under the mouse. */
function meantBlock(): Element | null {
  const focused = document.activeElement;
  if (focused?.matches('input, textarea, select, [contenteditable]')) return null;
  return focused?.closest(BLOCK) ?? document.querySelector(`${BLOCK}:hover`);
}

/** Copy buttons of code, page and address; Ctrl/⌘+C on a code block with nothing selected. */
export function startCopy(page: Page): void {
  const showFeedback = createFeedback();
  const copy = async (button: HTMLElement) => {
    const copied = copiedBy(button, page);
    if (!copied) return;
    const hasWorked = await copyOrSelect(copied);
    const words = wordsFor(hasWorked, page.t);
    showFeedback(button, words, hasWorked);
    page.say(words);
  };
  onMatch('click', BUTTON, (event, button) => {
    if (!isModified(event)) void copy(button);
  });
  document.addEventListener('keydown', (event) => {
    if (!isCopyKey(event) || getSelection()?.isCollapsed === false) return;
    const button = meantBlock()?.querySelector<HTMLElement>(BUTTON);
    if (!button) return;
    event.preventDefault();
    void copy(button);
    if (!__HAS_ANALYTICS__) return;
    track({ category: 'code', action: 'copy-keyboard', label: page.payload.pathname });
  });
}

/** What an address of a demo's code is made of. */
export interface DemoLink {
  readonly name: string;
  readonly variant: string;
  /** Ids of the styles that the demo is written in; empty for one that is written in one way. */
  readonly styles: readonly string[];
  /** Id of the style that the page shows, or null. */
  readonly shown: string | null;
  /** Id of the usual style of the site, if it has any. */
  readonly usual: string | undefined;
}

/** `system-Name.tsx` or `css-Name.js`: what opens the code of a demo. The style is always there, as in addresses that readers have kept. */
export function demoLinkId({ name, variant, styles, shown, usual }: DemoLink): string {
  const style = styles.find((each) => each === shown) ?? styles[0] ?? usual ?? 'system';
  return `${style}-${name}.${variant === 'JS' ? 'js' : 'tsx'}`;
}

/** The `#…` that a button asks for; empty for a button outside demos. */
export function demoHashOf(button: Element, usual: string | undefined): string {
  const variant = button.getAttribute(HOOKS.copyDemoLink);
  const demo = button.closest(`[${HOOKS.demo}]`);
  if (variant === null || !demo) return '';
  const id = demoLinkId({
    name: demo.getAttribute(HOOKS.demo) ?? '',
    variant,
    styles: demo.getAttribute(HOOKS.codeStyles)?.split(' ') ?? [],
    shown: document.documentElement.getAttribute(HOOKS.codeStyle),
    usual,
  });
  return `#${id}`;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Sizes of a mark with words beside it, in units of the drawing. */
const WORDMARK = { gap: 8, fontSize: 20, widthPerLetter: 0.62, baseline: 0.72 } as const;

/** The parts of `viewBox`, or those of a square of the size that is shown. */
function boxOf(drawing: SVGSVGElement): readonly [number, number] {
  const { width, height } = drawing.viewBox.baseVal;
  return width > 0 && height > 0 ? [width, height] : [28, 28];
}

function addWords(drawing: SVGSVGElement, words: string, colour: string): void {
  const [width, height] = boxOf(drawing);
  const { gap, fontSize, widthPerLetter, baseline } = WORDMARK;
  const text = document.createElementNS(SVG, 'text');
  const attributes = {
    x: width + gap,
    y: height * baseline,
    fill: colour,
    'font-family': 'Hanken Grotesk, system-ui, sans-serif',
    'font-size': fontSize,
    'font-weight': 700,
  };
  for (const [name, value] of Object.entries(attributes)) text.setAttribute(name, String(value));
  text.textContent = words;
  drawing.append(text);
  const total = Math.ceil(width + gap + words.length * fontSize * widthPerLetter);
  drawing.setAttribute('viewBox', `0 0 ${total} ${height}`);
  drawing.setAttribute('width', String(total));
}

/** The source of a drawing on the page as a file of its own: its colours are those that are shown. With `words`, these stand beside it. */
export function drawingText(drawing: SVGSVGElement, words: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  for (const name of ['id', 'class', 'aria-hidden']) copy.removeAttribute(name);
  if (words !== '') addWords(copy, words, getComputedStyle(document.body).color);
  const source = new XMLSerializer().serializeToString(copy);
  return source.replaceAll('currentColor', getComputedStyle(drawing).color);
}
