import { countDiagnostics, sortDiagnostics } from './catalogue.ts';
import { codeFrame, type FrameStyle } from './pretty/frame.ts';
import { wrapped } from './pretty/text-width.ts';
import { linked, penFor, plain, type Printing } from './terminal-text.ts';
import type { Diagnostic, Range } from '../model/diagnostic.ts';

/** How to print for people. */
export interface PrettyOptions extends Printing {
  /** Text of a file by its path relative to the root, or undefined where it cannot be read. */
  readonly textOf: (file: string) => string | undefined;
  /** Address under which a terminal can open a file; absent where it knows no links. */
  readonly addressOf?: ((file: string) => string) | undefined;
}

/** Longer lines of words are hard to read, however wide the terminal is. */
const TEXT_COLUMNS = 100;
/** Narrower terminals wrap for themselves. */
const FEWEST_COLUMNS = 20;

/** The findings for people, sorted, each with its place, a code frame and what to do. Ends with a line feed unless empty. */
export function formatPretty(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  const { columns, addressOf } = options;
  const style: Style = {
    ...penFor(options),
    ...(columns !== undefined && { columns: Math.max(FEWEST_COLUMNS, columns) }),
    ...(addressOf && { addressOf }),
  };
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

interface Style extends FrameStyle {
  readonly addressOf?: (file: string) => string;
}

function formatOne(diagnostic: Diagnostic, linesOf: LinesOf, style: Style): string {
  const { paint, columns } = style;
  const { severity, code, file, range, message, hint } = diagnostic;
  const head = [paint(severity, severity), code, file && placeIn({ file, range }, style)];
  const lines = file !== undefined && range ? linesOf(file) : undefined;
  const room = columns && Math.min(columns, TEXT_COLUMNS);
  const words = (text: string, lead: string, hanging: string) =>
    wrapped(plain(text.replaceAll('\t', ' ')), {
      columns: room,
      first: `  ${lead}`,
      rest: `  ${hanging}`,
    });
  return [
    head.filter(Boolean).join('  '),
    ...words(message, '', ''),
    ...(range && lines ? codeFrame(lines, { range, severity }, style) : []),
    ...(hint === undefined ? [] : words(hint, `${paint('strong', 'help:')} `, '      ')),
    '',
  ].join('\n');
}

/** Where a finding is, as a link where the terminal knows links. */
function placeIn(
  { file, range }: { readonly file: string; readonly range: Range | undefined },
  { paint, addressOf }: Style,
): string {
  const place = paint('place', plain(placeOf(file, range)));
  return addressOf ? linked(place, addressOf(file)) : place;
}

const placeOf = (file: string, range?: Range) => {
  const name = file.replaceAll('\n', '\\n').replaceAll('\t', '\\t');
  return range ? `${name}:${range.start.line}:${range.start.column}` : name;
};

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
  codeFrame(
    linesIn(text),
    { range, severity: 'error' },
    penFor({ color: false, dumb: false }),
  ).join('\n');
