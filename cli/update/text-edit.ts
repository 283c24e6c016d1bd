import { type Position, positionAfter } from '../model/diagnostic.ts';

/** The difference between two versions of a text, as one changed section. */
export interface TextEdit {
  readonly start: Position;
  /** End of the section before and after the edit. */
  readonly oldEnd: Position;
  readonly newEnd: Position;
  /** The lines with the section, before and after the edit. */
  readonly oldLines: string;
  readonly newLines: string;
}

/** Finds the smallest section outside of which two texts are equal. */
export function findEdit(before: string, after: string): TextEdit {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const linesOf = (text: string) => {
    const end = text.indexOf('\n', text.length - tail);
    return text.slice(text.lastIndexOf('\n', start - 1) + 1, end < 0 ? undefined : end);
  };
  return {
    start: positionAfter(before.slice(0, start)),
    oldEnd: positionAfter(before.slice(0, before.length - tail)),
    newEnd: positionAfter(after.slice(0, after.length - tail)),
    oldLines: linesOf(before),
    newLines: linesOf(after),
  };
}

/** Moves all positions in a JSON value with an edit. Throws if one is in the changed section. */
export const mapPositions = <T>(value: T, edit: TextEdit): T => mapValue(value, edit) as T;

function mapValue(value: unknown, edit: TextEdit): unknown {
  if (Array.isArray(value)) return value.map((item) => mapValue(item, edit));
  if (typeof value !== 'object' || value === null) return value;
  if (isPosition(value)) return mapPosition(value, edit);
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, mapValue(member, edit)]),
  );
}

const isPosition = (value: object): value is Position => 'line' in value && 'column' in value;

function mapPosition(position: Position, { start, oldEnd, newEnd }: TextEdit): Position {
  if (!isBefore(start, position)) return position;
  if (isBefore(position, oldEnd)) throw new Error('The position was edited');
  const { line, column } = position;
  const shift = line === oldEnd.line ? newEnd.column - oldEnd.column : 0;
  return { line: line + newEnd.line - oldEnd.line, column: column + shift };
}

const isBefore = (one: Position, other: Position) =>
  one.line < other.line || (one.line === other.line && one.column < other.column);
