import {
  chmod,
  link,
  lstat,
  mkdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, posix, resolve, sep } from 'node:path';

/** Why a file was not touched. */
export type LeftAlone = 'changed' | 'link' | 'not-text';

/**
 * The files of a site, to be written. Paths are relative to the site's root. Nothing outside is touched and nothing is written through a link, and
 * a file is the old or the new one at any time.
 */
export interface Workspace {
  /** The text with its byte order mark and line ends, or why there is none to be had; undefined for a file that is not there. */
  readonly read: (file: string) => Promise<{ readonly text: string } | LeftAlone | undefined>;
  /** What changes when a file is saved: to be asked before a file is looked at, and given back when it is replaced. */
  readonly versionOf: (file: string) => Promise<string | undefined>;
  /** Puts a text in place of the file, if that is still the version given. Mode and owner's rights stay. */
  readonly replace: (
    file: string,
    text: string,
    version: string | undefined,
  ) => Promise<LeftAlone | undefined>;
  /** Whether a file may be written there: it is not yet, and would be inside the site and not below a link. */
  readonly isFree: (file: string) => Promise<boolean>;
  /** Writes a file that is not there, and its folders. False where that may not be. */
  readonly create: (file: string, text: string) => Promise<boolean>;
}

/** The files of the site in a folder. */
export async function openWorkspace(root: string): Promise<Workspace> {
  const realRoot = await realpath(root);
  const absolute = (file: string) => resolve(realRoot, file);
  const isOwn = async (file: string) =>
    isInside(file) && (await realpath(absolute(file)).catch(() => '')) === absolute(file);
  const versionOf = (file: string) => stat(absolute(file)).then(versionIn, () => undefined);
  const isFree = async (file: string) => {
    if (!isInside(file) || (await isThere(absolute(file)))) return false;
    const folder = await ownFolder(dirname(absolute(file)));
    return folder !== undefined && `${folder}${sep}`.startsWith(realRoot + sep);
  };
  return {
    versionOf,
    isFree,
    read: async (file) => {
      if ((await versionOf(file)) === undefined) return undefined;
      if (!(await isOwn(file))) return 'link';
      const text = decode(await readFile(absolute(file)));
      return text === undefined ? 'not-text' : { text };
    },
    replace: async (file, text, version) => {
      if ((await versionOf(file)) === undefined) return 'changed';
      if (!(await isOwn(file))) return 'link';
      const path = absolute(file);
      const { mode } = await stat(path);
      return withTemporary(path, text, async (temporary) => {
        await chmod(temporary, mode);
        if ((await versionOf(file)) !== version) return 'changed';
        await rename(temporary, path);
        return undefined;
      });
    },
    create: async (file, text) => {
      if (!(await isFree(file))) return false;
      const path = absolute(file);
      await mkdir(dirname(path), { recursive: true });
      // A link to a file that is there by now is refused, so nothing is ever written over.
      const claim = (temporary: string) => link(temporary, path).then(() => true, whereTaken);
      return withTemporary(path, text, claim);
    },
  };
}

const versionIn = ({ mtimeMs, size, ino }: { mtimeMs: number; size: number; ino: number }) =>
  `${mtimeMs}-${size}-${ino}`;

/** Whether anything has this name, be it a link that leads nowhere. */
const isThere = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );

/** Whether a path names something below the root. */
const isInside = (file: string) =>
  posix.normalize(file) === file &&
  !/^(?:\.\.?(?:\/|$)|\/|[a-z]:)/i.test(file) &&
  !file.includes('\\');

function whereTaken(error: NodeJS.ErrnoException): boolean {
  if (error.code === 'EEXIST') return false;
  throw error;
}

/** The nearest folder that is there, unless the way to it is through a link. */
export async function ownFolder(path: string): Promise<string | undefined> {
  const real = await realpath(path).catch(() => undefined);
  if (real !== undefined) return real === path ? path : undefined;
  return dirname(path) === path ? undefined : ownFolder(dirname(path));
}

/** Writes the text beside the file, and lets `work` put it in place. */
async function withTemporary<T>(
  path: string,
  text: string,
  work: (temporary: string) => Promise<T>,
): Promise<T> {
  const temporary = `${dirname(path)}${sep}.docs-build-fix`;
  try {
    await writeFile(temporary, text);
    return await work(temporary);
  } finally {
    await rm(temporary, { force: true });
  }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // Writing it back would put wrong characters into it.
    return undefined;
  }
}
