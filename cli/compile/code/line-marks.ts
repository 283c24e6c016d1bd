export type LineMark = 'highlighted' | 'inserted' | 'deleted';

/** Code without its line markers, and the marks by line, counted from 0. */
export interface MarkedCode {
  readonly lines: readonly string[];
  readonly marks: ReadonlyMap<number, LineMark>;
}

const COMMENT_MARK =
  /\s*(?:\{\/\*|\/\*|\/\/|<!--|--|#|;|%)\s*\[!code (\+\+|--|highlight|hl)\]\s*(?:\*\/\}|\*\/|-->)?\s*$/;
const MARK_BY_WORD: ReadonlyMap<string, LineMark> = new Map([
  ['++', 'inserted'],
  ['--', 'deleted'],
  ['highlight', 'highlighted'],
  ['hl', 'highlighted'],
]);

/** Replaces removed lines and the `+` of added ones with spaces. Keeps offsets. */
export function withoutRemovedLines(
  code: string,
  changes: ReadonlyMap<number, LineMark> = new Map(),
) {
  const { marks } = readCommentMarks(code);
  const written = (line: string, index: number) => {
    const mark = marks.get(index) ?? changes.get(index + 1);
    if (mark === 'deleted') return ' '.repeat(line.length);
    return mark === 'inserted' ? line.replace(/^\+/, ' ') : line;
  };
  return code.split('\n').map(written).join('\n');
}

/** Removes comments such as `// [!code ++]`, in any language's comment syntax. */
export function readCommentMarks(code: string): MarkedCode {
  const marks = new Map<number, LineMark>();
  const lines = code.split('\n').map((line, index) => {
    const match = COMMENT_MARK.exec(line);
    const mark = match && MARK_BY_WORD.get(match[1] ?? '');
    if (!mark) return line;
    marks.set(index, mark);
    return line.slice(0, match.index);
  });
  return { lines, marks };
}

/**
 * Reads a diff. Removes the first column from all lines if each one has it, otherwise from changed
 * lines only. Headers (`@@`, `---`, `+++`) are kept.
 */
export function readDiffMarks(code: string): MarkedCode {
  const marks = new Map<number, LineMark>();
  const written = code.split('\n');
  const isHeader = (line: string) => /^(?:@@|diff |index |--- |\+\+\+ )/.test(line);
  const aligned = written.every((line) => line === '' || /^[ +-]/.test(line) || isHeader(line));
  const lines = written.map((line, index) => {
    if (isHeader(line)) return line;
    if (line.startsWith('+')) marks.set(index, 'inserted');
    if (line.startsWith('-')) marks.set(index, 'deleted');
    return marks.has(index) || (aligned && line.startsWith(' ')) ? line.slice(1) : line;
  });
  return { lines, marks };
}
