import type { Diagnostic } from '../../../cli/model/diagnostic.ts';

/** The text under a finding, up to the end of its first line. */
export function markedIn(text: string, { range }: Diagnostic): string {
  if (!range) return '';
  const { start, end } = range;
  const line = text.split('\n')[start.line - 1] ?? '';
  return line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
}

/** `6:9 link/no-such-page «/nope/»`; the code alone for what is wrong with a file as a whole. */
export function inPlace(text: string, found: Diagnostic): string {
  const { code, range } = found;
  if (!range) return code;
  return `${range.start.line}:${range.start.column} ${code} «${markedIn(text, found)}»`;
}
