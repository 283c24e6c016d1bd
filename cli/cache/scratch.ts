import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { groupBy } from '../model/collections.ts';
import { hashedName, readRegularFile } from '../model/files.ts';
import type { CodeModule, Scratch } from '../model/host.ts';

/** Number of versions of a module on disk, because another command may use an older one. */
const KEPT_VERSIONS = 4;

/** Age at which modules are removed, since their pages may no longer exist. */
const KEPT_MS = 30 * 24 * 3_600_000;
/** Age at which files are removed that no command has finished writing. */
const UNFINISHED_KEPT_MS = 3_600_000;

/** A scratch folder. Must be closed. */
export interface OpenScratch extends Scratch {
  readonly close: () => Promise<void>;
}

/** Opens a folder for modules. If it is not writable, uses a temporary folder until `close`. */
export function openScratch(folder: string, onFailure: (error: unknown) => void): OpenScratch {
  const usedAt = new Map<string, number>();
  const state: { hasNew: boolean; fallback?: Promise<string> } = { hasNew: false };
  return {
    write: async (module) => {
      try {
        const { path, isNew } = await writeModule(folder, module);
        usedAt.set(path, Date.now());
        state.hasNew ||= isNew;
        return path;
      } catch (error) {
        onFailure(error);
        state.fallback ??= mkdtemp(join(tmpdir(), 'docs-build-code-'));
        return (await writeModule(await state.fallback, module)).path;
      }
    },
    close: async () => {
      if (state.hasNew) await removeOld(folder, usedAt);
      if (state.fallback) await rm(await state.fallback, { recursive: true, force: true });
    },
  };
}

/** Writes a module to a file named after its content hash, unless the file exists. */
async function writeModule(folder: string, { name, bytes }: CodeModule) {
  const path = join(folder, hashedName(name, bytes));
  const present = await readRegularFile(path).catch(() => undefined);
  if (present?.equals(bytes)) return { path, isNew: false };
  await mkdir(folder, { recursive: true });
  const temporary = `${path}.${randomUUID()}`;
  try {
    await writeFile(temporary, bytes, { flag: 'wx' });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
  return { path, isNew: true };
}

const HASHED = /^(.+)-[A-Za-z0-9]{10}(\.\w+)?$/;

/** Removes old and unfinished modules. `usedAt` has the times at which this command used modules. */
async function removeOld(folder: string, usedAt: ReadonlyMap<string, number>): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (file) => {
      const path = join(folder, file);
      const stats = await stat(path).catch(() => undefined);
      // A file of unknown age may be in use.
      if (!stats) return [];
      const lastUse = Math.max(stats.mtimeMs, usedAt.get(path) ?? 0);
      const isOld = Date.now() - lastUse > (HASHED.test(file) ? KEPT_MS : UNFINISHED_KEPT_MS);
      return [{ path, name: file.replace(HASHED, '$1$2'), lastUse, isOld }];
    }),
  );
  const newestFirst = found.flat().sort((a, b) => b.lastUse - a.lastUse);
  const versions = [...groupBy(newestFirst, ({ name }) => name).values()];
  const removed = versions.flatMap((all) =>
    all.filter(({ isOld }, index) => isOld || index >= KEPT_VERSIONS),
  );
  const options = { force: true, recursive: true };
  await Promise.all(removed.map(({ path }) => rm(path, options).catch(() => undefined)));
}
