import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
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
  if (await touch(path)) return path;
  await mkdir(folder, { recursive: true });
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, bytes);
  await rename(temporary, path);
  return path;
}

/** Notes that a file is in use. Returns false if it does not exist. */
function touch(path: string): Promise<boolean> {
  const now = new Date();
  return utimes(path, now, now).then(
    () => true,
    () => false,
  );
}

/** Versions of each module that are kept: other processes may use other ones. */
const VERSIONS_KEPT = 8;

/** Milliseconds after which a module counts as unused: that of a page that was removed, or of an earlier run. */
const UNUSED_MS = 7 * 24 * 60 * 60 * 1000;

/** Deletes modules that were not used for long, and all but the versions of each module that were used last. */
export async function pruneModules(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const used = (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;
      return { path, used, module: name.replace(/-[^-]*$/, '') };
    }),
  );
  const newest = files.sort((a, b) => b.used - a.used);
  const versions = new Map<string, number>();
  for (const { path, used, module } of newest) {
    const version = (versions.get(module) ?? 0) + 1;
    versions.set(module, version);
    const isUnused = version > VERSIONS_KEPT || Date.now() - used > UNUSED_MS;
    if (isUnused) await rm(path, { force: true });
  }
}
