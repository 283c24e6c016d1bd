import { type Options, transform } from 'sucrase';
import type ts from 'typescript';
import { loadTypeScript } from '../../../model/typescript.ts';
import { findMismatch, syntaxProblem, type TextPosition } from '../../../../runtime/code/syntax.ts';

export interface SyntaxProblem {
  readonly offset: number;
  /** Message without a period: `Unexpected token`. */
  readonly reason: string;
}

/** Code around an excerpt that makes it a program, and a pattern that the excerpt must match. */
type Wrapper = readonly [before: string, after: string, begins?: RegExp];

const WHOLE: Wrapper = ['', ''];
const CHILDREN: Wrapper = ['<a>', '</a>'];
const CLASS: Wrapper = ['class A {', '}'];

/**
 * In order: file, expression, object, class, interface, type, argument, child, attribute, case,
 * method call.
 */
const SCRIPT_WRAPPINGS: readonly Wrapper[] = [
  WHOLE,
  ['(', ')'],
  ['({', '})'],
  CLASS,
  ['interface A {', '}'],
  ['type A =', ''],
  ['f(', ')'],
  // Requires a tag at the start, because any words could be the text of an element.
  ['<a>', '</a>', /^(?:\s|\/\/[^\n]*\n|\{\/\*[^*]*\*\/\})*</],
  ['<a', '/>', /^(?:\s|\/\/[^\n]*\n)*(?:[\w:-]+=|\{\.\.\.)/],
  ['switch (a) {', '}'],
  ['a', '', /^(?:\s|\/\/[^\n]*\n)*\.[a-z]/i],
];

/** In order: a value, members of an object, items of a list. */
const VALUE_WRAPPINGS: readonly Wrapper[] = [
  ['(', ')'],
  ['({', '})'],
  ['[', ']'],
];

/** Maximum number of tags that an excerpt may leave open at its end. */
const MAX_OPEN_TAGS = 12;

const TYPES: Options = {
  transforms: ['typescript'],
  disableESTransforms: true,
  keepUnusedImports: true,
};
const ELEMENTS: Options = { ...TYPES, transforms: ['typescript', 'jsx'], jsxRuntime: 'preserve' };

/** Returns the first syntax error in TypeScript or JavaScript. Undefined for a valid excerpt. */
export function scriptProblem(code: string): SyntaxProblem | undefined {
  const problem = problemIn(code, SCRIPT_WRAPPINGS);
  if (!problem) return undefined;
  const found = compilerProblems(code);
  // The compiler accepts more code, such as `#!node` or `if (a) function b() {}`.
  if (found?.length === 0) return undefined;
  return unclosedTag(found ?? [], code) ?? problem;
}

/** Returns the syntax errors that the compiler of TypeScript finds, sorted by position. */
function compilerProblems(code: string): readonly ts.Diagnostic[] | undefined {
  const compiler = loadTypeScript();
  const compilerOptions = { jsx: compiler.JsxEmit.Preserve };
  const options = { compilerOptions, fileName: 'a.tsx', reportDiagnostics: true };
  try {
    return compiler.transpileModule(code, options).diagnostics;
  } catch {
    return undefined; // The compiler throws if code is nested too deeply.
  }
}

/** Number of the compiler's error about a tag without its closing tag. */
const UNCLOSED_TAG = 17008;

/** Returns the problem of an unclosed tag, if it precedes the other problems. */
function unclosedTag(
  [tag, next]: readonly ts.Diagnostic[],
  code: string,
): SyntaxProblem | undefined {
  if (tag?.code !== UNCLOSED_TAG) return undefined;
  const { start = 0, length = 0 } = tag;
  // The tag itself must be correct up to its end.
  if (!/[^=]>/.test(code.slice(start, next?.start))) return undefined;
  return { offset: start, reason: `<${code.slice(start, start + length)}> is never closed` };
}

/** Returns the first syntax error in a JSON-like value, or in its members or items. */
export const valueProblem = (code: string): SyntaxProblem | undefined =>
  problemIn(code, VALUE_WRAPPINGS);

function problemIn(written: string, wrappings: readonly Wrapper[]): SyntaxProblem | undefined {
  const code = withPlaceholders(written);
  if (isTangled(code)) return undefined;
  const fitting = wrappings.filter(([, , begins]) => begins?.test(code) !== false);
  const valid = fitting.find((wrapping) => isValid(code, wrapping, ELEMENTS));
  if (valid) return written.includes('</') ? mismatchIn(code, fitting, valid) : undefined;
  const isAccepted =
    fitting.some((wrapping) => isValid(code, wrapping, TYPES)) ||
    SKETCH.test(written) ||
    hasOpenTags(code) ||
    isValid(withObjects(code), WHOLE, ELEMENTS) ||
    isCodeAboveElements(code) ||
    fitting.some((wrapping) => isValid(withoutDecorators(code), wrapping, ELEMENTS)) ||
    // Accept members of a class after imports.
    (/^import\s/m.test(code) && isValid(withoutDecorators(code.replace(IMPORT, '')), CLASS, TYPES));
  if (isAccepted) return undefined;
  const [problem] = fitting
    .flatMap((wrapping) => syntaxProblemIn(code, wrapping) ?? [])
    .sort((a, b) => b.offset - a.offset);
  const endsEarly = problem?.offset === code.trimEnd().length;
  const isHead = /expected "[{=]"$/.test(problem?.reason ?? '');
  return endsEarly && (isHead || isExcerpt(code)) ? undefined : problem;
}

/** Whether code consists of statements, a blank line and JSX elements. */
function isCodeAboveElements(code: string): boolean {
  const end = code.search(/\n\s*\n(?:\/\/[^\n]*\n)*<[A-Za-z>]/);
  const elements = code.slice(end);
  return (
    end !== -1 &&
    isValid(code.slice(0, end), WHOLE, ELEMENTS) &&
    isValid(elements, CHILDREN, ELEMENTS) &&
    !findMismatch(wrap(elements, CHILDREN), ELEMENTS)
  );
}

/** Puts code on its own lines, because a trailing comment would swallow the text after it. */
const wrap = (code: string, [before, after]: Wrapper) => before + '\n' + code + '\n' + after;

function isValid(code: string, wrapping: Wrapper, options: Options): boolean {
  try {
    transform(wrap(code, wrapping), options);
    return true;
  } catch {
    return false; // The parser throws for a syntax error.
  }
}

/** Whether code is valid except for tags left open at its end, such as `<Menu open>`. */
function hasOpenTags(code: string): boolean {
  if (!/<[A-Za-z>]/.test(code)) return false;
  const counts = Array.from({ length: MAX_OPEN_TAGS }, (_, index) => index + 1);
  return counts.some((count) =>
    ['', '<a>'].some((before) => isValid(code, [before, '</a>'.repeat(count)], ELEMENTS)),
  );
}

/** Returns undefined if the code is nested too deeply for the parser. */
function syntaxProblemIn(code: string, wrapping: Wrapper): SyntaxProblem | undefined {
  const { message = '', position } = syntaxProblem(wrap(code, wrapping), ELEMENTS) ?? {};
  return position && { offset: offsetIn(code, position), reason: message.replace(/\.$/, '') };
}

/** Finds a mismatched closing tag. Tries all wrappings, as siblings can parse as a comparison. */
function mismatchIn(
  code: string,
  wrappings: readonly Wrapper[],
  valid: Wrapper,
): SyntaxProblem | undefined {
  const found = findMismatch(wrap(code, valid), ELEMENTS);
  const matches = (wrapping: Wrapper) =>
    isValid(code, wrapping, ELEMENTS) && !findMismatch(wrap(code, wrapping), ELEMENTS);
  if (!found || wrappings.some(matches)) return undefined;
  const reason = `</${found.closed}> closes <${found.opened}>`;
  return { offset: offsetIn(code, found), reason };
}

/** Converts a position in wrapped code to an offset in the code, at most its end. */
function offsetIn(code: string, { line, column }: TextPosition): number {
  const before = code.split('\n').slice(0, line - 2);
  const start = before.reduce((sum, line) => sum + line.length + 1, 0);
  return Math.min(start + column - 1, code.trimEnd().length);
}

/** Highest plausible nesting of `(`, nesting of `>(`, and number of conditional arrow functions. */
const TANGLED = { depth: 12, generic: 4, conditions: 6 } as const;

const CONDITION = /\?\s{0,9}\([^()]{0,99}\)\s{0,9}:[^;{}()]{0,99}=>/g;

/** Whether parsing may take exponential time, because each `(` can be parsed in two ways. */
function isTangled(code: string): boolean {
  const open: boolean[] = [];
  let generic = 0;
  for (const { 0: part } of code.matchAll(/>?\s{0,9}\(|\)/g)) {
    if (part === ')') generic -= open.pop() === true ? 1 : 0;
    else {
      const isGeneric = part.startsWith('>');
      open.push(isGeneric);
      generic += isGeneric ? 1 : 0;
    }
    if (open.length > TANGLED.depth || generic > TANGLED.generic) return true;
  }
  return [...code.matchAll(CONDITION)].length > TANGLED.conditions;
}

/** Matches dots for omitted code. Unlike after the spread operator, no expression follows. */
const DOTS = /(?:\.\.\.|…)(?=[ \t]*(?:$|[\])},;:>…]|\/[/>*]|\.\.\.))/gm;
/** Number of characters before the dots in which to find the token before them. */
const LOOK_BACK = 20;
/** Matches a comment in place of a value, before a comma or the end of the line. */
const COMMENT_AS_VALUE = /(?<=(?:[=:]|=>) )\/\*[^*\n]*\*\/(?=[ \t]*[,;)\]}\n])/g;
const IMPORT = /^import\s(?:[^;'"]{0,999}\sfrom\s*)?(['"])[^'"\n]*\1;?[ \t]*$/gm;
/** Matches an object literal on its own lines. No statement looks like this. */
const OBJECT_ALONE = /^\{( .* |\n(?:[ \t].*\n|\n)*)\};?$/gm;

/** Returns a pattern of text in which parentheses are paired and nested up to a depth. */
const paired = (depth: number): string =>
  depth === 0 ? '[^()]*' : String.raw`(?:[^()]|\(${paired(depth - 1)}\))*`;

/** Matches decorators. The parser rejects them on parameters, and an excerpt may end after one. */
const DECORATOR = new RegExp(
  String.raw`(?<![^\s(,])@[\w$.]{1,99}(?:\(${paired(4)}\)|(?![\w$.(]))`,
  'g',
);

/** Blanks decorators. Keeps offsets. */
const withoutDecorators = (code: string) =>
  code.replace(DECORATOR, (decorator) => decorator.replace(/[^\n]/g, ' '));

/**
 * Replaces the dots and comments that mark omitted code. Writes a name where a value is expected,
 * and spaces elsewhere. Keeps offsets.
 */
function withPlaceholders(code: string): string {
  const filled = code.replace(DOTS, (dots: string, at: number) => {
    const isValue = /(?:[=:?&|>]|=\{)\s*$/.test(code.slice(Math.max(0, at - LOOK_BACK), at));
    return isValue ? '_$_'.slice(0, dots.length) : ' '.repeat(dots.length);
  });
  return filled.replace(COMMENT_AS_VALUE, (comment) => '_'.padEnd(comment.length));
}

/** Wraps object literals on their own lines, which would parse as blocks. Moves offsets. */
const withObjects = (code: string): string => code.replace(OBJECT_ALONE, ';({$1});');

/** Patterns of pseudocode, which is not meant to be valid. */
const SKETCH = new RegExp(
  [
    /\.\.\.(?:\s|$)|…/, // `{ ... other props }`, or a last line of dots
    /^[\w$.]+\([^()\n]*\) (?:=>|->|→) /, // the result of a call: `spacing(2) => 16`
    /<-+\s|←/, // an arrow before a remark
    /^(?:optional|readonly) [\w$]+\??:/, // a member in a generated reference
    /^---[ \t]*$/, // the script of a component or front matter, before other text
    /^@@/, // a mark of another generator, or a hunk of a diff
  ]
    .map(({ source }) => source)
    .join('|'),
  'm',
);

/**
 * Whether incomplete code ends on purpose: inside a block, after its head, or with a comment.
 * If a bracket was forgotten, the last line is indented no deeper than the first.
 */
export function isExcerpt(code: string): boolean {
  const lines = code.split('\n').filter((line) => line.trim() !== '');
  const last = lines.at(-1) ?? '';
  const isCommentOrHead = /^\s*\/[/*]|(?:\)|=>)\s*\{$/.test(last);
  return isCommentOrHead || indentation(last) > indentation(lines[0] ?? '');
}

const indentation = (line: string) => line.length - line.trimStart().length;
