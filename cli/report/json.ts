import { countDiagnostics, sortDiagnostics } from './catalogue.ts';
import type { Coverage } from '../model/sources.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** What a machine-readable report is made of. */
export interface ReportInput {
  readonly diagnostics: readonly Diagnostic[];
  /** Pages looked at. */
  readonly pages: number;
  /** Whether the command succeeds. */
  readonly ok: boolean;
  /** How far languages are translated, where that was asked. */
  readonly coverage?: Coverage;
  /** What the report is limited to: a git ref, and how many pages have changed since. */
  readonly since?: { readonly ref: string; readonly changedPages: number };
}

/** The JSON document of the contract, one line feed at its end. */
export function formatJson({ diagnostics, pages, ok, coverage, since }: ReportInput): string {
  const { errors, warnings } = countDiagnostics(diagnostics);
  const document = {
    version: 1,
    ok,
    summary: { pages, errors, warnings, ...(since && { since }) },
    ...(coverage && { translations: coverage }),
    diagnostics: sortDiagnostics(diagnostics).map(
      ({ code, severity, message, hint, file, range, fix }) => ({
        code,
        severity,
        message,
        hint,
        file,
        range,
        fix,
      }),
    ),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
