import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ADDRESSES_PATH, type Published } from '../../finish/addresses.ts';
import { DocsError } from '../../model/diagnostic.ts';
import { noList } from '../../report/catalogue/site/published.ts';

/** A list of a very large site. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_MS = 30_000;

const schema = z.object({
  version: z.literal(1),
  pages: z.record(z.string().startsWith('/'), z.array(z.string())),
});

/** The list of addresses that `given` names: a file, the directory of a built site, or an address on the web. Throws a `DocsError` if it is none. */
export async function readPublished(given: string, cwd: string): Promise<Published> {
  const text = await (/^https?:\/\//i.test(given) ? fetched(given) : readHere(given, cwd));
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {
    throw noList(given, 'it is not JSON');
  }
  throw noList(given, 'it is no list of addresses');
}

async function readHere(given: string, cwd: string): Promise<string> {
  const path = resolve(cwd, given);
  try {
    const isFolder = (await stat(path)).isDirectory();
    const file = isFolder ? join(path, ADDRESSES_PATH) : path;
    if ((await stat(file)).size > MOST_BYTES) throw noList(given, 'it is too large');
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof DocsError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw noList(given, code === 'ENOENT' ? 'it is not there' : 'it cannot be read');
  }
}

async function fetched(given: string): Promise<string> {
  const address = given.endsWith('/') ? given + ADDRESSES_PATH : given;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(MOST_MS) });
    if (!answer.ok) throw noList(given, `the server answers ${answer.status}`);
    return await textOf(answer, given);
  } catch (error) {
    if (error instanceof DocsError) throw error;
    throw noList(given, 'no server answers');
  }
}

async function textOf({ body }: Response, given: string): Promise<string> {
  const pieces: Uint8Array[] = [];
  const read = { bytes: 0 };
  for await (const piece of body ?? []) {
    read.bytes += piece.byteLength;
    if (read.bytes > MOST_BYTES) throw noList(given, 'it is too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
