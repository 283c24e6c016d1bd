import { HOOKS } from '../../contract/hooks.ts';
import { commandsIn, isTerminal } from './commands.ts';

/** What copying a `pre` gives: its code without marks and the last line break; of what is shown of a terminal, the commands. */
export function codeText(pre: Element): string {
  const copy = pre.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll(`[${HOOKS.notCopied}]`)) mark.remove();
  const text = copy.textContent.replace(/\n$/, '');
  const classes = `${pre.className} ${pre.querySelector('code')?.className ?? ''}`;
  return isTerminal(classes, text) ? commandsIn(text) : text;
}

const CHOICE = `body [${HOOKS.codeStyle}], body [${HOOKS.codeVariant}]`;

/** Whether the code is of the style and language that the page shows, also where it is folded away or on another tab. */
function isChosen(pre: Element): boolean {
  for (let at = pre.closest(CHOICE); at; at = at.parentElement?.closest(CHOICE) ?? null) {
    if (!at.hasAttribute('hidden') && getComputedStyle(at).display === 'none') return false;
  }
  return true;
}

/** The `pre` that a copy button in a block or demo stands for: the one in view, and a demo's full source while that is folded away. */
export function codeOf(button: Element): Element | null {
  const holder = button.closest(`[${HOOKS.codeBlock}], [${HOOKS.demo}]`);
  if (!holder) return null;
  const expander = holder.matches(`[${HOOKS.codeBlock}]`)
    ? null
    : holder.querySelector(`[${HOOKS.expand}]`);
  const full = document.getElementById(expander?.getAttribute('aria-controls') ?? '');
  const blocks = [...(full ?? holder).querySelectorAll('pre')].filter(isChosen);
  const isWanted = full?.hidden
    ? (pre: Element) => pre.closest(`[${HOOKS.source}=full]`)
    : (pre: Element) => !pre.closest('[hidden]');
  return blocks.find(isWanted) ?? blocks.at(-1) ?? null;
}
