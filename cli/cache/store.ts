import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../model/host.ts';

/** A store on disk that is written out when the work is done. */
export interface DiskStore extends Store {
  /** Makes what was put outlive the process. Best effort: a full disk costs speed, not the build. */
  readonly close: () => Promise<void>;
}

/** Where an entry stands in the pack: offset and length in bytes. */
type Index = Map<string, readonly [offset: number, length: number]>;

const HEADER = 'docs-build cache 1\n';

/**
 * All entries in one file, `pack`, with their places in `index.json`: one read at the start, one write at the end, whatever the number of pages.
 * Entries that no run asked for are dropped once they are the larger half of the pack. An unreadable cache is an empty one.
 */
export async function openDiskStore(directory: string): Promise<DiskStore> {
  const pack = join(directory, 'pack');
  const old = await readIndex(directory);
  const handle = old.size > 0 ? await open(pack, 'r').catch(() => undefined) : undefined;
  const used = new Set<string>();
  const fresh = await createSpill(directory);

  return {
    get: async <T>(key: string) => {
      const text = (await fresh.read(key)) ?? (await readEntry(handle, old.get(key)));
      if (text === undefined) return undefined;
      used.add(key);
      try {
        return JSON.parse(text) as T;
      } catch {
        return undefined; // a damaged entry is a miss
      }
    },
    put: async (key, value) => {
      used.add(key);
      await fresh.write(key, JSON.stringify(value));
    },
    close: async () => {
      const keep = [...old.keys()].filter((key) => used.has(key) || used.size * 2 > old.size);
      if (fresh.size() > 0 || keep.length < old.size) {
        const entries = [...new Set([...keep, ...fresh.keys()])];
        const textOf = async (key: string) =>
          (await fresh.read(key)) ?? readEntry(handle, old.get(key));
        await writePack(directory, entries, textOf).catch(ignore);
      }
      await handle?.close();
      await fresh.close();
    },
  };
}

/** The cache is a convenience: whatever stops it from being written must not stop the build. */
const ignore = () => undefined;

/** New entries, in a file of this process until the pack is written: they may be many, so memory holds only their places. */
async function createSpill(directory: string) {
  const index: Index = new Map();
  const path = join(directory, `fresh-${randomUUID()}`);
  let handle: FileHandle | undefined;
  let end = 0;
  const memory = new Map<string, string>();
  try {
    await mkdir(directory, { recursive: true });
    handle = await open(path, 'w+');
    await rm(path); // still open: the system frees it with the process
  } catch {
    handle = undefined; // no disk: memory holds the entries
  }
  return {
    size: () => index.size + memory.size,
    keys: () => [...index.keys(), ...memory.keys()],
    read: async (key: string) => memory.get(key) ?? (await readEntry(handle, index.get(key))),
    write: async (key: string, text: string) => {
      if (!handle) {
        memory.set(key, text);
        return;
      }
      const bytes = Buffer.from(text);
      const offset = end;
      end += bytes.length;
      await handle.write(bytes, 0, bytes.length, offset);
      index.set(key, [offset, bytes.length]);
    },
    close: async () => handle?.close(),
  };
}

async function readEntry(
  handle: FileHandle | undefined,
  place: readonly [number, number] | undefined,
) {
  if (!handle || !place) return undefined;
  const [offset, length] = place;
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
  return bytesRead === length ? buffer.toString('utf8') : undefined;
}

async function readIndex(directory: string): Promise<Index> {
  try {
    const [header, ...rest] = (await readFile(join(directory, 'index.json'), 'utf8')).split('\n');
    return `${header}\n` === HEADER
      ? new Map(JSON.parse(rest.join('\n')) as [string, [number, number]][])
      : new Map();
  } catch {
    return new Map(); // no cache yet, or a damaged one
  }
}

/** Writes the pack beside the old one and swaps. The index goes first out of the way, so that it never describes another pack. */
async function writePack(
  directory: string,
  keys: readonly string[],
  textOf: (key: string) => Promise<string | undefined>,
) {
  const temporary = join(directory, `pack-${randomUUID()}`);
  const index: Index = new Map();
  const handle = await open(temporary, 'w');
  let offset = 0;
  for (const key of keys.toSorted()) {
    const bytes = Buffer.from((await textOf(key)) ?? '');
    if (bytes.length === 0) continue;
    await handle.write(bytes, 0, bytes.length, offset);
    index.set(key, [offset, bytes.length]);
    offset += bytes.length;
  }
  await handle.close();
  await writeFile(join(directory, 'index.json'), '');
  await rename(temporary, join(directory, 'pack'));
  const temporaryIndex = join(directory, `index-${randomUUID()}`);
  await writeFile(temporaryIndex, HEADER + JSON.stringify([...index]));
  await rename(temporaryIndex, join(directory, 'index.json'));
}
