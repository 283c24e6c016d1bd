import { lstatSync, realpathSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, posix, resolve } from 'node:path';
import { undefinedIfMissing } from '../disk/machine.ts';
import { fileVersion } from '../model/files.ts';

export type SkipReason = 'changed' | 'link' | 'not-text';

/** Author's files that docs-build may change. Paths are relative to the site's root. */
export interface Workspace {
  /** Returns the text as it is, or why it must not be edited. Undefined for a missing file. */
  readonly read: (file: string) => Promise<{ readonly text: string } | SkipReason | undefined>;
  /** Returns a version that changes whenever the file is saved. Undefined for a missing file. */
  readonly versionOf: (file: string) => Promise<string | undefined>;
  /** Whether a file may be created: the name is free, inside the site and not below a link. */
  readonly isFree: (file: string) => Promise<boolean>;
}

export async function openWorkspace(root: string): Promise<Workspace> {
  const realRoot = await realpath(root);
  const absolute = (file: string) => resolve(realRoot, file);
  return {
    versionOf: (file) => stat(absolute(file)).then(fileVersion, () => undefined),
    isFree: async (file) => isOwnPath(realRoot, file) && !exists(absolute(file)),
    read: async (file) => {
      if (!exists(absolute(file))) return undefined;
      if (!isOwnFile(realRoot, file)) return 'link';
      const text = decode(await readFile(absolute(file)));
      return text === undefined ? 'not-text' : { text };
    },
  };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // Writing the text back would replace the bytes that are not UTF-8.
    return undefined;
  }
}

const FOREIGN = /(?:^|\/)(?:\.git|\.docs-build|node_modules)(?:\/|$)/i;

const isSitePath = (file: string) =>
  posix.normalize(file) === file &&
  !/^(?:\.\.?(?:\/|$)|\/|[a-z]:)/i.test(file) &&
  !file.includes('\\') &&
  !FOREIGN.test(file);

/** Whether a path is a regular file of the site, without links in it. `root` is a real path. */
export function isOwnFile(root: string, file: string): boolean {
  const path = resolve(root, file);
  return isSitePath(file) && realPath(path) === path && lstatSync(path).isFile();
}

/** Whether a path is inside the site, and no folder above it is a link. `root` is a real path. */
export function isOwnPath(root: string, file: string): boolean {
  return isSitePath(file) && hasNoLinks(dirname(resolve(root, file)));
}

/** Whether no existing folder of a path is a link. */
function hasNoLinks(folder: string): boolean {
  const real = realPath(folder);
  if (real !== undefined) return real === folder;
  return !exists(folder) && dirname(folder) !== folder && hasNoLinks(dirname(folder));
}

/** Whether a path exists. True for a broken link. */
export const exists = (path: string): boolean =>
  undefinedIfMissing(() => lstatSync(path)) !== undefined;

const realPath = (path: string) => undefinedIfMissing(() => realpathSync(path));
