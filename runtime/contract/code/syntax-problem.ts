import { transform } from 'sucrase';
import type { Options } from 'sucrase';
import type { TextPlace } from './text-place.ts';

/** What a syntax error says, and where, if it tells that. */
interface Problem {
  /** Without the place. */
  readonly words: string;
  readonly place: TextPlace | undefined;
}

/** Elements and functions in each other that are looked into. */
const MOST_ROUNDS = 20;

/**
 * What is wrong with code that `transform` has refused, and where. An error in an element or in an arrow function has it read that as
 * something else, and it tells what is wrong with that. So what is inside is read once more without what is before, as long as it is read further.
 */
export function syntaxProblem(code: string, options: Options): Problem | undefined {
  let text = code;
  let found = problemIn(text, options);
  for (let round = 0; round < MOST_ROUNDS && found?.place; round++) {
    const reached = indexOf(text, found.place);
    const inside = [fromElement(text, reached), fromArrow(text, reached)].flatMap((rest) => {
      const problem = rest === undefined ? undefined : problemIn(rest, options);
      const isFurther = problem?.place && indexOf(code, problem.place) > reached;
      return rest !== undefined && isFurther ? [{ rest, problem }] : [];
    })[0];
    if (!inside) break;
    text = inside.rest;
    found = inside.problem;
  }
  return found;
}

function problemIn(code: string, options: Options): Problem | undefined {
  try {
    transform(code, options);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const said = message.replace(/^Error transforming [^:]*: /, '');
    const [all, line, column] = /\s*\((\d+):(\d+)\)$/.exec(said) ?? [];
    if (all === undefined) return { words: said, place: undefined };
    const place = { line: Number(line), column: Number(column) };
    return { words: said.slice(0, -all.length), place };
  }
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Code from the last element before an index. After an operator, it cannot be read as type parameters. */
function fromElement(code: string, index: number): string | undefined {
  const start = [...code.slice(0, index).matchAll(/<(?=[A-Za-z>])/g)].at(-1)?.index ?? 0;
  const before = blank(code.slice(0, start));
  const at = before.lastIndexOf(' ');
  if (at === -1) return undefined;
  return `${before.slice(0, at)}!${before.slice(at + 1)}${code.slice(start)}`;
}

/** Code from the body of the arrow function whose arrow, or whose parameter's type, is at an index. */
function fromArrow(code: string, index: number): string | undefined {
  const [head] = /^(?:[:?][^;{}=\n]*)?=>/.exec(code.slice(index)) ?? [];
  if (head === undefined) return undefined;
  const start = index + head.length;
  return blank(code.slice(0, start)) + code.slice(start);
}

function indexOf(code: string, { line, column }: TextPlace): number {
  const before = code.split('\n').slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}
