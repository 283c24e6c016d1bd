import { rmdirSync } from 'node:fs';
import { dirname, sep } from 'node:path';

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
