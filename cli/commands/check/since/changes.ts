import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { noRepository, unknownRef } from '../../../report/rules/commands.ts';

/** What differs between a commit and the files on disk. Paths are relative to the site's root with `/` separators, `../` for those outside. */
export interface Changes {
  /** Written, added or taken away. */
  readonly files: ReadonlySet<string>;
  readonly added: ReadonlySet<string>;
  readonly gone: ReadonlySet<string>;
  /** Pathnames that the front matter of changed files gave them in the commit. */
  readonly pathnames: readonly string[];
}

/** Room for the names of a very large repository. */
const MOST_BYTES = 256 * 1024 * 1024;

/** What git says, or undefined where it refuses. */
async function ask(cwd: string, args: readonly string[]): Promise<string | undefined> {
  try {
    const options = { cwd, maxBuffer: MOST_BYTES };
    const { stdout } = await promisify(execFile)('git', [...args], options);
    return stdout;
  } catch {
    return undefined; // each question that has no answer means something, which the caller knows
  }
}

/**
 * Everything changed since the work on the files left `ref`: committed, staged, not staged and new. What has happened to `ref` since is not
 * among it. Throws a `DocsError` where git cannot tell.
 */
export async function readChanges(root: string, ref: string): Promise<Changes> {
  const facts = await ask(root, ['rev-parse', '--show-toplevel', '--is-shallow-repository']);
  const [top, isShallow] = facts?.split('\n') ?? [];
  if (!top) throw noRepository(root);
  const commit = await commitOf(top, ref);
  if (commit === undefined) throw unknownRef(ref, isShallow === 'true');
  const base = (await ask(top, ['merge-base', commit, 'HEAD']))?.trim() || commit;
  const [listed, untracked, named] = await Promise.all([
    ask(top, ['diff', '--name-status', '--no-renames', '--no-relative', '-z', base, '--']),
    ask(top, ['ls-files', '--others', '--exclude-standard', '-z']),
    ask(top, ['grep', '-z', '--full-name', '-e', '^pathname:', base, '--', '*.md']),
  ]);
  const inSite = await pathsFrom(root, top);
  const tracked = statuses(listed ?? '').map(([status, file]) => [status, inSite(file)] as const);
  const created = (untracked ?? '').split('\0').filter(Boolean).map(inSite);
  const having = (wanted: string) =>
    tracked.flatMap(([status, file]) => (status === wanted ? [file] : []));
  const files = new Set([...tracked.map(([, file]) => file), ...created]);
  const pathnames = written(named ?? '', base).flatMap(([file, pathname]) =>
    files.has(inSite(file)) ? [pathname] : [],
  );
  return {
    files,
    added: new Set([...having('A'), ...created]),
    gone: new Set(having('D')),
    pathnames,
  };
}

/** The id of the commit that a ref means. */
async function commitOf(top: string, ref: string): Promise<string | undefined> {
  const options = ['--verify', '--quiet', '--end-of-options'];
  const id = await ask(top, ['rev-parse', ...options, `${ref}^{commit}`]);
  return id?.trim() || undefined;
}

/** From a path in the repository to one relative to the site. */
async function pathsFrom(root: string, top: string) {
  const from = await realpath(root);
  const repository = await realpath(top);
  return (file: string) => relative(from, join(repository, file)).split(sep).join('/');
}

/** `M\0a\0D\0b\0` as pairs. */
function statuses(listed: string): (readonly [status: string, file: string])[] {
  const parts = listed.split('\0');
  return Array.from({ length: Math.floor(parts.length / 2) }, (_, index) => [
    parts[index * 2] ?? '',
    parts[index * 2 + 1] ?? '',
  ]);
}

/** Lines `commit:file\0pathname: /a/` as pairs of file and pathname. */
function written(lines: string, commit: string): (readonly [file: string, pathname: string])[] {
  return lines.split('\n').flatMap((line) => {
    const [place = '', text] = line.split('\0');
    if (text === undefined) return [];
    const pathname = text
      .slice('pathname:'.length)
      .trim()
      .replace(/^(['"])(.*)\1$/, '$2');
    return [[place.slice(commit.length + 1), pathname] as const];
  });
}
