#!/usr/bin/env node
import { version } from 'node:process';
import { setFlagsFromString } from 'node:v8';
import type { ExitCode, Terminal } from './commands/output/terminal.ts';

/** Milliseconds for closing after a signal, before the process exits anyway. */
const GRACE_MS = 700;

// As in `commands/output/terminal.ts`, which must not load before the version is checked.
const SUCCESS = 0;
const BUG = 3;
const MACHINE = 4;
const INTERRUPTED = 130;
const TERMINATED = 143;

/** Whether `engines` in package.json allows a version of Node.js. */
function isSupported(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  return major > 22 || (major === 22 && minor >= 12);
}

/** Exits once stdout is flushed. */
function exitWith(code: ExitCode): void {
  process.stdout.write('', () => process.exit(code));
}

/** Lets the command close on a signal. Exits on a second one, or after a while. */
function stopOnSignals(): {
  readonly signal: AbortSignal;
  readonly code: () => ExitCode | undefined;
} {
  const stop = new AbortController();
  let received: ExitCode | undefined;
  const stopWith = (code: ExitCode) => () => {
    if (received !== undefined) process.exit(code);
    received = code;
    setTimeout(() => process.exit(code), GRACE_MS);
    stop.abort();
  };
  process.on('SIGINT', stopWith(INTERRUPTED)).on('SIGTERM', stopWith(TERMINATED));
  return { signal: stop.signal, code: () => received };
}

/** Exits after an uncaught error, once `report` has printed it. */
function exitOnUncaughtErrors(
  stopping: () => boolean,
  report: (error: unknown) => Promise<ExitCode>,
): void {
  process.on('uncaughtException', (error: Error) => {
    // Closing interrupts work, which may throw.
    if (stopping()) return;
    report(error).then(exitWith, () => process.exit(BUG));
  });
}

/**
 * Settings of the bundler, a Go program: its heap may grow to three times the memory in use,
 * which saves a fifth of the time, but not beyond a limit.
 */
const BUNDLER_ENVIRONMENT = { GOGC: '200', GOMEMLIMIT: '500MiB' } as const;

/**
 * Lets V8 optimize functions later: optimizing code that hardly runs again took a sixth of a build.
 */
const OPTIMIZE_LATER = '--interrupt-budget=500000';

async function main(): Promise<void> {
  // Later versions of Node wait longer by default, and print an error for this flag.
  if (version.startsWith('v20.')) setFlagsFromString(OPTIMIZE_LATER);
  for (const [name, value] of Object.entries(BUNDLER_ENVIRONMENT)) process.env[name] ??= value;
  const { reportOutsideError, runCommandLine } = await import('./commands/program.ts');
  const { readEnvironment } = await import('./config/env.ts');
  const stop = stopOnSignals();
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', () => process.exit(SUCCESS));
  const argv = process.argv.slice(2);
  const terminal: Terminal = {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    input: process.stdin,
    isTty: process.stderr.isTTY,
    outIsTty: process.stdout.isTTY,
    columns: process.stderr.isTTY ? process.stderr.columns : undefined,
    environment: readEnvironment(),
    cwd: process.cwd(),
    signal: stop.signal,
  };
  exitOnUncaughtErrors(
    () => stop.code() !== undefined,
    (error) => reportOutsideError(error, argv, terminal),
  );
  const code = await runCommandLine(argv, terminal);
  exitWith(stop.code() ?? code);
}

if (isSupported(process.versions.node)) {
  await main();
} else {
  process.stderr.write(
    `docs-build needs Node.js 20.19, 22.12 or newer; this is ${process.versions.node}.\n`,
  );
  process.exitCode = MACHINE;
}
