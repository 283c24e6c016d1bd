import { Option, type Command } from 'commander';
import type { ApiOptions } from './api.ts';
import type { BuildOptions } from './build.ts';
import type { CheckOptions } from './check/options.ts';
import type { DevOptions } from './dev.ts';
import * as flags from './flags.ts';
import type { MvOptions } from './mv.ts';
import type { PreviewOptions } from './preview.ts';
import type { ExitCode, GlobalOptions, Terminal } from './terminal/terminal.ts';

/** What a command does with its flags. Its module is loaded only then. */
type Work<Options extends GlobalOptions> = (options: Options) => Promise<ExitCode>;

/** Takes the command that was asked for; it runs after the whole line is understood. */
export type Choose = (options: GlobalOptions, run: () => Promise<ExitCode>) => void;

const DEV_PORT = 3003;
const PREVIEW_PORT = 4173;

/** Adds every command to the program. */
export function addCommands(program: Command, terminal: Terminal, choose: Choose): void {
  const add = <Options extends GlobalOptions>(command: Command, work: Work<Options>) => {
    command.argument('[root]', 'directory of the site', undefined);
    command.action((root: string | undefined, _: unknown, self: Command) => {
      const given = self.optsWithGlobals<Options & { root?: string }>();
      const options = { ...given, root: root ?? given.root ?? '.' };
      choose(options, () => work(options));
    });
  };
  const version = program.version()?.replace(/^\S+ /, '') ?? '';
  add<DevOptions>(devCommand(program), async (options) =>
    (await import('./dev.ts')).dev(options, terminal),
  );
  add<BuildOptions>(buildCommand(program), async (options) =>
    (await import('./build.ts')).build(options, terminal),
  );
  add<CheckOptions>(checkCommand(program), async (options) =>
    (await import('./check/check.ts')).check({ ...options, version }, terminal),
  );
  add<ApiOptions>(apiCommand(program), async (options) =>
    (await import('./api.ts')).api(options, terminal),
  );
  addMove(program, terminal, choose);
  add<PreviewOptions>(previewCommand(program), async (options) =>
    (await import('./preview.ts')).preview(options, terminal),
  );
  add(
    program.command('init').description('make a new site in an empty directory'),
    async (options) => (await import('./init.ts')).init(options, terminal),
  );
  addSynonym(program, 'lint', 'check');
}

const devCommand = (program: Command) =>
  program
    .command('dev')
    .description('serve the site, watch it, and update pages in place')
    .option('--port <port>', 'port; the next free one if it is taken', flags.port, DEV_PORT)
    .option('--strict-port', 'fail if the port is taken')
    .option('--host <host>', 'address to listen on (default: this machine only)')
    .option('--open', 'open a browser')
    .option('--poll', 'look at files instead of waiting for the system to tell');

const buildCommand = (program: Command) =>
  program
    .command('build')
    .description('write the site, whole or not at all')
    .option('--out-dir <dir>', 'output directory (default: dist in the root)')
    .option('--base <path>', 'path under which the site is served', flags.basePath)
    .option('--no-cache', 'make everything anew')
    .option('--concurrency <n>', 'pages worked on at a time', flags.concurrency)
    .option('--strict', 'warnings fail the build too')
    .option('--report', 'print how much of what was made');

const FORMATS: CheckOptions['format'][] = ['pretty', 'json', 'github', 'sarif', 'junit'];

const checkCommand = (program: Command) =>
  program
    .command('check')
    .description('find everything that is wrong; write nothing but the cache')
    .addOption(new Option('--format <format>', 'how to report').choices(FORMATS).default('pretty'))
    .option('--fix', 'put right what can be put right')
    .option('--fix-dry-run', 'print what --fix would change as a diff; write nothing')
    .option('--translations', 'print how far each language is translated')
    .option('--demos', 'try every demo in a browser: console, hydration, accessibility')
    .option('--since <ref>', 'report only what changed since a git ref, and what points at it')
    .option('--against <list>', 'report published addresses that lead nowhere now')
    .option('--external', 'ask other sites whether what links lead to is there')
    .option('--only <rules>', 'rules or families, with commas between', flags.names)
    .option('--skip <rules>', 'rules or families to leave out', flags.names)
    .option('--max-warnings <n>', 'fail above this many warnings', flags.count)
    .option('--list-rules', 'print every rule')
    .option('--explain <rule>', 'print what a rule means')
    .option('--schema', 'print the JSON schema of --format json');

const apiCommand = (program: Command) =>
  program
    .command('api')
    .description('print the API references of the site as JSON')
    .option('--package <name>', 'only the reference of this package')
    .option('--part <name>', 'only this component or hook')
    .option('--schema', 'print the JSON schema of the references instead');

/** The only command that takes names of pages; the site is that of the working directory, or of `--root`. */
function addMove(program: Command, terminal: Terminal, choose: Choose): void {
  program
    .command('mv')
    .usage('<from> <to> [options]')
    .description('move a page or a folder, with its demos, translations and every link to it')
    .argument('<from>', 'Markdown file, folder, or address of a page')
    .argument('<to>', 'where it goes: a file, a folder, or an address')
    .option('--dry-run', 'print what would change as a diff; write nothing')
    .action((...[from, to, , self]: [string, string, unknown, Command]) => {
      const given = self.optsWithGlobals<MvOptions & { root?: string }>();
      const options = { ...given, root: given.root ?? '.', from, to };
      choose(options, async () => (await import('./mv.ts')).mv(options, terminal));
    });
}

const previewCommand = (program: Command) =>
  program
    .command('preview')
    .alias('serve')
    .description('serve the built site as a static host would')
    .option('--port <port>', 'port; the next free one if it is taken', flags.port, PREVIEW_PORT)
    .option('--host <host>', 'address to listen on (default: this machine only)')
    .option('--out-dir <dir>', 'directory of the built site (default: dist in the root)')
    .option('--mock-services', 'stand in for adverts and analytics; tell on stdout what they get');

/** A word that people try, answered with the command that is meant. */
function addSynonym(program: Command, word: string, meant: string): void {
  program
    .command(word, { hidden: true })
    .allowUnknownOption()
    .allowExcessArguments()
    .action((_: unknown, self: Command) => {
      self.error(`error: unknown command '${word}'\n(Did you mean ${meant}?)`, { exitCode: 2 });
    });
}
