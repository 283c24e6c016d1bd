import type { Host, Store, Step } from '../../cli/model/host.ts';
import { type SourcePath, toSourcePath } from '../../cli/model/paths.ts';

/** A host with its files in memory. */
export interface MemoryHost extends Host {
  /** Paths read so far, in order. */
  readonly reads: readonly string[];
  /** The files themselves; change them to change the site. */
  readonly contents: Map<string, string | Uint8Array>;
}

/** Options of a host in memory. */
export interface MemoryHostOptions {
  /** Versions of installed packages by name. */
  readonly packages?: Readonly<Record<string, string>>;
  /** Day of the last commit by file. */
  readonly history?: readonly (readonly [file: string, day: string])[];
  readonly store?: Store;
  readonly root?: string;
}

/** Creates a store in memory. */
export function memoryStore(): Store {
  const kept = new Map<string, unknown>();
  return {
    get: async <T>(key: string) => kept.get(key) as T | undefined,
    put: async (key, value) => void kept.set(key, value),
  };
}

/** Creates a host of these files by path. */
export function memoryHost(
  files: Readonly<Record<string, string | Uint8Array>>,
  { packages = {}, history = [], store = memoryStore(), root = '/site' }: MemoryHostOptions = {},
): MemoryHost {
  const contents = new Map(Object.entries(files));
  const reads: string[] = [];
  return {
    root,
    scratch: { write: async ({ name }) => `${root}/.docs-build/code/${name}` },
    contents,
    reads,
    store,
    remembered: { recall: async () => undefined, keep: async () => undefined },
    files: {
      list: async (directory) =>
        [...contents]
          .filter(([path]) => directory === '' || path.startsWith(`${directory}/`))
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([path, content]) => ({
            path: toSourcePath(path),
            size: bytesOf(content).length,
            version: Buffer.from(bytesOf(content)).toString('base64'),
          })),
      read: async (path: SourcePath) => {
        const content = contents.get(path);
        if (content === undefined) throw new Error(`No file ${path}`);
        reads.push(path);
        return bytesOf(content);
      },
    },
    packageVersion: async (name) => packages[name],
    packageFolder: async () => undefined,
    history: async () => new Map(history.map(([file, day]) => [toSourcePath(file), day])),
    run: async <In, Out>(step: Step<In, Out>, input: In) => {
      const key = JSON.stringify([step.name, step.version, step.inputs(input)]);
      const value = (await store.get<Out>(key)) ?? (await step.run(input));
      await store.put(key, value);
      return { key, value };
    },
    each: (items, fn) => Promise.all(items.map(fn)),
  };
}

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;
