import { dirname } from 'node:path';
import type ts from 'typescript';
import type { PublicExport } from '../context.ts';

/** Folders of the components of a package: what is declared in the folder of another component belongs to that. */
export type PartFolders = ReadonlyMap<string, readonly PublicExport[]>;

/** The folder of each component's declaration. */
export function partFolders(components: readonly PublicExport[]): PartFolders {
  const folders = new Map<string, PublicExport[]>();
  for (const component of components) {
    const folder = folderOf(component.declaration);
    folders.set(folder, [...(folders.get(folder) ?? []), component]);
  }
  return folders;
}

/** The folder in which something is declared. */
export const folderOf = (declaration: ts.Node) => dirname(declaration.getSourceFile().fileName);
