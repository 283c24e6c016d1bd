import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { contentHash } from '../../model/content-hash.ts';
import { toSourcePath } from '../../model/paths.ts';
import type { HashedFile } from './type-report.ts';

/** Where package managers note what they installed, and what is to be installed. */
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

/** The folder and those above it, the nearest first. */
function withParents(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...withParents(parent)];
}

/** A text, or undefined where there is none that can be read: another place is asked then. */
const textOf = (path: string) => readFile(path, 'utf8').catch(() => undefined);

/** A hash that changes whenever other packages are installed for the folder. */
export async function installedFor(folder: string): Promise<string> {
  const paths = withParents(folder).flatMap((above) => LOCKS.map((lock) => join(above, lock)));
  const texts = await Promise.all(paths.map(textOf));
  return contentHash(texts.map((text) => contentHash(text ?? '')).join());
}

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

/** Whether all of these files still have the texts that they had. */
export async function areUnchanged(root: string, files: readonly HashedFile[]): Promise<boolean> {
  const same = await Promise.all(
    files.map(
      async ({ path, hash }) => contentHash((await textOf(join(root, path))) ?? '') === hash,
    ),
  );
  return same.every(Boolean);
}
