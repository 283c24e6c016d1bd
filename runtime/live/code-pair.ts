import { HOOKS } from '../contract/hooks.ts';

/** The code of a demo in one language and style. */
export interface CodePair {
  readonly demo: Element;
  /** The `pre` of its whole source. */
  readonly full: HTMLElement;
  /** The `pre` of the part that is shown at once. */
  readonly preview: HTMLElement | undefined;
  /** Name of the file: `BasicButtons.tsx`. */
  readonly file: string;
}

const CHOICES = [HOOKS.codeVariant, HOOKS.codeStyle];

/** Whether two sources are of one language and style, as far as they say. */
const isSameChoice = (one: Element) => (other: Element) =>
  CHOICES.every((choice) => {
    const [a, b] = [one.getAttribute(choice), other.getAttribute(choice)];
    return a === null || b === null || a === b;
  });

/** The code that a `pre` in a demo belongs to. */
export function codePairOf(pre: HTMLElement): CodePair | undefined {
  const demo = pre.closest(`[${HOOKS.demo}]`);
  const source = pre.closest(`[${HOOKS.source}]`);
  if (!demo || !source) return undefined;
  const find = (kind: string) =>
    [...demo.querySelectorAll(`[${HOOKS.source}=${kind}]`)].find(isSameChoice(source));
  const whole = find('full');
  const full = whole?.querySelector('pre');
  if (!full) return undefined;
  const preview = find('preview')?.querySelector('pre') ?? undefined;
  return { demo, full, preview, file: whole?.getAttribute(HOOKS.file) ?? '' };
}

/** The element that holds the text of a `pre`. */
export const codeIn = (pre: Element): Element => pre.querySelector('code') ?? pre;

/** The text of a `pre`, without the last line break. */
export const codeTextOf = (pre: Element): string => codeIn(pre).textContent.replace(/\n$/, '');
