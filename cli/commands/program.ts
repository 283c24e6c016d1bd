import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Argument, Command, CommanderError, Option, InvalidArgumentError } from 'commander';
import { findEngine } from '../engine.ts';
import { recoverSite } from './edit-site.ts';
import {
  EXIT,
  LOG_LEVELS,
  logInfo,
  rootOf,
  type ExitCode,
  type GlobalOptions,
  type OutputFlags,
  type Terminal,
} from './output/terminal.ts';
import { CACHE_FOLDER, isBasePath } from '../model/paths.ts';
import type { CheckOptions } from './check/inspect.ts';

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

/** Runs the command line and returns the exit code. Never throws. `argv` excludes the program. */
export async function runCommandLine(argv: readonly string[], output: Terminal): Promise<ExitCode> {
  let terminal = beforeParsing(argv, output);
  let root = terminal.cwd;
  let action: ((terminal: Terminal) => Promise<ExitCode>) | undefined;
  try {
    const program = createProgram(terminal);
    addCommands(program, (options, work) => {
      const { logLevel, color, debug } = options;
      terminal = { ...terminal, logLevel, color, debug };
      root = rootOf(options, terminal);
      action = work;
    });
    await program.parseAsync(argv, { from: 'user' });
    if (!action) return EXIT.fine;
    await recoverSite(root, terminal);
    return await action(terminal);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
    if (terminal.signal.aborted) return EXIT.interrupted;
    return fail(error, root, terminal);
  }
}

/** Reports an error outside of a command, such as in a callback, and returns the exit code. */
export const reportOutsideError = (error: unknown, argv: readonly string[], terminal: Terminal) =>
  fail(error, terminal.cwd, beforeParsing(argv, terminal));

const beforeParsing = (argv: readonly string[], output: Terminal): Terminal => ({
  ...output,
  argv,
  debug: argv.includes('--debug'),
});

async function fail(error: unknown, root: string, terminal: Terminal): Promise<ExitCode> {
  const { reportFailure } = await import('./output/failure.ts');
  return reportFailure(error, root, terminal);
}

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

/** Callback for the options and work of the chosen command. The work starts after parsing. */
type Choose = (
  options: GlobalOptions & OutputFlags,
  work: (terminal: Terminal) => Promise<ExitCode>,
) => void;

const DEV_PORT = 3003;
const PREVIEW_PORT = 4173;

type Load<Options> = () => Promise<(options: Options, terminal: Terminal) => Promise<ExitCode>>;

/** Adds a command. Its module is loaded when it runs. Arguments become options of the same name. */
type Define = <Options extends GlobalOptions>(name: string, load: Load<Options>) => Command;

/** Adds all commands to the program. Those without arguments take the directory of the site. */
export function addCommands(program: Command, choose: Choose): void {
  const version = program.version()?.replace(/^\S+ /, '') ?? '';
  const define = <Options extends GlobalOptions>(name: string, load: Load<Options>) => {
    const command = program.command(name);
    return command.action(() => {
      const given = command.optsWithGlobals<Options & OutputFlags & { root?: string }>();
      const values = command.registeredArguments.map((argument, index): [string, unknown] => [
        argument.name(),
        command.processedArgs[index],
      ]);
      const named = Object.fromEntries(values.filter(([, value]) => value !== undefined));
      const options = { ...given, root: given.root ?? '.', ...named, version };
      choose(options, async (terminal) => (await load())(options, terminal));
    });
  };
  addMainCommands(define);
  addOtherCommands(define);
  for (const command of program.commands) {
    if (command.registeredArguments.length === 0)
      command.argument('[root]', 'directory of the site');
  }
  addSynonym(program, 'lint', 'check');
  addSynonym(program, 'explain', 'check --explain');
}

function addMainCommands(define: Define): void {
  define('dev', async () => (await import('./dev.ts')).dev)
    .description('serve the site, and update pages in place when files change')
    .option('--port <port>', 'port, or the next free one if it is taken', parsePort, DEV_PORT)
    .option('--strict-port', 'fail if the port is in use')
    .option('--host <host>', 'address to listen on (default: this machine only)')
    .option('--open', 'open a browser')
    .option('--poll', 'poll files for changes, for disks without change events');
  define('build', async () => (await import('./build.ts')).build)
    .description('build the site; writes nothing if there is an error')
    .option('--out-dir <dir>', 'output directory (default: dist in the root)')
    .option('--base <path>', 'path under which the site is served', parseBase)
    .option('--no-cache', 'ignore the cache')
    .option(
      '--concurrency <n>',
      'threads that compile and render (default: as needed)',
      wholeNumber(1, 256),
    )
    .option('--strict', 'fail on warnings too')
    .option('--report', 'write a report on time and sizes to .docs-build/report.html')
    .option(
      '--offline',
      'write a copy that works from file:// (default: dist-offline), and a zip of it',
    )
    .option('--versions', 'also build the versions that have a git ref; may run npm ci')
    .option('--version-list <file>', 'JSON list of versions that replaces the configured one');
  define('check', async () => (await import('./check.ts')).check)
    .description('report broken links, invalid front matter, broken demos and more')
    .addOption(
      new Option('--format <format>', 'format of the report').choices(FORMATS).default('pretty'),
    )
    .option('--fix', 'fix findings that have only one possible correction')
    .option('--fix-dry-run', 'print the changes of --fix as a diff; write nothing')
    .option('--translations', 'print how much of the site is translated')
    .option('--demos', 'test all demos in a browser: console, hydration, accessibility')
    .option('--since <ref>', 'report only findings caused by changes since a git ref')
    .option('--against <list>', 'report published addresses that no longer exist')
    .option('--external', 'check links to other sites')
    .option('--only <rules>', 'check only these rules or families, separated by commas', parseNames)
    .option('--skip <rules>', 'skip these rules or families, separated by commas', parseNames)
    .option('--max-warnings <n>', 'fail above this number of warnings', wholeNumber(0, 1_000_000))
    .option('--list-rules', 'list all rules')
    .option('--explain <rule>', 'explain a rule or a family')
    .option('--schema', 'print the JSON schema of --format json');
}

function addOtherCommands(define: Define): void {
  define('api', async () => (await import('./api.ts')).api)
    .description('print the API references of the site as JSON')
    .option('--package <name>', 'print only the reference of this package')
    .option('--part <name>', 'print only this component or hook')
    .option('--schema', 'print the JSON schema of the references');
  define('mv', async () => (await import('./mv.ts')).mv)
    .description('move a page or a folder with its demos and translations, and rewrite all links')
    .usage('<from> <to> [options]')
    .argument('<from>', 'Markdown file, folder, or address of a page')
    .argument('<to>', 'new file, folder, or address')
    .option('--dry-run', 'print the changes as a diff; write nothing');
  define('search', async () => (await import('./search.ts')).search)
    .description('print search results with their scores and the terms that matched')
    .usage('<words...> [options]')
    .argument('<words...>', 'query')
    .option('--product <id>', 'search only this product (default: all)')
    .option('--language <code>', 'language of the index (default: the first of the site)')
    .option('--limit <n>', 'maximum number of results', wholeNumber(1, 100), 12);
  define('redirects', async () => (await import('./redirects.ts')).importRedirects)
    .description('print redirects for a list of old addresses as JSON')
    .usage('import <file> [options]')
    .addArgument(new Argument('<action>', 'import').choices(['import']))
    .argument('<file>', 'CSV, _redirects or sitemap');
  define('preview', async () => (await import('./preview.ts')).preview)
    .description('serve the built site as a static host does')
    .alias('serve')
    .option('--port <port>', 'port, or the next free one if it is taken', parsePort, PREVIEW_PORT)
    .option('--host <host>', 'address to listen on (default: this machine only)')
    .option('--out-dir <dir>', 'directory of the built site (default: dist in the root)')
    .option('--mock-services', 'mock adverts and analytics, and print their calls');
  define('clean', async () => clean).description('remove the cache of the site');
  define('info', async () => (await import('./output/failure.ts')).info).description(
    'print versions, for bug reports',
  );
  define('mcp', async () => (await import('./mcp.ts')).mcp)
    .description('serve the built site to agents over stdin and stdout (Model Context Protocol)')
    .option('--out-dir <dir>', 'directory of the built site (default: dist in the root)');
  define('init', async () => (await import('./init.ts')).init).description(
    'create a new site in an empty directory',
  );
}

/** `docs-build clean`: removes the cache, which the next command creates again. */
async function clean(options: GlobalOptions, terminal: Terminal): Promise<ExitCode> {
  const cache = join(rootOf(options, terminal), CACHE_FOLDER);
  const isThere = existsSync(cache);
  await rm(cache, { recursive: true, force: true, maxRetries: 3 });
  logInfo(terminal, isThere ? `Removed ${cache}\n` : `No cache at ${cache}\n`);
  return EXIT.fine;
}

const FORMATS: CheckOptions['format'][] = ['pretty', 'json', 'github', 'sarif', 'junit'];

/** Adds a hidden command that suggests the correct name. */
function addSynonym(program: Command, word: string, meant: string): void {
  program
    .command(word, { hidden: true })
    .allowUnknownOption()
    .allowExcessArguments()
    .action((_: unknown, self: Command) => {
      self.error(`error: unknown command '${word}'\n(Did you mean ${meant}?)`, { exitCode: 2 });
    });
}

const wholeNumber = (from: number, to: number) => (text: string) => {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= from && value <= to) return value;
  throw new InvalidArgumentError(`Expected a whole number from ${from} to ${to}.`);
};

/** Parses a port. 0 selects any free one. */
const parsePort = wholeNumber(0, 65_535);

/** Parses names such as `link,demo/*`. Collects those of repeated flags in one list. */
const parseNames = (text: string, before: readonly string[] = []) => [
  ...before,
  ...text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
];

function parseBase(text: string): string {
  if (isBasePath(text)) return text;
  throw new InvalidArgumentError('Expected a path that starts and ends with /, such as /docs/.');
}
