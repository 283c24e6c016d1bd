import stringWidth from 'string-width';

/** Printable ASCII: one column each. */
const ONE_COLUMN_EACH = /^[\x20-\x7e]*$/;

/** Code units of one column at most: an emoji of a family has 25 and takes two. */
export const UNITS_A_COLUMN = 16;

/** Columns that a text without controls takes in a terminal: two for CJK and emoji, none for accents that combine. */
export const textWidth = (text: string): number =>
  ONE_COLUMN_EACH.test(text) ? text.length : stringWidth(text);

/** The beginning of a text, as much as fits into the columns. What looks like one character stays whole. */
export function fitting(text: string, columns: number): string {
  const start = text.slice(0, columns * UNITS_A_COLUMN);
  // The one behind them counts too: it may be an accent that belongs to the last.
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

/** How a text is wrapped: columns of a line, and what stands before the first line and before the others. */
export interface Wrapping {
  /** No limit if absent. */
  readonly columns: number | undefined;
  readonly first: string;
  readonly rest: string;
}

/** The lines of a text behind their indents, broken at spaces. A word longer than a line is not broken: a path can still be copied. */
export function wrapped(text: string, { columns, first, rest }: Wrapping): string[] {
  const room = columns === undefined ? Infinity : Math.max(1, columns - textWidth(rest));
  return text
    .split('\n')
    .flatMap((line) => brokenAtSpaces(line, room))
    .map((line, index) => `${index === 0 ? first : rest}${line}`.trimEnd());
}

function brokenAtSpaces(line: string, room: number): string[] {
  if (textWidth(line) <= room) return [line];
  const lines: string[] = [];
  let current = '';
  let width = 0;
  for (const word of line.split(' ')) {
    const more = textWidth(word);
    if (current !== '' && width + 1 + more > room) {
      lines.push(current);
      current = '';
    }
    width = current === '' ? more : width + 1 + more;
    current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, current];
}
