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
