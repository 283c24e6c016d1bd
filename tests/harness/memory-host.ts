import { memoize } from '../../cli/cache/memo.ts';
import { type Host, jsonBytes, parseJsonBytes, type Store } from '../../cli/model/host.ts';
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
  const entries = new Map<string, Uint8Array>();
  const read = async (key: string) => entries.get(key);
  const write = async (key: string, json: Uint8Array) => void entries.set(key, json);
  return {
    has: (key) => entries.has(key),
    read,
    write,
    get: async <T>(key: string) => {
      const json = entries.get(key);
      return json && parseJsonBytes<T>(json);
    },
    put: (key, value) => write(key, jsonBytes(value)),
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
    workCache: { get: async () => undefined, put: async () => undefined },
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
    folderInRepository: '',
    history: async () => new Map(history.map(([file, day]) => [toSourcePath(file), day])),
    run: memoize(store, 'engine'),
    each: (items, fn) => Promise.all(items.map(fn)),
  };
}

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;
