import { foldCase, parentFolders } from '../model/files.ts';
import { DocsError } from '../model/diagnostic.ts';
import { outputOutside, outputTwice } from '../report/rules/commands.ts';
import { MARKER } from './target.ts';

const UNSAFE = /^\/|^[a-z]:|\\|\u0000|(?:^|\/)\.{0,2}(?:\/|$)/i;

/** The paths of one output. */
export interface OutputPaths {
  /** Throws a `DocsError` for a path that leads out of the output, or that is taken, also on a system that ignores case. */
  readonly claim: (path: string) => void;
  /** Every path claimed so far. */
  readonly all: () => ReadonlySet<string>;
}

/** Keeps watch over the paths of one output. */
export function trackPaths(): OutputPaths {
  const owners = new Map<string, string>();
  const directories = new Set<string>();
  return {
    claim: (path) => {
      if (UNSAFE.test(path) || path === MARKER) {
        throw new DocsError(outputOutside(path), 'findings');
      }
      const key = foldCase(path);
      const above = parentFolders(key);
      const isTaken = [key, ...above].some((one) => owners.has(one)) || directories.has(key);
      if (isTaken) throw new DocsError(outputTwice(path), 'findings');
      owners.set(key, path);
      for (const directory of above) directories.add(directory);
    },
    all: () => new Set(owners.values()),
  };
}
