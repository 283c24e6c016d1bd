import { formatJson, type ReportInput } from '../json.ts';
import { formatGithub } from './github.ts';
import { formatJunit } from './junit.ts';
import { formatSarif } from './sarif.ts';

/** Formats for machines. */
export const REPORT_FORMATS = ['json', 'github', 'sarif', 'junit'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** What a report for machines is made of. */
export interface MachineInput extends ReportInput {
  /** The engine's. */
  readonly version: string;
  /** Folder of the site in its repository, empty or with a slash at its end: for formats whose readers know the repository only. */
  readonly folder?: string;
}

/** A report for machines, with every finding. */
export function formatReport(format: ReportFormat, input: MachineInput): string {
  switch (format) {
    case 'json':
      return formatJson(input);
    case 'github':
      return formatGithub(input.diagnostics, input.folder);
    case 'sarif':
      return formatSarif(input);
    case 'junit':
      return formatJunit(input);
  }
}
