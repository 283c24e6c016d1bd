import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../model/host.ts';
import { readEntry, readIndex, writePack } from './pack.ts';
import type { Index } from './pack.ts';

/** A store on disk that is written out when the work is done. */
export interface DiskStore extends Store {
  /** Makes what was put outlive the process. Best effort: a full disk costs speed, not the build. */
  readonly close: () => Promise<void>;
}

/**
 * All entries in one file, `pack`: one read at the start, one write at the end, whatever the number of pages. Entries that no run asked for
 * are dropped once they are the larger half. An unreadable cache is an empty one; of two builds at once, the later one's stays.
 */
export async function openDiskStore(directory: string): Promise<DiskStore> {
  const handle = await open(join(directory, 'pack'), 'r').catch(ignore);
  const old = (handle && (await readIndex(handle))) ?? EMPTY;
  const used = new Set<string>();
  const fresh = await createSpill(directory);
  const read = async (key: string) => (await fresh.read(key)) ?? readEntry(handle, old.get(key));
  return {
    get: async <T>(key: string) => {
      const bytes = await read(key);
      if (!bytes) return undefined;
      used.add(key);
      try {
        return JSON.parse(bytes.toString()) as T;
      } catch {
        return undefined; // a damaged entry is a miss
      }
    },
    put: async (key, value) => {
      used.add(key);
      await fresh.write(key, Buffer.from(JSON.stringify(value)));
    },
    close: async () => {
      const isMostlyUsed = used.size * 2 > old.size;
      const keep = [...old.keys()].filter((key) => isMostlyUsed || used.has(key));
      if (fresh.keys().length > 0 || keep.length < old.size) {
        await replacePack(directory, [...new Set([...keep, ...fresh.keys()])], read).catch(ignore);
      }
      await handle?.close();
      await fresh.close();
    },
  };
}

const EMPTY: Index = new Map();

/** The cache is a convenience: whatever stops it from being read or written must not stop the build. */
const ignore = () => undefined;

/** Writes the new pack beside the old one and swaps. */
async function replacePack(
  directory: string,
  keys: readonly string[],
  bytesOf: (key: string) => Promise<Buffer | undefined>,
) {
  const temporary = join(directory, `pack-${randomUUID()}`);
  try {
    await writePack(temporary, keys, bytesOf);
    await rename(temporary, join(directory, 'pack'));
  } finally {
    await rm(temporary, { force: true });
  }
}

/** New entries: in a nameless file of this process, since they may be many; in memory where there is no disk for one. */
async function createSpill(directory: string) {
  const handle = await openNameless(directory).catch(ignore);
  const memory = new Map<string, Buffer>();
  const index: Index = new Map();
  const state = { end: 0 };
  return {
    keys: () => [...index.keys(), ...memory.keys()],
    read: async (key: string) => memory.get(key) ?? readEntry(handle, index.get(key)),
    write: async (key: string, bytes: Buffer) => {
      if (!handle) {
        memory.set(key, bytes);
        return;
      }
      const offset = state.end;
      state.end += bytes.length;
      await handle.write(bytes, 0, bytes.length, offset);
      index.set(key, [offset, bytes.length]);
    },
    close: async () => handle?.close(),
  };
}

/** An open file whose name is gone: the system frees it with the process, however that ends. */
async function openNameless(directory: string): Promise<FileHandle> {
  await mkdir(directory, { recursive: true });
  const path = join(directory, `fresh-${randomUUID()}`);
  const handle = await open(path, 'w+');
  await rm(path);
  return handle;
}
