import type { SourcePath } from './paths.ts';

/** A value that survives `JSON.stringify`. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** Casts a JSON value whose interface, without an index signature, is not assignable to `Json`. */
export const asJson = (value: unknown) => value as Json;

/** An expensive operation. `structuredClone` must support its input and output. */
export interface Step<In, Out, Aside extends string = never> {
  /** Part of the cache key, and the name by which other threads find the step. */
  readonly name: string;
  /**
   * Thread in which it runs: one of a few workers, or, for steps that load a compiler and may take
   * longer, one of its own. Absent for the main thread.
   */
  readonly thread?: 'worker' | 'own';
  /** Increment when the output changes for an unchanged input. */
  readonly version: number;
  /** Returns all inputs, large ones as hashes. `run` must not read anything else. */
  readonly inputs: (value: In) => Json;
  readonly run: (value: In) => Promise<Out>;
  /** Large members of the output, stored as separate entries: text as it is, others as JSON. */
  readonly aside?: readonly Aside[];
}

/** Returns the key of a member that is stored aside, given the key of the result. */
export const asideKey = (key: string, member: string) => `${key}.${member}`;

/** Output of a step in UTF-8, as it is stored and sent between threads. */
export interface StepJson {
  /** JSON of the output without the members that are stored aside. */
  readonly value: Uint8Array<ArrayBuffer>;
  readonly aside: Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
}

/** Runs a step and serializes its output. */
export async function runToJson<In, Out, Aside extends string>(
  { run, aside = [] }: Step<In, Out, Aside>,
  input: In,
): Promise<StepJson> {
  const out = await run(input);
  if (aside.length === 0) return { value: jsonBytes(out), aside: {} };
  const value = { ...out } as Record<string, unknown>;
  const parts = aside.map((member) => {
    const whole = value[member];
    const bytes = typeof whole === 'string' ? new TextEncoder().encode(whole) : jsonBytes(whole);
    delete value[member];
    return [member, bytes] as const;
  });
  return { value: jsonBytes(value), aside: Object.fromEntries(parts) };
}

export const jsonBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

export const parseJsonBytes = <T>(bytes: Uint8Array) =>
  JSON.parse(new TextDecoder().decode(bytes)) as T;

/** Reasons for not reading a file, as the end of a sentence that starts with its path. */
export const REFUSAL_REASONS = {
  outside: 'is a symbolic link to a target outside the site',
  broken: 'is a symbolic link to a missing file, or its name is not UTF-8',
  loop: 'is a symbolic link to a folder that contains it',
  special: 'is neither a file nor a folder',
  'too-large': 'is too large to be read',
  denied: 'cannot be read: permission denied, or a disk error',
} as const;

export type Refusal = keyof typeof REFUSAL_REASONS;

/** A file found by a directory walk. */
export interface FileEntry {
  readonly path: SourcePath;
  readonly size: number;
  /** Modification time and size, which change whenever the content may have changed. */
  readonly version: string;
  readonly refused?: Refusal;
}

/** The site's files, as all stages read them. Paths are relative to the site's root. */
export interface Files {
  /** Lists all files in a directory, sorted by path. Does not follow links that leave the root. */
  readonly list: (directory: string) => Promise<readonly FileEntry[]>;
  /** Throws a `DocsError` if the path is not a regular file inside the root. */
  readonly read: (path: SourcePath) => Promise<Uint8Array>;
}

/** A key-value cache in memory and on disk. An unreadable entry counts as a miss. */
export interface Store {
  readonly has: (key: string) => boolean;
  readonly read: (key: string) => Promise<Uint8Array | undefined>;
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>;
  readonly get: <T>(key: string) => Promise<T | undefined>;
  readonly put: (key: string, value: unknown) => Promise<void>;
}

/**
 * A cache for work that reads files on its own, such as bundling. Changes to these files or to
 * the installed packages invalidate an entry.
 */
export interface WorkCache {
  /** Returns the cached value for these inputs and the absolute paths of its dependencies. */
  readonly get: <T>(
    name: string,
    inputs: Json,
  ) => Promise<{ readonly value: T; readonly paths: readonly string[] } | undefined>;
  readonly put: (
    name: string,
    inputs: Json,
    result: {
      /** Value that survives `JSON.stringify`. */
      readonly value: unknown;
      /** Absolute paths of the files that the work read. */
      readonly paths: readonly string[];
      /** Start time of the work, in milliseconds since 1970. */
      readonly started: number;
    },
  ) => Promise<void>;
}

/** A bundled module that runs in Node during the build. */
export type CodeModule = { readonly name: string; readonly bytes: Uint8Array };

/** Folder from which Node imports bundled modules. */
export interface Scratch {
  /** Writes a module and returns its path, new for changed content because Node caches by path. */
  readonly write: (module: CodeModule) => Promise<string>;
}

export interface StepResult<Out, Aside extends string = never> {
  readonly key: string;
  readonly value: [Aside] extends [never] ? Out : Omit<Out, Aside>;
}

/** Everything outside the engine, passed as one argument. Tests use an in-memory host. */
export interface Host {
  /** Absolute path of the site's root, for packages and bundles. Must not appear in any output. */
  readonly root: string;
  readonly scratch: Scratch;
  readonly files: Files;
  readonly store: Store;
  readonly workCache: WorkCache;
  /** Returns the version of a package: the site's copy, otherwise the engine's. */
  readonly packageVersion: (name: string) => Promise<string | undefined>;
  /** Returns the absolute path of a package: the site's copy, otherwise the engine's. */
  readonly packageFolder: (name: string) => Promise<string | undefined>;
  /** Path of the root in its Git repository: empty, or with a trailing slash. */
  readonly folderInRepository: string;
  /** Returns the UTC date of each file's last commit: `2026-11-20`. Empty without Git. */
  readonly history: (folder: string) => Promise<ReadonlyMap<SourcePath, string>>;
  /** Records the files that were read. Present if a command needs them. */
  readonly readLog?: ReadLog;
  /** Runs a step at most once per distinct input, in this process or in a worker. */
  readonly run: <In, Out, Aside extends string = never>(
    step: Step<In, Out, Aside>,
    input: In,
  ) => Promise<StepResult<Out, Aside>>;
  /** Runs `fn` for all items with limited concurrency. Results are in the order of the items. */
  readonly each: <T, R>(items: readonly T[], fn: (item: T) => Promise<R>) => Promise<R[]>;
}

/** Factor by which a task's wall-clock limit exceeds its CPU limit. */
export const WAIT_FACTOR = 20;

const REASONS = {
  'too-slow': 'took too long',
  unfinished: 'did not finish',
  'too-large': 'needed too much memory',
  ended: 'ended before it was finished',
} as const;

/** Error for a step that exceeded its time or memory limit, or whose worker exited. */
export class TaskStopped extends Error {
  readonly reason: keyof typeof REASONS;
  constructor(reason: TaskStopped['reason']) {
    super(REASONS[reason]);
    this.name = 'TaskStopped';
    this.reason = reason;
  }
}

/** Files on which a run depends, in addition to the content. */
export interface ReadLog {
  /** Adds absolute paths of files, existing or not. */
  readonly add: (paths: Iterable<string>) => void;
  /** Marks the log as incomplete, because unknown paths were searched. */
  readonly markIncomplete: () => void;
}

/** A log whose paths can be read. */
export type OpenReadLog = ReturnType<typeof createReadLog>;

export function createReadLog() {
  const known = new Set<string>();
  let isComplete = true;
  return {
    add: (paths: Iterable<string>) => {
      for (const path of paths) known.add(path);
    },
    markIncomplete: () => {
      isComplete = false;
    },
    /** Returns all paths, sorted. Undefined if the log is incomplete. */
    paths: () => (isComplete ? [...known].sort() : undefined),
    /** Returns the known paths in insertion order. */
    known: (): ReadonlySet<string> => known,
  };
}
