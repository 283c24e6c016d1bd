import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

/** Entries are small and many: they are written together. */
const WRITE_BYTES = 1 << 20;

/** Location of an entry in a file: offset and length in bytes, and the CRC-32 of its bytes. */
export type Place = readonly [offset: number, length: number, sum: number];

export type Index = Map<string, Place>;

/** The last bytes of a pack: length and CRC-32 of the index before them, and the kind of the file. */
const TRAILER = { digits: 16, mark: ' docs-build 2\n' } as const;
const TRAILER_LENGTH = 2 * TRAILER.digits + TRAILER.mark.length;

/** Returns the bytes of an entry, or undefined if they cannot be read or are not the bytes that were written. */
export async function readEntry(
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
export async function readIndex(handle: FileHandle): Promise<Index | undefined> {
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

/** Writes entries, their index and the trailer. Whole when it returns, not before: the caller gives it its name then. */
export async function writePack(
  path: string,
  keys: readonly string[],
  bytesOf: (key: string) => Promise<Buffer | undefined>,
): Promise<void> {
  const handle = await open(path, 'w');
  const index: Index = new Map();
  const state = { end: 0, waiting: [] as Buffer[], waitingBytes: 0 };
  const flush = async () => {
    const { waiting } = state;
    Object.assign(state, { waiting: [], waitingBytes: 0 });
    if (waiting.length > 0) await handle.writeFile(Buffer.concat(waiting));
  };
  const append = async (bytes: Buffer) => {
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
