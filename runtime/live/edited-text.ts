interface PreviewSpan {
  readonly from: number;
  readonly to: number;
  /** White space at the start of the source's lines that the preview omits. */
  readonly indent: string;
}

/** A demo's source while it is edited, and the part that its preview shows. */
type EditedText = { readonly full: string; readonly span: PreviewSpan };

const wholeText = (full: string): EditedText => ({
  full,
  span: { from: 0, to: full.length, indent: '' },
});

/** Finds the preview in its source. If it is not found, the preview shows the full source. */
export function createEditedText(full: string, preview: string): EditedText {
  const span = findPreview(full, preview);
  return span ? { full, span } : wholeText(full);
}

export const previewText = ({ full, span }: EditedText): string =>
  outdent(full.slice(span.from, span.to), span.indent);

export function editPreview({ full, span }: EditedText, preview: string): EditedText {
  const text = indented(preview, span.indent);
  const to = span.from + text.length;
  return { full: full.slice(0, span.from) + text + full.slice(span.to), span: { ...span, to } };
}

/** Returns the text after an edit. If that crosses the edge of the preview, all code is shown. */
export function editFull(before: EditedText, full: string): EditedText {
  const { from, to, indent } = before.span;
  const grown = full.length - before.full.length;
  const hasStart = (end: number) => full.startsWith(before.full.slice(0, end));
  const hasEnd = (start: number) => full.endsWith(before.full.slice(start));
  if (hasStart(to)) return { full, span: before.span };
  if (hasEnd(from)) return { full, span: { from: from + grown, to: to + grown, indent } };
  const isInside = hasStart(from) && hasEnd(to) && to + grown >= from;
  return isInside ? { full, span: { from, to: to + grown, indent } } : wholeText(full);
}

/** Pattern of a position at the end of a message about code: `(10:32)`. */
const POSITION = /\((\d+):(\d+)\)$/;

/** Converts the position in a message about the source into one in its preview. */
export function toPreviewPosition(message: string, { full, span }: EditedText): string {
  const [, line, column] = POSITION.exec(message) ?? [];
  const before = full.slice(0, span.from).split('\n');
  const row = Number(line) - before.length;
  const text = full.slice(span.from, span.to).split('\n')[row];
  if (text === undefined) return message;
  const indent = text.startsWith(span.indent) ? span.indent.length : 0;
  const start = row === 0 ? (before.at(-1) ?? '').length : 0;
  const at = Math.max(1, Number(column) - start - indent);
  return message.replace(POSITION, `(${row + 1}:${at})`);
}

/** Finds the last match of a preview, which is made of the last `return`, at any indentation. */
export function findPreview(full: string, preview: string): PreviewSpan | undefined {
  const exact = full.lastIndexOf(preview);
  if (exact !== -1) return { from: exact, to: exact + preview.length, indent: '' };
  const [lines, wanted] = [full.split('\n'), preview.split('\n')];
  for (let first = lines.length - wanted.length; first >= 0; first--) {
    const indent = indentBetween(lines.slice(first, first + wanted.length), wanted);
    if (indent === undefined) continue;
    const from = lengthOf(lines.slice(0, first));
    // Lines of the source may have trailing spaces. The last one may continue after the preview.
    const last = lengthOf(lines.slice(first, first + wanted.length - 1));
    const to = from + last + indented(wanted.at(-1) ?? '', indent).length;
    return { from, to, indent };
  }
  return undefined;
}

const lengthOf = (lines: readonly string[]) =>
  lines.reduce((sum, line) => sum + line.length + 1, 0);

/** Returns the indentation that `wanted` lacks. The last line may be longer. */
function indentBetween(lines: readonly string[], wanted: readonly string[]): string | undefined {
  const filled = wanted.findIndex((line) => line.trim() !== '');
  const [line = '', want = ''] = [lines[filled], wanted[filled]];
  if (indentWidth(line) < indentWidth(want)) return undefined;
  const indent = line.slice(0, indentWidth(line) - indentWidth(want));
  const isSame = wanted.every((text, at) => {
    const expected = text.trim() === '' ? '' : indent + text;
    const found = (lines[at] ?? '').trimEnd();
    return at === wanted.length - 1 ? found.startsWith(expected) : found === expected;
  });
  return isSame ? indent : undefined;
}

const indentWidth = (line: string) => line.length - line.trimStart().length;

const indented = (text: string, indent: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : indent + line))
    .join('\n');

/** Removes the indentation from each line, as far as the line has it. */
const outdent = (text: string, indent: string): string =>
  text
    .split('\n')
    .map((line) => line.slice(Math.min(indent.length, indentWidth(line))))
    .join('\n');
