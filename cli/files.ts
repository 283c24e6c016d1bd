import { type Dirent, realpathSync, type Stats } from 'node:fs';
import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { DocsError } from './model/diagnostic.ts';
import { REFUSALS, type FileEntry, type Files, type ReadLog, type Refusal } from './model/host.ts';
import { CACHE_FOLDER, toSourcePath } from './model/paths.ts';
import { isInside, MAX_FILE_BYTES, readRegularFile, UnreadableFile } from './model/files.ts';
import { report } from './report/catalogue.ts';

/** Folders that no site is made from. */
export const SKIPPED: ReadonlySet<string> = new Set(['node_modules', '.git', CACHE_FOLDER]);

/** Replaces bytes of a name that are not UTF-8: no file has the resulting name. */
const UNREADABLE = '\ufffd';

/** Returns the files of a site on disk. Follows links inside the root only; never opens pipes, sockets and devices. */
export async function diskFiles(root: string, readLog?: ReadLog): Promise<Files> {
  const realRoot = await realpath(root);

  /** `above` holds the real paths of the folders above: a link to one of them is a loop. */
  async function entryOf(path: string, above: readonly string[]): Promise<readonly FileEntry[]> {
    const absolute = join(realRoot, path);
    readLog?.add([absolute]);
    const target = await realpath(absolute).catch(undefinedIfBroken);
    if (target === undefined) {
      const isThere = path.includes(UNREADABLE) || (await exists(absolute));
      return isThere ? [refused(path, 'nowhere')] : [];
    }
    if (!isInside(target, realRoot)) return [refused(path, 'outside')];
    const stats = await stat(absolute);
    if (stats.isDirectory()) {
      return above.includes(target) ? [refused(path, 'loop')] : walk(path, [...above, target]);
    }
    return [stats.isFile() ? fileOf(path, stats) : refused(path, 'special')];
  }

  /** `above` ends with the folder itself. */
  async function walk(directory: string, above: readonly string[]): Promise<FileEntry[]> {
    const absolute = join(realRoot, directory);
    readLog?.add([`${absolute}/`]);
    const entries = await readdir(absolute, { withFileTypes: true }).catch(emptyIfGone);
    if (entries === undefined) return [refused(directory, 'denied')];
    const found = entries
      .filter(({ name }) => !SKIPPED.has(name))
      .map((entry) => childOf(directory, entry, above));
    return (await Promise.all(found)).flat();
  }

  /** Avoids `realpath` for entries that are not links. */
  async function childOf(directory: string, entry: Dirent, above: readonly string[]) {
    const path = posix.join(directory, entry.name);
    const real = join(above.at(-1) ?? realRoot, entry.name);
    if (entry.isDirectory()) return walk(path, [...above, real]);
    const stats = entry.isFile() ? await stat(real).catch(() => undefined) : undefined;
    if (!stats?.isFile()) return entryOf(path, above);
    readLog?.add([real]);
    return [fileOf(path, stats)];
  }

  return {
    list: async (directory) =>
      [...(await entryOf(posix.normalize(directory), []))].sort((a, b) =>
        a.path < b.path ? -1 : 1,
      ),
    read: async (path) => {
      readLog?.add([join(realRoot, path)]);
      try {
        const target = realpathSync.native(join(realRoot, path));
        if (isInside(target, realRoot)) return await readRegularFile(target);
      } catch (error) {
        const isSystemError =
          error instanceof UnreadableFile || (error as NodeJS.ErrnoException).code;
        if (isGone(error) || !isSystemError) throw error;
        throw notRead(path, error instanceof UnreadableFile ? error.reason : 'denied');
      }
      throw notRead(path, 'outside');
    },
  };
}

const fileOf = (path: string, { mtimeMs, size, ino }: Stats): FileEntry => ({
  path: toSourcePath(path),
  size,
  version: `${mtimeMs}-${size}-${ino}`,
  ...(size > MAX_FILE_BYTES && { refused: 'too-large' }),
});

const notRead = (path: string, reason: Refusal) =>
  new DocsError(
    report('asset/not-read', { file: path }, { file: path, reason: REFUSALS[reason] }),
    'machine',
  );

const refused = (path: string, reason: Refusal): FileEntry => ({
  path: toSourcePath(path),
  size: 0,
  version: reason,
  refused: reason,
});

/** Error codes of a link without a target. Other errors are passed on. */
const BROKEN_LINK = new Set(['ENOENT', 'ELOOP', 'ENOTDIR']);

function undefinedIfBroken(error: NodeJS.ErrnoException): undefined {
  if (!BROKEN_LINK.has(error.code ?? '')) throw error;
  return undefined;
}

/** Returns no entries for a folder that was removed meanwhile; undefined for one that cannot be read. */
const emptyIfGone = (error: unknown): Dirent[] | undefined => (isGone(error) ? [] : undefined);

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Whether a path exists, broken links included. */
const exists = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );
