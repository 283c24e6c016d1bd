import { getFormattedTokens, transform, type Options } from 'sucrase';

/** A position in a text, counted from 1. */
interface TextPosition {
  readonly line: number;
  readonly column: number;
}

interface SyntaxProblem {
  readonly message: string;
  readonly position: TextPosition | undefined;
}

/** Maximum depth of nested elements and functions that are tried. */
const MAX_ROUNDS = 20;

/**
 * Finds the error for which `transform` rejects code. Sucrase parses an element or arrow function
 * with an error as something else, and fails there. So the inside is also parsed without the rest.
 */
export function syntaxProblem(code: string, options: Options): SyntaxProblem | undefined {
  let text = code;
  let found = problemIn(text, options);
  for (let round = 0; round < MAX_ROUNDS && found?.position; round++) {
    const reached = indexOf(text, found.position);
    const inside = [fromElement(text, reached), fromArrow(text, reached)].flatMap((rest) => {
      const problem = rest === undefined ? undefined : problemIn(rest, options);
      const isFurther = problem?.position && indexOf(code, problem.position) > reached;
      return rest !== undefined && isFurther ? [{ rest, problem }] : [];
    })[0];
    if (!inside) break;
    text = inside.rest;
    found = inside.problem;
  }
  return found;
}

function problemIn(code: string, options: Options): SyntaxProblem | undefined {
  try {
    transform(code, options);
    return undefined;
  } catch (error) {
    const thrown = error instanceof Error ? error.message : String(error);
    const message = thrown.replace(/^Error transforming [^:]*: /, '');
    const [end, line, column] = /\s*\((\d+):(\d+)\)$/.exec(message) ?? [];
    if (end === undefined) return { message, position: undefined };
    const position = { line: Number(line), column: Number(column) };
    return { message: message.slice(0, -end.length), position };
  }
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Blanks the code before the last element before an index. `!` keeps `<` from starting a type. */
function fromElement(code: string, index: number): string | undefined {
  const start = [...code.slice(0, index).matchAll(/<(?=[A-Za-z>])/g)].at(-1)?.index ?? 0;
  const before = blank(code.slice(0, start));
  const at = before.lastIndexOf(' ');
  if (at === -1) return undefined;
  return `${before.slice(0, at)}!${before.slice(at + 1)}${code.slice(start)}`;
}

/** Blanks the code before an arrow function's body. The index is at `=>` or a type before it. */
function fromArrow(code: string, index: number): string | undefined {
  const [head] = /^(?:[:?][^;{}=\n]*)?=>/.exec(code.slice(index)) ?? [];
  if (head === undefined) return undefined;
  const start = index + head.length;
  return blank(code.slice(0, start)) + code.slice(start);
}

function indexOf(code: string, { line, column }: TextPosition): number {
  const before = code.split('\n').slice(0, line - 1);
  return before.reduce((sum, line) => sum + line.length + 1, 0) + column - 1;
}

/** A closing tag that does not match the last opened one. Names are empty for `<>` and `</>`. */
interface TagMismatch extends TextPosition {
  readonly opened: string;
  readonly closed: string;
}

interface Token extends TextPosition {
  /** `jsxTagStart`, `jsxName`, `jsxTagEnd`, or the character itself: `/`. */
  readonly label: string;
  readonly text: string;
}

/** Finds the first mismatched JSX tag, which `transform` accepts. Other syntax has to be valid. */
export function findMismatch(code: string, options: Options): TagMismatch | undefined {
  const tokens = readTokens(code, options);
  const labelAt = (at: number) => tokens[at]?.label;
  const open: string[] = [];
  for (const [at, { label, line, column }] of tokens.entries()) {
    const isSelfClosing = label === 'jsxTagEnd' && labelAt(at - 1) === '/';
    if (isSelfClosing && labelAt(at - 2) !== 'jsxTagStart') open.pop();
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

/** Returns the name at the start of tokens: `Menu.Item`, `svg:path`. */
function nameFrom(tokens: readonly Token[]): string {
  const end = tokens.findIndex(({ label }, at) =>
    at % 2 === 0 ? label !== 'jsxName' : label !== '.' && label !== ':',
  );
  return tokens
    .slice(0, end)
    .map(({ text }) => text)
    .join('');
}

/** Pattern of a row in sucrase's table of tokens: range and label. */
const ROW = /^(\d+):(\d+)-\d+:(\d+)\s+(\S+)/;

function readTokens(code: string, options: Options): Token[] {
  const lines = code.split('\n');
  const rows = getFormattedTokens(code, options).split('\n');
  return rows.flatMap((row): Token[] => {
    const [, line, column, end, label] = ROW.exec(row) ?? [];
    if (label === undefined) return [];
    // The tokens of interest are on one line each.
    const text = (lines[Number(line) - 1] ?? '').slice(Number(column) - 1, Number(end) - 1);
    return [{ label, text, line: Number(line), column: Number(column) }];
  });
}
