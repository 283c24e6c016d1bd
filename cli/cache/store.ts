import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Store } from '../model/host.ts';
import { openRegularFile } from '../model/files.ts';
import { readEntry, readIndex, writePack, type Index } from './pack.ts';

/** A store on disk that is written out when the work is done. */
export interface DiskStore extends Store {
  /** Writes new entries for later runs. */
  readonly close: () => Promise<void>;
}

/**
 * Opens a store with all entries in one file, `pack`: one read at the start, one write at the end, whatever the number of pages. A run that adds
 * entries drops those that it did not read once they are the larger half. A damaged entry is a miss; of two builds at once, the later one's
 * stays. A store never fails: `onFailure` receives what kept it from being written.
 */
export async function openDiskStore(
  directory: string,
  onFailure: (error: unknown) => void = ignore,
): Promise<DiskStore> {
  const handle = await openRegularFile(join(directory, 'pack')).catch(ignore);
  const old = (handle && (await readIndex(handle))) ?? EMPTY;
  const used = new Set<string>();
  const fresh = await createSpill(directory, onFailure);
  const read = async (key: string) => (await fresh.read(key)) ?? readEntry(handle, old.get(key));
  return {
    get: async <T>(key: string) => {
      const bytes = await read(key);
      if (!bytes) return undefined;
      used.add(key);
      return JSON.parse(bytes.toString()) as T;
    },
    put: async (key, value) => {
      used.add(key);
      await fresh.write(key, Buffer.from(JSON.stringify(value)));
    },
    close: async () => {
      const isMostlyUsed = used.size * 2 > old.size;
      const keep = [...old.keys()].filter((key) => isMostlyUsed || used.has(key));
      // A run that adds nothing may have read little, such as a check of a site that has not changed.
      if (fresh.keys().length > 0) {
        const keys = [...new Set([...keep, ...fresh.keys()])];
        await replacePack(directory, keys, read).catch(onFailure);
      }
      await handle?.close().catch(ignore);
      await fresh.close();
    },
  };
}

const EMPTY: Index = new Map();

/** An error that means no more than a slower build. */
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
    await removeLeftovers(directory);
  }
}

/** Age after which a temporary file has no process any more that writes it. */
const LEFTOVER_MS = 3_600_000;

/** Removes temporary files of processes that were killed. */
async function removeLeftovers(directory: string) {
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    const isOld = Date.now() - (await stat(path)).mtimeMs > LEFTOVER_MS;
    if (/^(?:pack|fresh)-/.test(name) && isOld) await rm(path, { force: true });
  }
}

/** Holds new entries: in a nameless file of this process, since they may be many; in memory once that cannot be written. */
async function createSpill(directory: string, onFailure: (error: unknown) => void) {
  const handle = await openNameless(directory).catch((error: unknown) => {
    onFailure(error);
    return undefined;
  });
  const memory = new Map<string, Buffer>();
  const index: Index = new Map();
  const state = { end: 0, isWritable: handle !== undefined };
  return {
    keys: () => [...index.keys(), ...memory.keys()],
    read: async (key: string) => memory.get(key) ?? readEntry(handle, index.get(key)),
    write: async (key: string, bytes: Buffer) => {
      const offset = state.end;
      state.end += bytes.length;
      try {
        if (handle && state.isWritable) {
          const { bytesWritten } = await handle.write(bytes, 0, bytes.length, offset);
          if (bytesWritten < bytes.length) throw Object.assign(new Error(), { code: 'ENOSPC' });
          memory.delete(key);
          index.set(key, [offset, bytes.length, crc32(bytes)]);
          return;
        }
      } catch (error) {
        state.isWritable = false;
        onFailure(error);
      }
      memory.set(key, bytes);
    },
    close: async () => handle?.close().catch(ignore),
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
