import type { Diagnostic } from '../model/diagnostic.ts';
import { compareText, sortDiagnostics } from './catalogue.ts';
import { countByRule, formatSummary } from './pretty.ts';
import { escapeControls } from './text-layout.ts';
import { oneLine } from '../model/text.ts';

/** Sorts errors before warnings, each by location. */
const mostSevereFirst = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  sortDiagnostics(diagnostics).sort((a, b) => compareText(a.severity, b.severity));

/**
 * Formats workflow commands, one per line, that annotate the files of a pull request.
 * Errors come first, since GitHub shows ten of each severity. `folder` is empty, or `docs/`.
 */
export const formatGithub = (diagnostics: readonly Diagnostic[], folder = ''): string =>
  mostSevereFirst(diagnostics)
    .map((diagnostic) => `${annotation(diagnostic, folder)}\n`)
    .join('');

function annotation(
  { severity, code, message, hint, file, range }: Diagnostic,
  folder: string,
): string {
  const properties = {
    file: file === undefined ? undefined : folder + file,
    line: range?.start.line,
    endLine: range?.end.line,
    // GitHub reads columns only if the annotation is on one line.
    ...(range && range.start.line === range.end.line
      ? { col: range.start.column, endColumn: Math.max(range.start.column, range.end.column - 1) }
      : {}),
    title: code,
  };
  const list = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const text = hint === undefined ? message : `${message}\n${hint}`;
  return `::${severity} ${list.join(',')}::${escapeData(text)}`;
}

const escapeData = (text: string) =>
  escapeControls(text).replaceAll('%', '%25').replaceAll('\n', '%0A');

const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** GitHub rejects more than 1 MiB from one step. Other commands of the step may use half of it. */
const MAX_BYTES = 512 * 1024;
/** More findings are too many to read in a browser. */
const MAX_FINDINGS = 500;
/** Maximum length of a cell, in characters. */
const MAX_CHARACTERS = 300;

export interface SummaryInput {
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number | undefined;
  /** Folder of the site in its repository: empty, or `docs/`. */
  readonly folder: string;
  /** Address of the files in the repository, or undefined. */
  readonly files: string | undefined;
}

/** Formats a job summary in Markdown: counts by rule, then the most severe findings that fit. */
export function formatGithubSummary(input: SummaryInput): string {
  const { diagnostics, pages } = input;
  const head = `### docs-build\n\n${formatSummary(diagnostics, pages)}\n\n`;
  if (diagnostics.length === 0) return head;
  const rules = countByRule(diagnostics).map(
    ({ code, severity, count }) => `| ${count} | ${escapeCell(code)} | ${severity} |`,
  );
  const counts = table(['Findings', 'Rule', 'Severity'], rules);
  const rows = mostSevereFirst(diagnostics)
    .slice(0, MAX_FINDINGS)
    .map((diagnostic) => findingRow(diagnostic, input));
  const shown = rowsWithin(rows, MAX_BYTES - Buffer.byteLength(head + counts));
  const left = diagnostics.length - shown.length;
  const rest = left > 0 ? `${left} more are in the log of the step.\n\n` : '';
  return `${head}${counts}${table(['Location', 'Rule', 'Finding'], shown)}${rest}`;
}

const table = (names: readonly string[], rows: readonly string[]) =>
  [`| ${names.join(' | ')} |`, `|${names.map(() => ' --- |').join('')}`, ...rows, '', ''].join(
    '\n',
  );

function rowsWithin(rows: readonly string[], bytes: number): string[] {
  let room = bytes;
  return rows.filter((row) => {
    room -= Buffer.byteLength(row) + 1;
    return room >= 0;
  });
}

function findingRow({ code, message, hint, ...at }: Diagnostic, input: SummaryInput): string {
  const words = [message, ...(hint === undefined ? [] : [hint])].map(escapeCell).join('<br>');
  return `| ${locationCell(at, input)} | ${escapeCell(code)} | ${words} |`;
}

function locationCell(
  { file, range }: Pick<Diagnostic, 'file' | 'range'>,
  { folder, files }: SummaryInput,
): string {
  if (file === undefined) return '';
  const path = folder + file;
  const { line, column } = range?.start ?? {};
  const text = escapeCell(line === undefined ? path : `${path}:${line}:${column}`);
  if (files === undefined) return text;
  const address = files + path.split('/').map(encodeForLink).join('/');
  return `[${text}](${address}${line === undefined ? '' : `#L${line}`})`;
}

/** Encodes a name for a Markdown link, including parentheses, which would end the address. */
const encodeForLink = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function escapeCell(text: string): string {
  const line = oneLine(text);
  const cut = line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS)}…` : line;
  return escapeControls(cut.toWellFormed()).replace(/[!-/:-@[-`{-~]/g, (mark) =>
    mark === '|' ? '&#124;' : `\\${mark}`,
  );
}
