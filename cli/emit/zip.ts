import { closeSync, openSync, readdirSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

/** Midnight of January 1, 1980, the first day that the format knows: the same files give the same bytes. */
const DATE = 0x21;
const DEFLATE = 8;
const UTF8_NAMES = 0x800;
const VERSION = 20;

/** Writes the files below a folder as a zip archive. Files and the archive must be smaller than 4 GiB. */
export function zipFolder(folder: string, target: string): void {
  const temporary = `${target}.new`;
  const file = openSync(temporary, 'w');
  const directory: Buffer[] = [];
  let offset = 0;
  const write = (bytes: Uint8Array) => {
    for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done);
    offset += bytes.length;
  };
  try {
    for (const name of filesBelow(folder)) {
      const bytes = readFileSync(join(folder, name));
      const packed = deflateRawSync(bytes);
      const path = Buffer.from(name);
      const facts = entryFacts(bytes, packed.length, path.length);
      directory.push(centralEntry(facts, offset), path);
      write(Buffer.concat([signed(0x04034b50, facts), path]));
      write(packed);
    }
    const start = offset;
    const entries = directory.length / 2;
    write(Buffer.concat(directory));
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(Math.min(entries, 0xffff), 8);
    end.writeUInt16LE(Math.min(entries, 0xffff), 10);
    end.writeUInt32LE(offset - start, 12);
    end.writeUInt32LE(start, 16);
    write(end);
  } finally {
    closeSync(file);
  }
  renameSync(temporary, target);
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

/** Returns the fields that the two headers of a file have in common. */
function entryFacts(bytes: Buffer, packed: number, name: number): Buffer {
  const facts = Buffer.alloc(26);
  for (const [index, value] of [VERSION, UTF8_NAMES, DEFLATE, 0, DATE].entries()) {
    facts.writeUInt16LE(value, index * 2);
  }
  for (const [index, value] of [crc32(bytes), packed, bytes.length].entries()) {
    facts.writeUInt32LE(value, 10 + index * 4);
  }
  facts.writeUInt16LE(name, 22);
  return facts;
}

function signed(signature: number, ...parts: readonly Buffer[]): Buffer {
  const start = Buffer.alloc(4);
  start.writeUInt32LE(signature);
  return Buffer.concat([start, ...parts]);
}

function centralEntry(facts: Buffer, offset: number): Buffer {
  const version = Buffer.alloc(2);
  version.writeUInt16LE(VERSION);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return signed(0x02014b50, version, facts, rest);
}
