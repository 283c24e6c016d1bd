import { dirname, join } from 'node:path';
import type ts from 'typescript';
import type { PackagePlaces } from '../../../load/compiler/find-modules.ts';
import { withParents } from '../../../load/installed.ts';
import type { ApiPackage } from '../context.ts';

/** The package of this name, with symbolic links resolved; undefined where it is not installed. */
export function findPackage(
  { sys }: typeof ts,
  { root, engine }: PackagePlaces,
  name: string,
): ApiPackage | undefined {
  const file = [root, engine].flatMap(withParents).flatMap((folder) => manifestsIn(folder, name));
  const found = file.find((path) => sys.fileExists(path) && manifestAt(sys, path).name === name);
  if (found === undefined) return undefined;
  const { version, repository, exports } = manifestAt(sys, found);
  return {
    name,
    version: typeof version === 'string' ? version : '',
    folder: (sys.realpath?.(dirname(found)) ?? dirname(found)).replaceAll('\\', '/'),
    hasExports: exports !== undefined,
    ...(repository !== undefined && { repository }),
  };
}

/** A package of the name, and the package that the folder is itself: one may document itself. */
const manifestsIn = (folder: string, name: string) => [
  join(folder, 'package.json'),
  join(folder, 'node_modules', name, 'package.json'),
];

function manifestAt(sys: ts.System, path: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(sys.readFile(path) ?? '');
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {}; // a file that is no JSON belongs to no package
  }
}

/** Whether a package stands beside the site, and is not only installed for it. */
export const isOwnPackage = ({ package: { folder } }: { readonly package: ApiPackage }) =>
  !folder.split('/').includes('node_modules');
