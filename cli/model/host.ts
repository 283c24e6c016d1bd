import type { SourcePath } from './paths.ts';
import type { ReadLog } from './content/read-log.ts';
import type { Json, Step } from './step.ts';

/** What a directory walk tells about a file. `version` changes whenever the content may have changed (mtime and size on disk). */
export interface FileEntry {
  readonly path: SourcePath;
  readonly size: number;
  readonly version: string;
  /** Why the file must not be read: a link out of the root, to nowhere or to a folder above it, no regular file, too large, or no permission. */
  readonly refused?: 'outside' | 'nowhere' | 'loop' | 'special' | 'too-large' | 'denied';
}

/** The site's files. The only way a stage sees the disk. Paths are relative to the site's root. */
export interface Files {
  /** Every file below `directory`, sorted by path. Links that lead out of the root are not followed, only named. */
  readonly list: (directory: string) => Promise<readonly FileEntry[]>;
  /** Throws a `DocsError` for what is not a regular file inside the root. */
  readonly read: (path: SourcePath) => Promise<Uint8Array>;
}

/** Results kept by key, in memory and on disk. Best effort: an unreadable entry is a miss. */
export interface Store {
  readonly get: <T>(key: string) => Promise<T | undefined>;
  readonly put: (key: string, value: unknown) => Promise<void>;
}

/** Results of work that reads files on its own, such as a bundler's. They hold until such a file, or what is installed, changes. */
export interface Remembered {
  /** What was kept under a name for these inputs, with the paths of the files that it depends on. */
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

/** Where modules are written to be imported. */
export interface Scratch {
  /** Returns the absolute path. A changed module is another file: Node never loads the same one twice. */
  readonly write: (module: CodeModule) => Promise<string>;
}

/** A step's result, and the key under which it can be had again without holding it. */
export interface Kept<Out> {
  readonly key: string;
  readonly value: Out;
}

/** The outside world, as one argument. Tests pass one in memory. */
export interface Host {
  /** Absolute path of the site's root. For packages and bundles only: it never reaches an output. */
  readonly root: string;
  readonly scratch: Scratch;
  readonly files: Files;
  readonly store: Store;
  readonly remembered: Remembered;
  /** The version in the package.json of an installed package: the site's own first, then the engine's. */
  readonly packageVersion: (name: string) => Promise<string | undefined>;
  /** Absolute path of an installed package, found like its version. */
  readonly packageFolder: (name: string) => Promise<string | undefined>;
  /** Day of the last commit to each file below a folder, in UTC: `2026-11-20`. Empty where there is no history to read. */
  readonly history: (folder: string) => Promise<ReadonlyMap<SourcePath, string>>;
  /** Present where somebody asks what was read. */
  readonly readLog?: ReadLog;
  /** Runs a step at most once per distinct input; where it runs is the host's business. */
  readonly run: <In, Out>(step: Step<In, Out>, input: In) => Promise<Kept<Out>>;
  /** `fn` for every item, a few at a time. Results are in the order of the items. */
  readonly each: <T, R>(items: readonly T[], fn: (item: T) => Promise<R>) => Promise<R[]>;
}

/** A task may wait, such as for a disk, for this many times as long as it may compute. */
export const WAIT_FACTOR = 20;

const REASONS = {
  'too-slow': 'took too long',
  unfinished: 'did not finish',
  'too-large': 'needed too much memory',
  ended: 'ended before it was done',
} as const;

/** Why a step has no result: it exceeded a limit of time or memory, or its worker ended. */
export class TaskStopped extends Error {
  readonly reason: keyof typeof REASONS;
  constructor(reason: TaskStopped['reason']) {
    super(REASONS[reason]);
    this.name = 'TaskStopped';
    this.reason = reason;
  }
}
