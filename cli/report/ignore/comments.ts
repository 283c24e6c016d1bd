import { linesOutsideCode } from '../../model/markdown.ts';
import { lineRange, type Range } from '../../model/diagnostic.ts';

/** What every comment that ignores something begins with. A text without it holds none. */
export const IGNORE_WORD = 'docs-build-ignore';

/** A comment that keeps findings from being told. */
export interface IgnoreComment {
  /** Rules and families as written. */
  readonly names: readonly string[];
  /** Empty if there is none. */
  readonly reason: string;
  readonly range: Range;
  /** Lines it is about, both included; all of the file if absent. */
  readonly lines?: { readonly from: number; readonly to: number };
}

/** A line and the comment in it. */
interface Found {
  readonly number: number;
  readonly comment: RegExpExecArray;
}

const IN_MARKDOWN = /<!--\s*docs-build-ignore(-file)?(?![\w-])([^\n]*?)(?:-->|$)/;
const IN_CODE = /(?:\/\/|\/\*)\s*docs-build-ignore(-file)?(?![\w-])([^\n]*?)(?:\*\/|$)/;
const IN_YAML = /#\s*docs-build-ignore(-file)?(?![\w-])([^\n]*)$/;

/** The comments of a text that ignore something. How they are written depends on the kind of file. */
export function ignoresIn(file: string, text: string): IgnoreComment[] {
  if (!text.includes(IGNORE_WORD)) return [];
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const lines = plain.split('\n');
  const found = file.endsWith('.md') ? inMarkdown(plain, lines) : inCode(file, lines);
  const own = new Set(found.map(({ number }) => number));
  return found.map((one) => {
    const isMarkdown = one.comment[0].startsWith('<!--');
    const range = lineRange(one.number, one.comment.index + 1, one.comment[0].trimEnd().length);
    const scope = scopeOf(one, lines, isMarkdown ? undefined : own);
    return { ...wordsOf(one.comment), range, ...(scope && { lines: scope }) };
  });
}

/** In HTML comments outside of code, and in comments of the front matter. */
function inMarkdown(text: string, lines: readonly string[]): Found[] {
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  const head = matches(lines.slice(0, Math.max(0, end)), IN_YAML);
  const body = [...linesOutsideCode(text)].flatMap(({ line, number }) => {
    const comment = number > end + 1 ? IN_MARKDOWN.exec(line) : null;
    return comment && !isQuoted(line.slice(0, comment.index), ['`']) ? [{ number, comment }] : [];
  });
  return [...head, ...body];
}

const inCode = (file: string, lines: readonly string[]) =>
  matches(lines, /\.ya?ml$/.test(file) ? IN_YAML : IN_CODE);

const matches = (lines: readonly string[], pattern: RegExp): Found[] =>
  lines.flatMap((line, index) => {
    const comment = line.includes(IGNORE_WORD) ? pattern.exec(line) : null;
    const quotes = ['"', "'", '`'];
    return comment && !isQuoted(line.slice(0, comment.index), quotes)
      ? [{ number: index + 1, comment }]
      : [];
  });

/** Whether what follows is inside quotes: one of them was opened and not closed. */
const isQuoted = (before: string, quotes: readonly string[]) =>
  quotes.some((quote) => before.split(quote).length % 2 === 0);

/** ` link/*, nav/orphan: why` → its names and its reason. */
function wordsOf([, , words = '']: RegExpExecArray): Pick<IgnoreComment, 'names' | 'reason'> {
  const [, names = '', reason = ''] = /^([^:]*)(?::(.*))?$/s.exec(words) ?? [];
  const list = names.split(/[\s,]+/).filter(Boolean);
  return { names: list, reason: reason.trim() };
}

/**
 * The lines a comment is about: its own where something else stands on it, else the next one that is not blank. In Markdown that is the whole
 * block that begins there: to the next blank line, or to the end of its code.
 */
function scopeOf(
  { number, comment }: Found,
  lines: readonly string[],
  ownLines: ReadonlySet<number> | undefined,
): IgnoreComment['lines'] {
  if (comment[1] !== undefined) return undefined;
  const rest = (lines[number - 1] ?? '').replace(comment[0], '').replace(/^[\s>{}*-]+$/, '');
  if (rest.trim() !== '') return { from: number, to: number };
  let from = number + 1;
  const isPassed = (line: number) =>
    line <= lines.length && ((lines[line - 1] ?? '').trim() === '' || ownLines?.has(line));
  while (isPassed(from)) from += 1;
  return { from: number, to: ownLines ? from : blockEnd(lines, from) };
}

function blockEnd(lines: readonly string[], from: number): number {
  const fence = /^[\s>]*(`{3,}|~{3,})/.exec(lines[from - 1] ?? '')?.[1];
  const isEnd = (line: string) =>
    fence === undefined ? line.trim() === '' : line.trim().startsWith(fence);
  let end = from;
  while (end < lines.length && !isEnd(lines[end] ?? '')) end += 1;
  return fence === undefined ? end : Math.min(lines.length, end + 1);
}
