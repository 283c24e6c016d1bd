import type { EditedText } from './edited-text.ts';

/** A place at the end of a message about code: `(10:32)`. */
const PLACE = /\((\d+):(\d+)\)$/;

/** A message about a source, for who edits its preview: a place in there is told as it is counted there. */
export function placedInPreview(message: string, { full, span }: EditedText): string {
  const [, line, column] = PLACE.exec(message) ?? [];
  const before = full.slice(0, span.from).split('\n');
  const lines = full.slice(span.from, span.to).split('\n');
  const row = Number(line) - before.length;
  const text = lines[row];
  if (text === undefined) return message;
  const indent = text.startsWith(span.indent) ? span.indent.length : 0;
  const start = row === 0 ? (before.at(-1) ?? '').length : 0;
  const at = Math.max(1, Number(column) - start - indent);
  return message.replace(PLACE, `(${row + 1}:${at})`);
}
