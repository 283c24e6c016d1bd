import { transform } from 'sucrase';
import type { Options } from 'sucrase';
import { findMismatch, syntaxProblem } from '../../../../runtime/code/syntax.ts';
import type { TextPosition } from '../../../../runtime/code/syntax.ts';
import { filledIn, isExcerpt, isSketch, withObjects } from './left-out.ts';
import { type CodeProblem, furthest } from './problem.ts';
import { isTangled } from './tangled.ts';

/** What may stand around a piece of code that is shown alone, and how such a piece begins. */
type Wrapping = readonly [before: string, after: string, begins?: RegExp];

const WHOLE: Wrapping = ['', ''];

/** The whole of a file, an expression, members of an object, a class or a type, a type, arguments, what is in an element, its attributes, a branch. */
const SCRIPT: readonly Wrapping[] = [
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
const VALUES: readonly Wrapping[] = [
  ['(', ')'],
  ['({', '})'],
  ['[', ']'],
];

/** Tags that a piece of code may open and leave open. */
const MOST_OPEN = 12;

const TYPES: Options = {
  transforms: ['typescript'],
  disableESTransforms: true,
  keepUnusedImports: true,
};
const ELEMENTS: Options = { ...TYPES, transforms: ['typescript', 'jsx'], jsxRuntime: 'preserve' };

/**
 * What keeps a piece of TypeScript or JavaScript from being any part of a program, or undefined. It may be a part of one, have elements in it,
 * leave tags open at its end, and leave something out with `...`.
 */
export const scriptProblem = (code: string): CodeProblem | undefined => problemIn(code, SCRIPT);

/** What keeps a text from being a value, or members of one, whatever may stand around it. */
export const valueProblem = (code: string): CodeProblem | undefined => problemIn(code, VALUES);

function problemIn(written: string, wrappings: readonly Wrapping[]): CodeProblem | undefined {
  const code = filledIn(written);
  if (isTangled(code)) return undefined;
  const fit = wrappings.filter(([, , begins]) => begins?.test(code) !== false);
  const right = fit.find((one) => isRight(code, one, ELEMENTS));
  if (right) return written.includes('</') ? mismatchIn(code, fit, right) : undefined;
  const isPart =
    fit.some((one) => isRight(code, one, TYPES)) ||
    isSketch(written) ||
    hasOpenTags(code) ||
    isRight(withObjects(code), WHOLE, ELEMENTS);
  if (isPart) return undefined;
  const problem = furthest(fit.flatMap((one) => syntaxProblemIn(code, one) ?? []));
  const endsEarly = problem?.offset === code.trimEnd().length;
  const isHead = /expected "[{=]"$/.test(problem?.reason ?? '');
  return endsEarly && (isHead || isExcerpt(code)) ? undefined : problem;
}

/** On lines of their own: a comment at the end would swallow what comes after it. */
const wrapped = (code: string, [before, after]: Wrapping) => before + '\n' + code + '\n' + after;

function isRight(code: string, wrapping: Wrapping, options: Options): boolean {
  try {
    transform(wrapped(code, wrapping), options);
    return true;
  } catch {
    return false; // that is how the parser says no
  }
}

/** Whether code is right but for tags that are still open at its end: `<Menu open>` shows how one is written. */
function hasOpenTags(code: string): boolean {
  if (!/<[A-Za-z>]/.test(code)) return false;
  const counts = Array.from({ length: MOST_OPEN }, (_, index) => index + 1);
  return counts.some((count) =>
    ['', '<a>'].some((before) => isRight(code, [before, '</a>'.repeat(count)], ELEMENTS)),
  );
}

/** Code that is too deep for the parser has no place, and no problem that is told. */
function syntaxProblemIn(code: string, wrapping: Wrapping): CodeProblem | undefined {
  const { message = '', position } = syntaxProblem(wrapped(code, wrapping), ELEMENTS) ?? {};
  return position && { offset: offsetIn(code, position), reason: message.replace(/\.$/, '') };
}

/** A tag that closes another one, however the code is read: an element after another one looks like a comparison. */
function mismatchIn(
  code: string,
  wrappings: readonly Wrapping[],
  right: Wrapping,
): CodeProblem | undefined {
  const found = findMismatch(wrapped(code, right), ELEMENTS);
  const isFine = (one: Wrapping) =>
    isRight(code, one, ELEMENTS) && !findMismatch(wrapped(code, one), ELEMENTS);
  if (!found || wrappings.some(isFine)) return undefined;
  const reason = `</${found.closed}> closes <${found.opened}>`;
  return { offset: offsetIn(code, found), reason };
}

/** Offset of a place in wrapped code. What is wrong with its end is wrong at its end. */
function offsetIn(code: string, { line, column }: TextPosition): number {
  const before = code.split('\n').slice(0, line - 2);
  const start = before.reduce((sum, one) => sum + one.length + 1, 0);
  return Math.min(start + column - 1, code.trimEnd().length);
}
