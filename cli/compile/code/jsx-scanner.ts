/** An element of JSX: offsets in the source. */
export interface JsxSpan {
  /** Empty for a fragment. */
  readonly name: string;
  readonly start: number;
  /** Where the content begins and ends; equal for an element that closes itself. */
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly end: number;
}

const OPENING = '([{';
const CLOSING = ')]}';
/** After these a `<` begins an element; after a name it compares or begins type arguments. */
const BEFORE_JSX = /(?:[(,=?:&|>{[;!}]|\breturn|\bdefault)\s*$/;
const JSX_START = /<(?:>|[A-Za-z][\w.]*(?=[\s/>]|<))(?!\s*extends\b|\s*,)/y;

const matchAt = (pattern: RegExp, source: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.exec(source);
};

/** After the string, template or comment that begins at `at`; `at` itself if none does. */
export function skipQuoted(source: string, at: number): number {
  const char = source[at];
  if (char === '"' || char === "'") return skipString(source, at);
  if (char === '`') return skipTemplate(source, at);
  if (source.startsWith('//', at)) return indexAfter(source, '\n', at);
  return source.startsWith('/*', at) ? indexAfter(source, '*/', at + 2) : at;
}

function indexAfter(source: string, text: string, from: number): number {
  const at = source.indexOf(text, from);
  return at === -1 ? source.length : at + text.length;
}

function skipString(source: string, at: number): number {
  const pattern = source[at] === '"' ? /"(?:\\[\s\S]|[^"\\\n])*"?/y : /'(?:\\[\s\S]|[^'\\\n])*'?/y;
  return at + (matchAt(pattern, source, at)?.[0].length ?? 1);
}

function skipTemplate(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '\\') at += 2;
    else at = source.startsWith('${', at) ? skipBrackets(source, at + 1) : at + 1;
  }
  return at + 1;
}

/** After the bracket that closes the one at `start`; the end of the source if there is none. */
export function skipBrackets(source: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < source.length) {
    const next = skipUnit(source, at);
    if (next > at) {
      at = next;
      continue;
    }
    const char = source[at] ?? '';
    at++;
    if (OPENING.includes(char)) depth++;
    if (CLOSING.includes(char) && --depth === 0) return at;
  }
  return source.length;
}

/** After what must be taken as a whole at `at`: a string, a comment, an element. `at` itself if there is no such thing. */
export function skipUnit(source: string, at: number): number {
  const quoted = skipQuoted(source, at);
  if (quoted > at || source[at] !== '<') return quoted;
  return isJsxAt(source, at) ? readJsx(source, at).end : at;
}

/** Whether an element begins at `at`. */
export function isJsxAt(source: string, at: number): boolean {
  if (!matchAt(JSX_START, source, at)) return false;
  const before = source.slice(Math.max(0, at - 80), at);
  return before.trim() === '' || BEFORE_JSX.test(before);
}

/** The element that begins at `start`, where there must be a `<`. */
export function readJsx(source: string, start: number): JsxSpan {
  const [, name = ''] = matchAt(/<([A-Za-z][\w.-]*)?/y, source, start) ?? [];
  let at = start + 1 + name.length;
  if (source[at] === '<') at = indexAfter(source, '>', at);
  while (at < source.length && source[at] !== '>') {
    if (source.startsWith('/>', at)) {
      return { name, start, contentStart: at + 2, contentEnd: at + 2, end: at + 2 };
    }
    const quoted = skipQuoted(source, at);
    if (source[at] === '{') at = skipBrackets(source, at);
    else at = quoted > at ? quoted : at + 1;
  }
  const contentStart = at + 1;
  const contentEnd = skipContent(source, contentStart);
  return { name, start, contentStart, contentEnd, end: indexAfter(source, '>', contentEnd) };
}

function skipContent(source: string, start: number): number {
  let at = start;
  while (at < source.length && !source.startsWith('</', at)) {
    if (source[at] === '{') at = skipBrackets(source, at);
    else at = source[at] === '<' ? readJsx(source, at).end : at + 1;
  }
  return at;
}
