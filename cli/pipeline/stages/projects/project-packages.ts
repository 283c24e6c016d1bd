import type { InstalledPackage } from '../../../load/installed-package.ts';
import type { DemoProject } from '../../../../runtime/contract/demos.ts';

/** Finds an installed package; undefined where it is not there. */
export type FindPackage = (name: string) => Promise<InstalledPackage | undefined>;

/** What a demo imports: names of packages. */
export interface PackageNeeds {
  readonly values: readonly string[];
  /** Only their types are imported. */
  readonly types: readonly string[];
}

/** The packages of a project, and those among them that nobody else could install. */
export interface ProjectPackages extends Pick<
  DemoProject,
  'packages' | 'typePackages' | 'overrides'
> {
  readonly unpublished: readonly string[];
}

/** What every project has: it is started with them. */
const ALWAYS = ['react', 'react-dom'];
const ALWAYS_FOR_TYPES = ['typescript', '@types/react', '@types/react-dom'];

/** The package that an import specifier leads into: `@acme/ui` for `@acme/ui/Button`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Name of the package that has the types of one that brings none: `@types/foo__bar` for `@foo/bar`. */
export const typesOf = (name: string): string =>
  `@types/${name.replace(/^@([^/]+)\/(.+)$/, '$1__$2')}`;

/** The import specifiers in a text, types included, but for relative ones. Found by pattern: a name that is no package is passed over later. */
export const specifiersIn = (text: string): string[] =>
  [...text.matchAll(SPECIFIER)].map(([, , specifier = '']) => specifier);

const SPECIFIER = /^[ \t]*(?:import|export)\b(?:[^'";]*?\bfrom\s*)?\s*(['"])([@a-z][^'"\n]*)\1/gim;

/**
 * Versions of everything that a demo needs, as they are installed: what it imports, and what that wants beside itself. What a package may do
 * without comes along if the site has it, as the demo runs with it there.
 */
export async function projectPackages(
  { values, types }: PackageNeeds,
  find: FindPackage,
): Promise<ProjectPackages> {
  const needed = await withPeers([...ALWAYS, ...values], find);
  const names = new Set(needed.map(({ name }) => name));
  const untyped = needed.filter(({ isTyped }) => !isTyped).map(({ name }) => typesOf(name));
  const wanted = [...ALWAYS_FOR_TYPES, ...untyped, ...types].filter((name) => !names.has(name));
  const forTypes = await found(wanted, find);
  const overrides = await overridesOf(needed, find);
  return {
    packages: versionsOf(needed),
    typePackages: versionsOf(forTypes),
    ...(Object.keys(overrides).length > 0 && { overrides }),
    unpublished: [...needed, ...forTypes].filter(isUnpublished).map(({ name }) => name),
  };
}

const isUnpublished = ({ version, isPrivate }: InstalledPackage) =>
  isPrivate || version === undefined;

async function withPeers(names: readonly string[], find: FindPackage): Promise<InstalledPackage[]> {
  const all = new Set(names);
  const installed: InstalledPackage[] = [];
  for (const name of all) {
    const one = await find(name);
    if (one) installed.push(one);
    for (const peer of one?.peers ?? []) if (!peer.startsWith('@types/')) all.add(peer);
  }
  return installed;
}

/** A package may ask for a version of another that is not the one it runs with here. What installs a project has to be told. */
async function overridesOf(
  packages: readonly InstalledPackage[],
  find: FindPackage,
): Promise<Record<string, Record<string, string>>> {
  const all = packages.map(async ({ name, pins }) => {
    const versions = Object.entries(pins).map(async ([dependency, wanted]) => {
      const version = (await find(dependency))?.version ?? wanted;
      return version === wanted ? [] : [[dependency, version] as const];
    });
    const changed = (await Promise.all(versions)).flat();
    return changed.length > 0 ? [[name, Object.fromEntries(changed)] as const] : [];
  });
  return Object.fromEntries((await Promise.all(all)).flat());
}

async function found(names: readonly string[], find: FindPackage): Promise<InstalledPackage[]> {
  const all = await Promise.all([...new Set(names)].map(find));
  return all.filter((one) => one !== undefined);
}

const versionsOf = (all: readonly InstalledPackage[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    all
      .map(({ name, version = '*' }) => [name, version] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
