import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NamedFile } from './content-names.ts';
import { hashedName } from '../../model/content-hash.ts';

/** Thrown where a module of the site was bundled, and throws when it is run. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'LoadError';
  }
}

/** Runs a module that was written. Throws a `LoadError`. */
export async function runModule<T>(path: string): Promise<T> {
  try {
    return (await import(pathToFileURL(path).href)) as T;
  } catch (error) {
    throw new LoadError(error);
  }
}

/**
 * Writes a Node module to be imported, under a name of its content: a changed module is another file, as Node never forgets a module it has
 * loaded. Returns its absolute path.
 */
export async function writeModule(folder: string, { name, bytes }: NamedFile): Promise<string> {
  const path = join(folder, hashedName(name, bytes));
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
