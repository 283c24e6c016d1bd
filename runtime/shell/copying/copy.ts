import { HOOKS, MAIN_ID } from '../../contract/hooks.ts';
import { elementNamedBy } from '../../elements.ts';
import { isCopyKey, isModified, onMatch, track } from '../../events.ts';
import { fetchText, type Page } from '../../page.ts';
import { COPY_POLICY, copyOrSelect, resultText, type CopySource } from './clipboard.ts';
import { copiedCode, codeText } from './code-text.ts';

const BUTTON = `[${HOOKS.copy}]`;
const BLOCK = `[${HOOKS.codeBlock}]`;

/** Starts copy buttons, and Ctrl/⌘+C on a code block if nothing is selected. */
export function startCopy(page: Page): void {
  const showResult = createFeedback();
  const copy = async (button: HTMLElement) => {
    const copied = copiedBy(button, page);
    if (!copied) return;
    const hasWorked = await copyOrSelect(copied);
    const text = resultText(hasWorked, page.t);
    showResult(button, text, hasWorked);
    page.announce(text);
  };
  onMatch('click', BUTTON, (event, button) => {
    if (!isModified(event)) void copy(button);
  });
  document.addEventListener('keydown', (event) => {
    if (!isCopyKey(event) || getSelection()?.isCollapsed === false) return;
    const button = focusedBlock()?.querySelector<HTMLElement>(BUTTON);
    if (!button) return;
    event.preventDefault();
    void copy(button);
    if (!__HAS_ANALYTICS__) return;
    track({ category: 'code', action: 'copy-keyboard', label: page.payload.pathname });
  });
}

function focusedBlock(): Element | null {
  const focused = document.activeElement;
  if (focused?.matches('input, textarea, select, [contenteditable]')) return null;
  return focused?.closest(BLOCK) ?? document.querySelector(`${BLOCK}:hover`);
}

function copiedBy(button: HTMLElement, { payload }: Page): CopySource | undefined {
  switch (button.getAttribute(HOOKS.copy)) {
    case 'link': {
      const here = location.href.replace(/#.*/, '') + demoHashOf(button, payload.codeStyles[0]?.id);
      return { text: button instanceof HTMLAnchorElement ? button.href : here };
    }
    case 'page': {
      const { markdown } = payload;
      const text = markdown ? fetchText(markdown) : Promise.reject(new Error('no Markdown'));
      return { text, element: document.getElementById(MAIN_ID) };
    }
    case 'svg':
      return drawingOf(button);
    default: {
      const element = copiedCode(button);
      return element ? { text: codeText(element), element } : undefined;
    }
  }
}

/** Creates the function that shows the result on a button for a while. */
function createFeedback() {
  const endings = new WeakMap<Element, () => void>();
  return (button: HTMLElement, text: string, hasWorked: boolean) => {
    endings.get(button)?.();
    const label = button.querySelector(`[${HOOKS.copyLabel}]`);
    const ownLabel = label?.textContent ?? '';
    const isTool = button.closest(`[${HOOKS.tools}]`) !== null;
    if (label) label.textContent = text;
    button.toggleAttribute(HOOKS.copied, hasWorked);
    const end = () => {
      clearTimeout(timer);
      if (label) label.textContent = ownLabel;
      button.removeAttribute(HOOKS.copied);
    };
    const timer = setTimeout(end, isTool ? COPY_POLICY.hookMs : COPY_POLICY.blockMs);
    endings.set(button, end);
  };
}

interface DemoLinkParts {
  readonly name: string;
  readonly variant: string;
  /** Ids of the demo's code styles; empty for a demo with one. */
  readonly styles: readonly string[];
  readonly shown: string | null;
  /** Id of the site's default style, if it has one. */
  readonly defaultStyle: string | undefined;
}

/** Returns the id of a demo's code: `css-Name.js`. It always names a style, as in old links. */
export function demoLinkId({ name, variant, styles, shown, defaultStyle }: DemoLinkParts): string {
  const style = styles.find((each) => each === shown) ?? styles[0] ?? defaultStyle ?? 'system';
  return `${style}-${name}.${variant === 'JS' ? 'js' : 'tsx'}`;
}

/** Returns the `#…` of a button's demo; empty for a button outside demos. */
function demoHashOf(button: Element, defaultStyle: string | undefined): string {
  const variant = button.getAttribute(HOOKS.copyDemoLink);
  const demo = button.closest(`[${HOOKS.demo}]`);
  if (variant === null || !demo) return '';
  const id = demoLinkId({
    name: demo.getAttribute(HOOKS.demo) ?? '',
    variant,
    styles: demo.getAttribute(HOOKS.codeStyles)?.split(' ') ?? [],
    shown: document.documentElement.getAttribute(HOOKS.codeStyle),
    defaultStyle,
  });
  return `#${id}`;
}

/** Returns the drawing of a button: an image file, or an SVG and the button's `value` beside it. */
function drawingOf(button: HTMLElement): CopySource | undefined {
  const drawing = elementNamedBy(button, 'aria-controls');
  if (drawing instanceof HTMLImageElement) return { text: fetchText(drawing.currentSrc) };
  if (!(drawing instanceof SVGSVGElement)) return undefined;
  return { text: drawingText(drawing, button.getAttribute('value') ?? '') };
}

/** Returns a drawing as a file in the visible colors, with a text beside it if there is one. */
function drawingText(drawing: SVGSVGElement, text: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  for (const name of ['id', 'class', 'aria-hidden']) copy.removeAttribute(name);
  if (text !== '') addText(copy, text);
  const source = new XMLSerializer().serializeToString(copy);
  return source.replaceAll('currentColor', getComputedStyle(drawing).color);
}

/** Sizes of the text beside a drawing, in units of the drawing. */
const WORDMARK = { gap: 8, fontSize: 20, widthPerLetter: 0.62, baseline: 0.72 } as const;

function addText(drawing: SVGSVGElement, words: string): void {
  const style = getComputedStyle(document.body);
  const box = drawing.viewBox.baseVal;
  // A drawing without `viewBox` has the size at which it is shown.
  const [width, height] = box.width > 0 && box.height > 0 ? [box.width, box.height] : [28, 28];
  const { gap, fontSize, widthPerLetter, baseline } = WORDMARK;
  const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  const attributes = {
    x: width + gap,
    y: height * baseline,
    fill: style.color,
    'font-family': style.getPropertyValue('--docs-font-wordmark') || 'sans-serif',
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
