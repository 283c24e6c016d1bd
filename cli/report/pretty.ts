import {
  linesIn,
  locationText,
  type Diagnostic,
  type Range,
  type Severity,
} from '../model/diagnostic.ts';
import { groupBy, memoized } from '../model/collections.ts';
import { compareText, countDiagnostics, hasTrait, sortDiagnostics } from './catalogue.ts';
import {
  terminalLink,
  frameStyleFor,
  escapeControls,
  type Paint,
  type OutputStyle,
  codeFrame,
  textWidth,
  wrapText,
  type FrameStyle,
} from './text-layout.ts';

export interface PrettyOptions extends OutputStyle {
  /** Returns the text of a file by its path in the site. Undefined if it is unreadable. */
  readonly textOf: (file: string) => string | undefined;
  /** Returns an address that opens a file. Absent if the terminal does not support links. */
  readonly addressOf?: ((file: string) => string) | undefined;
}

/** Longer lines are hard to read, however wide the terminal is. */
const TEXT_COLUMNS = 100;
/** Maximum number of findings of a rule, with the same hint or with a fix, to show in full. */
const MAX_FULL = 3;
/** Minimum columns for which text is wrapped. A narrower terminal breaks the lines itself. */
const MIN_COLUMNS = 20;

/** Formats findings for people: sorted, each with its location, a code frame and a hint. */
export function formatPretty(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  const { columns, addressOf, textOf } = options;
  const style: Style = {
    ...frameStyleFor(options),
    columns: columns && Math.max(MIN_COLUMNS, columns),
    addressOf,
    linesOf: memoized((file) => {
      const text = textOf(file);
      return text === undefined ? undefined : linesIn(text);
    }),
  };
  const sorted = sortDiagnostics(diagnostics);
  const repeated = repeatedFindings(sorted);
  return sorted
    .map((diagnostic, index) => {
      if (!repeated.has(diagnostic)) return `${formatFinding(diagnostic, style)}\n`;
      const next = sorted[index + 1];
      const end = next && repeated.has(next) ? '\n' : '\n\n';
      return formatOnLine(diagnostic, style) + end;
    })
    .join('');
}

/** Returns the findings after the first `MAX_FULL` of a rule that have the same hint, or a fix. */
function repeatedFindings(sorted: readonly Diagnostic[]): ReadonlySet<Diagnostic> {
  // Hints of findings with a fix differ, but `--fix` follows all of them.
  const groups = groupBy(sorted, ({ code, hint, fix }) => JSON.stringify([code, fix ? '' : hint]));
  return new Set([...groups.values()].flatMap((group) => group.slice(MAX_FULL)));
}

interface Style extends FrameStyle {
  readonly addressOf: PrettyOptions['addressOf'];
  /** Returns the lines of a file. Splits it only once: it may have thousands of findings. */
  readonly linesOf: (file: string) => readonly string[] | undefined;
}

function headOf({ severity, code, file, range }: Diagnostic, style: Style): string {
  const location = file && shownLocation(file, range, style);
  return [style.paint(severity, severity), code, location].filter(Boolean).join('  ');
}

/** Formats a finding as one line, without its code frame and hint. */
const formatOnLine = (diagnostic: Diagnostic, style: Style) =>
  `${headOf(diagnostic, style)}  ${escapeControls(diagnostic.message.replace(/\s+/g, ' '))}`;

function formatFinding(diagnostic: Diagnostic, style: Style): string {
  const { paint, columns, linesOf } = style;
  const { severity, file, range, message, hint } = diagnostic;
  const lines = file !== undefined && range ? linesOf(file) : undefined;
  const indented = (text: string, label = '') => {
    const indent = ' '.repeat(2 + textWidth(label));
    const room = columns && Math.min(columns, TEXT_COLUMNS) - indent.length;
    return wrapText(escapeControls(text.replaceAll('\t', ' ')), room).map((line, index) =>
      `${index === 0 && label !== '' ? `  ${paint('strong', label.trim())} ` : indent}${line}`.trimEnd(),
    );
  };
  return [
    headOf(diagnostic, style),
    ...indented(message),
    ...(range && lines ? codeFrame(lines, { range, severity }, style) : []),
    ...(hint === undefined ? [] : indented(hint, 'help: ')),
    '',
  ].join('\n');
}

/** Formats `content/a.md:3:5`, as a link if the terminal supports links. */
function shownLocation(file: string, range: Range | undefined, { paint, addressOf }: Style) {
  const name = file.replaceAll('\n', '\\n').replaceAll('\t', '\\t');
  const location = locationText({ file: name, ...(range && { range }) });
  const text = paint('place', escapeControls(location));
  return addressOf ? terminalLink(text, addressOf(file)) : text;
}

export const plainFrame = (text: string, range: Range) =>
  codeFrame(
    linesIn(text),
    { range, severity: 'error' },
    frameStyleFor({ color: false, dumb: false }),
  ).join('\n');

/** Formats `1 page` or `2 pages`. */
export const pluralize = (count: number, noun: string) =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Formats `1 error in 12 pages` or `No problems in 2 changed pages of 12`. */
export function formatSummary(
  diagnostics: readonly Diagnostic[],
  pages: number | undefined,
  changedPages?: number,
): string {
  const { errors, warnings } = countDiagnostics(diagnostics);
  const found = [
    ...(errors > 0 ? [pluralize(errors, 'error')] : []),
    ...(warnings > 0 ? [pluralize(warnings, 'warning')] : []),
  ];
  const all = pages === undefined ? '' : pluralize(pages, 'page');
  const checked =
    changedPages === undefined
      ? all
      : `${pluralize(changedPages, 'changed page')} of ${pages ?? 0}`;
  return `${found.join(', ') || 'No problems'}${checked === '' ? '' : ` in ${checked}`}`;
}

export interface RuleCount {
  readonly code: string;
  readonly severity: Severity;
  readonly count: number;
}

/** Counts findings by rule: errors first, then the most frequent, then by code. */
export function countByRule(diagnostics: readonly Diagnostic[]): RuleCount[] {
  const counts = new Map<string, RuleCount>();
  for (const { code, severity } of diagnostics) {
    const key = `${severity} ${code}`;
    counts.set(key, { code, severity, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort(
    (a, b) =>
      compareText(a.severity, b.severity) || b.count - a.count || compareText(a.code, b.code),
  );
}

const OVERVIEW_FROM = 12;
const MAX_RULES = 10;

/** Formats a table of findings by rule. Empty for few findings or a single rule. */
export function formatOverview(diagnostics: readonly Diagnostic[], paint: Paint): string {
  const rules = countByRule(diagnostics);
  if (diagnostics.length < OVERVIEW_FROM || rules.length < 2) return '';
  const shown = rules.slice(0, MAX_RULES);
  const width = Math.max(...shown.map(({ count }) => String(count).length));
  const rows = shown.map(
    ({ code, severity, count }) =>
      `  ${paint(severity, String(count).padStart(width))}  ${code}${paint('quiet', `  ${severity}`)}`,
  );
  const others = rules.length - shown.length;
  const rest = others > 0 ? [`  ${' '.repeat(width)}  and ${others} more`] : [];
  return `${[...rows, ...rest].join('\n')}\n\n`;
}

/** From this number on, warnings hide the errors between them. */
const MANY_WARNINGS = 50;

/** Returns lines such as `3 can be fixed with docs-build check --fix`. */
export function nextSteps(diagnostics: readonly Diagnostic[], showsWarnings: boolean): string[] {
  const fixable = diagnostics.filter(({ fix }) => fix !== undefined).length;
  const { errors, warnings } = countDiagnostics(diagnostics);
  const hidesErrors = showsWarnings && errors > 0 && warnings >= MANY_WARNINGS;
  return [
    ...(fixable > 0 ? [`${fixable} can be fixed with docs-build check --fix`] : []),
    ...(hidesErrors ? ['--log-level error shows only errors'] : []),
  ];
}

/**
 * Merges findings of folded rules with equal message and file, and findings about the whole site
 * with equal messages, at the first page that is not built in. Findings with a fix are kept.
 */
export function foldRepeated(sorted: readonly Diagnostic[]): Diagnostic[] {
  const groups = groupBy(sorted, foldKey);
  return sorted.flatMap((diagnostic) => {
    const key = foldKey(diagnostic);
    const same = key === undefined ? [] : (groups.get(key) ?? []);
    if (same.length < 2) return [diagnostic];
    const shown = same.find(({ file = '' }) => !file.startsWith('<')) ?? same[0];
    if (diagnostic !== shown) return [];
    const count = hasTrait(diagnostic.code, 'isFolded')
      ? ` (${same.length} times in this file)`
      : `, also on ${pluralize(same.length - 1, 'other page')}`;
    return [{ ...diagnostic, message: diagnostic.message + count }];
  });
}

/** Returns the same key for findings that share a row. Undefined for others. */
function foldKey({ code, file, message, fix }: Diagnostic): string | undefined {
  if (file === undefined || fix) return undefined;
  if (hasTrait(code, 'isFolded')) return JSON.stringify([code, file, message]);
  return hasTrait(code, 'isOfSite') ? JSON.stringify([code, message]) : undefined;
}
