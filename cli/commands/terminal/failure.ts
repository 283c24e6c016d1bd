import { asMachineError } from '../../disk/machine.ts';
import { DocsError, type Failure } from '../../model/diagnostic.ts';
import { plain } from '../../report/terminal-text.ts';
import { type Judgement, tellFindings } from './findings.ts';
import { reportInternalError } from './internal-error.ts';
import { EXIT, type ExitCode, type GlobalOptions, type Terminal } from './terminal.ts';

const CODES: Readonly<Record<Failure, ExitCode>> = {
  findings: EXIT.findings,
  usage: EXIT.usage,
  machine: EXIT.machine,
};

/** What a failure means for the process. */
export const exitCodeOf = (error: unknown): ExitCode =>
  error instanceof DocsError ? CODES[error.failure] : EXIT.bug;

/** What a judgement means for the process. */
export function exitCodeFor({ ok, failure }: Pick<Judgement, 'ok' | 'failure'>): ExitCode {
  if (failure) return exitCodeOf(failure);
  return ok ? EXIT.fine : EXIT.findings;
}

/** A refusal of the operating system as the user is told about it; anything else as it is. */
export const recognise = (error: unknown): unknown =>
  asMachineError(error, (error as Partial<NodeJS.ErrnoException> | undefined)?.path ?? 'the disk');

/** Reports what a command threw and returns its exit code. `root` is the absolute root of the site. */
export function tellFailure(
  thrown: unknown,
  { root, options, terminal }: { root: string; options: GlobalOptions; terminal: Terminal },
): ExitCode {
  const error = recognise(thrown);
  if (error instanceof DocsError) {
    tellFindings({ diagnostics: error.diagnostics, ok: false, root }, options, terminal);
  } else {
    terminal.err(`${reportInternalError(error, root, terminal)}\n`);
  }
  if (options.debug) terminal.err(`${plain(stackOf(thrown))}\n`);
  return exitCodeOf(error);
}

const stackOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
