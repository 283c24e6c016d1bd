import { sortDiagnostics } from '../catalogue.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { plain } from '../terminal-text.ts';

/** Errors before warnings, each sorted by place. */
export function mostSevereFirst(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const sorted = sortDiagnostics(diagnostics);
  const isError = ({ severity }: Diagnostic) => severity === 'error';
  return [...sorted.filter(isError), ...sorted.filter((one) => !isError(one))];
}

/**
 * Workflow commands that annotate files of a pull request, one a line. Errors come first, since GitHub shows ten of each severity. `folder` is
 * that of the site in its repository: empty, or `docs/`.
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

const escapeData = (text: string) => plain(text).replaceAll('%', '%25').replaceAll('\n', '%0A');

const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
