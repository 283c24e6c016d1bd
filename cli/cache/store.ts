import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { openRegularFile } from '../model/files.ts';
import { jsonBytes, parseJson, type Store } from '../model/host.ts';

interface DiskStore extends Store {
  /** Writes new entries to disk for later runs. */
  readonly close: () => Promise<void>;
}

/**
 * Opens a store with all entries in one file, `pack`, whose index is read once and which is written once.
 * A run that adds entries drops the unused ones if they are at least half. A damaged entry is a cache miss;
 * of two concurrent builds, the pack of the later one stays. A store never fails: `onFailure` receives
 * write errors.
 */
export async function openDiskStore(
  directory: string,
  onFailure: (error: unknown) => void = ignore,
): Promise<DiskStore> {
  const handle = await openRegularFile(join(directory, 'pack')).catch(ignore);
  const old = (handle && (await readIndex(handle))) ?? EMPTY;
  const used = new Set<string>();
  const fresh = await createSpill(directory, onFailure);
  const find = async (key: string) => (await fresh.read(key)) ?? readEntry(handle, old.get(key));
  const has = (key: string) => {
    const isThere = fresh.has(key) || old.has(key);
    if (isThere) used.add(key);
    return isThere;
  };
  const read = async (key: string) => {
    if (!has(key)) return undefined;
    const bytes = await find(key);
    if (!bytes) old.delete(key);
    return bytes;
  };
  const write = async (key: string, json: Uint8Array) => {
    used.add(key);
    await fresh.write(key, json);
  };
  return {
    has,
    read,
    write,
    get: async <T>(key: string) => {
      const bytes = await read(key);
      return bytes && parseJson<T>(bytes);
    },
    put: (key, value) => write(key, jsonBytes(value)),
    close: async () => {
      const isMostlyUsed = used.size * 2 > old.size;
      const keep = [...old.keys()].filter((key) => isMostlyUsed || used.has(key));
      // A run that adds nothing may have used few entries.
      if (fresh.keys().length > 0) {
        const keys = [...new Set([...keep, ...fresh.keys()])];
        await replacePack(directory, keys, find).catch(onFailure);
      }
      await handle?.close().catch(ignore);
      await fresh.close();
    },
  };
}

const EMPTY: Index = new Map();

/** Ignores an error that only makes a build slower. */
const ignore = () => undefined;

/** Writes the new pack beside the old one and renames it. */
async function replacePack(
  directory: string,
  keys: readonly string[],
  bytesOf: (key: string) => Promise<Uint8Array | undefined>,
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

/** Age at which a temporary file counts as abandoned. */
const LEFTOVER_MS = 3_600_000;

/** Removes temporary files of killed processes. */
async function removeLeftovers(directory: string) {
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    const isOld = Date.now() - (await stat(path)).mtimeMs > LEFTOVER_MS;
    if (/^(?:pack|fresh)-/.test(name) && isOld) await rm(path, { force: true });
  }
}

/** Holds new entries in an unlinked file, since they may be large; in memory if that cannot be written. */
async function createSpill(directory: string, onFailure: (error: unknown) => void) {
  const handle = await openUnlinked(directory).catch((error: unknown) => {
    onFailure(error);
    return undefined;
  });
  const memory = new Map<string, Uint8Array>();
  const index: Index = new Map();
  const state = { end: 0, isWritable: handle !== undefined };
  return {
    keys: () => [...index.keys(), ...memory.keys()],
    has: (key: string) => memory.has(key) || index.has(key),
    read: async (key: string) => memory.get(key) ?? readEntry(handle, index.get(key)),
    write: async (key: string, bytes: Uint8Array) => {
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

/** Opens a file and unlinks it, so that the system frees it when the process ends. */
async function openUnlinked(directory: string): Promise<FileHandle> {
  await mkdir(directory, { recursive: true });
  const path = join(directory, `fresh-${randomUUID()}`);
  const handle = await open(path, 'w+');
  await rm(path);
  return handle;
}

/** Size of a write: entries are small and many. */
const WRITE_BYTES = 1 << 20;

/** Location of an entry in a file: offset and length in bytes, and the CRC-32 of its bytes. */
type Place = readonly [offset: number, length: number, sum: number];

type Index = Map<string, Place>;

/** The last bytes of a pack: length and CRC-32 of the index before them, and the format of the file. */
const TRAILER = { digits: 16, mark: ' docs-build 2\n' } as const;
const TRAILER_LENGTH = 2 * TRAILER.digits + TRAILER.mark.length;

/** Returns the bytes of an entry; undefined if they cannot be read or do not match the checksum. */
async function readEntry(
  handle: FileHandle | undefined,
  place: Place | undefined,
): Promise<Buffer | undefined> {
  if (!handle || !place) return undefined;
  const [offset, length, sum] = place;
  const bytes = await readBytes(handle, offset, length).catch(() => undefined);
  return bytes && crc32(bytes) === sum ? bytes : undefined;
}

async function readBytes(handle: FileHandle, offset: number, length: number) {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
  return bytesRead === length ? buffer : undefined;
}

/** Returns the index of a pack; undefined if the file is damaged, or not a pack of this version. */
async function readIndex(handle: FileHandle): Promise<Index | undefined> {
  try {
    const { size } = await handle.stat();
    const trailer = String(await readBytes(handle, size - TRAILER_LENGTH, TRAILER_LENGTH));
    if (!trailer.endsWith(TRAILER.mark)) return undefined;
    const [length, sum] = [0, TRAILER.digits].map((from) =>
      Number(trailer.slice(from, from + TRAILER.digits)),
    );
    const offset = size - TRAILER_LENGTH - (length ?? NaN);
    if (!(offset >= 0 && offset <= size)) return undefined;
    const bytes = await readEntry(handle, [offset, length ?? 0, sum ?? 0]);
    return bytes && new Map(JSON.parse(bytes.toString()) as [string, Place][]);
  } catch {
    return undefined; // shorter than a trailer, or a disk error
  }
}

/** Writes entries, their index and the trailer. The file is complete only when this returns. */
async function writePack(
  path: string,
  keys: readonly string[],
  bytesOf: (key: string) => Promise<Uint8Array | undefined>,
): Promise<void> {
  const handle = await open(path, 'w');
  const index: Index = new Map();
  const state = { end: 0, waiting: [] as Uint8Array[], waitingBytes: 0 };
  const flush = async () => {
    const { waiting } = state;
    Object.assign(state, { waiting: [], waitingBytes: 0 });
    if (waiting.length > 0) await handle.writeFile(Buffer.concat(waiting));
  };
  const append = async (bytes: Uint8Array) => {
    state.waiting.push(bytes);
    state.waitingBytes += bytes.length;
    const place = [state.end, bytes.length, crc32(bytes)] as const;
    state.end += bytes.length;
    if (state.waitingBytes > WRITE_BYTES) await flush();
    return place;
  };
  try {
    for (const key of keys.toSorted()) {
      const bytes = await bytesOf(key);
      if (bytes) index.set(key, await append(bytes));
    }
    const [, ...checked] = await append(Buffer.from(JSON.stringify([...index])));
    const digits = checked.map((number) => String(number).padStart(TRAILER.digits, '0'));
    await append(Buffer.from(digits.join('') + TRAILER.mark));
    await flush();
  } finally {
    await handle.close();
  }
}
