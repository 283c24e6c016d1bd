import type { Dirent, Stats } from 'node:fs';
import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { DocsError } from './model/diagnostic.ts';
import type { FileEntry, Files } from './model/host.ts';
import { toSourcePath } from './model/paths.ts';
import { isInside, MAX_FILE_BYTES, readRegularFile, UnreadableFile } from './model/files.ts';
import { assetNotRead } from './report/rules/asset.ts';

/** Folders that are never content. */
const SKIPPED = new Set(['node_modules', '.git', '.docs-build']);

/** Stands for bytes of a name that are not UTF-8: there is no file of the name that is left. */
const UNREADABLE = '\ufffd';

/** The files of a site on disk. Links are followed only inside the root; pipes, sockets and devices are never opened. */
export async function diskFiles(root: string): Promise<Files> {
  const realRoot = await realpath(root);

  /** `above` holds the real folders on the way down: a link back to one of them is a loop. */
  async function entryOf(path: string, above: readonly string[]): Promise<readonly FileEntry[]> {
    const absolute = join(realRoot, path);
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
    const entries = await readdir(absolute, { withFileTypes: true }).catch(emptyIfGone);
    if (entries === undefined) return [refused(directory, 'denied')];
    const found = entries
      .filter(({ name }) => !SKIPPED.has(name))
      .map((entry) => childOf(directory, entry, above));
    return (await Promise.all(found)).flat();
  }

  /** What is no link is where it seems to be: there is no need to ask the system. */
  async function childOf(directory: string, entry: Dirent, above: readonly string[]) {
    const path = posix.join(directory, entry.name);
    const real = join(above.at(-1) ?? realRoot, entry.name);
    if (entry.isDirectory()) return walk(path, [...above, real]);
    const stats = entry.isFile() ? await stat(real).catch(() => undefined) : undefined;
    return stats?.isFile() ? [fileOf(path, stats)] : entryOf(path, above);
  }

  return {
    list: async (directory) =>
      [...(await entryOf(posix.normalize(directory), []))].sort((a, b) =>
        a.path < b.path ? -1 : 1,
      ),
    read: async (path) => {
      try {
        const target = await realpath(join(realRoot, path));
        if (isInside(target, realRoot)) return await readRegularFile(target);
      } catch (error) {
        const isOfSystem = error instanceof UnreadableFile || (error as NodeJS.ErrnoException).code;
        if (isGone(error) || !isOfSystem) throw error;
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

const notRead = (path: string, reason: NonNullable<FileEntry['refused']>) =>
  new DocsError(assetNotRead(path, reason), 'machine');

const refused = (path: string, reason: NonNullable<FileEntry['refused']>): FileEntry => ({
  path: toSourcePath(path),
  size: 0,
  version: reason,
  refused: reason,
});

/** Codes of a link without a target. After any other error, what is there is unknown, and no finding may be kept. */
const BROKEN_LINK = new Set(['ENOENT', 'ELOOP', 'ENOTDIR']);

function undefinedIfBroken(error: NodeJS.ErrnoException): undefined {
  if (!BROKEN_LINK.has(error.code ?? '')) throw error;
  return undefined;
}

/** Entries of a folder that was removed since it was listed; undefined for one that cannot be read. */
const emptyIfGone = (error: unknown): Dirent[] | undefined => (isGone(error) ? [] : undefined);

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Whether there is anything of that name, be it a link that leads nowhere. */
const exists = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );
