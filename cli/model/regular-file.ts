import { closeSync, constants, fstatSync, openSync, readFileSync, realpathSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

/** Largest file that is read, in bytes: each is held in memory whole. */
export const MAX_FILE_BYTES = 1 << 30;

/** Opening a pipe waits for its other end unless it is opened so. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Thrown for a path that names something other than a file that can be read whole. */
export class UnreadableFile extends Error {
  readonly reason: 'special' | 'too-large';
  constructor(reason: UnreadableFile['reason']) {
    super(reason === 'special' ? 'it is not a regular file' : 'it is too large');
    this.name = 'UnreadableFile';
    this.reason = reason;
  }
}

/** Opens a regular file to read it. Fails at once for pipes, sockets and devices. */
export async function openRegularFile(path: string): Promise<FileHandle> {
  const handle = await open(path, FLAGS);
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  throw new UnreadableFile('special');
}

/** Reads a regular file whole. */
export async function readRegularFile(path: string): Promise<Buffer> {
  const handle = await openRegularFile(path);
  try {
    if ((await handle.stat()).size > MAX_FILE_BYTES) throw new UnreadableFile('too-large');
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** Whether a path is a folder or is below it. Both are absolute and have no links. */
export const isInside = (path: string, folder: string) =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** Text of a regular file of the site; undefined if there is none, or if it is outside of the root. */
export function siteText(root: string, file: string): string | undefined {
  try {
    const path = realpathSync(resolve(root, file));
    if (!isInside(path, realpathSync(root))) return undefined;
    const descriptor = openSync(path, FLAGS);
    try {
      // Checks what was opened, not what was there before: a path may be replaced at any moment.
      const stats = fstatSync(descriptor);
      const isReadable = stats.isFile() && stats.size <= MAX_FILE_BYTES;
      return isReadable ? readFileSync(descriptor, 'utf8') : undefined;
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // The file is gone, or is none: findings in it are shown without its text.
    return undefined;
  }
}
