/** Dots that stand for something left out: nothing comes after them that could be spread. */
const DOTS = /(?:\.\.\.|…)(?=[ \t]*(?:$|[\])},;:>…]|\/[/>*]|\.\.\.))/gm;
/** How far back to look for what precedes the dots. */
const BEFORE = 20;
/** A comment in place of a value, before a comma or the end of the line. */
const COMMENT_AS_VALUE = /(?<=[=:] )\/\*[^*\n]*\*\/(?=[ \t]*[,;)\]}\n])/g;
/** Objects that stand on lines of their own, as no statement does. */
const OBJECT_ALONE = /^\{( .* |\n(?:[ \t].*\n|\n)*)\};?$/gm;

/** Code with blanks, or a name where there has to be a value, in place of dots and comments. All offsets stay. */
export function filledIn(code: string): string {
  const filled = code.replace(DOTS, (dots: string, at: number) => {
    const isValue = /(?:[=:?&|>]|=\{)\s*$/.test(code.slice(Math.max(0, at - BEFORE), at));
    return isValue ? '_$_'.slice(0, dots.length) : ' '.repeat(dots.length);
  });
  return filled.replace(COMMENT_AS_VALUE, (comment) => '_'.padEnd(comment.length));
}

/** Code whose objects on lines of their own are expressions, not blocks. Offsets change. */
export const withObjects = (code: string): string => code.replace(OBJECT_ALONE, ';({$1});');

/** Signs of code that is written for eyes only. */
const SKETCHED = new RegExp(
  [
    /\.\.\.(?:\s|$)|…/, // `{ ... other props }`, or a last line of dots
    /^[\w$.]+\([^()\n]*\) (?:=>|->|→) /, // what a call returns: `spacing(2) => 16`
    /<-+\s|←/, // an arrow before a remark
    /^(?:optional|readonly) [\w$]+\??:/, // a member in a generated reference
    /^---[ \t]*$/, // the script of a component or front matter, before other text
    /^\s*with \(/, // valid in scripts, but unknown to the parser
  ]
    .map(({ source }) => source)
    .join('|'),
  'm',
);

/** Whether code is written for eyes only. */
export const isSketch = (code: string) => SKETCHED.test(code);

/**
 * Whether code that is incomplete at its end stops there on purpose: inside a block, after the head of one, or with a comment.
 * A forgotten bracket leaves its last line at the level of the first one.
 */
export function isExcerpt(code: string): boolean {
  const lines = code.split('\n').filter((line) => line.trim() !== '');
  const last = lines.at(-1) ?? '';
  const isCommentOrHead = /^\s*\/[/*]|(?:\)|=>)\s*\{$/.test(last);
  return isCommentOrHead || indentation(last) > indentation(lines[0] ?? '');
}

const indentation = (line: string) => line.length - line.trimStart().length;
