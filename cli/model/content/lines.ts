/** A line outside fenced code. */
export interface TextLine {
  readonly line: string;
  /** Counted from 1. */
  readonly number: number;
  /** `fence` opens a block of code, which ends before the next line given. */
  readonly kind: 'prose' | 'fence' | 'comment';
}

/** The lines of a text outside fenced code, by pattern alone: without a parser, and at any depth of lists and quotes. */
export function* linesOutsideCode(text: string): Generator<TextLine> {
  let fence: string | undefined;
  let inComment = false;
  for (const [index, line] of text.split('\n').entries()) {
    if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined;
      continue;
    }
    const isComment: boolean = inComment || /^ {0,3}<!--/.test(line);
    inComment = isComment && !line.includes('-->');
    if (!isComment) fence = openingFence(line);
    const other = fence === undefined ? 'prose' : 'fence';
    yield { line, number: index + 1, kind: isComment ? 'comment' : other };
  }
}

/** The run of marks that opens a code block. */
export function openingFence(line: string): string | undefined {
  const [, marks, rest = ''] =
    /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
  if (marks === undefined || (marks.startsWith('`') && rest.includes('`'))) return undefined;
  return marks;
}

/** Whether a line ends the code block that `fence` opened. */
export function closesFence(line: string, fence: string): boolean {
  const marks = line.replace(/^[ \t>]+/, '').trimEnd();
  return marks.length >= fence.length && marks === fence.charAt(0).repeat(marks.length);
}

/** Source of a regular expression that matches the text itself. */
export const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
