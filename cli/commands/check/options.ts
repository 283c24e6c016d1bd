import type { ReportFormat } from '../../report/formats.ts';
import type { ProjectOptions } from '../site/project.ts';
import type { AskingOptions } from './asked.ts';

/** Flags of `check`. */
export interface CheckOptions extends ProjectOptions, AskingOptions {
  readonly format: 'pretty' | ReportFormat;
  readonly fix?: boolean;
  /** Prints what `fix` would change, and writes nothing. */
  readonly fixDryRun?: boolean;
  /** Tells how far each language is translated. */
  readonly translations?: boolean;
  /** Tries the demos in a browser. */
  readonly demos?: boolean;
  /** Rules and families. */
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly maxWarnings?: number;
  readonly listRules?: boolean;
  readonly explain?: string;
  /** Print the JSON schema of `--format json` instead. */
  readonly schema?: boolean;
  /** The engine's own version, for reports that name their maker. */
  readonly version: string;
}
