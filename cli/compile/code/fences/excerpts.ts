/** Dots for omitted code, unlike the spread operator: no expression follows. */
const DOTS = /(?:\.\.\.|…)(?=[ \t]*(?:$|[\])},;:>…]|\/[/>*]|\.\.\.))/gm;
/** Characters to look back for the token before the dots. */
const LOOK_BACK = 20;
/** A comment in place of a value, before a comma or the end of the line. */
const COMMENT_AS_VALUE = /(?<=[=:] )\/\*[^*\n]*\*\/(?=[ \t]*[,;)\]}\n])/g;
/** Object literals on lines of their own. No statement looks like that. */
const OBJECT_ALONE = /^\{( .* |\n(?:[ \t].*\n|\n)*)\};?$/gm;

/** Replaces dots and comments for omitted code with spaces or, for values, a name. Keeps offsets. */
export function withPlaceholders(code: string): string {
  const filled = code.replace(DOTS, (dots: string, at: number) => {
    const isValue = /(?:[=:?&|>]|=\{)\s*$/.test(code.slice(Math.max(0, at - LOOK_BACK), at));
    return isValue ? '_$_'.slice(0, dots.length) : ' '.repeat(dots.length);
  });
  return filled.replace(COMMENT_AS_VALUE, (comment) => '_'.padEnd(comment.length));
}

/** Turns object literals on their own lines, which parse as blocks, into expressions. Offsets change. */
export const withObjects = (code: string): string => code.replace(OBJECT_ALONE, ';({$1});');

/** Patterns of pseudocode, which is not meant to be valid. */
const SKETCH = new RegExp(
  [
    /\.\.\.(?:\s|$)|…/, // `{ ... other props }`, or a last line of dots
    /^[\w$.]+\([^()\n]*\) (?:=>|->|→) /, // the result of a call: `spacing(2) => 16`
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
 * Whether incomplete code ends on purpose: inside a block, after the head of one, or with a comment.
 * If a bracket was forgotten, the last line is indented no deeper than the first.
 */
export function isExcerpt(code: string): boolean {
  const lines = code.split('\n').filter((line) => line.trim() !== '');
  const last = lines.at(-1) ?? '';
  const isCommentOrHead = /^\s*\/[/*]|(?:\)|=>)\s*\{$/.test(last);
  return isCommentOrHead || indentation(last) > indentation(lines[0] ?? '');
}

const indentation = (line: string) => line.length - line.trimStart().length;
