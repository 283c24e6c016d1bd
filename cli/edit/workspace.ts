import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { exists, isOwnFile, isOwnPlace } from './own-paths.ts';

/** Why a file was not changed. */
export type LeftAlone = 'changed' | 'link' | 'not-text';

/** The files that a site's author wrote, as far as docs-build may change them. Paths are relative to the site's root. */
export interface Workspace {
  /** The text with its byte order mark and line ends, or why it cannot be changed; undefined if the file does not exist. */
  readonly read: (file: string) => Promise<{ readonly text: string } | LeftAlone | undefined>;
  /** Changes whenever the file is saved; undefined if it does not exist. */
  readonly versionOf: (file: string) => Promise<string | undefined>;
  /** Whether a new file may be written there: inside the site, not below a link, and nothing has the name. */
  readonly isFree: (file: string) => Promise<boolean>;
}

/** Opens the files of the site in a folder. */
export async function openWorkspace(root: string): Promise<Workspace> {
  const realRoot = await realpath(root);
  const absolute = (file: string) => resolve(realRoot, file);
  return {
    versionOf: (file) => stat(absolute(file)).then(versionIn, () => undefined),
    isFree: async (file) => isOwnPlace(realRoot, file) && !exists(absolute(file)),
    read: async (file) => {
      if (!exists(absolute(file))) return undefined;
      if (!isOwnFile(realRoot, file)) return 'link';
      const text = decode(await readFile(absolute(file)));
      return text === undefined ? 'not-text' : { text };
    },
  };
}

const versionIn = ({ mtimeMs, size, ino }: { mtimeMs: number; size: number; ino: number }) =>
  `${mtimeMs}-${size}-${ino}`;

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // Writing the text back would replace the bytes that are not UTF-8.
    return undefined;
  }
}
