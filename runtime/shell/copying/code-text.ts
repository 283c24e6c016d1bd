import { HOOKS } from '../../contract/hooks.ts';

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

const TERMINAL = /\blanguage-(?:(?:ba|z)?sh|shell|console|terminal)(?![\w-])/;

const PROMPT = /^[$%] /;
/** A command that the next line continues. */
const UNFINISHED = /(?:\\|\||&&)$/;
/** How a shell begins such a line; programs begin their output so, too. */
const CONTINUATION = /^> ?/;

/** Whether `$ ` at the start of a line is a prompt: in a language of terminals, and where no language is named but the text begins with one. */
export const isTerminal = (classes: string, text: string): boolean =>
  TERMINAL.test(classes) || (!classes.includes('language-') && PROMPT.test(text));

/** The commands of what a terminal shows: lines with a prompt, without it, and what continues them. Without any prompt, all of it. */
export function commandsIn(text: string): string {
  const lines = text.split('\n');
  if (!lines.some((line) => PROMPT.test(line))) return text;
  const commands: string[] = [];
  let goesOn = false;
  for (const line of lines) {
    const begins = PROMPT.test(line);
    const isCommand: boolean = begins || goesOn;
    if (isCommand) commands.push(line.replace(begins ? PROMPT : CONTINUATION, ''));
    goesOn = isCommand && UNFINISHED.test(line);
  }
  return commands.join('\n');
}
