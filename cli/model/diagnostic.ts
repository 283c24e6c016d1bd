export type Severity = 'error' | 'warning';

/** A position in a text. Line and column start at 1; columns count UTF-16 units. */
export type Position = { readonly line: number; readonly column: number };

/** A range from `start` to `end`, exclusive. */
export type Range = { readonly start: Position; readonly end: Position };

/** A location. `file` is relative to the site's root, with `/` separators. */
export type Place = { readonly file: string; readonly range?: Range };

/** Formats a location: `content/a.md:3:5`. */
export const locationText = ({ file, range }: Place) =>
  range ? `${file}:${range.start.line}:${range.start.column}` : file;

/** An edit that resolves a diagnostic: new text for its own or another range, or a new file. */
export type Fix =
  | { readonly replace: string; readonly range?: Range }
  | { readonly create: NewFile };

/** A file to create. `path` is relative to the site's root, with `/` separators. */
export type NewFile = { readonly path: string; readonly text: string };

/** A reported problem: what happened, where, and what to do. */
export interface Diagnostic {
  /** Code `family/what-happened`, as listed in the catalog. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint?: string;
  readonly file?: string;
  readonly range?: Range;
  readonly fix?: Fix;
}

/** A value with the diagnostics found while creating it. Stages do not throw diagnostics. */
export type Outcome<T> = { readonly value: T; readonly diagnostics: readonly Diagnostic[] };

/** Reason for a failed command, which determines the exit code: see `--help`. */
export type Failure = 'findings' | 'usage' | 'machine';

/** Error that stops a command, with diagnostics for the user. Any other error is an engine bug. */
export class DocsError extends Error {
  readonly diagnostics: readonly Diagnostic[];
  readonly failure: Failure;
  constructor(diagnostics: Diagnostic | readonly Diagnostic[], failure: Failure = 'usage') {
    const list = [diagnostics].flat();
    super(list.map((diagnostic) => diagnostic.message).join('\n'));
    this.name = 'DocsError';
    this.diagnostics = list;
    this.failure = failure;
  }
}

/** Whether any diagnostic prevents the site from being written. */
export const hasErrors = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.some((diagnostic) => diagnostic.severity === 'error');

/** Returns the range inside the quotes. Undefined if the location has another text or escapes. */
export function insideQuotes({ range }: Place, text: string): Range | undefined {
  if (!range || range.start.line !== range.end.line) return undefined;
  const { line, column } = range.start;
  const isQuoted = range.end.column - column === text.length + 2;
  return isQuoted ? lineRange(line, column + 1, text.length) : undefined;
}

/** Returns the start of a file, as the location of problems that concern the whole file. */
export const fileStart = (file: string): Place => ({ file, range: lineRange(1, 1, 1) });

export const withoutFix = ({ fix, ...diagnostic }: Diagnostic) => diagnostic;

/** Returns a fix for a quoted text. Undefined if the location has another text or escapes. */
export function fixInQuotes(place: Place, text: string, now: string): Fix | undefined {
  const range = insideQuotes(place, text);
  return range && !/['"`\\$]/.test(now) ? { replace: now, range } : undefined;
}

/** Returns a range of `length` UTF-16 units within one line. */
export const lineRange = (line: number, column: number, length: number): Range => ({
  start: { line, column },
  end: { line, column: column + length },
});

/** Splits a text into lines as positions count them: no byte order mark, any line ending. */
export const linesIn = (text: string) => text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);

/** Returns the position right after a text. */
export function positionAfter(text: string): Position {
  const lines = text.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Returns the range between two offsets of a text. */
export const rangeBetween = (text: string, from: number, to: number): Range => ({
  start: positionAfter(text.slice(0, from)),
  end: positionAfter(text.slice(0, to)),
});
