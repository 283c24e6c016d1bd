import { findPreview, indented, outdented } from './preview-span.ts';
import type { PreviewSpan } from './preview-span.ts';

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
