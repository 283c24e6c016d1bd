import { hash } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { repeatedItems } from './collections.ts';
import type { SourcePath } from './paths.ts';

/** Maximum size of a file, in bytes. Files are read into memory as a whole. */
export const MAX_FILE_BYTES = 1 << 30;

/** `O_NONBLOCK` prevents waiting for the other end when a pipe is opened. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Error for a path that is not a regular file, or for a file that is too large. */
export class UnreadableFile extends Error {
  readonly reason: 'special' | 'too-large';
  constructor(reason: UnreadableFile['reason']) {
    super(reason === 'special' ? 'it is not a regular file' : 'it is too large');
    this.name = 'UnreadableFile';
    this.reason = reason;
  }
}

/** Fails immediately for pipes, sockets and devices. */
function readRegularFileSync(path: string): Buffer {
  const descriptor = openSync(path, FLAGS);
  try {
    // Check the opened file, because the path may refer to another one by now.
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) throw new UnreadableFile('special');
    if (stats.size > MAX_FILE_BYTES) throw new UnreadableFile('too-large');
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Reads a file. Synchronous inside: for small files, threads cost more than reading. */
export const readRegularFile = async (path: string): Promise<Buffer> => readRegularFileSync(path);

/** Whether work failed because a file or folder does not exist. */
export const isMissingFile = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files that bundlers and compilers open by themselves, in the folder of a module and above. */
export const OPENED_BY_NAME: readonly string[] = ['package.json', 'tsconfig.json', 'jsconfig.json'];

/** Returns a folder and its ancestors, nearest first. */
export function withParents(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...withParents(parent)];
}

/** Returns the folder of a file, and the parent if an import of the folder resolves to the file. */
export const importFolders = (file: string): readonly string[] =>
  basename(file).startsWith('index.') ? [dirname(file), dirname(dirname(file))] : [dirname(file)];

/** Returns the text of a file. Undefined if it is missing or unreadable. */
export const readTextIfPresent = (path: string) =>
  readRegularFile(path).then(String, () => undefined);

/** Whether a path is a folder or inside it. Both must be absolute and without symbolic links. */
export const isInside = (path: string, folder: string) =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** A file with a zero byte among its first ones, such as an image, is not text. */
const START_BYTES = 8000;

/** Returns the text of a regular file inside the root. Undefined for other paths and files. */
export function siteText(root: string, file: string): string | undefined {
  try {
    const path = realpathSync(resolve(root, file));
    if (!isInside(path, realpathSync(root))) return undefined;
    const bytes = readRegularFileSync(path);
    return bytes.subarray(0, START_BYTES).includes(0) ? undefined : bytes.toString();
  } catch {
    // The file is missing or unreadable: diagnostics are shown without an excerpt.
    return undefined;
  }
}

/** Returns a version of a file that changes whenever it is saved. */
export const fileVersion = ({ mtimeMs, size, ino }: Stats) => `${mtimeMs}-${size}-${ino}`;

/** Returns the first ten characters of the SHA-256 hash, URL-safe. */
export const contentHash = (bytes: Uint8Array | string) =>
  hash('sha256', bytes, 'base64url').slice(0, 10).replace(/[-_]/g, '0');

/** Inserts a content hash before the extension, or at the end of the name: `core-5f0Rq1xY2z.js`. */
export function hashedName(name: string, bytes: Uint8Array | string): string {
  const suffix = `-${contentHash(bytes)}`;
  return /\.\w+$/.test(name) ? name.replace(/(\.\w+)$/, `${suffix}$1`) : name + suffix;
}

/** Returns an id that changes with any file of a site. The order of the files has no effect. */
export const buildId = (written: ReadonlyMap<string, string>): string =>
  contentHash(
    [...written]
      .map(([path, hash]) => `${path} ${hash}\n`)
      .sort()
      .join(''),
  );

export type HashedFile = { readonly path: SourcePath; readonly hash: string };

/** Normalizes a path as file systems do that ignore case and Unicode normalization. */
export const foldCase = (path: string) => path.normalize('NFC').toLowerCase();

/** Returns the paths that equal an earlier one if case is ignored, each with that path. */
export const caseCollisions = <T extends string>(paths: readonly T[]) =>
  repeatedItems(paths, foldCase);

/** Returns the parent folders of a path, outermost first: `a` and `a/b` for `a/b/c`. */
export const parentFolders = (path: string): string[] =>
  [...path.matchAll(/(?!^)\//g)].map(({ index }) => path.slice(0, index));

/** Device names on Windows, which are reserved with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

/** Returns why Windows rejects a name, as the end of a sentence. Undefined for valid names. */
export function windowsNameProblem(name: string): string | undefined {
  if (DEVICE.test(name)) return 'is reserved for a device on Windows';
  const bad = /[<>:"|?*\\\u0000-\u001f]/.exec(name)?.[0];
  if (bad !== undefined) return `contains ${JSON.stringify(bad)}, which Windows does not allow`;
  return /[. ]$/.test(name) ? 'ends with a dot or a space, which Windows drops' : undefined;
}

/**
 * Returns the stats of a path. Other errors, such as a missing permission, count as absence.
 * Synchronous, which is several times as fast for many files.
 */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Returns the path of a file relative to a folder, with `/` separators. */
export const relativePath = (folder: string, file: string) =>
  relative(folder, file).split(sep).join('/');

/** Returns the path relative to the root with `/` separators; unchanged on another drive. */
export const siteRelative = (root: string, path: string) =>
  isAbsolute(relative(root, path)) ? path : relativePath(root, path);
