import { HOOKS, MAIN_ID } from '../../contract/hooks.ts';
import { isModified, onMatch } from '../../events.ts';
import type { Page } from '../../page.ts';
import { track } from '../../track.ts';
import { copyOrSelect } from './clipboard.ts';
import { isCopyKey } from './copy-key.ts';
import type { Copied } from './clipboard.ts';
import { codeOf, codeText } from './code-text.ts';
import { demoHashOf } from './demo-link.ts';
import { drawingText } from './drawing.ts';
import { wordsFor } from './feedback-words.ts';
import { COPY_POLICY } from './policy.ts';

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
