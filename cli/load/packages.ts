import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HashedFile, contentHash, readTextIfPresent, withParents } from '../model/files.ts';
import type { Host, Step } from '../model/host.ts';
import { toSourcePath } from '../model/paths.ts';
import { tryParseJson } from '../model/text.ts';

/** Lock files of package managers, for installed and for requested packages. */
const LOCKS = [
  'node_modules/.package-lock.json',
  'node_modules/.pnpm/lock.yaml',
  'node_modules/.yarn-state.yml',
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'package.json',
] as const;

/** Returns the files that determine which packages are installed for a folder. */
export const lockFiles = (folder: string): string[] =>
  withParents(folder).flatMap((above) => LOCKS.map((lock) => join(above, lock)));

/**
 * Returns a hash that changes whenever the packages installed for a folder change, or a package of
 * its workspace is linked or built.
 */
export async function installedFor(folder: string): Promise<string> {
  const texts = await Promise.all(lockFiles(folder).map(readTextIfPresent));
  const linked = await Promise.all(withParents(folder).flatMap(linkedPackages).map(builtState));
  return contentHash([...texts, ...linked].map((text) => contentHash(text ?? '')).join());
}

function linkedPackages(folder: string): string[] {
  const modules = join(folder, 'node_modules');
  const entriesIn = (path: string) =>
    existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
  const scopes = entriesIn(modules).filter(({ name }) => name.startsWith('@'));
  const links = [modules, ...scopes.map(({ name }) => join(modules, name))].flatMap((path) =>
    entriesIn(path).flatMap((entry) => (entry.isSymbolicLink() ? [join(path, entry.name)] : [])),
  );
  return links.filter((path) => existsSync(path) && !realpathSync(path).includes('node_modules'));
}

/** Returns the text of a package's `package.json`, and which of the files named there exist. */
async function builtState(folder: string): Promise<string> {
  const manifest = (await readTextIfPresent(join(folder, 'package.json'))) ?? '';
  const named = [...manifest.matchAll(/"([\w./-]+\.[cm]?[jt]sx?)"/g)];
  const exists = named.map(([, file = '']) => existsSync(join(folder, file)));
  return manifest + exists.join();
}

type Dependencies = Readonly<Record<string, string>>;

interface Manifest {
  readonly version?: string;
  readonly private?: boolean;
  readonly types?: unknown;
  readonly typings?: unknown;
  readonly exports?: unknown;
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
  readonly peerDependencies?: Dependencies;
  readonly overrides?: Readonly<Record<string, string | Dependencies>>;
}

export interface InstalledPackage {
  readonly name: string;
  /** Version. Absent if unspecified: such a package cannot be installed by others. */
  readonly version?: string;
  readonly isPrivate: boolean;
  readonly isTyped: boolean;
  /** Sorted peer dependencies, including optional ones. */
  readonly peers: readonly string[];
  /** Dependencies and peers with an exact version, not nested in the package: name → version. */
  readonly pins: Dependencies;
}

const EXACT_VERSION = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

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
      Object.entries({ ...peerDependencies, ...dependencies }).filter(
        ([dependency, wanted]) =>
          EXACT_VERSION.test(wanted) && !existsSync(join(folder, 'node_modules', dependency)),
      ),
    ),
  };
}

/** Facts about packages from the `package.json` of a site. */
export interface SitePackages {
  /** Packages installed from a folder, except workspace packages, which are published. */
  readonly fromFolders: ReadonlySet<string>;
  readonly overrides: NonNullable<Manifest['overrides']>;
}

export async function readSitePackages({ files }: Pick<Host, 'files'>): Promise<SitePackages> {
  const bytes = await files.read(toSourcePath('package.json')).catch(() => undefined);
  // A site needs no `package.json`, and npm itself reports a broken one.
  const { value } = tryParseJson(new TextDecoder().decode(bytes));
  const { dependencies, devDependencies, overrides } = (value ?? {}) as Manifest;
  const all = Object.entries({ ...dependencies, ...devDependencies });
  const fromFolders = all.filter(([, from]) => /^(?:file|link|portal):/.test(from));
  return { fromFolders: new Set(fromFolders.map(([name]) => name)), overrides: overrides ?? {} };
}

/** Output of a step that lists the files it read. */
interface Report {
  /** Files outside packages that the step read beyond its input. Paths are relative to the root. */
  readonly read: readonly HashedFile[];
}

/** Runs a step, and again if files it read have changed. The cache key has `seen`, their hashes. */
export async function runWithCurrentFiles<In extends { readonly root: string }, Out extends Report>(
  host: Host,
  { step, input }: { readonly step: Step<In, Out>; readonly input: In },
  seen: readonly string[] = [],
): Promise<Out> {
  const paths = ({ read }: Report) => read.map(({ path }) => join(input.root, path));
  const { value } = await host.run(
    { ...step, inputs: (value: In) => [step.inputs(value), seen] },
    input,
  );
  host.readLog?.add(paths(value));
  const now = await Promise.all(
    paths(value).map(async (path) => contentHash((await readTextIfPresent(path)) ?? '')),
  );
  const isCurrent = value.read.every(({ hash }, index) => hash === now[index]);
  if (isCurrent || now.join() === seen.join()) return value;
  return runWithCurrentFiles(host, { step, input }, now);
}
