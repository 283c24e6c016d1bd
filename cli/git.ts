import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { fingerprint } from './cache/memo.ts';
import { withParents } from './model/files.ts';
import type { Store } from './model/host.ts';
import { toSourcePath, type SourcePath } from './model/paths.ts';

/** Maximum output of Git: the file names of a very large site. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Returns the output of Git. Undefined if it fails, for example without a repository. */
export async function runGit(cwd: string, args: readonly string[]): Promise<string | undefined> {
  try {
    const options = { cwd, maxBuffer: MAX_BYTES };
    return (await promisify(execFile)('git', [...args], options)).stdout;
  } catch {
    return undefined; // Callers decide whether a failure matters.
  }
}

/** Returns the nearest folder with `.git`, which is a file in a Git worktree. */
const repositoryAbove = (folder: string): string | undefined =>
  withParents(folder).find((above) => existsSync(join(above, '.git')));

/**
 * Returns a folder's path in the repository above it, or else in `repository`: empty, or with a
 * trailing slash.
 */
export function folderInRepository(root: string, repository?: string): string {
  const top = repositoryAbove(root) ?? repository;
  const path = top === undefined ? '' : relative(top, root);
  const isInside = path !== '' && !path.startsWith('..') && !path.includes(':');
  return isInside ? `${path.split(sep).join('/')}/` : '';
}

/** Returns a state that changes with the Git history. Empty without Git, repository or commit. */
export async function historyState(root: string): Promise<string> {
  if (repositoryAbove(root) === undefined) return '';
  return (await runGit(root, ['rev-parse', '--is-shallow-repository', 'HEAD'])) ?? '';
}

/**
 * Returns the day of the last commit to each file below `folder` in UTC. Empty for shallow clones,
 * whose history is incomplete. Cached by commit.
 */
export async function readHistory(
  root: string,
  folder: string,
  store: Store,
): Promise<ReadonlyMap<SourcePath, string>> {
  const [isShallow, commit] = (await historyState(root)).split('\n');
  if (isShallow !== 'false' || !commit) return new Map();
  const path = folder === '' ? '.' : folder;
  const key = fingerprint(['history', 1, commit, root, path]);
  const known = await store.get<readonly (readonly [SourcePath, string])[]>(key);
  if (known) return new Map(known);
  const names = await runGit(root, ['ls-tree', '-r', '-z', '--name-only', commit, '--', path]);
  const days = await readLog(root, path, names?.split('\0').filter(Boolean) ?? []);
  const entries = [...days].map(([file, day]) => [toSourcePath(file), day] as const);
  await store.put(key, entries);
  return new Map(entries);
}

/** Streams the log until the last change of each file is found. */
async function readLog(
  root: string,
  path: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const plain = ['--literal-pathspecs', '-c', 'log.showSignature=false', '-c', 'log.follow=false'];
  const git = spawn('git', [...plain, 'log', ...LOG_FORMAT, '--', path], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  git.on('error', () => undefined); // Handled below: an error also ends the output.
  try {
    return await daysInLog(git.stdout.setEncoding('utf8'), files);
  } catch {
    return new Map(); // Git did not start.
  } finally {
    git.kill();
  }
}

/** Marker before the time of a commit in the log. No file name contains it. */
const COMMIT_MARK = '\u0001';

const LOG_FORMAT = ['-z', '--no-renames', '--name-only', '--format=%x01%ct', '--relative'];

/**
 * Parses pieces of a log in `LOG_FORMAT`, newest commit first, until the days of all files are
 * known. Returns the days of the last changes by file, in UTC: `2026-11-20`.
 */
export async function daysInLog(
  pieces: AsyncIterable<string> | Iterable<string>,
  files: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const left = new Set(files);
  const days = new Map<string, string>();
  let rest = '';
  let day = '';
  for await (const piece of pieces) {
    const fields = (rest + piece).split('\0');
    rest = fields.pop() ?? '';
    for (const field of fields) {
      // The first name of a commit starts with a line feed.
      const file = field.replace(/^\n/, '');
      if (field.startsWith(COMMIT_MARK)) day = dayOf(Number(field.slice(COMMIT_MARK.length)));
      else if (left.delete(file) && day !== '') days.set(file, day);
    }
    if (left.size === 0) break;
  }
  return days;
}

/** Formats a time as its UTC day. Empty if it is not a date: a commit may contain any number. */
function dayOf(seconds: number): string {
  const time = new Date(seconds * 1000);
  const isDay = !Number.isNaN(time.getTime()) && time.getUTCFullYear() <= 9999;
  return isDay ? time.toISOString().slice(0, 10) : '';
}
