import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashedName, readRegularFile } from '../model/files.ts';
import type { CodeModule } from '../model/host.ts';

/** Number of versions of a module on disk, because another command may use an older one. */
const KEPT_VERSIONS = 4;

/** Age at which modules are removed, since their pages may no longer exist. */
const KEPT_MS = 30 * 24 * 3_600_000;
/** Age at which files are removed that no command has finished writing. */
const UNFINISHED_KEPT_MS = 3_600_000;

/** Opens a folder for modules. If it is not writable, uses a temporary folder until `close`. */
export function openScratch(folder: string, onFailure: (error: unknown) => void) {
  const versions = createVersions(folder);
  const state: { fallback?: Promise<string> } = {};
  return {
    write: async (module: CodeModule) => {
      try {
        const { path, isNew } = await writeModule(folder, module);
        await versions.use(module.name, path, isNew);
        return path;
      } catch (error) {
        onFailure(error);
        state.fallback ??= mkdtemp(join(tmpdir(), 'docs-build-code-'));
        return (await writeModule(await state.fallback, module)).path;
      }
    },
    close: async () => {
      await versions.removeOld();
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

/** Records the versions of modules in use, and removes others. */
function createVersions(folder: string) {
  /** Paths by module name, the most recently used one last. */
  const byName = new Map<string, readonly string[]>();
  const state: { sweep?: Promise<void> } = {};
  const old: { readonly path: string; readonly name: string }[] = [];
  const remove = (path: string) =>
    rm(path, { force: true, recursive: true }).catch(() => undefined);
  const sweep = async () => {
    for (const { path, name, isOld } of await modulesIn(folder)) {
      const known = byName.get(name) ?? [];
      if (known.includes(path)) continue;
      if (isOld) old.push({ path, name });
      else byName.set(name, [path, ...known]);
    }
  };
  return {
    use: async (name: string, path: string, isNew: boolean) => {
      if (isNew) await (state.sweep ??= sweep());
      const paths = [...(byName.get(name) ?? []).filter((known) => known !== path), path];
      byName.set(name, paths.slice(-KEPT_VERSIONS));
      if (isNew) await Promise.all(paths.slice(0, -KEPT_VERSIONS).map(remove));
    },
    /** Removes the old modules that were not used since the folder was listed. */
    removeOld: async () => {
      const unused = old.filter(({ path, name }) => !byName.get(name)?.includes(path));
      await Promise.all(unused.map(({ path }) => remove(path)));
    },
  };
}

/** Lists the readable files of a folder, newest first. */
async function modulesIn(folder: string) {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (file) => {
      const path = join(folder, file);
      const stats = await stat(path).catch(() => undefined);
      // A file of unknown age may be in use.
      if (!stats) return [];
      const at = stats.mtimeMs;
      const [, stem, ending] = /^(.+)-[A-Za-z0-9]{10}(\.\w+)?$/.exec(file) ?? [];
      const keptMs = stem === undefined ? UNFINISHED_KEPT_MS : KEPT_MS;
      const name = stem === undefined ? file : `${stem}${ending ?? ''}`;
      return [{ path, name, at, isOld: Date.now() - at > keptMs }];
    }),
  );
  return found.flat().sort((a, b) => b.at - a.at);
}
