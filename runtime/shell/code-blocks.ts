import { HOOKS } from '../contract/hooks.ts';
import { CODE_TEXTS } from '../contract/payload.ts';
import { hasCommandKey, onMarkup, onMatch } from '../events.ts';
import type { Page } from '../page.ts';
import { showWrap } from '../reader/choices.ts';
import { WRAP_KEY } from '../storage-keys.ts';
import { readStorage, watchStorage, writeStorage } from '../storage.ts';
import { moveFocus } from './arrow-keys.ts';
import { linesOfId, markNamedLines } from './named-lines.ts';
import { idOfHash } from './toc.ts';
import { keepInPlace } from '../elements.ts';

/** Starts code blocks: full height, wrapped lines and links to lines. */
export function startCodeBlocks(page: Page): void {
  onMatch('click', `[${HOOKS.showWhole}]`, (_event, button) => {
    const block = button.closest(`[${HOOKS.codeBlock}]`);
    block?.setAttribute(HOOKS.whole, '');
    // The focused button disappears, so move the focus to the code.
    block?.querySelector('pre')?.focus({ preventScroll: true });
  });
  startWrap();
  startLineLinks();
  startLineNumbers(page);
}

const WRAP_BUTTON = `[${HOOKS.wrapLines}]`;
const WRAPPABLE = `[${HOOKS.codeBlock}]:has(${WRAP_BUTTON})`;

const isWrapped = () => document.documentElement.hasAttribute(HOOKS.codeWrap);

/** Starts buttons that wrap all code. The script after the sidebar restores the choice. */
function startWrap(): void {
  const show = (wrapped: boolean) => {
    showWrap(wrapped);
    for (const button of document.querySelectorAll(WRAP_BUTTON))
      button.ariaPressed = String(wrapped);
  };
  onMatch('click', WRAP_BUTTON, (_event, button) => {
    keepInPlace(button, () => show(!isWrapped()));
    writeStorage('local', WRAP_KEY, String(isWrapped()));
  });
  onMatch('pointerover', WRAPPABLE, ({ relatedTarget }, block) => {
    if (!(relatedTarget instanceof Node && block.contains(relatedTarget))) updateButton(block);
  });
  onMatch('focusin', WRAPPABLE, (_event, block) => updateButton(block));
  // Update the block that the reader is on: its events came before this script was loaded.
  document.querySelectorAll(`${WRAPPABLE}:is(:hover, :focus-within)`).forEach(updateButton);
  watchStorage(WRAP_KEY, () => show(readStorage('local', WRAP_KEY) === 'true'));
}

/** Shows the button of a block with long lines. A button with the focus stays. */
function updateButton(block: Element): void {
  const pre = block.querySelector('pre');
  const button = block.querySelector<HTMLElement>(WRAP_BUTTON);
  if (!pre || !button) return;
  button.ariaPressed = String(isWrapped());
  if (button !== document.activeElement) button.hidden = !hasLongLines(pre);
}

/** Whether unwrapped lines are longer than the block. Nothing is painted while it measures. */
function hasLongLines(pre: HTMLElement): boolean {
  const wrapped = isWrapped();
  if (wrapped) showWrap(false);
  const isLonger = pre.scrollWidth > pre.clientWidth;
  if (wrapped) showWrap(true);
  return isLonger;
}

/** Selector of numbered lines. Lines without marks are `<i>` elements. */
const LINE = 'pre :is(.line, i)[id]';

const NUMBER = `${LINE} > a[href^="#"]`;

/** Starts line numbers: a click sets the hash to the line, or with Shift to a range of lines. */
function startLineLinks(): void {
  // Shift would select text from the caret.
  onMatch('mousedown', NUMBER, (event) => {
    if (event.shiftKey) event.preventDefault();
  });
  onMatch('click', NUMBER, (event, link) => {
    const line = link.parentElement;
    if (!line || hasCommandKey(event)) return;
    event.preventDefault();
    const id = linesId(line.id, event.shiftKey);
    // Makes `followHash`, which runs later, leave the focus alone.
    line.closest('pre')?.setAttribute(HOOKS.pressedLines, id);
    const { style } = document.documentElement;
    // A smooth scroll would start after the line is back in place.
    style.scrollBehavior = 'auto';
    keepInPlace(line, () => {
      // Mark now, which unfolds a long block: `hashchange` comes only after this change.
      markNamedLines(id);
      location.hash = id;
    });
    style.scrollBehavior = '';
    // The new address has moved the focus.
    link.focus({ preventScroll: true });
  });
}

/** Returns the id of a clicked line or, for a range, of the lines from there to the address. */
function linesId(clicked: string, isRange: boolean): string {
  const line = linesOfId(clicked);
  const named = linesOfId(idOfHash(location.hash));
  if (!isRange || !line || named?.block !== line.block) return clicked;
  const [first, last] = [named.first, line.first].sort((a, b) => a - b);
  return first === last ? clicked : `${line.block}-L${first}-L${last}`;
}

const NUMBERED = 'pre:has(:is(.line, i)[id])';
const NAMED = `:is(:target, [${HOOKS.namedLine}]) > a`;
const TAB_STOP = '[id] > a[tabindex="0"]';

/** Makes the numbers of a block one tab stop with arrow keys. Screen readers see that one only. */
function startLineNumbers({ translator }: Page): void {
  const t = translator(CODE_TEXTS);
  const stopAt = (number: HTMLAnchorElement, block: Element) => {
    for (const other of block.querySelectorAll<HTMLElement>(TAB_STOP)) hideNumber(other);
    number.tabIndex = 0;
    number.ariaHidden = null;
    const line = linesOfId(number.hash.slice(1))?.first;
    number.ariaLabel = t('lineNumber').replace('{number}', String(line));
  };
  const update = () => {
    addNumbers();
    for (const block of document.querySelectorAll(NUMBERED)) {
      const number = block.querySelector(NAMED) ?? block.querySelector(NUMBER);
      if (number instanceof HTMLAnchorElement) stopAt(number, block);
    }
  };
  onMarkup(update);
  onMatch('focusin', NUMBER, (_event, number: HTMLAnchorElement) => {
    const block = number.closest('pre');
    if (block) stopAt(number, block);
  });
  onMatch('keydown', NUMBER, (event, current) => {
    if (hasCommandKey(event)) return;
    const numbers = [...(current.closest('pre')?.querySelectorAll<HTMLElement>(NUMBER) ?? [])];
    moveFocus(event, numbers, 'vertical');
  });
}

/** Adds links, which CSS lays over the numbers. In the HTML, they would be most of the page. */
function addNumbers(): void {
  for (const line of document.querySelectorAll(`${LINE}:not(:has(> a))`)) {
    const number = document.createElement('a');
    number.href = `#${line.id}`;
    hideNumber(number);
    line.prepend(number);
  }
}

/** Removes a number from the tab order and from screen readers, since a page has very many. */
function hideNumber(number: HTMLElement): void {
  number.tabIndex = -1;
  number.ariaHidden = 'true';
  number.ariaLabel = null;
}
