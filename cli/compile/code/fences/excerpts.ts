/** Dots that stand for omitted code: nothing follows them that could be spread. */
const DOTS = /(?:\.\.\.|…)(?=[ \t]*(?:$|[\])},;:>…]|\/[/>*]|\.\.\.))/gm;
/** How far back to look for what precedes the dots. */
const LOOK_BACK = 20;
/** A comment in place of a value, before a comma or the end of the line. */
const COMMENT_AS_VALUE = /(?<=[=:] )\/\*[^*\n]*\*\/(?=[ \t]*[,;)\]}\n])/g;
/** Objects on lines of their own. No statement looks like that. */
const OBJECT_ALONE = /^\{( .* |\n(?:[ \t].*\n|\n)*)\};?$/gm;

/** Replaces dots and comments for omitted code with spaces, or a name where a value is needed. Offsets stay. */
export function withPlaceholders(code: string): string {
  const filled = code.replace(DOTS, (dots: string, at: number) => {
    const isValue = /(?:[=:?&|>]|=\{)\s*$/.test(code.slice(Math.max(0, at - LOOK_BACK), at));
    return isValue ? '_$_'.slice(0, dots.length) : ' '.repeat(dots.length);
  });
  return filled.replace(COMMENT_AS_VALUE, (comment) => '_'.padEnd(comment.length));
}

/** Makes expressions of objects on lines of their own, which would be blocks. Offsets change. */
export const withObjects = (code: string): string => code.replace(OBJECT_ALONE, ';({$1});');

/** Signs that code is meant for reading only. */
const SKETCH = new RegExp(
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

export const isSketch = (code: string) => SKETCH.test(code);

/**
 * Whether incomplete code stops on purpose: inside a block, after the head of one, or with a
 * comment. With a forgotten bracket, the last line is as far left as the first one.
 */
export function isExcerpt(code: string): boolean {
  const lines = code.split('\n').filter((line) => line.trim() !== '');
  const last = lines.at(-1) ?? '';
  const isCommentOrHead = /^\s*\/[/*]|(?:\)|=>)\s*\{$/.test(last);
  return isCommentOrHead || indentation(last) > indentation(lines[0] ?? '');
}

const indentation = (line: string) => line.length - line.trimStart().length;
