import { relativePath, withParents } from '../model/files.ts';
import {
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Windows lacks this flag, but requires a privilege to create symbolic links. */
const { O_NOFOLLOW = 0, O_CREAT, O_EXCL, O_WRONLY } = constants;

/** Writes a new file and waits until it is on the disk. Never writes through a link. */
export function writeNewFile(path: string, text: string, mode?: number): void {
  const file = openSync(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode);
  try {
    writeFileSync(file, text);
    // The umask restricts the mode given to `open`.
    if (mode !== undefined) fchmodSync(file, mode);
    fsyncSync(file);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Replaces a file atomically and waits for the disk. `temporary` must be in the same folder. */
export function replaceFile(
  path: string,
  text: string,
  { temporary, mode }: { readonly temporary: string; readonly mode?: number },
): void {
  // A killed process may have left the temporary file. Removing a link keeps its target.
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

export function syncFolder(path: string): void {
  try {
    syncPath(path);
  } catch {
    // Windows and some network file systems cannot sync folders.
  }
}

/** Creates a folder and its parents one by one. Returns the topmost one that was missing. */
export function makeFolders(folder: string): string | undefined {
  const missing = withParents(folder).filter((path) => !existsSync(path));
  // One by one: with `recursive`, `mkdirSync` never returns for several folders in `/proc`.
  for (const path of [...missing].reverse()) makeFolder(path);
  // Throws if the path is a file.
  if (missing.length === 0) mkdirSync(folder, { recursive: true });
  return missing.at(-1);
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have created it.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Removes a folder and its parents while they are empty, but not `root`. */
export function removeEmptyFolders(folder: string, root: string): void {
  if (!folder.startsWith(root.endsWith(sep) ? root : root + sep)) return;
  try {
    rmdirSync(folder);
  } catch {
    return; // not empty
  }
  removeEmptyFolders(dirname(folder), root);
}

/** Returns the paths of all files below a folder, relative to it, with `/`. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(folder, join(entry.parentPath, entry.name)));
