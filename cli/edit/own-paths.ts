import { lstatSync, realpathSync } from 'node:fs';
import { dirname, posix, resolve } from 'node:path';
import { codeOf } from '../disk/machine.ts';

/** Folders whose files are not the author's. */
const FOREIGN = /(?:^|\/)(?:\.git|\.docs-build|node_modules)(?:\/|$)/i;

/** Whether a path relative to the root names something inside the site. */
const isInside = (file: string) =>
  posix.normalize(file) === file &&
  !/^(?:\.\.?(?:\/|$)|\/|[a-z]:)/i.test(file) &&
  !file.includes('\\') &&
  !FOREIGN.test(file);

/** Whether a file of the site may be changed: a regular file, and no part of its path is a link. `root` is real. */
export function isOwnFile(root: string, file: string): boolean {
  const path = resolve(root, file);
  return isInside(file) && realPath(path) === path && lstatSync(path).isFile();
}

/** Whether a path is inside the site, and the folders above it that exist are no links. `root` is real. */
export function isOwnPlace(root: string, file: string): boolean {
  return isInside(file) && isReal(dirname(resolve(root, file)));
}

function isReal(folder: string): boolean {
  const real = realPath(folder);
  if (real !== undefined) return real === folder;
  return !exists(folder) && dirname(folder) !== folder && isReal(dirname(folder));
}

/** Whether anything has this name, including a link to nothing. */
export const exists = (path: string): boolean => unlessMissing(() => lstatSync(path)) !== undefined;

const realPath = (path: string) => unlessMissing(() => realpathSync(path));

/** Any other failure is thrown: a file that cannot be looked at must not pass for a missing one. */
function unlessMissing<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}
