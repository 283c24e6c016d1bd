import { HOOKS } from '../../contract/hooks.ts';
import { elementNamedBy } from '../../elements.ts';

/** Returns the text to copy from a `pre`, without marks. From a terminal, only the commands. */
export function codeText(pre: Element): string {
  const copy = pre.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll(`[${HOOKS.notCopied}]`)) mark.remove();
  const text = copy.textContent.replace(/\n$/, '');
  const classes = `${pre.className} ${pre.querySelector('code')?.className ?? ''}`;
  return isTerminal(classes, text) ? commandsIn(text) : text;
}

const TERMINAL = /\blanguage-(?:(?:ba|z)?sh|shell(?:script)?|console|terminal)(?![\w-])/;

const PROMPT = /^[$%] /;
/** The end of a command that continues on the next line. */
const UNFINISHED = /(?:\\|\||&&)$/;
/** A shell's prefix of a continued line. Output may have it too. */
const CONTINUATION = /^> ?/;

/** Whether `$ ` is a prompt: in terminal languages, or if text without language starts with it. */
export const isTerminal = (classes: string, text: string): boolean =>
  TERMINAL.test(classes) || (!classes.includes('language-') && PROMPT.test(text));

/** Returns the commands of a terminal's text, or all of it if it has no prompt. */
export function commandsIn(text: string): string {
  const lines = text.split('\n');
  if (!lines.some((line) => PROMPT.test(line))) return text;
  const commands: string[] = [];
  let continues = false;
  for (const line of lines) {
    const starts = PROMPT.test(line);
    const isCommand: boolean = starts || continues;
    if (isCommand) commands.push(line.replace(starts ? PROMPT : CONTINUATION, ''));
    continues = isCommand && UNFINISHED.test(line);
  }
  return commands.join('\n');
}

/** Returns the `pre` that a button copies: the visible one, or the full source of a closed demo. */
export function copiedCode(button: Element): Element | null {
  const holder = button.closest(`[${HOOKS.codeBlock}], [${HOOKS.demo}]`);
  if (!holder) return null;
  const expander = holder.matches(`[${HOOKS.codeBlock}]`)
    ? null
    : holder.querySelector(`[${HOOKS.expand}]`);
  const full = elementNamedBy(expander, 'aria-controls');
  const blocks = [...(full ?? holder).querySelectorAll('pre')].filter(isChosen);
  const isFull = (pre: Element) => pre.closest(`[${HOOKS.source}=full]`);
  const isShown = (pre: Element) => !pre.closest('[hidden]');
  // A tab may have only a link to its file.
  const shown = full && !isOpen(full) ? undefined : blocks.find(isShown);
  return shown ?? blocks.find(isFull) ?? blocks.at(-1) ?? null;
}

const isOpen = (source: HTMLElement) =>
  source instanceof HTMLDetailsElement ? source.open : !source.hidden;

const CHOICE = `body [${HOOKS.codeStyle}], body [${HOOKS.codeVariant}]`;

/** Whether code has the chosen style and language, even if it is closed or on another tab. */
function isChosen(pre: Element): boolean {
  for (let at = pre.closest(CHOICE); at; at = at.parentElement?.closest(CHOICE) ?? null) {
    if (!at.hasAttribute('hidden') && getComputedStyle(at).display === 'none') return false;
  }
  return true;
}
