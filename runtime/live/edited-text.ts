/** A demo's source while it is edited, and the part of it that its preview shows. */
export interface EditedText {
  readonly full: string;
  readonly span: PreviewSpan;
}

const whole = (full: string): EditedText => ({
  full,
  span: { from: 0, to: full.length, indent: '' },
});

/** A source with its preview. One that is not found in it gives way to the full source. */
export function startText(full: string, preview: string): EditedText {
  const span = findPreview(full, preview);
  return span ? { full, span } : whole(full);
}

/** The text of the preview. */
export const previewOf = ({ full, span }: EditedText): string =>
  outdented(full.slice(span.from, span.to), span.indent);

/** After the preview was edited. */
export function editPreview({ full, span }: EditedText, preview: string): EditedText {
  const text = indented(preview, span.indent);
  const to = span.from + text.length;
  return { full: full.slice(0, span.from) + text + full.slice(span.to), span: { ...span, to } };
}

/** After the full source was edited. If the edit is partly in the preview and partly not, the preview shows all from then on. */
export function editFull(before: EditedText, full: string): EditedText {
  const { from, to, indent } = before.span;
  const [start, end] = changeBetween(before.full, full);
  const grown = full.length - before.full.length;
  if (start >= to) return { full, span: before.span };
  if (end <= from) return { full, span: { from: from + grown, to: to + grown, indent } };
  if (start >= from && end <= to) return { full, span: { from, to: to + grown, indent } };
  return whole(full);
}

/** The stretch of the first text that the second has something else for. */
function changeBetween(before: string, after: string): readonly [start: number, end: number] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same++;
  return [start, before.length - same];
}

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

/** Where a preview stands in its source. */
export interface PreviewSpan {
  readonly from: number;
  readonly to: number;
  /** White space at the start of its lines that the preview is without. */
  readonly indent: string;
}

/** Where a preview stands in a source, at any indentation: the last such place, since it is made of the last `return`. Undefined if it does not. */
export function findPreview(full: string, preview: string): PreviewSpan | undefined {
  const exact = full.lastIndexOf(preview);
  if (exact !== -1) return { from: exact, to: exact + preview.length, indent: '' };
  const [lines, wanted] = [full.split('\n'), preview.split('\n')];
  for (let first = lines.length - wanted.length; first >= 0; first--) {
    const indent = indentAt(lines.slice(first, first + wanted.length), wanted);
    if (indent === undefined) continue;
    const before = lines.slice(0, first).reduce((sum, line) => sum + line.length + 1, 0);
    const text = indented(preview, indent);
    return { from: before, to: before + lengthAt(full.slice(before), text), indent };
  }
  return undefined;
}

/** The indentation with which the wanted lines are the given ones; the last may go on. */
function indentAt(lines: readonly string[], wanted: readonly string[]): string | undefined {
  const filled = wanted.findIndex((line) => line.trim() !== '');
  const [line = '', want = ''] = [lines[filled], wanted[filled]];
  const indent = line.slice(0, startOf(line) - startOf(want));
  if (startOf(line) < startOf(want)) return undefined;
  const isSame = wanted.every((text, at) => {
    const expected = text.trim() === '' ? '' : indent + text;
    const found = (lines[at] ?? '').trimEnd();
    return at === wanted.length - 1 ? found.startsWith(expected) : found === expected;
  });
  return isSame ? indent : undefined;
}

const startOf = (line: string) => line.length - line.trimStart().length;

/** How much of a text another one takes up: lines may end in white space there. */
function lengthAt(full: string, text: string): number {
  const lines = text.split('\n');
  const whole = full.split('\n').slice(0, lines.length - 1);
  return whole.reduce((sum, line) => sum + line.length + 1, 0) + (lines.at(-1)?.length ?? 0);
}

/** A text with white space before each line that is not empty. */
export const indented = (text: string, indent: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : indent + line))
    .join('\n');

/** A text without that white space, as far as its lines have it. */
export const outdented = (text: string, indent: string): string =>
  text
    .split('\n')
    .map((line) => line.slice(Math.min(indent.length, startOf(line))))
    .join('\n');
