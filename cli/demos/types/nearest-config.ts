import { dirname, join, relative, sep } from 'node:path';
import { textOf } from '../../load/installed.ts';
import { contentHash } from '../../model/files.ts';
import type { HashedFile } from '../../model/files.ts';
import { toSourcePath } from '../../model/paths.ts';

/** The `tsconfig.json` that is nearest to a folder of the site, up to the site's root. Paths are absolute. */
export async function nearestConfig(root: string, folder: string): Promise<HashedFile | undefined> {
  const text = await textOf(join(folder, 'tsconfig.json'));
  if (text !== undefined) {
    const path = join(relative(root, folder), 'tsconfig.json').replaceAll(sep, '/');
    return { path: toSourcePath(path), hash: contentHash(text) };
  }
  const isInside = folder !== root && folder.startsWith(root);
  return isInside ? nearestConfig(root, dirname(folder)) : undefined;
}
