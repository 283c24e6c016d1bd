import type { CodeProblem } from './problem.ts';
import { valueProblem } from './script.ts';

/** A string, a comment, a word, or a quotation mark that JSON does not have. */
const PART = /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|[A-Za-z_$][\w$]*|['`]/g;
const WORDS = new Set(['true', 'false', 'null']);

/**
 * Where a text stops being JSON, or undefined. Comments, commas at the end, dots for what is left out, members without their object and several
 * values are let pass. `isStrict` asks for double quotes.
 */
export function jsonProblem(
  code: string,
  { isStrict }: { readonly isStrict: boolean },
): CodeProblem | undefined {
  const values = code.replace(/(?<=[}\]][ \t]*)\n(?=\s*[{[])/g, ',');
  const problem = valueProblem(values);
  return problem ?? (isStrict ? unquoted(code) : undefined);
}

/** The first name or text that is not in double quotes. */
function unquoted(code: string): CodeProblem | undefined {
  for (const { 0: part, index } of code.matchAll(PART)) {
    if (/^["/]/.test(part) || WORDS.has(part)) continue;
    // The exponent of a number.
    if (/^e\d*$/i.test(part) && /\d/.test(code[index - 1] ?? '')) continue;
    return { offset: index, reason: 'JSON has names and texts in double quotes' };
  }
  return undefined;
}
