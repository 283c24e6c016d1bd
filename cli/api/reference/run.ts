import { relative, sep } from 'node:path';
import type ts from 'typescript';
import type { ApiReference } from '../../model/api/reference.ts';
import { contentHash } from '../../model/content-hash.ts';
import type { HashedFile } from '../../model/content/hashed-file.ts';
import { toSourcePath } from '../../model/paths.ts';
import { componentOf } from './component/component.ts';
import type { KnownComponents } from './component/inheritance.ts';
import { folderOf, partFolders } from './component/folders.ts';
import type { ComponentProps } from './component/component-props.ts';
import { componentProps } from './component/props.ts';
import type { ApiContext } from './context.ts';
import { hookOf } from './hook.ts';
import { publicParts, type PublicParts } from './packages/exports.ts';
import { findPackage, isOwnPackage } from './packages/find-package.ts';
import { packageProgram, type PackageProgram } from './packages/program.ts';
import { pathsAsked } from './published/modules.ts';
import type { ReferencesInput, ReferencesReport } from './report.ts';
import { loadTypeScript } from '../../model/typescript.ts';

/** A package with its public parts. */
interface ReadPackage {
  readonly context: ApiContext;
  readonly parts: PublicParts;
  readonly components: readonly ComponentProps[];
}

/** Loads the compiler and reads the references of all packages. */
export async function readReferences(input: ReferencesInput): Promise<ReferencesReport> {
  const compiler = loadTypeScript();
  const loaded = packageProgram(compiler, input, input.sources);
  const packages = input.sources.flatMap((source) => readPackage(loaded, source) ?? []);
  const known = knownComponents(packages.flatMap(({ components }) => components));
  const missing = input.sources.filter(({ package: name }) => !loaded.packages.has(name));
  const references = packages.map((one) => referenceOf(one, known, input.root));
  return {
    references,
    missing: missing.map(({ package: name }) => ({
      package: name,
      isInstalled: findPackage(compiler, input, name) !== undefined,
    })),
    read: readOutside(loaded, input.root),
  };
}

function readPackage(
  { compiler, checker, packages, moduleOf }: PackageProgram,
  source: ApiContext['source'],
): ReadPackage | undefined {
  const found = packages.get(source.package);
  if (!found) return undefined;
  const context = { compiler, checker, entry: found.entry, package: found.package, source };
  const parts = publicParts(context, { moduleOf });
  const folders = partFolders(parts.components);
  const components = parts.components.map((one) => componentProps(context, one, folders));
  return { context, parts, components };
}

/** Finds parents among the components of all packages. */
function knownComponents(all: readonly ComponentProps[]): KnownComponents {
  const byFolder = new Map(all.map((one) => [folderOf(one.component.declaration), one]));
  return {
    byName: (name) => all.filter(({ component }) => component.name === name),
    byFolder: (folder) => byFolder.get(folder),
  };
}

function referenceOf(
  { context, parts, components }: ReadPackage,
  known: KnownComponents,
  root: string,
): ApiReference {
  return {
    package: context.package.name,
    version: context.package.version,
    components: components.map((one) => componentOf(one, known)),
    hooks: parts.hooks.map((hook) => hookOf(context, hook)),
    leftOut: parts.leftOut,
    ...(isOwnPackage(context) && { ownFolder: relativePath(root, context.package.folder) }),
  };
}

/** Files of packages that are not installed but stand beside the site: nothing else tells when they change. */
function readOutside(loaded: PackageProgram, root: string): HashedFile[] {
  const { compiler, checker, program, packages } = loaded;
  const typed = program
    .getSourceFiles()
    .filter((file) => !program.isSourceFileDefaultLibrary(file));
  const manifests = [...packages.values()].map((one) => `${one.package.folder}/package.json`);
  const all = [...typed.map(({ fileName }) => fileName), ...pathsAsked(checker), ...manifests];
  const paths = [...new Set(all)].filter((path) => !isInstalled(path)).sort();
  return paths.map((path) => ({
    path: toSourcePath(relativePath(root, path)),
    hash: contentHash(textAt(compiler, path)),
  }));
}

const relativePath = (root: string, path: string) => relative(root, path).replaceAll(sep, '/');

const isInstalled = (path: string) => path.includes('/node_modules/');

const textAt = ({ sys }: typeof ts, path: string) => sys.readFile(path) ?? '';
