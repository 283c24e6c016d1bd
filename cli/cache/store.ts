import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writevSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { jsonBytes, parseJsonBytes, type Store } from '../model/host.ts';

interface DiskStore extends Store {
  /** Writes new entries to disk for later runs. */
  readonly close: () => Promise<void>;
}

/** Limits above which a run merges segments and drops the oldest entries. Sizes in bytes. */
const LIMITS = { smallSegments: 16, small: 16 << 20, total: 256 << 20 };

/**
 * Opens a store. Each run that adds entries writes them to a separate file, a segment, so that
 * concurrent runs do not interfere. A damaged entry is a miss. `onFailure` receives write errors.
 */
export async function openDiskStore(
  directory: string,
  onFailure: (error: unknown) => void = ignore,
  limits = LIMITS,
): Promise<DiskStore> {
  const segments = openSegments(directory);
  const fresh = createWriter(directory, onFailure);
  const used = new Set<string>();
  const segmentOf = (key: string) => segments.find(({ index }) => index.has(key));
  const has = (key: string) => {
    const isThere = fresh.has(key) || segmentOf(key) !== undefined;
    if (isThere) used.add(key);
    return isThere;
  };
  const find = (key: string): Uint8Array | undefined => {
    const bytes = fresh.read(key);
    const segment = bytes ? undefined : segmentOf(key);
    if (!segment) return bytes;
    const found = readEntry(segment.file, segment.index.get(key));
    // An older segment may have an undamaged copy.
    if (!found) segment.index.delete(key);
    return found ?? find(key);
  };
  const read = async (key: string) => (has(key) ? find(key) : undefined);
  const write = async (key: string, bytes: Uint8Array) => {
    used.add(key);
    fresh.write(key, bytes);
  };
  /** Copies the used entries of these segments to the new one, and others as long as they fit. */
  const merge = (merged: ReadonlySet<Segment>, room: number) => {
    const entries = segments.flatMap((segment) =>
      merged.has(segment) ? [...segment.index].map((entry) => [segment, ...entry] as const) : [],
    );
    let left = room;
    for (const [segment, key, [, length]] of entries) {
      left -= length;
      if (fresh.has(key) || segmentOf(key) !== segment || (left < 0 && !used.has(key))) continue;
      const bytes = find(key);
      if (bytes) fresh.write(key, bytes);
    }
  };
  return {
    has,
    read,
    write,
    get: async <T>(key: string) => {
      const bytes = await read(key);
      return bytes && parseJsonBytes<T>(bytes);
    },
    put: (key, value) => write(key, jsonBytes(value)),
    close: async () => {
      const merged = fresh.isUsed() ? segmentsToMerge(segments, limits) : new Set<Segment>();
      merge(merged, limits.total / 2);
      const isWritten = fresh.close();
      for (const segment of segments) {
        closeSync(segment.file);
        if (isWritten && merged.has(segment)) removeFile(segment.path);
      }
    },
  };
}

/** Returns all segments if they are too large together, otherwise the small ones if many. */
function segmentsToMerge(
  segments: readonly Segment[],
  limits: typeof LIMITS,
): ReadonlySet<Segment> {
  const sizes = segments.map(({ size }) => size);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  // The largest segment of a large site may exceed the limit.
  if (total > Math.max(limits.total, 2 * Math.max(...sizes))) return new Set(segments);
  const small = segments.filter(({ size }) => size < limits.small);
  return new Set(small.length < limits.smallSegments ? [] : small);
}

/** Ignores an error that only makes a build slower. */
const ignore = () => undefined;

/** Location of an entry in a segment: offset and length in bytes, and the CRC-32 of its bytes. */
type EntrySpan = readonly [offset: number, length: number, sum: number];

type Index = Map<string, EntrySpan>;

interface Segment {
  readonly path: string;
  readonly file: number;
  readonly size: number;
  readonly index: Index;
}

/** Names of segments sort by age. */
const SEGMENT = /^segment-/;

/** Age at which a temporary file counts as abandoned. */
const LEFTOVER_MS = 3_600_000;

/** Opens all segments, newest first. Removes leftovers of killed processes. */
function openSegments(directory: string): Segment[] {
  const names = segmentNames(directory);
  for (const name of names.filter((name) => name.startsWith('fresh-'))) {
    const path = join(directory, name);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - changed > LEFTOVER_MS) removeFile(path);
  }
  const segments = names.filter((name) => SEGMENT.test(name)).sort();
  return segments.reverse().flatMap((name) => openSegment(join(directory, name)));
}

/** `O_NONBLOCK` prevents waiting for the other end of a pipe. */
const READ_FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Opens a segment. Returns none if the file is damaged or has another format. */
function openSegment(path: string): Segment[] {
  try {
    const file = openSync(path, READ_FLAGS);
    const index = readIndex(file);
    if (index) return [{ path, file, size: fstatSync(file).size, index }];
    closeSync(file);
    removeFile(path);
  } catch {
    // Another run removed it, or it is unreadable: its entries are cache misses.
  }
  return [];
}

function segmentNames(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return []; // no run has written entries
  }
}

function removeFile(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // A read-only cache stays as it is.
  }
}

/** Bytes to collect before a write, because there are many small entries. */
const WRITE_BYTES = 1 << 20;

/** Writes entries to a temporary file that becomes a segment. On failure, keeps them in memory. */
function createWriter(directory: string, onFailure: (error: unknown) => void) {
  const id = randomUUID();
  const path = join(directory, `fresh-${id}`);
  const index: Index = new Map();
  const waiting = new Map<string, Uint8Array>();
  const state = { waitingBytes: 0, isBroken: false };
  const file = createLazyFile(directory, path);
  const attempt = (work: () => void) => {
    if (state.isBroken) return;
    try {
      work();
    } catch (error) {
      state.isBroken = true;
      onFailure(error);
    }
  };
  const flush = () => {
    const entries = [...waiting];
    let offset = file.append(entries.map(([, bytes]) => bytes));
    for (const [key, bytes] of entries) {
      index.set(key, [offset, bytes.length, crc32(bytes)]);
      offset += bytes.length;
    }
    waiting.clear();
    state.waitingBytes = 0;
  };
  return {
    isUsed: () => index.size + waiting.size > 0,
    has: (key: string) => waiting.has(key) || index.has(key),
    read: (key: string) => waiting.get(key) ?? file.read(index.get(key)),
    write: (key: string, bytes: Uint8Array) => {
      index.delete(key);
      waiting.set(key, bytes);
      state.waitingBytes += bytes.length;
      if (state.waitingBytes > WRITE_BYTES) attempt(flush);
    },
    /** Completes the segment, and returns whether one was written. */
    close: (): boolean => {
      if (index.size + waiting.size === 0) return false;
      attempt(() => {
        if (waiting.size > 0) flush();
        const json = Buffer.from(JSON.stringify([...index]));
        file.append([json, trailerAfter(json)]);
        const now = (performance.timeOrigin + performance.now()).toFixed(3);
        renameSync(path, join(directory, `segment-${now}-${id}`));
      });
      file.close();
      if (state.isBroken) removeFile(path);
      return !state.isBroken;
    },
  };
}

/** Creates a file that is opened at the first write. */
function createLazyFile(directory: string, path: string) {
  let file: number | undefined;
  let end = 0;
  return {
    /** Returns the offset at which the bytes were written. */
    append: (parts: readonly Uint8Array[]): number => {
      file ??= openNew(directory, path);
      const start = end;
      const length = parts.reduce((sum, part) => sum + part.length, 0);
      if (writevSync(file, parts, start) < length)
        throw Object.assign(new Error(), { code: 'ENOSPC' });
      end += length;
      return start;
    },
    read: (span: EntrySpan | undefined) => (file === undefined ? undefined : readEntry(file, span)),
    close: () => {
      if (file !== undefined) closeSync(file);
    },
  };
}

function openNew(directory: string, path: string): number {
  mkdirSync(directory, { recursive: true });
  return openSync(path, 'wx+');
}

/** End of a segment: length and CRC-32 of the index before it, and the file format. */
const TRAILER = { digits: 16, mark: ' docs-build 3\n' } as const;
const TRAILER_LENGTH = 2 * TRAILER.digits + TRAILER.mark.length;

/** Returns the end of a segment with this index. */
const trailerAfter = (index: Uint8Array): Buffer => {
  const digits = [index.length, crc32(index)].map((number) =>
    String(number).padStart(TRAILER.digits, '0'),
  );
  return Buffer.from(digits.join('') + TRAILER.mark);
};

/** Returns the bytes of an entry. Undefined if they are unreadable or fail the checksum. */
function readEntry(file: number, span: EntrySpan | undefined): Uint8Array | undefined {
  if (!span) return undefined;
  const [offset, length, sum] = span;
  try {
    const bytes = readBytes(file, offset, length);
    return bytes && crc32(bytes) === sum ? bytes : undefined;
  } catch {
    return undefined; // a disk error
  }
}

function readBytes(file: number, offset: number, length: number): Buffer | undefined {
  const bytes = Buffer.alloc(length);
  return readSync(file, bytes, 0, length, offset) === length ? bytes : undefined;
}

/** Returns the index of a segment. Undefined if the file is damaged or has another format. */
function readIndex(file: number): Index | undefined {
  const stats = fstatSync(file);
  if (!stats.isFile() || stats.size < TRAILER_LENGTH) return undefined;
  const trailer = String(readBytes(file, stats.size - TRAILER_LENGTH, TRAILER_LENGTH));
  if (!trailer.endsWith(TRAILER.mark)) return undefined;
  const [length = NaN, sum = NaN] = [0, TRAILER.digits].map((from) =>
    Number(trailer.slice(from, from + TRAILER.digits)),
  );
  const offset = stats.size - TRAILER_LENGTH - length;
  if (!(offset >= 0 && offset <= stats.size)) return undefined;
  const bytes = readEntry(file, [offset, length, sum]);
  return bytes && new Map(parseJsonBytes<[string, EntrySpan][]>(bytes));
}
