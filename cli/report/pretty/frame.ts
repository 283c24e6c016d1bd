import type { Range, Severity } from '../../model/diagnostic.ts';
import { plain, type Pen, type Symbols } from '../terminal-text.ts';
import { fitting, textWidth, UNITS_A_COLUMN } from './text-width.ts';

/** How a frame is drawn. */
export interface FrameStyle extends Pen {
  /** Columns of the terminal; absent where lines may be as long as they like. */
  readonly columns?: number | undefined;
}

/** Columns of a source line that a frame shows at most. */
const MOST_COLUMNS = 160;
/** Below that a frame would show nothing that can be understood. */
const FEWEST_COLUMNS = 12;
const CONTEXT_LINES = 1;
/** A line that begins before the window leaves this part of it to what stands before the mark. */
const PART_BEFORE = 3;

/** The line of a finding between its neighbors, with carets under what is meant. Long lines are cut around the carets. */
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
  const room = roomFor(style, gutter);
  const from = windowStart(source, range, room);
  const show = (line: string) => windowOf(line, from, { room, symbols });
  const before = beforeMark(source, from, { start: start.column - 1, symbols });
  const end = Math.min(endOffset(source, range), start.column - 1 + room);
  const marked = visible(source.slice(start.column - 1, end));
  const length = Math.min(textWidth(marked), room - textWidth(before));
  const caret = `${' '.repeat(textWidth(before))}${paint(severity, symbols.caret.repeat(Math.max(1, length)))}`;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((line) => [
    row(String(line), show(lines[line - 1] ?? '')),
    ...(line === start.line ? [row('', caret)] : []),
  ]);
}

/** Columns for source behind `  12 │ `. */
function roomFor({ columns }: FrameStyle, gutter: number): number {
  if (columns === undefined) return MOST_COLUMNS;
  return Math.min(MOST_COLUMNS, Math.max(FEWEST_COLUMNS, columns - gutter - 5));
}

/** Offset of the first character shown: 0 unless what is meant would not be seen then. */
function windowStart(source: string, range: Range, room: number): number {
  const start = range.start.column - 1;
  const end = Math.min(endOffset(source, range), start + Math.floor(room / 2));
  // A line much longer than the window is not measured: it may be a whole file.
  const isNear = end <= room * PART_BEFORE && textWidth(visible(source.slice(0, end))) < room;
  return isNear ? 0 : wholeCharacter(source, start - Math.floor(room / PART_BEFORE));
}

/** The offset, or the next one that does not cut what looks like one character. */
function wholeCharacter(source: string, offset: number): number {
  const from = Math.max(0, offset);
  const inside = /^(?:[\udc00-\udfff]|\u200d.?[\udc00-\udfff]?|[\ufe0f\p{M}])+/u;
  return from + (inside.exec(source.slice(from, from + 24))?.[0].length ?? 0);
}

interface Window {
  readonly room: number;
  readonly symbols: Symbols;
}

/** What is shown of a line from an offset on, with marks where it is cut. */
function windowOf(line: string, from: number, { room, symbols }: Window): string {
  const { more } = symbols;
  const lead = from > 0 && line !== '' ? more : '';
  const rest = visible(line.slice(from, from + room * UNITS_A_COLUMN));
  const width = textWidth(lead);
  if (fitting(rest, room - width) === rest) return lead + rest;
  return `${lead}${fitting(rest, room - width - textWidth(more))}${more}`;
}

const beforeMark = (
  source: string,
  from: number,
  { start, symbols }: { readonly start: number; readonly symbols: Symbols },
) => (from > 0 ? symbols.more : '') + visible(source.slice(from, start));

/** Offset in the first line at which the marked part ends. */
const endOffset = (source: string, { start, end }: Range) =>
  end.line === start.line ? Math.min(source.length, end.column - 1) : source.length;

/** Tabs as one space each, so that carets stand where they should. */
const visible = (line: string) => plain(line.replaceAll('\t', ' '));
