import { isJsxAt, readJsx, skipBrackets, skipUnit } from './jsx-scanner.ts';

/** A longer preview would hide more than it shows. */
const MOST_LINES = 16;
/** Elements that only lay out what the demo is about. */
const WRAPPERS = new Set(['', 'div', 'Box', 'Stack', 'Fragment', 'React.Fragment']);

/**
 * The JSX of the default export's last `return`, without an element around it that only lays out. Undefined where there is none or it is
 * longer than 16 lines. Reads TSX by its brackets, not by its grammar: enough for demos, and a thousand times cheaper.
 */
export function previewOf(source: string): string | undefined {
  const result = resultOf(source);
  if (!result) return undefined;
  const [from, to] = unwrapped(source, result);
  const text = dedent(source.slice(lineStart(source, from), to));
  return text === '' || text.split('\n').length > MOST_LINES ? undefined : text;
}

type Span = readonly [from: number, to: number];

/** What the default export gives back, if that is JSX. */
function resultOf(source: string): Span | undefined {
  const body = bodyOf(source);
  if (body === undefined) return undefined;
  if (source[body] !== '{') return jsxFrom(source, body);
  const end = skipBrackets(source, body) - 1;
  let last: number | undefined;
  let at = body + 1;
  while (at < end) {
    const next = skipUnit(source, at);
    if (next > at) at = next;
    else if (/[([{]/.test(source[at] ?? '')) at = skipBrackets(source, at);
    else {
      if (/^return\b/.test(source.slice(at, at + 7)) && !/[\w$.]/.test(source[at - 1] ?? ''))
        last = at + 6;
      at++;
    }
  }
  return last === undefined ? undefined : jsxFrom(source, last);
}

/** Where the body of the default export begins: its `{`, or the expression of an arrow function. */
function bodyOf(source: string): number | undefined {
  const inline = /^export\s+default\s+(?:async\s+)?function\b[^(]*/m.exec(source);
  if (inline) return afterParameters(source, inline.index + inline[0].length);
  const named = /^export\s+default\s+(?:[\w.]+\()*(\w+)\)*;?\s*$/m.exec(source);
  if (!named) return undefined;
  const name = named[1] ?? '';
  const declared = new RegExp(
    `^(?:export\\s+)?(?:(?:async\\s+)?function\\s+${name}\\b|(?:const|let|var)\\s+${name}\\b[^=]*=(?!>))[^(]*`,
    'm',
  ).exec(source);
  if (!declared) return undefined;
  const at = declared.index + declared[0].length;
  // `React.forwardRef(function Name(props, ref) {…})`: the function is the argument.
  const inner = /^\(\s*(?:async\s+)?function\b[^(]*/.exec(source.slice(at, at + 200));
  return afterParameters(source, at + (inner?.[0].length ?? 0));
}

function afterParameters(source: string, at: number): number | undefined {
  if (source[at] !== '(') return undefined;
  const after = skipBrackets(source, at);
  const arrow = /^[^{;]*?=>\s*/.exec(source.slice(after, after + 200));
  if (arrow) return after + arrow[0].length;
  const body = source.indexOf('{', after);
  return body === -1 ? undefined : body;
}

/** The JSX at or after `at`, with or without round brackets around it. */
function jsxFrom(source: string, at: number): Span | undefined {
  const start = skipSpace(source, at);
  if (source[start] === '(') {
    const inside = skipSpace(source, start + 1);
    const end = skipBrackets(source, start) - 1;
    return isJsxAt(source, inside) ? [inside, end] : undefined;
  }
  return isJsxAt(source, start) ? [start, readJsx(source, start).end] : undefined;
}

const skipSpace = (source: string, at: number) =>
  at + (/^\s*/.exec(source.slice(at))?.[0].length ?? 0);

function unwrapped(source: string, [from, to]: Span): Span {
  const element = readJsx(source, from);
  const isAll = source.slice(element.end, to).trim() === '';
  const isEmpty = source.slice(element.contentStart, element.contentEnd).trim() === '';
  return isAll && !isEmpty && WRAPPERS.has(element.name)
    ? [element.contentStart, element.contentEnd]
    : [from, to];
}

/** The start of the line if there is only white space before `at`. */
function lineStart(source: string, at: number): number {
  const start = source.lastIndexOf('\n', at - 1) + 1;
  return source.slice(start, at).trim() === '' ? start : at;
}

function dedent(text: string): string {
  const lines = text
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n');
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const least = Math.min(...indents, 1000);
  return lines.map((line) => line.slice(least).trimEnd()).join('\n');
}
