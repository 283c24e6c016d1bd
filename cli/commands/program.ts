import { Command, CommanderError, Option } from 'commander';
import { findEngine } from '../engine.ts';
import { addCommands } from './command-list.ts';
import { healSite } from './site/edit-site.ts';
import { rootOf } from './site/root.ts';
import {
  EXIT,
  LOG_LEVELS,
  type ExitCode,
  type GlobalOptions,
  type Terminal,
} from './terminal/terminal.ts';

const EXIT_CODES = `
Exit codes:
  0    fine
  1    findings, or a page failed
  2    wrong usage, or a configuration, navigation or theme module that does not load
  3    an internal error of docs-build; a report file says more
  4    the machine: disk, permission
  130  stopped by SIGINT
  143  stopped by SIGTERM
`;

/** Runs the command line and returns the exit code; never throws. `argv` holds what follows the name of the program. */
export async function run(argv: readonly string[], output: Terminal): Promise<ExitCode> {
  const terminal = { ...output, argv };
  const chosen: { run?: () => Promise<ExitCode>; options: GlobalOptions } = {
    options: optionsBefore(argv),
  };
  try {
    const program = makeProgram(terminal);
    addCommands(program, terminal, (options, action) => {
      Object.assign(chosen, { options, run: action });
    });
    await program.parseAsync(argv, { from: 'user' });
    if (chosen.run) await healSite(chosen.options, terminal);
    return (await chosen.run?.()) ?? EXIT.fine;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
    if (terminal.signal.aborted) return EXIT.interrupted;
    return fail(error, chosen.options, terminal);
  }
}

/** Reports an error that no command waits for, such as in a callback, and returns the exit code. */
export const failOutside = (error: unknown, argv: readonly string[], terminal: Terminal) =>
  fail(error, optionsBefore(argv), { ...terminal, argv });

/** Options that hold until the command line is parsed. */
const optionsBefore = (argv: readonly string[]): GlobalOptions => ({
  root: '.',
  logLevel: 'info',
  color: true,
  debug: argv.includes('--debug'),
});

async function fail(error: unknown, options: GlobalOptions, terminal: Terminal): Promise<ExitCode> {
  const { tellFailure } = await import('./terminal/failure.ts');
  return tellFailure(error, { root: rootOf(options, terminal), options, terminal });
}

function makeProgram(terminal: Terminal): Command {
  const program = new Command('docs-build')
    .description(
      'Documentation for component libraries: Markdown and live demos in, a static site out.',
    )
    .usage('<command> [root] [options]')
    .version(`docs-build ${findEngine().version}`, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .option('-c, --config <file>', 'configuration file (default: docs.config.ts in the root)')
    .option('--root <dir>', 'directory of the site, the same as the argument')
    .addOption(
      new Option('--log-level <level>', 'how much to say').choices(LOG_LEVELS).default('info'),
    )
    .option('--no-color', 'no colours')
    .option('--debug', 'stack traces')
    .addHelpText('after', EXIT_CODES)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err })
    .helpCommand(false)
    .exitOverride();
  return program;
}
