import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReadLog } from './model/content/read-log.ts';

/** The installed engine: where its parts are. All paths are absolute. */
export interface Engine {
  /** Folder of its package.json. */
  readonly root: string;
  readonly version: string;
  /** Changes whenever the engine's own code may have changed. Part of every cache key. */
  readonly hash: string;
  readonly runtime: {
    readonly page: string;
    readonly head: string;
    readonly sidebar: string;
    readonly mount: string;
    readonly react: string;
    readonly adFrame: string;
    readonly editFrame: string;
    readonly worker: string;
    readonly workerKill: string;
    readonly devClient: string;
  };
  /** The bundled worker. */
  readonly worker: string;
}

/** Finds the engine from the place of this very module, whether it is bundled or not. */
export function findEngine(from: string = import.meta.url): Engine {
  const root = packageRoot(dirname(fileURLToPath(from)));
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
    },
    worker: join(build, 'worker.mjs'),
  };
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;

function packageRoot(folder: string): string {
  try {
    const { name } = readJson(join(folder, 'package.json')) as { name?: string };
    if (name === 'docs-build') return folder;
  } catch {
    // not here: further up
  }
  const parent = dirname(folder);
  if (parent === folder) throw new Error('docs-build cannot find its own package.json');
  return packageRoot(parent);
}

/** The folder of a package that is looked for from these folders, in this order. `reads` is told where it was looked for. */
export function installedFolder(
  name: string,
  folders: readonly string[],
  reads?: ReadLog,
): string | undefined {
  return folders
    .flatMap((folder) => createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [])
    .map((modules) => join(modules, name))
    .find((folder) => {
      reads?.add([join(folder, 'package.json')]);
      return manifestOf(folder) !== undefined;
    });
}

/** A package's own package.json; undefined where there is none that can be read. */
function manifestOf(folder: string): { readonly version?: string } | undefined {
  try {
    return readJson(join(folder, 'package.json')) as { version?: string };
  } catch {
    // not in this folder: the next one is looked at
    return undefined;
  }
}

/** The version in the package.json of a package that is looked for as its folder is. */
export function installedVersion(
  name: string,
  folders: readonly string[],
  reads?: ReadLog,
): string | undefined {
  const folder = installedFolder(name, folders, reads);
  return folder === undefined ? undefined : manifestOf(folder)?.version;
}
