import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Host } from '../model/host.ts';
import { toSourcePath } from '../model/paths.ts';

/** What an installed package says of itself. */
export interface InstalledPackage {
  readonly name: string;
  /** Absent where it has none: then nobody else can install it. */
  readonly version?: string;
  /** It says that it must not be published. */
  readonly isPrivate: boolean;
  /** It brings its types. */
  readonly isTyped: boolean;
  /** Packages that it wants beside itself, those that it may do without included; sorted. */
  readonly peers: readonly string[];
  /** What it depends on in one version only, but for what it brings itself: name → version. */
  readonly pins: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly version?: string;
  readonly private?: boolean;
  readonly types?: unknown;
  readonly typings?: unknown;
  readonly exports?: unknown;
  readonly dependencies?: Dependencies;
  readonly peerDependencies?: Dependencies;
}

type Dependencies = Readonly<Record<string, string>>;

/** Reads a package as it is installed; undefined where it is not. */
export async function installedPackage(
  name: string,
  host: Pick<Host, 'packageFolder'>,
): Promise<InstalledPackage | undefined> {
  const folder = await host.packageFolder(name);
  if (folder === undefined) return undefined;
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { version, types, typings, exports, dependencies = {}, peerDependencies = {} } = manifest;
  return {
    name,
    ...(version !== undefined && { version }),
    isPrivate: manifest.private === true,
    isTyped: (types ?? typings) !== undefined || /"types[":@]/.test(JSON.stringify(exports ?? '')),
    peers: Object.keys(peerDependencies).sort(),
    pins: Object.fromEntries(
      Object.entries(dependencies).filter(
        ([dependency, wanted]) =>
          EXACT.test(wanted) && !existsSync(join(folder, 'node_modules', dependency)),
      ),
    ),
  };
}

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

/** Names of the packages that the site's own package.json takes from a folder beside it. Those of a workspace are published under their versions. */
export async function packagesFromFolders({
  files,
}: Pick<Host, 'files'>): Promise<ReadonlySet<string>> {
  const bytes = await files.read(toSourcePath('package.json')).catch(() => undefined);
  const { dependencies, devDependencies } = parseManifest(bytes);
  const all = Object.entries({ ...dependencies, ...devDependencies });
  return new Set(
    all.filter(([, from]) => /^(?:file|link|portal):/.test(from)).map(([name]) => name),
  );
}

function parseManifest(bytes: Uint8Array | undefined): {
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
} {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as ReturnType<typeof parseManifest>;
  } catch {
    // A site needs no package.json, and what is wrong with it is npm's business.
    return {};
  }
}
