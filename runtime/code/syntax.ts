import { getFormattedTokens, transform } from 'sucrase';
import type { Options } from 'sucrase';

/** A place in a text, counted from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

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

/** A tag that closes another one than was opened last. Names are empty for `<>` and `</>`. */
export interface TagMismatch extends TextPlace {
  readonly opened: string;
  readonly closed: string;
}

interface Token extends TextPlace {
  /** `jsxTagStart`, `jsxName`, `jsxTagEnd`, or what is written: `/`. */
  readonly label: string;
  readonly text: string;
}

/** The first tag in JSX that closes another one than was opened last: `transform` lets them pass. The code is known to be right otherwise. */
export function findMismatch(code: string, options: Options): TagMismatch | undefined {
  const tokens = readTokens(code, options);
  const labelAt = (at: number) => tokens[at]?.label;
  const open: string[] = [];
  for (const [at, { label, line, column }] of tokens.entries()) {
    const isEndOfEmpty = label === 'jsxTagEnd' && labelAt(at - 1) === '/';
    if (isEndOfEmpty && labelAt(at - 2) !== 'jsxTagStart') open.pop();
    if (label !== 'jsxTagStart') continue;
    if (labelAt(at + 1) !== '/') {
      open.push(nameFrom(tokens.slice(at + 1)));
      continue;
    }
    const [opened = '', closed] = [open.pop(), nameFrom(tokens.slice(at + 2))];
    if (opened !== closed) return { opened, closed, line, column };
  }
  return undefined;
}

/** The name at the start of some tokens: `Menu.Item`, `svg:path`. */
function nameFrom(tokens: readonly Token[]): string {
  const end = tokens.findIndex(({ label }, at) =>
    at % 2 === 0 ? label !== 'jsxName' : label !== '.' && label !== ':',
  );
  return tokens
    .slice(0, end)
    .map(({ text }) => text)
    .join('');
}

/** A line of the table of tokens: from where to where, and what it is. */
const ROW = /^(\d+):(\d+)-\d+:(\d+)\s+(\S+)/;

function readTokens(code: string, options: Options): Token[] {
  const lines = code.split('\n');
  const rows = getFormattedTokens(code, options).split('\n');
  return rows.flatMap((row): Token[] => {
    const [, line, column, end, label] = ROW.exec(row) ?? [];
    if (label === undefined) return [];
    // What is asked for is on one line.
    const text = (lines[Number(line) - 1] ?? '').slice(Number(column) - 1, Number(end) - 1);
    return [{ label, text, line: Number(line), column: Number(column) }];
  });
}
