import { sortDiagnostics } from '../catalogue.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';

/** Workflow commands that annotate files of a pull request, one a line. Errors come first, since only some are shown. */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
  const sorted = sortDiagnostics(diagnostics);
  const severe = sorted.filter(({ severity }) => severity === 'error');
  const mild = sorted.filter(({ severity }) => severity !== 'error');
  return [...severe, ...mild].map((diagnostic) => `${annotation(diagnostic)}\n`).join('');
}

function annotation({ severity, code, message, hint, file, range }: Diagnostic): string {
  const properties = {
    file,
    line: range?.start.line,
    endLine: range?.end.line,
    // Columns are only understood where the annotation stays on one line.
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
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
