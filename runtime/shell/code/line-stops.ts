import { CHANGE_EVENT, HOOKS } from '../../contract/hooks.ts';
import { CODE_TEXTS } from '../../contract/texts.ts';
import { onMatch } from '../../events.ts';
import { createTranslate, withEnglish } from '../../i18n/translate.ts';
import type { Page } from '../../page.ts';
import { indexAfterKey } from '../controls/arrow-keys.ts';
import { lineOfId } from './line-ids.ts';

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
