import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuntimeFiles } from './bundle/runtime.ts';
import type { ReadLog } from './model/host.ts';

/** Absolute paths of the installed engine, its version and its hash. */
export interface Engine {
  readonly root: string;
  readonly version: string;
  /** Hash of the engine's own code. Part of every cache key. */
  readonly hash: string;
  readonly runtime: RuntimeFiles;
  readonly worker: string;
}

/** Finds the engine from the path of this module, whether bundled or not. */
export function findEngine(): Engine {
  const root = packageRoot(dirname(fileURLToPath(import.meta.url)));
  const build = join(root, 'build');
  const { version } = readJson(join(root, 'package.json')) as { version: string };
  const { hash } = readJson(join(build, 'engine.json')) as { hash: string };
  const runtime = (name: string) => join(build, 'runtime', name);
  return {
    root,
    version,
    hash,
    runtime: {
      page: runtime('page'),
      head: runtime('init.js'),
      sidebar: runtime('sidebar-init.js'),
      mount: runtime('mount.mjs'),
      react: join(build, 'runtime.mjs'),
      adFrame: runtime('ad-frame.js'),
      editFrame: runtime('edit-frame.js'),
      worker: runtime('worker.js'),
      workerKill: runtime('worker-kill.js'),
      devClient: runtime('dev-client.js'),
      offline: runtime('offline.js'),
      prebuilt: join(build, 'prebuilt.json'),
    },
    worker: join(build, 'worker.mjs'),
  };
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;

function packageRoot(folder: string): string {
  if (manifestOf(folder)?.name === 'docs-build') return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('docs-build cannot find its own package.json');
  return packageRoot(parent);
}

/** Returns the folder of a package, from the first of these folders that has it installed. */
export const installedFolder = (
  name: string,
  folders: readonly string[],
  readLog?: ReadLog,
): string | undefined =>
  folders
    .flatMap((folder) => createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [])
    .map((modules) => join(modules, name))
    .find((folder) => {
      readLog?.add([join(folder, 'package.json')]);
      return manifestOf(folder) !== undefined;
    });

/** Returns the package.json of a package. Undefined if it is missing or unreadable. */
function manifestOf(folder: string): { readonly name?: string; version?: string } | undefined {
  try {
    return readJson(join(folder, 'package.json')) as { name?: string; version?: string };
  } catch {
    // The package may be in another folder.
    return undefined;
  }
}

/** Returns the version of a package from the same folder as `installedFolder`. */
export function installedVersion(
  name: string,
  folders: readonly string[],
  readLog?: ReadLog,
): string | undefined {
  const folder = installedFolder(name, folders, readLog);
  return folder === undefined ? undefined : manifestOf(folder)?.version;
}
