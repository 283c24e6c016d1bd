import { readdirSync } from 'node:fs';
import { stateOfPath, type PathStates } from '../disk/path-states.ts';
import { contentHash, parentFolders } from '../model/files.ts';
import { OUTPUT_MARKER, TEMPORARY_PREFIX } from './target.ts';

/**
 * States of a written site by path relative to the output: the state of each folder (`a/`), and the
 * state and content hash of each file.
 */
export type OutputStates = PathStates;

/** Returns the paths of the files of a written site, without its folders and the marker. */
export const outputFilesOf = (states: OutputStates): string[] =>
  Object.keys(states).filter((path) => !path.endsWith('/') && path !== OUTPUT_MARKER);

export const outputHashes = (states: OutputStates): Map<string, string> =>
  new Map(outputFilesOf(states).map((path) => [path, states[path]?.split(' ').at(-1) ?? '']));

/** Records a written site. `files` are hashes by path. `update` keeps other files of `last`. */
export function outputStates(
  out: string,
  files: ReadonlyMap<string, string>,
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
  for (const [path, hash] of [...files, [OUTPUT_MARKER, ''] as const]) {
    states.set(path, fileState(out, path, hash));
    addFolders(path);
  }
  for (const folder of folders) {
    const state = folderState(out, folder);
    // The folder is missing if its last file was removed.
    if (state === '') states.delete(folder);
    else states.set(folder, state);
  }
  return Object.fromEntries(states);
}

/** Whether a file has its recorded state and this content. */
export const isWritten = (
  out: string,
  { path, hash }: Readonly<Record<'path' | 'hash', string>>,
  states: OutputStates,
) => states[path] === fileState(out, path, hash);

/** Whether a site is exactly as it was written: no file was changed, added or removed. */
export const isAsWritten = (out: string, states: OutputStates): boolean =>
  Object.entries(states).every(([path, state]) =>
    path.endsWith('/')
      ? state === folderState(out, path)
      : state.startsWith(`${stateOfPath(`${out}/${path}`)} `),
  );

const fileState = (out: string, path: string, hash: string) =>
  `${stateOfPath(`${out}/${path}`)} ${hash}`;

/** Returns the state of a folder. The output itself may contain a lock and have a changed time. */
function folderState(out: string, folder: string): string {
  if (folder !== './') return stateOfPath(`${out}/${folder}`);
  try {
    const names = readdirSync(out).filter((name) => !name.startsWith(`${TEMPORARY_PREFIX}lock`));
    return contentHash(names.sort().join('/'));
  } catch {
    return ''; // a missing output
  }
}
