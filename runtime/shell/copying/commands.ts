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
