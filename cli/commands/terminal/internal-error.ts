import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { homedir, release, tmpdir } from 'node:os';
import { join } from 'node:path';
import { arch, pid, platform, version } from 'node:process';
import { findEngine } from '../../engine.ts';
import { plain } from '../../report/terminal-text.ts';
import type { Terminal } from './terminal.ts';

/** Longest error message in the terminal and in a report, in characters: messages may quote pages. */
const MESSAGE_LENGTH = 200;

/** Writes an error report and returns the line that the terminal prints. `root` is the absolute root of the site. */
export function reportInternalError(error: unknown, root: string, terminal: Terminal): string {
  const page = pageOf(error);
  const where = page === undefined ? '' : ` (page ${page})`;
  return plain(
    `Internal error${where}: ${messageOf(error)}. ${writeReport(error, root, terminal)}`,
  );
}

/** Returns where the report is. It goes to the temporary folder, since the site may be read-only or its disk full. */
function writeReport(error: unknown, root: string, { argv = [] }: Terminal): string {
  const text = withoutFolders(reportText(error, argv), root);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const path = join(tmpdir(), `docs-build-error-${pid}-${hash}.txt`);
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    // `dev` may meet the same error on each save: one file is enough.
    if (code !== 'EEXIST') return `The report could not be written (${code ?? ''}): use --debug`;
  }
  return `Please attach ${path} to a bug report`;
}

function reportText(error: unknown, argv: readonly string[]): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [
    `docs-build ${findEngine().version}, Node.js ${version}, ${platform} ${release()} ${arch}`,
    `Command: docs-build ${argv.join(' ')}`,
    `Page: ${pageOf(error) ?? 'none'}`,
    '',
    messageOf(error),
    ...stack.split('\n').filter((line) => /^\s+at /.test(line)),
    '',
  ].join('\n');
}

/** The text without the names of the reader's folders. */
function withoutFolders(text: string, root: string): string {
  const names = [
    [findEngine().root, '<docs-build>'],
    [root, '<site>'],
    [homedir(), '~'],
  ] as const;
  // In containers, a home or a site may be the root of the file system.
  const long = names.filter(([folder]) => folder.length > 1);
  return long.reduce((all, [folder, name]) => all.replaceAll(folder, name), text);
}

function messageOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.length > MESSAGE_LENGTH ? `${line.slice(0, MESSAGE_LENGTH)}…` : line;
}

/** The source file of the page that was being processed, which a stage notes on the error. */
const pageOf = (error: unknown) =>
  error instanceof Error && 'page' in error ? String(error.page) : undefined;
