import { Command, CommanderError, Option } from 'commander';
import { findEngine } from '../engine.ts';
import { addCommands } from './command-list.ts';
import { recoverSite } from './edit-site.ts';
import {
  EXIT,
  LOG_LEVELS,
  rootOf,
  type ExitCode,
  type GlobalOptions,
  type Terminal,
} from './terminal.ts';

const EXIT_CODES = `
Exit codes:
  0    success
  1    findings, or a page failed
  2    wrong usage, or a configuration, navigation or theme module that does not load
  3    internal error of docs-build; see the report file
  4    error of the machine: disk, permission
  130  stopped by SIGINT
  143  stopped by SIGTERM
`;

/** Runs the command line and returns the exit code; never throws. `argv` excludes the program's name. */
export async function run(argv: readonly string[], output: Terminal): Promise<ExitCode> {
  const terminal = { ...output, argv };
  let options = defaultOptions(argv);
  let action: (() => Promise<ExitCode>) | undefined;
  try {
    const program = createProgram(terminal);
    addCommands(program, terminal, (given, work) => {
      options = given;
      action = work;
    });
    await program.parseAsync(argv, { from: 'user' });
    if (!action) return EXIT.fine;
    await recoverSite(options, terminal);
    return await action();
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
    if (terminal.signal.aborted) return EXIT.interrupted;
    return fail(error, options, terminal);
  }
}

/** Reports an error outside of a command, such as in a callback, and returns the exit code. */
export const failOutside = (error: unknown, argv: readonly string[], terminal: Terminal) =>
  fail(error, defaultOptions(argv), { ...terminal, argv });

/** Options before the command line is parsed. */
const defaultOptions = (argv: readonly string[]): GlobalOptions => ({
  root: '.',
  logLevel: 'info',
  color: true,
  debug: argv.includes('--debug'),
});

async function fail(error: unknown, options: GlobalOptions, terminal: Terminal): Promise<ExitCode> {
  const { reportFailure } = await import('./failure.ts');
  return reportFailure(error, { root: rootOf(options, terminal), options, terminal });
}

/** Creates the program without its commands. */
export const createProgram = (terminal: Terminal): Command =>
  new Command('docs-build')
    .description(
      'Documentation for component libraries: Markdown and live demos in, a static site out.',
    )
    .usage('<command> [root] [options]')
    .version(`docs-build ${findEngine().version}`, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .option('-c, --config <file>', 'configuration file (default: docs.config.ts in the root)')
    .option('--root <dir>', 'directory of the site, same as the argument')
    .addOption(new Option('--log-level <level>', 'log level').choices(LOG_LEVELS).default('info'))
    .option('--no-color', 'print no colors')
    .option('--debug', 'print stack traces')
    .addHelpText('after', EXIT_CODES)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err })
    .helpCommand(false)
    .exitOverride();
