import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writevSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { jsonBytes, parseJsonBytes } from '../model/host.ts';

/** Limits above which a run merges segments and drops the oldest entries. Sizes in bytes. */
const LIMITS = { smallSegments: 16, small: 16 << 20, total: 256 << 20 };

/**
 * Opens a store. Each run that adds entries writes them to a separate file, a segment, so that
 * concurrent runs do not interfere. A damaged entry is a miss. `onFailure` receives write errors.
 */
export async function openDiskStore(
  directory: string,
  onFailure: (error: unknown) => void = () => undefined,
  limits = LIMITS,
) {
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
    put: (key: string, value: unknown) => write(key, jsonBytes(value)),
    /** Writes new entries to disk for later runs. */
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

/** Location of an entry in a segment: offset and length in bytes, and the CRC-32 of its bytes. */
type EntrySpan = readonly [offset: number, length: number, sum: number];

type Index = Map<string, EntrySpan>;

interface Segment {
  readonly path: string;
  readonly file: number;
  readonly size: number;
  readonly index: Index;
}

/** Age at which a temporary file counts as abandoned. */
const LEFTOVER_MS = 3_600_000;

/** Opens all segments, newest first. Removes leftovers of killed processes. */
function openSegments(directory: string): Segment[] {
  // Names of segments sort by age.
  const names = namesIn(directory).sort().reverse();
  for (const name of names.filter((name) => name.startsWith('fresh-'))) {
    const path = join(directory, name);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - changed > LEFTOVER_MS) removeFile(path);
  }
  const segments = names.filter((name) => name.startsWith('segment-'));
  return segments.flatMap((name) => openSegment(join(directory, name)));
}

/** Opens a segment. Returns none if the file is damaged or has another format. */
function openSegment(path: string): Segment[] {
  try {
    // Opening a pipe would wait for its other end.
    if (!statSync(path).isFile()) return [];
    const file = openSync(path, 'r');
    const stats = fstatSync(file);
    const index = readIndex(file, stats);
    if (index) return [{ path, file, size: stats.size, index }];
    closeSync(file);
    removeFile(path);
  } catch {
    // Another run removed it, or it is unreadable: its entries are cache misses.
  }
  return [];
}

function namesIn(directory: string): string[] {
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
  let file: number | undefined;
  let end = 0;
  let waitingBytes = 0;
  let isBroken = false;
  const attempt = (work: () => void) => {
    if (isBroken) return;
    try {
      work();
    } catch (error) {
      isBroken = true;
      onFailure(error);
    }
  };
  const append = (parts: readonly Uint8Array[]) => {
    if (file === undefined) mkdirSync(directory, { recursive: true });
    file ??= openSync(path, 'wx+');
    end += writeParts(file, parts, end);
  };
  const flush = () => {
    let offset = end;
    append([...waiting.values()]);
    for (const [key, bytes] of waiting) {
      index.set(key, [offset, bytes.length, crc32(bytes)]);
      offset += bytes.length;
    }
    waiting.clear();
    waitingBytes = 0;
  };
  return {
    isUsed: () => index.size + waiting.size > 0,
    has: (key: string) => waiting.has(key) || index.has(key),
    read: (key: string) => waiting.get(key) ?? readEntry(file, index.get(key)),
    write: (key: string, bytes: Uint8Array) => {
      index.delete(key);
      waiting.set(key, bytes);
      waitingBytes += bytes.length;
      if (waitingBytes > WRITE_BYTES) attempt(flush);
    },
    /** Completes the segment, and returns whether one was written. */
    close: (): boolean => {
      if (index.size + waiting.size === 0) return false;
      attempt(() => {
        if (waiting.size > 0) flush();
        const json = Buffer.from(JSON.stringify([...index]));
        append([json, trailerAfter(json)]);
        const now = (performance.timeOrigin + performance.now()).toFixed(3);
        renameSync(path, join(directory, `segment-${now}-${id}`));
      });
      if (file !== undefined) closeSync(file);
      if (isBroken) removeFile(path);
      return !isBroken;
    },
  };
}

/** Returns the number of written bytes. A full disk may write only some of them. */
function writeParts(file: number, parts: readonly Uint8Array[], position: number): number {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (writevSync(file, parts, position) === length) return length;
  throw Object.assign(new Error(), { code: 'ENOSPC' });
}

/** End of a segment: length and CRC-32 of the index before it, and the file format. */
const TRAILER = /^(\d{16})(\d{16}) docs-build 3\n$/;
const TRAILER_LENGTH = 46;

const trailerAfter = (index: Uint8Array): Buffer => {
  const digits = [index.length, crc32(index)].map((number) => String(number).padStart(16, '0'));
  return Buffer.from(`${digits.join('')} docs-build 3\n`);
};

/** Returns the bytes of an entry. Undefined if they are unreadable or fail the checksum. */
function readEntry(file: number | undefined, span: EntrySpan | undefined): Buffer | undefined {
  if (file === undefined || !span) return undefined;
  const [offset, length, sum] = span;
  try {
    const bytes = readBytes(file, offset, length);
    return crc32(bytes) === sum ? bytes : undefined;
  } catch {
    return undefined; // a disk error, or a length beyond all files
  }
}

/** Reads bytes. Those beyond the end of the file are 0. */
function readBytes(file: number, offset: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, offset);
  return bytes;
}

/** Returns the index of a segment. Undefined if the file is damaged or has another format. */
function readIndex(file: number, { size }: Stats): Index | undefined {
  const start = size - TRAILER_LENGTH;
  if (start < 0) return undefined;
  const [, length, sum] = TRAILER.exec(String(readBytes(file, start, TRAILER_LENGTH))) ?? [];
  const offset = start - Number(length);
  if (!(offset >= 0)) return undefined;
  const bytes = readEntry(file, [offset, Number(length), Number(sum)]);
  return bytes && new Map(parseJsonBytes<[string, EntrySpan][]>(bytes));
}
