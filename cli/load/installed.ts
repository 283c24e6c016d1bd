import { dirname, join } from 'node:path';
import { contentHash, readRegularFile } from '../model/files.ts';

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
export function withParents(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...withParents(parent)];
}

/** The text of a file, or undefined where there is none that can be read: another place is asked then. */
export const textOf = (path: string) => readRegularFile(path).then(String, () => undefined);

/** A hash that changes whenever other packages are installed for the folder. */
export async function installedFor(folder: string): Promise<string> {
  const paths = withParents(folder).flatMap((above) => LOCKS.map((lock) => join(above, lock)));
  const texts = await Promise.all(paths.map(textOf));
  return contentHash(texts.map((text) => contentHash(text ?? '')).join());
}
