import { readdir, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { contentHash } from '../model/content-hash.ts';
import { readRegularFile } from '../model/regular-file.ts';

/** Files at one moment. */
export interface FilesState {
  /** Changes when one of them does, comes or goes, or when a file comes or goes beside one of them: an import without an extension may lead there then. */
  readonly hash: string;
  /** When one of them changed last, in milliseconds since 1970; 0 where there are none. */
  readonly latest: number;
}

/** How a file or a folder was found. */
interface Found {
  readonly state: string;
  readonly changed: number;
}

const NOT_THERE: Found = { state: '', changed: 0 };

/** Looks at files. Those of packages are only looked at from outside: there are many, and package managers note what they do. */
export async function stateOf(paths: readonly string[]): Promise<FilesState> {
  const own = paths.filter((path) => !isInPackage(path));
  // Manifests and settings are looked for by their whole name.
  const folders = [...new Set(own.filter(isImported).flatMap(foldersOf))].sort();
  const found = await Promise.all([
    ...own.map((path) => look(path, textHash)),
    ...folders.map((path) => look(path, namesIn)),
    ...paths.filter(isInPackage).map((path) => look(path, () => undefined)),
  ]);
  return {
    hash: fingerprint(found.map(({ state }) => state)),
    latest: found.reduce((latest, { changed }) => Math.max(latest, changed), 0),
  };
}

/** Whether a path is that of a file of an installed package. */
export const isInPackage = (path: string) => path.includes('/node_modules/');

const isImported = (path: string) => !/\/(?:package|tsconfig)\.json$/.test(path);

/** The folder of a file; that of its folder too where an import of the folder leads to the file. */
const foldersOf = (path: string) =>
  basename(path).startsWith('index.') ? [dirname(path), dirname(dirname(path))] : [dirname(path)];

const textHash = async (path: string) => contentHash(await readRegularFile(path));

const namesIn = async (folder: string) => (await readdir(folder)).sort().join('\n');

/** What `inside` says of a path; without an answer, what its folder says of it. */
async function look(
  path: string,
  inside: (path: string) => Promise<string> | undefined,
): Promise<Found> {
  try {
    const { ctimeMs, mtimeMs, size } = await stat(path);
    return { state: (await inside(path)) ?? `${ctimeMs}-${mtimeMs}-${size}`, changed: ctimeMs };
  } catch {
    return NOT_THERE; // which is a state too
  }
}
