import { dirname, resolve } from 'node:path';
import type { SourcePath } from './paths.ts';

/** Anything that survives `JSON.stringify`. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** One kind of costly work. Input and output survive `structuredClone`: it is cached and runs in workers. */
export interface Step<In, Out> {
  /** Part of the cache key, and the name under which a worker finds the step. */
  readonly name: string;
  /** Raise by one when the output changes for an unchanged input. */
  readonly version: number;
  /** Everything `run` depends on, as hashes where it is long. `run` must not read anything else. */
  readonly inputs: (value: In) => Json;
  readonly run: (value: In) => Promise<Out>;
}

/** Why a file is not read: `loop` is a link to a folder above it, `special` a pipe, socket or device. */
export type Refusal = 'outside' | 'nowhere' | 'loop' | 'special' | 'too-large' | 'denied';

/** A file that a directory walk found. */
export interface FileEntry {
  readonly path: SourcePath;
  readonly size: number;
  /** Changes whenever the content may have changed: time and size on disk. */
  readonly version: string;
  readonly refused?: Refusal;
}

/** The site's files. The only way a stage reads the disk. Paths are relative to the site's root. */
export interface Files {
  /** Lists every file below a directory, sorted by path. Does not follow links that leave the root. */
  readonly list: (directory: string) => Promise<readonly FileEntry[]>;
  /** Throws a `DocsError` if the path is not a regular file inside the root. */
  readonly read: (path: SourcePath) => Promise<Uint8Array>;
}

/** A cache by key, in memory and on disk. Best effort: an unreadable entry is a miss. */
export interface Store {
  readonly get: <T>(key: string) => Promise<T | undefined>;
  readonly put: (key: string, value: unknown) => Promise<void>;
}

/** A cache for work that reads files by itself, such as bundling. Changes to these files or to installed packages invalidate an entry. */
export interface Remembered {
  /** Returns the cached value for these inputs, with the absolute paths of the files that it depends on. */
  readonly recall: <T>(
    name: string,
    inputs: Json,
  ) => Promise<{ readonly value: T; readonly paths: readonly string[] } | undefined>;
  readonly keep: (
    name: string,
    inputs: Json,
    result: {
      /** Survives `JSON.stringify`. */
      readonly value: unknown;
      /** Absolute paths of the files that the work read. */
      readonly paths: readonly string[];
      /** When the work began, in milliseconds since 1970. */
      readonly started: number;
    },
  ) => Promise<void>;
}

/** A module that runs in Node during the build. */
export interface CodeModule {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The folder from which Node imports built modules. */
export interface Scratch {
  /** Returns the absolute path. A changed module gets another path: Node never loads one path twice. */
  readonly write: (module: CodeModule) => Promise<string>;
}

/** The output of a step, and its key in the store. */
export interface StepResult<Out> {
  readonly key: string;
  readonly value: Out;
}

/** Everything outside the engine, as one argument. Tests pass one in memory. */
export interface Host {
  /** Absolute path of the site's root, for packages and bundles only: it must not reach an output. */
  readonly root: string;
  readonly scratch: Scratch;
  readonly files: Files;
  readonly store: Store;
  readonly remembered: Remembered;
  /** Returns the version of an installed package: the site's own first, then the engine's. */
  readonly packageVersion: (name: string) => Promise<string | undefined>;
  /** Returns the absolute path of an installed package, found like its version. */
  readonly packageFolder: (name: string) => Promise<string | undefined>;
  /** Returns the day of the last commit to each file below a folder, in UTC: `2026-11-20`. Empty without a history. */
  readonly history: (folder: string) => Promise<ReadonlyMap<SourcePath, string>>;
  /** Records the files that were read, if a command needs them. */
  readonly readLog?: ReadLog;
  /** Runs a step at most once per distinct input, here or in a worker. */
  readonly run: <In, Out>(step: Step<In, Out>, input: In) => Promise<StepResult<Out>>;
  /** Runs `fn` for every item, a few at a time. Results are in the order of the items. */
  readonly each: <T, R>(items: readonly T[], fn: (item: T) => Promise<R>) => Promise<R[]>;
}

/** How many times longer a task may wait, for example for a disk, than it may compute. */
export const WAIT_FACTOR = 20;

const REASONS = {
  'too-slow': 'took too long',
  unfinished: 'did not finish',
  'too-large': 'needed too much memory',
  ended: 'ended before it was done',
} as const;

/** Thrown for a step that exceeded a limit of time or memory, or whose worker ended. */
export class TaskStopped extends Error {
  readonly reason: keyof typeof REASONS;
  constructor(reason: TaskStopped['reason']) {
    super(REASONS[reason]);
    this.name = 'TaskStopped';
    this.reason = reason;
  }
}

/** The files that a run depends on besides the content. */
export interface ReadLog {
  /** Takes absolute paths, whether the files exist or not. */
  readonly add: (paths: Iterable<string>) => void;
  /** Marks the log as incomplete: something was searched for in unknown places. */
  readonly spoil: () => void;
}

export interface OpenReadLog extends ReadLog {
  /** Returns every path, sorted; undefined if the log is incomplete. */
  readonly paths: () => readonly string[] | undefined;
  /** Returns the known paths in the order in which they were added. */
  readonly known: () => ReadonlySet<string>;
}

export function createReadLog(): OpenReadLog {
  const known = new Set<string>();
  let isComplete = true;
  return {
    add: (paths) => {
      for (const path of paths) known.add(path);
    },
    spoil: () => {
      isComplete = false;
    },
    paths: () => (isComplete ? [...known].sort() : undefined),
    known: () => known,
  };
}

/** The parts of a bundler's error message that name files. */
export interface FileMessage {
  readonly text: string;
  readonly location: { readonly file: string } | null;
}

/** The bundler's message for an import of a module that does not exist. */
export const UNRESOLVED = /^Could not resolve "(.+)"$/;

/** Returns the absolute paths in the bundler's errors: files with errors, and missing relative modules. */
export const pathsInErrors = (messages: readonly FileMessage[], root: string): string[] =>
  messages.flatMap(({ text, location }) => {
    // `entry:…` is text that we generated, not a file.
    if (location === null || /^[\w-]{2,}:/.test(location.file)) return [];
    const file = resolve(root, location.file);
    const [, missing = ''] = UNRESOLVED.exec(text) ?? [];
    return missing.startsWith('.') ? [file, resolve(dirname(file), missing)] : [file];
  });
