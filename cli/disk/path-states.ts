import { readdirSync } from 'node:fs';
import { importFolders, statOf } from '../model/files.ts';

/** States of files and folders by path. A missing one has the state `''`. */
export type PathStates = Readonly<Record<string, string>>;

/** State of a path that may have changed while it was read. Differs from every state on disk. */
const UNKNOWN = '?';

/** Maximum error of the change times that file systems record. */
const CLOCK_TICK_MS = 20;

/** Returns a state that changes with a file, or with the entries of a folder. Follows links. */
export function stateOfPath(path: string): string {
  const stats = statOf(path);
  return stats ? `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}` : '';
}

/** Records paths after a run that began at `started`. Later changes make a state unknown. */
export function recordStates(paths: Iterable<string>, started: number): PathStates {
  const states: Record<string, string> = {};
  for (const path of paths) {
    const changed = statOf(path)?.ctimeMs ?? 0;
    states[path] = changed > started - CLOCK_TICK_MS ? UNKNOWN : stateOfPath(path);
  }
  return states;
}

/** Returns the paths whose state differs from the recorded one. */
export const changedPaths = (states: PathStates): string[] =>
  Object.keys(states).filter((path) => stateOfPath(path) !== states[path]);

/** Returns the module names in the folders of these files: a new name may change an import. */
export function moduleNames(files: Iterable<string>): PathStates {
  const folders = new Set([...files].flatMap(importFolders));
  return Object.fromEntries([...folders].map((folder) => [folder, moduleNamesIn(folder)]));
}

const MODULE = /^[^.].*\.(?:[cm]?[jt]sx?|json|css)$/;

export function moduleNamesIn(folder: string): string {
  try {
    return readdirSync(folder)
      .filter((name) => MODULE.test(name))
      .sort()
      .join('/');
  } catch {
    return ''; // a missing folder has no modules
  }
}
