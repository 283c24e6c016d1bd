import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
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
  const pack = attempt(() => openRegularFile(join(directory, 'pack')));
  const old = (pack !== undefined && readIndex(pack)) || new Map<string, Place>();
  const used = new Set<string>();
  const fresh = createSpill(directory, onFailure);
  const find = (key: string) => fresh.read(key) ?? readEntry(pack, old.get(key));
  const has = (key: string) => {
    const isThere = fresh.has(key) || old.has(key);
    if (isThere) used.add(key);
    return isThere;
  };
  const read = async (key: string) => {
    if (!has(key)) return undefined;
    const bytes = find(key);
    if (!bytes) old.delete(key);
    return bytes;
  };
  const write = async (key: string, json: Uint8Array) => {
    used.add(key);
    fresh.write(key, json);
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
      if (pack !== undefined) closeSync(pack);
      fresh.close();
    },
  };
}

/** Ignores an error that only makes a build slower. */
const ignore = () => undefined;

/** Returns the result, or undefined if the function throws. */
function attempt<T>(run: () => T, onFailure: (error: unknown) => void = ignore): T | undefined {
  try {
    return run();
  } catch (error) {
    onFailure(error);
    return undefined;
  }
}

/** Writes the new pack beside the old one and renames it. */
async function replacePack(
  directory: string,
  keys: readonly string[],
  bytesOf: (key: string) => Uint8Array | undefined,
) {
  const temporary = join(directory, `pack-${randomUUID()}`);
  try {
    writePack(temporary, keys, bytesOf);
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

/**
 * Holds new entries in memory until they fill a write, then in an unlinked file, since they may be large.
 * If that cannot be written, they stay in memory.
 */
function createSpill(directory: string, onFailure: (error: unknown) => void) {
  const file = attempt(() => openUnlinked(directory), onFailure);
  const memory = new Map<string, Uint8Array>();
  const index: Index = new Map();
  const state = { end: 0, waitingBytes: 0, isWritable: file !== undefined };
  const flush = () => {
    if (file === undefined || !state.isWritable) return;
    const isWritten = attempt(() => {
      writeFileSync(file, Buffer.concat([...memory.values()]));
      return true;
    }, onFailure);
    state.isWritable = isWritten === true;
    if (!isWritten) return;
    for (const [key, bytes] of memory) {
      index.set(key, placeOf(bytes, state.end));
      state.end += bytes.length;
    }
    memory.clear();
    state.waitingBytes = 0;
  };
  return {
    keys: () => [...index.keys(), ...memory.keys()],
    has: (key: string) => memory.has(key) || index.has(key),
    read: (key: string) => memory.get(key) ?? readEntry(file, index.get(key)),
    write: (key: string, bytes: Uint8Array) => {
      memory.set(key, bytes);
      state.waitingBytes += bytes.length;
      if (state.waitingBytes > WRITE_BYTES) flush();
    },
    close: () => {
      if (file !== undefined) closeSync(file);
    },
  };
}

/** Opens a file and unlinks it, so that the system frees it when the process ends. */
function openUnlinked(directory: string): number {
  mkdirSync(directory, { recursive: true });
  const path = join(directory, `fresh-${randomUUID()}`);
  const file = openSync(path, 'w+');
  rmSync(path);
  return file;
}

/** Size of a write: entries are small and many. */
const WRITE_BYTES = 1 << 20;

/** Location of an entry in a file: offset and length in bytes, and the CRC-32 of its bytes. */
type Place = readonly [offset: number, length: number, sum: number];

type Index = Map<string, Place>;

const placeOf = (bytes: Uint8Array, offset: number): Place => [offset, bytes.length, crc32(bytes)];

/** The last bytes of a pack: length and CRC-32 of the index before them, and the format of the file. */
const TRAILER = { digits: 16, mark: ' docs-build 2\n' } as const;
const TRAILER_LENGTH = 2 * TRAILER.digits + TRAILER.mark.length;

/** Returns the bytes of an entry; undefined if they cannot be read or do not match the checksum. */
function readEntry(file: number | undefined, place: Place | undefined): Buffer | undefined {
  if (file === undefined || !place) return undefined;
  const [offset, length, sum] = place;
  const bytes = attempt(() => readBytes(file, offset, length));
  return bytes && crc32(bytes) === sum ? bytes : undefined;
}

function readBytes(file: number, offset: number, length: number): Buffer | undefined {
  const bytes = Buffer.alloc(length);
  return readSync(file, bytes, 0, length, offset) === length ? bytes : undefined;
}

/** Returns the index of a pack; undefined if the file is damaged, or not a pack of this version. */
function readIndex(file: number): Index | undefined {
  try {
    const { size } = fstatSync(file);
    const trailer = String(readBytes(file, size - TRAILER_LENGTH, TRAILER_LENGTH));
    if (!trailer.endsWith(TRAILER.mark)) return undefined;
    const [length, sum] = [0, TRAILER.digits].map((from) =>
      Number(trailer.slice(from, from + TRAILER.digits)),
    );
    const offset = size - TRAILER_LENGTH - (length ?? NaN);
    if (!(offset >= 0 && offset <= size)) return undefined;
    const bytes = readEntry(file, [offset, length ?? 0, sum ?? 0]);
    return bytes && new Map(JSON.parse(bytes.toString()) as [string, Place][]);
  } catch {
    return undefined; // shorter than a trailer, or a disk error
  }
}

/** Writes entries, their index and the trailer. The file is complete only when this returns. */
function writePack(
  path: string,
  keys: readonly string[],
  bytesOf: (key: string) => Uint8Array | undefined,
): void {
  const file = openSync(path, 'w');
  const index: Index = new Map();
  const state = { end: 0, waiting: [] as Uint8Array[], waitingBytes: 0 };
  const flush = () => {
    writeFileSync(file, Buffer.concat(state.waiting));
    Object.assign(state, { waiting: [], waitingBytes: 0 });
  };
  const append = (bytes: Uint8Array) => {
    state.waiting.push(bytes);
    state.waitingBytes += bytes.length;
    const place = placeOf(bytes, state.end);
    state.end += bytes.length;
    if (state.waitingBytes > WRITE_BYTES) flush();
    return place;
  };
  try {
    for (const key of keys.toSorted()) {
      const bytes = bytesOf(key);
      if (bytes) index.set(key, append(bytes));
    }
    const [, ...checked] = append(Buffer.from(JSON.stringify([...index])));
    const digits = checked.map((number) => String(number).padStart(TRAILER.digits, '0'));
    append(Buffer.from(digits.join('') + TRAILER.mark));
    flush();
  } finally {
    closeSync(file);
  }
}
