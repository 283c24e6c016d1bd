import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isAssetImport } from '../bundle/files/assets.ts';
import {
  isCode,
  mergeUsage,
  ON_DEMAND,
  type ReadModule,
  type Usage,
  usageStep,
} from '../bundle/vendor/usage.ts';
import { aliasCandidates, importCandidates } from '../load/imports.ts';
import { reachableFrom } from '../model/collections.ts';
import { contentHash } from '../model/files.ts';
import type { Host } from '../model/host.ts';
import type { ImportAliases, SourcePath } from '../model/paths.ts';

type FilesOf = (module: string) => readonly SourcePath[];

export interface ModuleFiles {
  readonly filesOf: FilesOf;
  readonly aliases: ImportAliases;
  readonly themeFiles: () => Promise<ReadonlySet<SourcePath>>;
}

/**
 * Reads the modules that demos import from outside of the content, such as the sources of a library
 * in the same repository, so that their packages are bundled too. Also adds them to `filesOf`.
 * Modules that the theme imports too become imports of shared code, so that they exist only once.
 */
export async function withOutsideModules(
  host: Pick<Host, 'root' | 'run'>,
  content: readonly ReadModule[],
  { filesOf, aliases, themeFiles }: ModuleFiles,
): Promise<{ readonly modules: readonly ReadModule[]; readonly filesOf: FilesOf }> {
  const known = new Set(content.map(({ path }) => path));
  const modules = [...content];
  const imports = new Map<SourcePath, Imports>();
  let ofTheme: ReadonlySet<SourcePath> | undefined;
  // The loop also visits modules that it adds.
  for (const { path, found } of modules) {
    const own: Imports = { files: [], shared: {} };
    for (const written of found.ok ? Object.keys(found.local) : []) {
      const candidates = isAssetImport(written) ? [] : candidatesOf(path, written, aliases);
      const target = await firstFile(host.root, candidates, known);
      if (target === undefined) continue;
      ofTheme ??= await themeFiles();
      if (ofTheme.has(target) && !ofTheme.has(path)) {
        own.shared[written] = `./${target}`;
        continue;
      }
      own.files.push(target);
      if (known.has(target)) continue;
      known.add(target);
      const text = await readFile(join(host.root, target), 'utf8');
      modules.push(await readModule(host, { path: target, text }, aliases));
    }
    imports.set(path, own);
  }
  const allFilesOf: FilesOf = (module) => [
    ...reachableFrom(filesOf(module), (file) => imports.get(file)?.files ?? []),
  ];
  return {
    modules: modules.map((module) => withShared(module, imports.get(module.path)?.shared ?? {})),
    filesOf: allFilesOf,
  };
}

/** Files that a module imports, and imports that become imports of shared code. */
interface Imports {
  readonly files: SourcePath[];
  /** Specifier of the module in shared code, by specifier as written. */
  readonly shared: Record<string, string>;
}

/** Adds imports of shared code to a module: whole modules, since edited code may use any name. */
function withShared(module: ReadModule, shared: Imports['shared']): ReadModule {
  const { found } = module;
  const entries = Object.entries(shared);
  if (!found.ok || entries.length === 0) return module;
  const usages = entries.map(([written, specifier]) => ({
    [specifier]: [...(found.local[written] ?? []), ON_DEMAND],
  }));
  return { ...module, shared, found: { ...found, usage: mergeUsage([found.usage, ...usages]) } };
}

async function firstFile(
  root: string,
  candidates: readonly SourcePath[],
  known: ReadonlySet<SourcePath>,
): Promise<SourcePath | undefined> {
  for (const path of candidates) {
    if (known.has(path)) return path;
    if (!isCode(path)) continue;
    const found = await stat(join(root, path)).catch(() => undefined);
    if (found?.isFile()) return path;
  }
  return undefined;
}

const candidatesOf = (path: SourcePath, written: string, aliases: ImportAliases) =>
  written.startsWith('.') ? importCandidates(path, written) : aliasCandidates(written, aliases);

/** Finds the imports of a module. Those that an alias maps to a file of the site are `local`. */
export async function readModule(
  { root, run }: Pick<Host, 'root' | 'run'>,
  { path, text }: Pick<ReadModule, 'path' | 'text'>,
  aliases: ImportAliases,
): Promise<ReadModule> {
  const module = { path, hash: contentHash(text), text };
  const { value: found } = await run(usageStep, module);
  if (!found.ok) return { ...module, found };
  const usage: Record<string, Usage[string]> = {};
  const local: Record<string, Usage[string]> = { ...found.local };
  for (const [specifier, names] of Object.entries(found.usage)) {
    const file = await firstFile(root, aliasCandidates(specifier, aliases), new Set());
    (file === undefined ? usage : local)[specifier] = names;
  }
  return { ...module, found: { ...found, usage, local } };
}
