import type { DemoProject } from '../../../runtime/contract/demos.ts';
import type { InstalledPackage } from '../../load/packages.ts';

/** Returns an installed package, or undefined if it is not installed. */
export type FindPackage = (name: string) => Promise<InstalledPackage | undefined>;

/** Names of the packages that a demo imports. */
interface ImportedPackages {
  readonly values: readonly string[];
  /** Packages from which the demo imports types. */
  readonly types: readonly string[];
}

/** Packages of a project, and those among them that readers cannot install. */
interface ProjectPackages extends Pick<DemoProject, 'packages' | 'typePackages' | 'overrides'> {
  readonly unpublished: readonly string[];
}

/** Packages that every project contains. */
const PACKAGES = ['react', 'react-dom'];
const TYPE_PACKAGES = ['typescript', '@types/react', '@types/react-dom'];

/** Returns the name of the `@types` package of another: `@types/foo__bar` for `@foo/bar`. */
export const typesPackage = (name: string): string =>
  `@types/${name.replace(/^@([^/]+)\/(.+)$/, '$1__$2')}`;

const SPECIFIER = /^[ \t]*(?:import|export)\b(?:[^'";]*?\bfrom\s*)?\s*(['"])([@a-z][^'"\n]*)\1/gim;

/** Finds package specifiers in a text, including type imports. Invalid names are dropped later. */
export const findSpecifiers = (text: string): string[] =>
  [...text.matchAll(SPECIFIER)].map(([, , specifier = '']) => specifier);

/** Returns the installed versions of a demo's imports and of their installed peers, even optional ones. */
export async function projectPackages(
  { values, types }: ImportedPackages,
  find: FindPackage,
): Promise<ProjectPackages> {
  const needed = await withPeers([...PACKAGES, ...values], find);
  const names = new Set(needed.map(({ name }) => name));
  const untyped = needed.filter(({ isTyped }) => !isTyped).map(({ name }) => typesPackage(name));
  const wanted = [...TYPE_PACKAGES, ...untyped, ...types].filter((name) => !names.has(name));
  const forTypes = (await Promise.all([...new Set(wanted)].map(find))).filter(
    (one) => one !== undefined,
  );
  const overrides = await versionOverrides(needed, find);
  return {
    packages: versionsOf(needed),
    typePackages: versionsOf(forTypes),
    ...(Object.keys(overrides).length > 0 && { overrides }),
    unpublished: [...needed, ...forTypes]
      .filter(({ version, isPrivate }) => isPrivate || version === undefined)
      .map(({ name }) => name),
  };
}

async function withPeers(names: readonly string[], find: FindPackage): Promise<InstalledPackage[]> {
  const all = new Set(names);
  const installed: InstalledPackage[] = [];
  // The loop also visits peers that are added while it runs.
  for (const name of all) {
    const one = await find(name);
    if (one) installed.push(one);
    for (const peer of one?.peers ?? []) if (!peer.startsWith('@types/')) all.add(peer);
  }
  return installed;
}

/** Returns dependencies whose installed version is not the pinned one. Projects must override them. */
async function versionOverrides(
  packages: readonly InstalledPackage[],
  find: FindPackage,
): Promise<Record<string, Record<string, string>>> {
  const overrides: Record<string, Record<string, string>> = {};
  for (const { name, pins } of packages) {
    for (const [dependency, pinned] of Object.entries(pins)) {
      const version = (await find(dependency))?.version ?? pinned;
      if (version !== pinned) overrides[name] = { ...overrides[name], [dependency]: version };
    }
  }
  return overrides;
}

const versionsOf = (all: readonly InstalledPackage[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    all
      .map(({ name, version = '*' }) => [name, version] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
