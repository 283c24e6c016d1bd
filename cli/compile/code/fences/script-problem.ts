import { type Options, transform } from 'sucrase';
import { findMismatch, syntaxProblem, type TextPosition } from '../../../../runtime/code/syntax.ts';
import { isExcerpt, isSketch, withObjects, withPlaceholders } from './excerpts.ts';

/** A syntax error at an offset of the code. */
export interface CodeProblem {
  readonly offset: number;
  /** Without a period: `Unexpected token`. */
  readonly reason: string;
}

/** What an excerpt is put between to parse it, and how such an excerpt begins. */
type Wrapping = readonly [before: string, after: string, begins?: RegExp];

const WHOLE: Wrapping = ['', ''];

/** A file, an expression, members of an object, a class or a type, a type, arguments, children, attributes, a branch. */
const SCRIPT_WRAPPINGS: readonly Wrapping[] = [
  WHOLE,
  ['(', ')'],
  ['({', '})'],
  ['class A {', '}'],
  ['interface A {', '}'],
  ['type A =', ''],
  ['f(', ')'],
  // Any words could be the text of an element.
  ['<a>', '</a>', /^(?:\s|\/\/[^\n]*|\{\/\*[^*]*\*\/\})*</],
  ['<a', '/>', /^\s*(?:[\w:-]+=|\{\.\.\.)/],
  ['switch (a) {', '}'],
];

/** A value, members of an object, items of a list. */
const VALUE_WRAPPINGS: readonly Wrapping[] = [
  ['(', ')'],
  ['({', '})'],
  ['[', ']'],
];

/** Tags that an excerpt may leave open at its end. */
const MAX_OPEN_TAGS = 12;

const TYPES: Options = {
  transforms: ['typescript'],
  disableESTransforms: true,
  keepUnusedImports: true,
};
const ELEMENTS: Options = { ...TYPES, transforms: ['typescript', 'jsx'], jsxRuntime: 'preserve' };

/** Finds what keeps TypeScript or JavaScript from being an excerpt of a program. */
export const scriptProblem = (code: string): CodeProblem | undefined =>
  problemIn(code, SCRIPT_WRAPPINGS);

/** Finds what keeps a text from being a value, or members or items of one. */
export const valueProblem = (code: string): CodeProblem | undefined =>
  problemIn(code, VALUE_WRAPPINGS);

function problemIn(written: string, wrappings: readonly Wrapping[]): CodeProblem | undefined {
  const code = withPlaceholders(written);
  if (isTangled(code)) return undefined;
  const fitting = wrappings.filter(([, , begins]) => begins?.test(code) !== false);
  const valid = fitting.find((one) => isValid(code, one, ELEMENTS));
  if (valid) return written.includes('</') ? mismatchIn(code, fitting, valid) : undefined;
  const isAccepted =
    fitting.some((one) => isValid(code, one, TYPES)) ||
    isSketch(written) ||
    hasOpenTags(code) ||
    isValid(withObjects(code), WHOLE, ELEMENTS);
  if (isAccepted) return undefined;
  const problem = fitting
    .flatMap((one) => syntaxProblemIn(code, one) ?? [])
    .reduce<CodeProblem | undefined>(
      (furthest, one) => (furthest && furthest.offset >= one.offset ? furthest : one),
      undefined,
    );
  const endsEarly = problem?.offset === code.trimEnd().length;
  const isHead = /expected "[{=]"$/.test(problem?.reason ?? '');
  return endsEarly && (isHead || isExcerpt(code)) ? undefined : problem;
}

/** On lines of their own, because a comment at the end of the code would swallow what follows. */
const wrap = (code: string, [before, after]: Wrapping) => before + '\n' + code + '\n' + after;

function isValid(code: string, wrapping: Wrapping, options: Options): boolean {
  try {
    transform(wrap(code, wrapping), options);
    return true;
  } catch {
    return false; // The parser throws for a syntax error.
  }
}

/** Whether code is valid but for tags that are open at its end: `<Menu open>`. */
function hasOpenTags(code: string): boolean {
  if (!/<[A-Za-z>]/.test(code)) return false;
  const counts = Array.from({ length: MAX_OPEN_TAGS }, (_, index) => index + 1);
  return counts.some((count) =>
    ['', '<a>'].some((before) => isValid(code, [before, '</a>'.repeat(count)], ELEMENTS)),
  );
}

/** Returns nothing for code that is too deep for the parser. */
function syntaxProblemIn(code: string, wrapping: Wrapping): CodeProblem | undefined {
  const { message = '', position } = syntaxProblem(wrap(code, wrapping), ELEMENTS) ?? {};
  return position && { offset: offsetIn(code, position), reason: message.replace(/\.$/, '') };
}

/** Finds a tag that closes another one in every wrapping: siblings look like a comparison in some. */
function mismatchIn(
  code: string,
  wrappings: readonly Wrapping[],
  valid: Wrapping,
): CodeProblem | undefined {
  const found = findMismatch(wrap(code, valid), ELEMENTS);
  const matches = (one: Wrapping) =>
    isValid(code, one, ELEMENTS) && !findMismatch(wrap(code, one), ELEMENTS);
  if (!found || wrappings.some(matches)) return undefined;
  const reason = `</${found.closed}> closes <${found.opened}>`;
  return { offset: offsetIn(code, found), reason };
}

/** Converts a location in wrapped code to an offset of the code, at most its end. */
function offsetIn(code: string, { line, column }: TextPosition): number {
  const before = code.split('\n').slice(0, line - 2);
  const start = before.reduce((sum, one) => sum + one.length + 1, 0);
  return Math.min(start + column - 1, code.trimEnd().length);
}

/** More nested parentheses, of those after type arguments, and conditional arrow functions than documentation has. */
const TANGLED = { depth: 12, generic: 4, conditions: 6 } as const;

const CONDITION = /\?\s{0,9}\([^()]{0,99}\)\s{0,9}:[^;{}()]{0,99}=>/g;

/** Whether parsing could take exponential time, because each such parenthesis can be read in two ways. */
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
