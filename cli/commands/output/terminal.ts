import { resolve } from 'node:path';
import type { Environment } from '../../config/env.ts';
import type { OutputStyle } from '../../report/text-layout.ts';

/** Exit codes of all commands, as in `--help`. */
export const EXIT = {
  fine: 0,
  findings: 1,
  usage: 2,
  bug: 3,
  machine: 4,
  interrupted: 130,
  terminated: 143,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Log levels, from no messages to all. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Flags of all commands about their output. */
export interface OutputFlags {
  readonly logLevel: LogLevel;
  readonly color: boolean;
  /** Whether to print stack traces. */
  readonly debug: boolean;
}

/** Input and output of a command. Tests pass one that records the output. */
export interface Terminal extends Partial<OutputFlags> {
  /** Writes output for programs to stdout. */
  readonly out: (text: string) => void;
  /** Writes messages for people to stderr. */
  readonly err: (text: string) => void;
  /** Stream of client messages, for commands that answer them. */
  readonly input?: NodeJS.ReadableStream;
  /** Whether stderr is a terminal. */
  readonly isTty: boolean;
  readonly outIsTty?: boolean;
  /** Width of the terminal at stderr. */
  readonly columns?: number | undefined;
  readonly environment: Environment;
  /** Arguments after the name of the program, for error reports. */
  readonly argv?: readonly string[];
  /** Absolute path of the working directory. */
  readonly cwd: string;
  /** Fires when the process receives a signal to exit. Temporary files must be removed at once. */
  readonly signal: AbortSignal;
}

export interface GlobalOptions {
  /** Directory of the site, relative to the working directory. */
  readonly root: string;
  readonly config?: string;
}

export const rootOf = ({ root }: GlobalOptions, { cwd }: Terminal) => resolve(cwd, root);

/** Whether to print colors, by `--no-color`, `NO_COLOR`, `FORCE_COLOR` and the kind of stderr. */
export function usesColor({ color = true, isTty, environment }: Terminal): boolean {
  const { noColor, forceColor, dumbTerminal } = environment;
  if (!color || noColor) return false;
  return forceColor || (isTty && !dumbTerminal);
}

/** Returns the style of text for people on stdout, by the kind of stdout. */
export function stdoutStyle(terminal: Terminal): OutputStyle {
  const { outIsTty = false, columns, environment } = terminal;
  return {
    color: usesColor({ ...terminal, isTty: outIsTty }),
    dumb: environment.dumbTerminal,
    columns: outIsTty ? columns : undefined,
  };
}

/** Whether to print locations as links, by `FORCE_HYPERLINK`, else by the kind of terminal. */
export const usesLinks = ({ environment, isTty }: Terminal): boolean =>
  environment.forceHyperlinks ??
  (isTty && !environment.ci && !environment.dumbTerminal && environment.hyperlinks);

/** Whether `--log-level` includes messages of this level. */
export const isLogged = ({ logLevel = 'info' }: Terminal, level: LogLevel) =>
  LOG_LEVELS.indexOf(logLevel) >= LOG_LEVELS.indexOf(level);

/** Prints a message for people, unless `--log-level` excludes messages. */
export function logInfo(terminal: Terminal, text: string): void {
  if (isLogged(terminal, 'info')) terminal.err(text);
}

const CLEAR_LINE = '\r\u001b[K';

/** Minimum time between two updates in a terminal, and between two lines without one. */
const UPDATE_MS = 100;
const LINE_MS = 10_000;

/** Minimum time for a reliable estimate of the rate. */
const RATE_MS = 1000;

function rateText(done: number, all: number, elapsedMs: number): string {
  if (elapsedMs < RATE_MS || done === 0) return '';
  const perSecond = (done / elapsedMs) * 1000;
  const rate = perSecond < 1 ? '' : `, ${Math.round(perSecond)} per second`;
  return `${rate}, ${Math.ceil((all - done) / perSecond)} s left`;
}

/**
 * Shows progress in place in a terminal, otherwise as a line every ten seconds. `end` clears the
 * line of a terminal. `update` calls it once everything is done.
 */
export function progressLine(label: string, terminal: Terminal) {
  const { isTty, environment, err } = terminal;
  const isVisible = isLogged(terminal, 'info');
  const isInPlace = isTty && !environment.ci && !environment.dumbTerminal;
  let started: number | undefined;
  let updatedAt = isInPlace ? -Infinity : Date.now();
  let hasLine = false;
  const end = () => {
    if (hasLine) err(CLEAR_LINE);
    hasLine = false;
  };
  const update = (done: number, all: number) => {
    const now = Date.now();
    started ??= now;
    if (isVisible && now - updatedAt >= (isInPlace ? UPDATE_MS : LINE_MS)) {
      updatedAt = now;
      hasLine = isInPlace;
      const text = `${label}: ${done} of ${all}${rateText(done, all, now - started)}`;
      err(isInPlace ? `${CLEAR_LINE}${text}` : `${text}\n`);
    }
    if (done === all) end();
  };
  return { update, end };
}
