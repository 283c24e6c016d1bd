import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

/** Where an entry stands in a file: offset and length in bytes. */
export type Index = Map<string, readonly [offset: number, length: number]>;

/** The last bytes of a pack: the length of the index before them, and what the file is. */
const TRAILER = { digits: 16, mark: ' docs-build 1\n' } as const;
const TRAILER_LENGTH = TRAILER.digits + TRAILER.mark.length;

/** The text of an entry, or undefined where it is not all there. */
export async function readEntry(
  handle: FileHandle | undefined,
  place: readonly [offset: number, length: number] | undefined,
): Promise<string | undefined> {
  if (!handle || !place) return undefined;
  const [offset, length] = place;
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
  return bytesRead === length ? buffer.toString('utf8') : undefined;
}

/** The index of a pack; undefined where the file is no whole pack of this version. */
export async function readIndex(handle: FileHandle): Promise<Index | undefined> {
  try {
    const { size } = await handle.stat();
    const trailer = await readEntry(handle, [size - TRAILER_LENGTH, TRAILER_LENGTH]);
    if (!trailer?.endsWith(TRAILER.mark)) return undefined;
    const length = Number(trailer.slice(0, TRAILER.digits));
    const text = await readEntry(handle, [size - TRAILER_LENGTH - length, length]);
    return new Map(JSON.parse(text ?? '') as [string, [number, number]][]);
  } catch {
    return undefined; // too short, or damaged: no pack
  }
}

/** Writes entries, their index and the trailer. Whole when it returns, not before: the caller gives it its name then. */
export async function writePack(
  path: string,
  keys: readonly string[],
  textOf: (key: string) => Promise<string | undefined>,
): Promise<void> {
  const handle = await open(path, 'w');
  const index: Index = new Map();
  const state = { end: 0 };
  const write = async (text: string) => {
    const bytes = Buffer.from(text);
    await handle.write(bytes, 0, bytes.length, state.end);
    const place = [state.end, bytes.length] as const;
    state.end += bytes.length;
    return place;
  };
  try {
    for (const key of keys.toSorted()) {
      const text = await textOf(key);
      if (text !== undefined) index.set(key, await write(text));
    }
    const [, length] = await write(JSON.stringify([...index]));
    await write(String(length).padStart(TRAILER.digits, '0') + TRAILER.mark);
  } finally {
    await handle.close();
  }
}
