import { isCode } from '../../../bundle/vendor/usage.ts';
import { importCandidates, relativeImports } from '../../../load/facts/imports.ts';
import type { Host } from '../../../model/host.ts';
import type { SourcePath } from '../../../model/paths.ts';

/**
 * The module of a component and every module that it imports relatively; none for one that is not there. It may stand anywhere in the site, so
 * nobody has listed them.
 */
export async function componentFiles(
  { files }: Host,
  module: SourcePath,
): Promise<readonly SourcePath[]> {
  const found = new Set<SourcePath>([module]);
  for (const path of found) {
    const text = await textOf(files, path);
    if (text === undefined) return [];
    for (const written of relativeImports(path, text)) {
      const imported = await firstThere(files, importCandidates(path, written).filter(isCode));
      if (imported !== undefined) found.add(imported);
    }
  }
  return [...found];
}

async function firstThere(
  files: Host['files'],
  candidates: readonly SourcePath[],
): Promise<SourcePath | undefined> {
  for (const path of candidates) {
    if ((await textOf(files, path)) !== undefined) return path;
  }
  return undefined;
}

async function textOf(files: Host['files'], path: SourcePath): Promise<string | undefined> {
  try {
    return new TextDecoder().decode(await files.read(path));
  } catch {
    return undefined; // not there: the bundler says so, at the import
  }
}
