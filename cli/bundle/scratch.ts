import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NamedFile } from './content-names.ts';
import { contentHash } from './content-names.ts';

/**
 * Writes a Node module to be imported, under a name of its content: a changed module is another file, as Node never forgets a module it has
 * loaded. Returns its absolute path.
 */
export async function writeModule(folder: string, { name, bytes }: NamedFile): Promise<string> {
  const path = join(folder, name.replace(/(\.\w+)$/, `-${contentHash(bytes)}$1`));
  if (await exists(path)) return path;
  await mkdir(folder, { recursive: true });
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, bytes);
  await rename(temporary, path);
  return path;
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
