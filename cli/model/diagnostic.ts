export type Severity = 'error' | 'warning';

/** A place in a text. Both are counted from 1; columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** From `start` up to, not including, `end`. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** Where something is. `file` is relative to the site's root with `/` separators. */
export interface Place {
  readonly file: string;
  readonly range?: Range;
}

/** What puts a finding right: another text in its range, or in one nearby, or a file that is missing. */
export type Fix =
  { readonly replace: string; readonly range?: Range } | { readonly create: NewFile };

/** A file to be written. `path` is relative to the site's root with `/` separators. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** One thing that is wrong with a site: what, where, and what to do. */
export interface Diagnostic {
  /** `family/what-happened`, as listed in the catalogue. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint?: string;
  readonly file?: string;
  readonly range?: Range;
  readonly fix?: Fix;
}

/** A value and everything wrong that was noticed while making it. Stages return problems, they do not throw them. */
export interface Outcome<T> {
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

/** What a failed command means for the process: see the exit codes in `--help`. */
export type Failure = 'findings' | 'usage' | 'machine';

/** Thrown where going on makes no sense. Carries what the user is told; anything else that is thrown is our bug. */
export class DocsError extends Error {
  readonly diagnostics: readonly Diagnostic[];
  readonly failure: Failure;
  constructor(diagnostics: Diagnostic | readonly Diagnostic[], failure: Failure = 'usage') {
    const list = Array.isArray(diagnostics)
      ? (diagnostics as readonly Diagnostic[])
      : [diagnostics as Diagnostic];
    super(list.map((one) => one.message).join('\n'));
    this.name = 'DocsError';
    this.diagnostics = list;
    this.failure = failure;
  }
}

/** Whether any of them forbids writing the site. */
export const hasErrors = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.some((diagnostic) => diagnostic.severity === 'error');

/** The range of a text inside its quotes; undefined where the place is that of something else, or the text is written with escapes. */
export function insideQuotes({ range }: Place, text: string): Range | undefined {
  if (!range || range.start.line !== range.end.line) return undefined;
  const { line, column } = range.start;
  const isQuoted = range.end.column - column === text.length + 2;
  return isQuoted ? lineRange(line, column + 1, text.length) : undefined;
}

/** The start of a file, for what is wrong with the file as a whole. */
export const fileStart = (file: string): Place => ({ file, range: lineRange(1, 1, 1) });

/** A finding as it is, but for what would put it right. */
export const withoutFix = ({ code, severity, message, hint, file, range }: Diagnostic) => ({
  ...{ code, severity, message },
  ...(hint !== undefined && { hint }),
  ...(file !== undefined && { file }),
  ...(range && { range }),
});

/** Puts another text between the quotes around one; undefined where the place is that of something else, or either text is written with escapes. */
export function fixInQuotes(place: Place, text: string, now: string): Fix | undefined {
  const range = insideQuotes(place, text);
  return range && !/['"`\\$]/.test(now) ? { replace: now, range } : undefined;
}

/** A range inside one line: `length` units from line and column. */
export function lineRange(line: number, column: number, length: number): Range {
  return { start: { line, column }, end: { line, column: column + length } };
}
