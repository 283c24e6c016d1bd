import {
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Windows has no such flag; there, creating a symbolic link needs a privilege. */
const { O_NOFOLLOW = 0, O_CREAT, O_EXCL, O_WRONLY } = constants;

/** Writes a file that does not exist yet, and waits until it is on the disk. Never writes through a link. */
export function writeNewFile(path: string, text: string, mode?: number): void {
  const file = openSync(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode);
  try {
    writeFileSync(file, text);
    // The mode given to `open` is limited by the umask.
    if (mode !== undefined) fchmodSync(file, mode);
    fsyncSync(file);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Replaces a file atomically, and waits until it is on the disk. `temporary` is in the same folder. */
export function replaceFile(
  path: string,
  text: string,
  { temporary, mode }: { readonly temporary: string; readonly mode?: number },
): void {
  // A killed process may have left it. Removing a link does not remove its target.
  rmSync(temporary, { force: true });
  writeNewFile(temporary, text, mode);
  renameSync(temporary, path);
}

/** Waits until the content of a file, or the names in a folder, are on the disk. */
export function syncPath(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Like `syncPath`, if the system can sync folders. */
export function syncFolder(path: string): void {
  try {
    syncPath(path);
  } catch {
    // Windows and some network file systems cannot.
  }
}

/** Removes a folder and those above it as far as they are empty, up to `root`, which stays. */
export function removeEmptyFolders(folder: string, root: string): void {
  if (!folder.startsWith(root.endsWith(sep) ? root : root + sep)) return;
  try {
    rmdirSync(folder);
  } catch {
    return; // other files are in it
  }
  removeEmptyFolders(dirname(folder), root);
}

/** Returns the files below a folder as paths relative to it, with `/`. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
