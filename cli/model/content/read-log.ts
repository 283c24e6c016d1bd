import { dirname, resolve } from 'node:path';

/** What a run read besides the content: what it found holds for as long as these files are as they were. */
export interface ReadLog {
  /** Absolute paths, whether there is a file or not. */
  readonly add: (paths: Iterable<string>) => void;
  /** Something was looked for in places that nobody names. What was found may not be kept. */
  readonly spoil: () => void;
}

/** A log that can be asked. */
export interface OpenReadLog extends ReadLog {
  /** Every path, sorted; undefined where some are not known. */
  readonly paths: () => readonly string[] | undefined;
  /** The known paths, in the order in which they were added. */
  readonly known: () => ReadonlySet<string>;
}

/** An empty log. */
export function createReadLog(): OpenReadLog {
  const noted = new Set<string>();
  const state = { isWhole: true };
  return {
    add: (paths) => {
      for (const path of paths) noted.add(path);
    },
    spoil: () => {
      state.isWhole = false;
    },
    paths: () => (state.isWhole ? [...noted].sort() : undefined),
    known: () => noted,
  };
}

/** An error message of the bundler, as far as it names files. */
export interface FileMessage {
  readonly text: string;
  readonly location: { readonly file: string } | null;
}

/** How the bundler reports an import of a module that does not exist. */
export const UNRESOLVED = /^Could not resolve "(.+)"$/;

/** Absolute paths that the bundler's errors name: files with errors, and missing modules as imports write them. Text that we generated (`entry:…`) is no file. */
export const pathsInErrors = (messages: readonly FileMessage[], root: string): string[] =>
  messages.flatMap(({ text, location }) => {
    if (location === null || /^[\w-]{2,}:/.test(location.file)) return [];
    const file = resolve(root, location.file);
    const [, missing = ''] = UNRESOLVED.exec(text) ?? [];
    return missing.startsWith('.') ? [file, resolve(dirname(file), missing)] : [file];
  });
