import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { homedir, release, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { arch, pid, platform, version } from 'node:process';
import { asMachineError, errorCodeOf } from '../../disk/machine.ts';
import { CONFIG_FILES } from '../../config/load.ts';
import { findBrowser } from '../../demos/find-browser.ts';
import { findEngine, installedVersion } from '../../engine.ts';
import { DocsError } from '../../model/diagnostic.ts';
import { LostModule } from '../../model/code/modules.ts';
import { report } from '../../report/catalogue.ts';
import { escapeControls } from '../../report/text-layout.ts';
import { type Evaluation, printFindings } from './findings.ts';
import { EXIT, rootOf, type ExitCode, type GlobalOptions, type Terminal } from './terminal.ts';
import { errorMessage } from '../../model/text.ts';

export const exitCodeOfError = (error: unknown): ExitCode =>
  error instanceof DocsError ? EXIT[error.failure] : EXIT.bug;

export function exitCodeOfFindings({ ok, failure }: Pick<Evaluation, 'ok' | 'failure'>): ExitCode {
  if (failure) return exitCodeOfError(failure);
  return ok ? EXIT.fine : EXIT.findings;
}

/** Converts errors of the operating system and lost modules to a `DocsError`, and no others. */
export function asKnownError(error: unknown): unknown {
  const { message = '', path = 'the disk' } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return errorCodeOf(error) === LostModule.code
    ? new DocsError(report('output/not-written:lost', undefined, { path: message }), 'machine')
    : asMachineError(error, path);
}

/** Reports an error that a command threw, and returns its exit code. `root` is absolute. */
export function reportFailure(thrown: unknown, root: string, terminal: Terminal): ExitCode {
  const error = asKnownError(thrown);
  if (error instanceof DocsError) {
    printFindings({ diagnostics: error.diagnostics, ok: false, root }, terminal);
  } else {
    const page = pageOf(error);
    const where = page === undefined ? '' : ` (page ${page})`;
    const written = writeReport(error, root, terminal);
    terminal.err(
      `${escapeControls(`Internal error${where}: ${shortMessage(error)}. ${written}`)}\n`,
    );
  }
  if (terminal.debug) {
    const stack = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    terminal.err(`${escapeControls(stack)}\n`);
  }
  return exitCodeOfError(error);
}

/** Writes a report to the temporary folder, since a site may be read-only. Returns a hint. */
function writeReport(error: unknown, root: string, { argv = [] }: Terminal): string {
  const text = withoutFolders(reportText(error, argv), root);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const path = join(tmpdir(), `docs-build-error-${pid}-${hash}.txt`);
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
  } catch (failure) {
    // `dev` may have the same error after each save: one file is enough.
    if (errorCodeOf(failure) !== 'EEXIST')
      return `The report could not be written (${errorCodeOf(failure) ?? ''}): use --debug`;
  }
  return `Please attach ${path} to a bug report`;
}

/** Packages on which the output depends most. */
const PACKAGES = ['react', 'react-dom', 'esbuild', 'satteri', 'typescript'];

/** `docs-build info`: prints versions for a bug report, without loading the configuration. */
export async function info(options: GlobalOptions, terminal: Terminal): Promise<ExitCode> {
  const [root, engine] = [rootOf(options, terminal), findEngine()];
  const configs = options.config === undefined ? CONFIG_FILES : [options.config];
  const rows = [
    ['Configuration', configs.find((name) => existsSync(resolve(root, name)))],
    ['Chromium', await findBrowser(terminal.environment)],
    ...PACKAGES.map((name) => [name, installedVersion(name, [root, engine.root])]),
  ].map(([name = '', value = 'none']) => `${name} ${value}\n`);
  const text = `${systemText()}\n${rows.join('')}`;
  terminal.out(escapeControls(withoutFolders(text, root)));
  return EXIT.fine;
}

const systemText = () =>
  `docs-build ${findEngine().version}, Node.js ${version}, ${platform} ${release()} ${arch}`;

function reportText(error: unknown, argv: readonly string[]): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [
    systemText(),
    `Command: docs-build ${argv.join(' ')}`,
    `Page: ${pageOf(error) ?? 'none'}`,
    '',
    shortMessage(error),
    ...stack.split('\n').filter((line) => /^\s+at /.test(line)),
    '',
  ].join('\n');
}

/** Replaces the paths of the user's folders, which the report must not contain. */
function withoutFolders(text: string, root: string): string {
  const names = [
    [findEngine().root, '<docs-build>'],
    [root, '<site>'],
    [homedir(), '~'],
  ] as const;
  // In containers, the home folder or the site may be the root of the file system.
  const paths = names.filter(([folder]) => folder.length > 1);
  return paths.reduce((all, [folder, name]) => all.replaceAll(folder, name), text);
}

/** Maximum length of a message, which may quote pages. */
const MESSAGE_LENGTH = 200;

function shortMessage(error: unknown): string {
  const [line = ''] = errorMessage(error).split('\n');
  return line.length > MESSAGE_LENGTH ? `${line.slice(0, MESSAGE_LENGTH)}…` : line;
}

/** Returns the source file of the page that was being processed, which stages add to the error. */
const pageOf = (error: unknown) =>
  error instanceof Error && 'page' in error ? String(error.page) : undefined;
