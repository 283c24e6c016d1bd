import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { fingerprint } from './cache/fingerprint.ts';
import { createLogReader, LOG_FORMAT } from './load/history.ts';
import type { Store } from './model/host.ts';
import { toSourcePath } from './model/paths.ts';
import type { SourcePath } from './model/paths.ts';

type History = ReadonlyMap<SourcePath, string>;

const NOTHING: History = new Map();

/** Room for the names of a very large site. */
const MOST_BYTES = 256 * 1024 * 1024;

/** What git says, or undefined where it is not installed, `root` is in no repository, or it has no commit. */
async function ask(root: string, args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', [...args], {
      cwd: root,
      maxBuffer: MOST_BYTES,
    });
    return stdout;
  } catch {
    // Days are a courtesy to readers: without them the site is whole.
    return undefined;
  }
}

/**
 * The day on which each committed file below `folder` was last changed, in UTC. Nothing without git or a repository, nor for a shallow clone,
 * whose history is cut. Read once for each commit that is checked out.
 */
export async function readHistory(root: string, folder: string, store: Store): Promise<History> {
  const state = await ask(root, ['rev-parse', '--is-shallow-repository', 'HEAD']);
  const [isShallow, commit] = state?.split('\n') ?? [];
  if (isShallow !== 'false' || !commit) return NOTHING;
  const place = folder === '' ? '.' : folder;
  const key = fingerprint(['history', 1, commit, root, place]);
  const known = await store.get<readonly (readonly [SourcePath, string])[]>(key);
  if (known) return new Map(known);
  const names = await ask(root, ['ls-tree', '-r', '-z', '--name-only', commit, '--', place]);
  const days = await readLog(root, place, names?.split('\0').filter(Boolean) ?? []);
  const entries = [...days].map(([file, day]) => [toSourcePath(file), day] as const);
  await store.put(key, entries);
  return new Map(entries);
}

/** Streams the log and stops it as soon as nothing in it is of interest any more. */
function readLog(
  root: string,
  place: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const reader = createLogReader(files);
  const plain = ['--literal-pathspecs', '-c', 'log.showSignature=false', '-c', 'log.follow=false'];
  const git = spawn('git', [...plain, 'log', ...LOG_FORMAT, '--', place], {
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
