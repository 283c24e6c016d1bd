import stringWidth from 'fast-string-width';
import type { Range, Severity } from '../model/diagnostic.ts';
import { styleText } from 'node:util';

/** Control characters except tab and line feed, bidirectional marks, line separators. */
const UNSAFE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Escapes characters that could control the terminal or reorder words, as `\u{1b}`. */
export const escapeControls = (text: string) =>
  text.replace(UNSAFE, (found) => `\\u{${found.charCodeAt(0).toString(16)}}`);

const STYLES = {
  error: ['bold', 'red'],
  warning: ['bold', 'yellow'],
  good: ['bold', 'green'],
  place: ['cyan'],
  quiet: ['dim'],
  strong: ['bold'],
  added: ['green'],
  removed: ['red'],
} as const satisfies Record<string, Parameters<typeof styleText>[0]>;

/** Function that styles a text for its role, or returns it unchanged without color. */
export type Paint = (role: keyof typeof STYLES, text: string) => string;

export const paintFor = (color: boolean): Paint =>
  color
    ? (role, text) => styleText([...STYLES[role]], text, { validateStream: false })
    : (_, text) => text;

/** Returns the symbols for a terminal: ASCII for a dumb one. `more` marks where a text was cut. */
export const symbolsFor = (dumb: boolean) =>
  dumb
    ? { bar: '|', caret: '^', good: 'ok', bad: 'x', more: '...' }
    : { bar: '│', caret: '^', good: '✓', bad: '✗', more: '…' };

export interface OutputStyle {
  readonly color: boolean;
  readonly dumb: boolean;
  /** Columns of the terminal. Absent if nothing is wrapped, such as in a pipe. */
  readonly columns?: number | undefined;
}

export type FrameStyle = ReturnType<typeof frameStyleFor>;

export const frameStyleFor = ({ color, dumb, columns }: OutputStyle) => ({
  paint: paintFor(color),
  symbols: symbolsFor(dumb),
  columns,
});

/** Returns a link for terminals that support OSC 8. Keeps only printable ASCII of the address. */
export const terminalLink = (text: string, address: string) =>
  `\u001b]8;;${address.replace(/[^!-~]/g, '')}\u001b\\${text}\u001b]8;;\u001b\\`;

/** Maximum width of a source line in a frame, in columns. */
const MAX_COLUMNS = 160;
/** With fewer columns, a frame would show nothing useful. */
const MIN_COLUMNS = 12;
const CONTEXT_LINES = 1;
/** Divisor of the width for the text before the mark, if the beginning of the line is cut. */
const PART_BEFORE = 3;

/** Formats the line of a finding with its neighbors and carets. Cuts long lines around the mark. */
export function codeFrame(
  lines: readonly string[],
  { range, severity }: { readonly range: Range; readonly severity: Severity },
  style: FrameStyle,
): string[] {
  const { paint, symbols } = style;
  const { start } = range;
  const source = lines[start.line - 1];
  if (source === undefined) return [];
  const first = Math.max(1, start.line - CONTEXT_LINES);
  const last = Math.min(lines.length, start.line + CONTEXT_LINES);
  const gutter = String(last).length;
  const row = (label: string, content: string) =>
    `  ${paint('quiet', `${label.padStart(gutter)} ${symbols.bar}`)} ${content}`.trimEnd();
  const room = roomBeside(gutter, style);
  const from = windowStart(source, range, room);
  const before = (from > 0 ? symbols.more : '') + visible(source.slice(from, start.column - 1));
  const end = Math.min(endOffset(source, range), start.column - 1 + room);
  const marked = visible(source.slice(start.column - 1, end));
  const length = Math.min(textWidth(marked), room - textWidth(before));
  const carets = paint(severity, symbols.caret.repeat(Math.max(1, length)));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((line) => [
    row(String(line), windowOf(lines[line - 1] ?? '', from, { room, symbols })),
    ...(line === start.line ? [row('', `${' '.repeat(textWidth(before))}${carets}`)] : []),
  ]);
}

/** Returns the number of columns for source after `  12 │ `. */
function roomBeside(gutter: number, { columns }: FrameStyle): number {
  if (columns === undefined) return MAX_COLUMNS;
  return Math.min(MAX_COLUMNS, Math.max(MIN_COLUMNS, columns - gutter - 5));
}

/** Returns the offset of the first shown character: 0 unless the mark would be outside. */
function windowStart(source: string, range: Range, room: number): number {
  const start = range.start.column - 1;
  const end = Math.min(endOffset(source, range), start + Math.floor(room / 2));
  // Do not measure a line that is much longer than the window: it may be a whole file.
  const isNear = end <= room * PART_BEFORE && textWidth(visible(source.slice(0, end))) < room;
  return isNear ? 0 : Math.max(0, start - Math.floor(room / PART_BEFORE));
}

/** Returns the part of a line from an offset, with marks where it is cut. */
function windowOf(
  line: string,
  from: number,
  { room, symbols: { more } }: Pick<FrameStyle, 'symbols'> & { readonly room: number },
): string {
  const lead = from > 0 && line !== '' ? more : '';
  const rest = visible(line.slice(from, from + room * UNITS_PER_COLUMN));
  const width = textWidth(lead);
  if (fitText(rest, room - width) === rest) return lead + rest;
  return `${lead}${fitText(rest, room - width - textWidth(more))}${more}`;
}

/** Returns the offset at which the mark ends in the first line. */
const endOffset = (source: string, { start, end }: Range) =>
  end.line === start.line ? Math.min(source.length, end.column - 1) : source.length;

/** Shows each tab as one space, so that carets are below their characters. */
const visible = (line: string) => escapeControls(line.toWellFormed().replaceAll('\t', ' '));

/** Printable ASCII: one column each. */
const ONE_COLUMN_EACH = /^[\x20-\x7e]*$/;

/** Maximum code units per column: a family emoji has 25 code units in two columns. */
const UNITS_PER_COLUMN = 16;

/** Returns a text's width in a terminal: two columns for CJK and emoji, none for accents. */
export const textWidth = (text: string): number =>
  ONE_COLUMN_EACH.test(text) ? text.length : stringWidth(text);

/** Returns the start of a text that fits into the columns, without splitting a grapheme. */
export function fitText(text: string, columns: number): string {
  const start = text.slice(0, columns * UNITS_PER_COLUMN);
  // Include the next character, since it may be a combining accent.
  if (ONE_COLUMN_EACH.test(start.slice(0, columns + 1))) return start.slice(0, columns);
  let width = 0;
  let end = 0;
  for (const { segment } of new Intl.Segmenter('en').segment(start)) {
    width += textWidth(segment);
    if (width > columns) break;
    end += segment.length;
  }
  return start.slice(0, end);
}

/** Wraps a text at spaces. A word longer than a line stays whole, so that a path can be copied. */
export const wrapText = (text: string, columns = Infinity): string[] =>
  text.split('\n').flatMap((line) => wrapLine(line, Math.max(1, columns)));

function wrapLine(line: string, columns: number): string[] {
  if (textWidth(line) <= columns) return [line];
  const lines: string[] = [];
  let current = '';
  let width = 0;
  for (const word of line.split(' ')) {
    const wordWidth = textWidth(word);
    const isFirst = current === '' || width + 1 + wordWidth > columns;
    if (current !== '' && isFirst) lines.push(current);
    current = isFirst ? word : `${current} ${word}`;
    width = isFirst ? wordWidth : width + 1 + wordWidth;
  }
  return [...lines, current];
}
