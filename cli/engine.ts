import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The installed engine: where its parts are. All paths are absolute. */
export interface Engine {
  /** Folder of its package.json. */
  readonly root: string;
  readonly version: string;
  /** Changes whenever the engine's own code may have changed. Part of every cache key. */
  readonly hash: string;
  readonly runtime: {
    readonly entry: string;
    readonly head: string;
    readonly mount: string;
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
      entry: runtime('entry.js'),
      head: runtime('init.js'),
      mount: runtime('mount.js'),
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

/** The version in the package.json of a package that is looked for from these folders, in this order. */
export function installedVersion(name: string, folders: readonly string[]): string | undefined {
  for (const folder of folders) {
    const paths = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
    for (const modules of paths) {
      try {
        return (readJson(join(modules, name, 'package.json')) as { version?: string }).version;
      } catch {
        // not in this folder: the next one
      }
    }
  }
  return undefined;
}
