import { HOOKS } from '../../contract/hooks.ts';

const OTHER_LANGUAGE = /\blanguage-(?!(?:ba|z)?sh\b|shell\b|console\b|terminal\b)/;

/** The commands of a terminal text: the prompt `$ ` is for the eye only. */
export const withoutPrompts = (text: string) => text.replace(/^\$ /gm, '');

/** Whether a class list names a language in which `$ ` at the start of a line is a prompt. Without a language it is taken for one. */
export const isTerminal = (classes: string) => !OTHER_LANGUAGE.test(classes);

/** What copying a `pre` gives: its code without marks, prompts and the last line break. */
export function codeText(pre: Element): string {
  const copy = pre.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll(`[${HOOKS.notCopied}]`)) mark.remove();
  const text = copy.textContent.replace(/\n$/, '');
  const classes = `${pre.className} ${pre.querySelector('code')?.className ?? ''}`;
  return isTerminal(classes) ? withoutPrompts(text) : text;
}

const CHOICE = `body [${HOOKS.codeStyle}], body [${HOOKS.codeVariant}]`;

/** Whether the code is of the style and language that the page shows, also where it is folded away. */
function isChosen(pre: Element): boolean {
  for (let at = pre.closest(CHOICE); at; at = at.parentElement?.closest(CHOICE) ?? null) {
    if (getComputedStyle(at).display === 'none') return false;
  }
  return true;
}

/** The `pre` that a copy button in a block or demo stands for: a demo's full source, else the one in view. */
export function codeOf(button: Element): Element | null {
  const holder = button.closest(`[${HOOKS.codeBlock}], [${HOOKS.demo}]`);
  if (!holder) return null;
  const expander = holder.matches(`[${HOOKS.codeBlock}]`)
    ? null
    : holder.querySelector(`[${HOOKS.expand}]`);
  const full = document.getElementById(expander?.getAttribute('aria-controls') ?? '');
  const blocks = [...(full ?? holder).querySelectorAll('pre')].filter(isChosen);
  return blocks.find((pre) => !pre.closest('[hidden]')) ?? blocks.at(-1) ?? null;
}
