import { countDiagnostics, sortDiagnostics } from './catalogue.ts';
import { paintFor, plain, symbolsFor, type Paint, type Symbols } from './terminal-text.ts';
import type { Diagnostic, Range } from '../model/diagnostic.ts';

/** How to print for people. */
export interface PrettyOptions {
  readonly color: boolean;
  /** True for a terminal that knows ASCII only. */
  readonly dumb: boolean;
  /** Text of a file by its path relative to the root, or undefined where it cannot be read. */
  readonly textOf: (file: string) => string | undefined;
}

/** Code units of a source line that a frame shows. */
const FRAME_WIDTH = 160;
const CONTEXT_LINES = 1;

/** The findings for people, sorted, each with its place, a code frame and what to do. Ends with a line feed unless empty. */
export function formatPretty(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  const style = { paint: paintFor(options.color), symbols: symbolsFor(options.dumb) };
  const linesOf = eachFileOnce(options.textOf);
  return sortDiagnostics(diagnostics)
    .map((diagnostic) => `${formatOne(diagnostic, linesOf, style)}\n`)
    .join('');
}

type LinesOf = (file: string) => readonly string[] | undefined;

/** Lines of files, each read once: one file may have thousands of findings. */
function eachFileOnce(textOf: PrettyOptions['textOf']): LinesOf {
  const known = new Map<string, readonly string[] | undefined>();
  return (file) => {
    if (!known.has(file)) {
      const text = textOf(file);
      known.set(file, text === undefined ? undefined : linesIn(text));
    }
    return known.get(file);
  };
}

/** Lines as positions count them: without byte order mark, whatever ends them. */
const linesIn = (text: string) => text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);

interface Style {
  readonly paint: Paint;
  readonly symbols: Symbols;
}

function formatOne(diagnostic: Diagnostic, linesOf: LinesOf, style: Style): string {
  const { paint } = style;
  const { severity, code, file, range, message, hint } = diagnostic;
  const head = [
    paint(severity, severity),
    code,
    file && paint('place', plain(placeOf(file, range))),
  ];
  const lines = file !== undefined && range ? linesOf(file) : undefined;
  return [
    head.filter(Boolean).join('  '),
    ...indent(plain(message)),
    ...(range && lines ? codeFrame(lines, range, style) : []),
    ...(hint === undefined ? [] : indent(`${paint('strong', 'help:')} ${plain(hint)}`)),
    '',
  ].join('\n');
}

const placeOf = (file: string, range?: Range) => {
  const name = file.replaceAll('\n', '\\n');
  return range ? `${name}:${range.start.line}:${range.start.column}` : name;
};

const indent = (text: string) => text.split('\n').map((line) => `  ${line}`);

/** The line of the finding between its neighbours, with carets under what is meant. */
function codeFrame(lines: readonly string[], range: Range, { paint, symbols }: Style): string[] {
  const { start } = range;
  const source = lines[start.line - 1];
  if (source === undefined) return [];
  const first = Math.max(1, start.line - CONTEXT_LINES);
  const last = Math.min(lines.length, start.line + CONTEXT_LINES);
  const gutter = String(last).length;
  const row = (label: string, content: string) =>
    `  ${paint('quiet', `${label.padStart(gutter)} ${symbols.bar}`)} ${content}`.trimEnd();
  const from = Math.max(0, start.column - 1 - FRAME_WIDTH / 2);
  const show = (line: string) => visible(line.slice(from, from + FRAME_WIDTH));
  const before = show(source.slice(0, start.column - 1));
  const marked = show(source.slice(0, endColumn(source, range))).slice(before.length);
  const caret = `${' '.repeat(before.length)}${paint('error', symbols.caret.repeat(Math.max(1, marked.length)))}`;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((line) => [
    row(String(line), show(lines[line - 1] ?? '')),
    ...(line === start.line ? [row('', caret)] : []),
  ]);
}

/** Offset in the first line at which the marked part ends. */
const endColumn = (source: string, { start, end }: Range) =>
  end.line === start.line ? Math.min(source.length, end.column - 1) : source.length;

/** Tabs as one space each, so that carets stand where they should. */
const visible = (line: string) => plain(line.replaceAll('\t', ' '));

/** `1 error, 2 warnings in 12 pages`, or `No problems in 12 pages`; `in 2 changed pages of 12` where only a change was looked at. */
export function formatSummary(
  diagnostics: readonly Diagnostic[],
  pages: number | undefined,
  changedPages?: number,
): string {
  const { errors, warnings } = countDiagnostics(diagnostics);
  const found = [
    errors > 0 && counted(errors, 'error'),
    warnings > 0 && counted(warnings, 'warning'),
  ].filter((part) => part !== false);
  const all = pages === undefined ? '' : counted(pages, 'page');
  const changed =
    changedPages === undefined ? all : `${counted(changedPages, 'changed page')} of ${pages ?? 0}`;
  const where = changed === '' ? '' : ` in ${changed}`;
  return `${found.join(', ') || 'No problems'}${where}`;
}

/** `1 page`, `2 pages`. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The code frame of a finding without colours, for a page. */
export const plainFrame = (text: string, range: Range) =>
  codeFrame(linesIn(text), range, { paint: paintFor(false), symbols: symbolsFor(false) }).join(
    '\n',
  );
