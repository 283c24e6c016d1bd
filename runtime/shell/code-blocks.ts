import { CHANGE_EVENT, HOOKS } from '../contract/hooks.ts';
import { CODE_TEXTS } from '../contract/payload.ts';
import { wrapKey } from '../contract/storage.ts';
import { onMatch } from '../events.ts';
import { createTranslate, withEnglish } from '../page.ts';
import type { Page } from '../page.ts';
import { showWrap } from '../reader/choices.ts';
import { readStorage, watchStorage, writeStorage } from '../storage.ts';
import { indexAfterKey } from './arrow-keys.ts';
import { idOfHash } from './toc.ts';
import { keepInPlace } from './viewport.ts';

/** What blocks of code can do besides being copied: show the rest of a long one, wrap lines, and link to lines. */
export function startCodeBlocks(page: Page): void {
  onMatch('click', `[${HOOKS.showWhole}]`, (_event, button) => {
    const block = button.closest(`[${HOOKS.codeBlock}]`);
    block?.setAttribute(HOOKS.whole, '');
    // The button goes, so the focus moves on.
    block?.querySelector('pre')?.focus({ preventScroll: true });
  });
  startWrap(page);
  startLineLinks();
  startLineStops(page);
}

const BUTTON = `[${HOOKS.wrapLines}]`;
const BLOCK = `[${HOOKS.codeBlock}]:has(${BUTTON})`;

const isWrapped = () => document.documentElement.hasAttribute(HOOKS.codeWrap);

/** Whether lines are longer than the block is wide, however they are shown now. Nothing is painted in between. */
function hasLongLines(pre: HTMLElement): boolean {
  const wrapped = isWrapped();
  if (wrapped) showWrap(false);
  const isLonger = pre.scrollWidth > pre.clientWidth;
  if (wrapped) showWrap(true);
  return isLonger;
}

/** Shows the button where there is something to wrap. It keeps the focus, should it have it. */
function offer(block: Element): void {
  const [pre, button] = [block.querySelector('pre'), block.querySelector<HTMLElement>(BUTTON)];
  if (!pre || !button) return;
  button.ariaPressed = String(isWrapped());
  if (button !== document.activeElement) button.hidden = !hasLongLines(pre);
}

function showWrapping(wrapped: boolean): void {
  showWrap(wrapped);
  for (const button of document.querySelectorAll(BUTTON)) button.ariaPressed = String(wrapped);
}

/**
 * Buttons that wrap the lines of code. The choice is for all blocks, here and on other pages, and is kept for good: who needs wrapped
 * lines needs them everywhere. The script after the sidebar shows it before anything is painted.
 */
export function startWrap({ payload }: Page): void {
  const key = wrapKey(payload.storagePrefix);
  onMatch('click', BUTTON, (_event, button) => {
    keepInPlace(button, () => showWrapping(!isWrapped()));
    writeStorage('local', key, String(isWrapped()));
  });
  onMatch('pointerover', BLOCK, ({ relatedTarget }, block) => {
    if (!(relatedTarget instanceof Node && block.contains(relatedTarget))) offer(block);
  });
  onMatch('focusin', BLOCK, (_event, block) => offer(block));
  // What brought this here is over one of them.
  for (const block of document.querySelectorAll(`${BLOCK}:is(:hover, :focus-within)`)) offer(block);
  watchStorage(key, () => showWrapping(readStorage('local', key) === 'true'));
}

/** The address of a clicked line; with Shift, of all lines from the one that the address names up to it. */
function idOf(clicked: string, isRange: boolean): string {
  const line = lineOfId(clicked);
  const named = linesOfId(idOfHash(location.hash));
  if (!isRange || !line || named?.block !== line.block) return clicked;
  const [first, last] = [named.first, line.first].sort((a, b) => a - b);
  return first === last ? clicked : `${line.block}-L${first}-L${last}`;
}

/** Line numbers: a click, or Enter, names the line in the address while the page stays where it is; with Shift, a range of lines. */
export function startLineLinks(): void {
  const isOurs = ({ ctrlKey, metaKey, altKey }: MouseEvent) => !ctrlKey && !metaKey && !altKey;
  // Shift would select text from wherever the caret is.
  onMatch('mousedown', NUMBER, (event) => {
    if (event.shiftKey) event.preventDefault();
  });
  onMatch('click', NUMBER, (event, link) => {
    const line = link.parentElement;
    if (!line || !isOurs(event)) return;
    event.preventDefault();
    const id = idOf(line.id, event.shiftKey);
    // What follows addresses leaves the reader alone, who may have gone on before it comes.
    line.closest('pre')?.setAttribute(HOOKS.pressedLines, id);
    const { style } = document.documentElement;
    // A smooth scroll would begin after the line was put back into its place.
    style.scrollBehavior = 'auto';
    keepInPlace(line, () => {
      // Not when the event comes: until then, a long block would fold.
      markNamedLines(id);
      location.hash = id;
    });
    style.scrollBehavior = '';
    // The new address has taken the focus away.
    link.focus({ preventScroll: true });
  });
}

/** A numbered line. Without marks it is an `<i>`. */
const LINE = 'pre :is(.line, i)[id]';

/** The number of a line: a link to it. */
export const NUMBER = `${LINE} > a[href^="#"]`;

const NUMBERED = 'pre:has(:is(.line, i)[id])';
const NAMED = `:is(:target, [${HOOKS.namedLine}]) > a`;
const STOP = '[id] > a[tabindex="0"]';

const lineOf = ({ hash }: HTMLAnchorElement) => lineOfId(hash.slice(1))?.first;

function numberAfter(event: KeyboardEvent, number: HTMLElement): HTMLElement | undefined {
  const numbers = [...(number.closest('pre')?.querySelectorAll<HTMLElement>(NUMBER) ?? [])];
  const { length: count } = numbers;
  const current = numbers.indexOf(number);
  const index = indexAfterKey(event.key, { count, current, axis: 'vertical', isRtl: false });
  return index === undefined ? undefined : numbers[index];
}

/** Takes a number out of the tab order and away from screen readers: a page would be full of them. */
function hide(number: HTMLElement): void {
  number.tabIndex = -1;
  number.ariaHidden = 'true';
  number.ariaLabel = null;
}

/** Adds the links, which CSS lays over the numbers. In the HTML of a page they would be most of it. */
function addNumbers(): void {
  for (const line of document.querySelectorAll(`${LINE}:not(:has(> a))`)) {
    const number = document.createElement('a');
    number.href = `#${line.id}`;
    hide(number);
    line.prepend(number);
  }
}

/** The numbers of a block are one stop of the Tab key. Arrow keys, Home and End walk them; all but the one at hand are silent. */
export function startLineStops({ payload }: Pick<Page, 'payload'>): void {
  const t = createTranslate(withEnglish(payload, CODE_TEXTS));
  const stopAt = (number: HTMLAnchorElement, block: Element) => {
    for (const other of block.querySelectorAll<HTMLElement>(STOP)) hide(other);
    number.tabIndex = 0;
    number.ariaHidden = null;
    number.ariaLabel = t('lineNumber').replace('{number}', String(lineOf(number)));
  };
  const look = () => {
    addNumbers();
    for (const block of document.querySelectorAll(NUMBERED)) {
      const number = block.querySelector(NAMED) ?? block.querySelector(NUMBER);
      if (number instanceof HTMLAnchorElement) stopAt(number, block);
    }
  };
  look();
  document.addEventListener(CHANGE_EVENT, look);
  onMatch('focusin', NUMBER, (_event, number) => {
    const block = number.closest('pre');
    if (block) stopAt(number as HTMLAnchorElement, block);
  });
  onMatch('keydown', NUMBER, (event, number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = numberAfter(event, number);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

/** More lines than any block has: what an address names may be anything. */
const MOST_LINES = 10_000;

/** Marks the lines that an address such as `#code-2-L5-L9` names, and no others. Returns the first of them. A single line is a target, which CSS marks. */
export function markNamedLines(id: string): HTMLElement | null {
  for (const line of document.querySelectorAll(`[${HOOKS.namedLine}]`)) {
    line.removeAttribute(HOOKS.namedLine);
  }
  const named = linesOfId(id);
  if (!named || named.first === named.last) return null;
  const { block, first } = named;
  for (let at = first; at <= Math.min(named.last, first + MOST_LINES); at++) {
    document.getElementById(`${block}-L${at}`)?.setAttribute(HOOKS.namedLine, '');
  }
  return document.getElementById(`${block}-L${first}`);
}

/** Lines of one block, both numbers included. */
export interface NamedLines {
  /** `code-2`. */
  readonly block: string;
  readonly first: number;
  readonly last: number;
}

/** The line that `code-2-L5` names, or undefined for any other id. */
export function lineOfId(id: string): NamedLines | undefined {
  const [, block, line] = /^(code-\d+)-L(\d+)$/.exec(id) ?? [];
  return block === undefined ? undefined : { block, first: Number(line), last: Number(line) };
}

/** The lines that `code-2-L5` or `code-2-L5-L9` names, in ascending order, or undefined for any other id. */
export function linesOfId(id: string): NamedLines | undefined {
  const [, start = id, last] = /^(.+)-L(\d+)$/.exec(id) ?? [];
  const from = lineOfId(start);
  if (!from) return lineOfId(id);
  const numbers = [from.first, Number(last)];
  return { block: from.block, first: Math.min(...numbers), last: Math.max(...numbers) };
}
