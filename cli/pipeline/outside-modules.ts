import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isAssetImport } from '../bundle/files/assets.ts';
import { isCode, type ReadModule, usageStep } from '../bundle/vendor/usage.ts';
import { importCandidates } from '../load/imports.ts';
import { contentHash } from '../model/files.ts';
import type { Host } from '../model/host.ts';
import type { SourcePath } from '../model/paths.ts';

/** Returns the files of an island's module, including the module itself. */
type FilesOf = (module: string) => readonly SourcePath[];

/**
 * Reads the modules that demos import from outside of the content, such as the sources of a library
 * in the same repository, so that their packages are bundled too. Also adds them to `filesOf`.
 */
export async function withOutsideModules(
  host: Pick<Host, 'root' | 'run'>,
  content: readonly ReadModule[],
  filesOf: FilesOf,
): Promise<{ readonly modules: readonly ReadModule[]; readonly filesOf: FilesOf }> {
  const known = new Set(content.map(({ path }) => path));
  const modules = [...content];
  const imports = new Map<SourcePath, readonly SourcePath[]>();
  // The loop also visits modules that it adds.
  for (const { path, found } of modules) {
    const targets: SourcePath[] = [];
    for (const written of found.ok ? found.files : []) {
      const candidates = isAssetImport(written) ? [] : importCandidates(path, written);
      const target = await firstFile(host.root, candidates, known);
      if (target === undefined) continue;
      targets.push(target);
      if (known.has(target)) continue;
      known.add(target);
      modules.push(await readModule(host, target, await readFile(join(host.root, target), 'utf8')));
    }
    imports.set(path, targets);
  }
  const allFilesOf: FilesOf = (module) => {
    const all = new Set(filesOf(module));
    for (const file of all) for (const path of imports.get(file) ?? []) all.add(path);
    return [...all];
  };
  return { modules, filesOf: allFilesOf };
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

/** Finds what a module imports. */
export async function readModule(
  { run }: Pick<Host, 'run'>,
  path: SourcePath,
  text: string,
): Promise<ReadModule> {
  const module = { path, hash: contentHash(text), text };
  const { value: found } = await run(usageStep, module);
  return { ...module, found };
}
