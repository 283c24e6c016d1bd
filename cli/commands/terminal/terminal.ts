import type { Environment } from '../../config/env.ts';

/** The exit codes of the contract. */
export const EXIT = {
  fine: 0,
  findings: 1,
  usage: 2,
  bug: 3,
  machine: 4,
  interrupted: 130,
  terminated: 143,
} as const;

/** What a command ends with. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Where a command speaks and what it is told about its surroundings. Tests pass one that keeps what is said. */
export interface Terminal {
  /** Output for machines. */
  readonly out: (text: string) => void;
  /** Words for people. */
  readonly err: (text: string) => void;
  /** Whether a person watches stderr. */
  readonly isTty: boolean;
  /** Whether a person watches stdout. */
  readonly outIsTty?: boolean;
  /** Columns of the window in which a person watches stderr. */
  readonly columns?: number | undefined;
  readonly environment: Environment;
  /** Arguments after the name of the program, for error reports. */
  readonly argv?: readonly string[];
  /** Absolute path of the working directory. */
  readonly cwd: string;
  /** Fires when the process is asked to end. What must not be left behind is then removed at once. */
  readonly signal: AbortSignal;
}

/** How much is said on stderr, from nothing to everything. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Flags that every command takes. */
export interface GlobalOptions {
  /** Directory of the site as given: relative to the working directory. */
  readonly root: string;
  readonly config?: string;
  readonly logLevel: LogLevel;
  /** False with `--no-color`. */
  readonly color: boolean;
  readonly debug: boolean;
}

/** Whether colours are to be used: `--no-color`, then `NO_COLOR`, then `FORCE_COLOR`, then whether a person watches. */
export function usesColor({ color }: Pick<GlobalOptions, 'color'>, terminal: Terminal): boolean {
  const { noColor, forceColor, dumbTerminal } = terminal.environment;
  if (!color || noColor) return false;
  return forceColor || (terminal.isTty && !dumbTerminal);
}

/** Whether places are to be links: `FORCE_HYPERLINK`, then whether a person watches in a terminal that knows them. */
export const usesLinks = ({ environment, isTty }: Terminal): boolean =>
  environment.forceHyperlinks ??
  (isTty && !environment.ci && !environment.dumbTerminal && environment.hyperlinks);

/** Whether things of this level are said. */
export const speaks = ({ logLevel }: Pick<GlobalOptions, 'logLevel'>, level: LogLevel) =>
  LOG_LEVELS.indexOf(logLevel) >= LOG_LEVELS.indexOf(level);
