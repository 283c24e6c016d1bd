import { formatJson, type ReportInput } from '../json.ts';
import { formatGithub } from './github.ts';
import { formatJunit } from './junit.ts';
import { formatSarif } from './sarif.ts';

/** Formats for machines. */
export const REPORT_FORMATS = ['json', 'github', 'sarif', 'junit'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** A report for machines. `version` is the engine's. */
export function formatReport(
  format: ReportFormat,
  input: ReportInput & { readonly version: string },
): string {
  switch (format) {
    case 'json':
      return formatJson(input);
    case 'github':
      return formatGithub(input.diagnostics);
    case 'sarif':
      return formatSarif(input.diagnostics, input.version);
    case 'junit':
      return formatJunit(input);
  }
}
