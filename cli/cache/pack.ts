import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

/** Entries are small and many: they are written together. */
const WRITE_BYTES = 1 << 20;

/** Where an entry stands in a file: offset and length in bytes. */
export type Index = Map<string, readonly [offset: number, length: number]>;

/** The last bytes of a pack: the length of the index before them, and what the file is. */
const TRAILER = { digits: 16, mark: ' docs-build 1\n' } as const;
const TRAILER_LENGTH = TRAILER.digits + TRAILER.mark.length;

/** The bytes of an entry, or undefined where it is not all there. */
export async function readEntry(
  handle: FileHandle | undefined,
  place: readonly [offset: number, length: number] | undefined,
): Promise<Buffer | undefined> {
  if (!handle || !place) return undefined;
  const [offset, length] = place;
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
  return bytesRead === length ? buffer : undefined;
}

/** The index of a pack; undefined where the file is no whole pack of this version. */
export async function readIndex(handle: FileHandle): Promise<Index | undefined> {
  try {
    const { size } = await handle.stat();
    const trailer = (await readEntry(handle, [size - TRAILER_LENGTH, TRAILER_LENGTH]))?.toString();
    if (!trailer?.endsWith(TRAILER.mark)) return undefined;
    const length = Number(trailer.slice(0, TRAILER.digits));
    const bytes = await readEntry(handle, [size - TRAILER_LENGTH - length, length]);
    return new Map(JSON.parse(bytes?.toString() ?? '') as [string, [number, number]][]);
  } catch {
    return undefined; // too short, or damaged: no pack
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
    const place = [state.end, bytes.length] as const;
    state.end += bytes.length;
    if (state.waitingBytes > WRITE_BYTES) await flush();
    return place;
  };
  try {
    for (const key of keys.toSorted()) {
      const bytes = await bytesOf(key);
      if (bytes) index.set(key, await append(bytes));
    }
    const [, length] = await append(Buffer.from(JSON.stringify([...index])));
    await append(Buffer.from(String(length).padStart(TRAILER.digits, '0') + TRAILER.mark));
    await flush();
  } finally {
    await handle.close();
  }
}
