import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stateOfPath, type PathStates } from '../disk/path-states.ts';
import { contentHash, parentFolders } from '../model/files.ts';
import { MARKER, TEMPORARY } from './target.ts';

/**
 * A written site by path relative to the output: the state of each folder (`a/`), and the state and the
 * content hash of each file.
 */
export type OutputStates = PathStates;

/** Paths of the files of a written site, without its folders and the marker. */
export const filesOf = (states: OutputStates): string[] =>
  Object.keys(states).filter((path) => !path.endsWith('/') && path !== MARKER);

/** Hashes of files by path relative to the output. */
type Hashes = ReadonlyMap<string, string>;

/** Records a written site. With `update`, the files of the last state stay, except removed ones. */
export function outputStates(
  out: string,
  files: Hashes,
  update?: { readonly last: OutputStates; readonly removed: readonly string[] },
): OutputStates {
  const states = new Map(Object.entries(update?.last ?? {}));
  const folders = new Set(['./']);
  const addFolders = (path: string) => {
    for (const folder of parentFolders(path)) folders.add(`${folder}/`);
  };
  for (const path of update?.removed ?? []) {
    states.delete(path);
    addFolders(path);
  }
  for (const [path, hash] of [...files, [MARKER, ''] as const]) {
    states.set(path, fileState(out, path, hash));
    addFolders(path);
  }
  for (const folder of folders) {
    const state = folderState(out, folder);
    // The last file of a folder may be removed.
    if (state === '') states.delete(folder);
    else states.set(folder, state);
  }
  return Object.fromEntries(states);
}

/** Whether a file is as recorded and has this content. */
export const isWritten = (out: string, { path, hash }: WrittenFile, states: OutputStates) =>
  states[path] === fileState(out, path, hash);

interface WrittenFile {
  readonly path: string;
  readonly hash: string;
}

/** Whether a site is exactly as it was written: no file changed, was added or removed. */
export const isAsWritten = (out: string, states: OutputStates): boolean =>
  Object.entries(states).every(([path, state]) =>
    path.endsWith('/')
      ? state === folderState(out, path)
      : state.startsWith(`${stateOfPath(join(out, path))} `),
  );

const fileState = (out: string, path: string, hash: string) =>
  `${stateOfPath(join(out, path))} ${hash}`;

/** Names in the output itself, which may contain a lock, and whose time changes when it is renamed. */
function folderState(out: string, folder: string): string {
  if (folder !== './') return stateOfPath(join(out, folder));
  try {
    const names = readdirSync(out).filter((name) => !name.startsWith(`${TEMPORARY}lock`));
    return contentHash(names.sort().join('/'));
  } catch {
    return ''; // a missing output
  }
}
