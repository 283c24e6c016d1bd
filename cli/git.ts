import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fingerprint } from './cache/memo.ts';
import { withParents } from './model/files.ts';
import type { Store } from './model/host.ts';
import { toSourcePath } from './model/paths.ts';
import type { SourcePath } from './model/paths.ts';

/** Days of the last changes by file. */
type History = ReadonlyMap<SourcePath, string>;

/** Maximum output of Git: the file names of a very large site. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Returns the output of Git. Undefined if it fails, for example without a repository. */
export async function runGit(cwd: string, args: readonly string[]): Promise<string | undefined> {
  try {
    const options = { cwd, maxBuffer: MAX_BYTES };
    return (await promisify(execFile)('git', [...args], options)).stdout;
  } catch {
    return undefined; // the caller knows what a failure means
  }
}

/** Returns a state that changes with the Git history. Empty without Git, repository or commit. */
export async function historyState(root: string): Promise<string> {
  const isInRepository = withParents(root).some((folder) => existsSync(join(folder, '.git')));
  const args = ['rev-parse', '--is-shallow-repository', 'HEAD'];
  return (isInRepository ? await runGit(root, args) : undefined) ?? '';
}

/**
 * Returns the day of the last commit to each file below `folder` in UTC. Empty for shallow clones,
 * whose history is incomplete. Cached by commit.
 */
export async function readHistory(root: string, folder: string, store: Store): Promise<History> {
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
function readLog(
  root: string,
  path: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const reader = createLogReader(files);
  const plain = ['--literal-pathspecs', '-c', 'log.showSignature=false', '-c', 'log.follow=false'];
  const git = spawn('git', [...plain, 'log', ...LOG_FORMAT, '--', path], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  git.stdout.setEncoding('utf8');
  git.stdout.on('data', (piece: string) => {
    if (reader.take(piece)) git.kill();
  });
  return new Promise((done) => {
    git.on('error', () => done(reader.days()));
    git.on('close', () => done(reader.days()));
  });
}

/** Mark before the time of a commit. No file name contains it. */
const MARK = '\u0001';

const LOG_FORMAT = ['-z', '--no-renames', '--name-only', '--format=%x01%ct', '--relative'];

/** Parser of a log in `LOG_FORMAT`, newest commit first, in chunks. */
export interface LogReader {
  /** Parses the next chunk. Returns true once the days of all files are known. */
  readonly take: (piece: string) => boolean;
  /** Returns the days of the last changes by file, in UTC: `2026-11-20`. */
  readonly days: () => ReadonlyMap<string, string>;
}

export function createLogReader(files: Iterable<string>): LogReader {
  const left = new Set(files);
  const days = new Map<string, string>();
  let rest = '';
  let day = '';
  const takeField = (field: string) => {
    if (field.startsWith(MARK)) {
      day = dayOf(Number(field.slice(MARK.length)));
      return;
    }
    // The first name of a commit starts with a line feed.
    const file = field.replace(/^\n/, '');
    if (left.delete(file) && day !== '') days.set(file, day);
  };
  return {
    take(piece) {
      const fields = (rest + piece).split('\0');
      rest = fields.pop() ?? '';
      fields.forEach(takeField);
      return left.size === 0;
    },
    days: () => days,
  };
}

/** Formats the day of a time. Empty for impossible dates, since commits may have any number. */
function dayOf(seconds: number): string {
  const time = new Date(seconds * 1000);
  const isDay = !Number.isNaN(time.getTime()) && time.getUTCFullYear() <= 9999;
  return isDay ? time.toISOString().slice(0, 10) : '';
}
