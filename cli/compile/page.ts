import type { Element } from 'hast';
import type { Position as UnistPosition } from 'unist';
import {
  type Diagnostic,
  lineRange,
  type Place,
  type Position,
  type Range,
} from '../model/diagnostic.ts';
import type { CompileInput } from './input.ts';

/** One page while it is compiled: what it is, and what was noticed so far. */
export interface PageInWork {
  readonly input: CompileInput;
  /** The file with its front matter blanked, so that every offset is one of the file. */
  readonly text: string;
  /** Offsets at which its lines begin. */
  readonly lineStarts: readonly number[];
  readonly diagnostics: Diagnostic[];
  /** Elements of ours that stand aside while foreign HTML is parsed and cleaned. */
  readonly slots: Element[];
  /** Value of the attribute that marks a slot, before its number. Does not occur in the text, so nobody can write one. */
  readonly slotPrefix: string;
}

/** The place of a node in the file. */
export const placeOf = (page: PageInWork, position: UnistPosition | undefined): Place => ({
  file: page.input.file,
  ...(position && { range: rangeOf(position) }),
});

/** A node's position without offsets. */
export const rangeOf = ({ start, end }: UnistPosition): Range => ({
  start: { line: start.line, column: start.column },
  end: { line: end.line, column: end.column },
});

/** Offsets at which the lines of a text begin. */
export function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The range of `length` characters from `offset` of the text, which may span lines. */
export const rangeAt = (page: PageInWork, offset: number, length: number): Range => ({
  start: pointAt(page.lineStarts, offset),
  end: pointAt(page.lineStarts, offset + length),
});

function pointAt(lineStarts: readonly number[], offset: number): Position {
  let low = 0;
  let high = lineStarts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1 };
}

/** Some characters of the value of a node. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/**
 * The place of some characters in the value of a block, whatever stands before its lines: a quote, the indentation of a list. `above` counts the
 * lines of the block before its value.
 */
export function placeInBlock(
  page: PageInWork,
  { value, position }: { readonly value: string; readonly position?: UnistPosition | undefined },
  { offset, length, above = 0 }: Span & { readonly above?: number },
): Place {
  const whole = placeOf(page, position);
  if (!whole.range) return whole;
  const before = value.slice(0, offset).split('\n');
  const inLine = before.at(-1)?.length ?? 0;
  const lineOfNode = before.length + above;
  const { line: first, column } = whole.range.start;
  const line = first + lineOfNode - 1;
  if (lineOfNode === 1)
    return { file: whole.file, range: lineRange(line, column + inLine, length) };
  const [start = 0, next = page.text.length + 1] = page.lineStarts.slice(line - 1, line + 1);
  const shown = value.split('\n')[before.length - 1]?.length ?? 0;
  const left = Math.max(0, next - 1 - start - shown);
  return { file: whole.file, range: lineRange(line, left + inLine + 1, length) };
}

/** A place of `length` characters from `offset` of the text. */
export const placeAt = (page: PageInWork, offset: number, length: number): Place => ({
  file: page.input.file,
  range: rangeAt(page, offset, length),
});
