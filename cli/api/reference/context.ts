import type ts from 'typescript';
import type { ApiSource } from '../../config/schema-parts/api.ts';
import { compiler, type TypeReader } from './compiler.ts';
import type { PublishedCode } from './published-code.ts';

export interface ApiPackage {
  readonly name: string;
  readonly version: string;
  /** Absolute path with `/` separators, symbolic links resolved, and no slash at the end. */
  readonly folder: string;
  /** Absolute paths of the main module, ES modules first. */
  readonly mainFiles: readonly string[];
  /** `repository` in the package.json: an address, or an object with one. */
  readonly repository?: unknown;
}

export interface ApiContext extends TypeReader {
  /** The main module; absent if the package has subpaths only. */
  readonly entry: ts.Symbol | undefined;
  readonly package: ApiPackage;
  readonly source: Pick<ApiSource, 'package' | 'modules' | 'only' | 'leftOut' | 'conventions'>;
  readonly code: PublishedCode;
  /** Returns the module of a name, if it has types. */
  readonly findModule: (name: string) => ts.Symbol | undefined;
}

/** An export that looks like a component or hook. */
export interface PublicExport {
  readonly context: ApiContext;
  readonly kind: 'component' | 'hook';
  /** Name without configured prefixes: `useButton`, or `Menu.Item` for a member of an export. */
  readonly name: string;
  /** Exported name: `unstable_useButton`, `Menu` for its members, or `default` in subpaths. */
  readonly exportName: string;
  readonly type: ts.Type;
  readonly declaration: ts.Declaration;
  /** Subpath of the part's own module: `Button`. Absent for a part without one. */
  readonly module?: string;
  /** Exports of which the part is a member too: `Menu` for `MenuItem`, if `Menu.Item` exists. */
  readonly memberOf?: readonly string[];
  /** Whether only that module exports the part. */
  readonly isSubpathOnly?: true;
}

/** Returns the name under which code imports a part: `Menu` for `Menu.Item`. */
export const importedName = ({ name }: Pick<PublicExport, 'name'>) => name.split('.', 1)[0] ?? name;

/** Whether a part is a member of an export: `Menu.Item`. */
export const isMember = ({ name }: PublicExport) => name.includes('.');

/** Returns names that other exports may have or contain: `MenuItem` for `Menu.Item`. */
export const relatedNames = (part: PublicExport): readonly string[] =>
  isMember(part) ? [part.name.replace('.', '')] : [part.exportName, part.name];

export const declaredName = ({ declaration, name }: PublicExport) =>
  compiler.getNameOfDeclaration(declaration)?.getText() ?? name;

/** Whether the package itself contains a declaration. */
export const isInPackage = ({ package: { folder } }: ApiContext, declaration: ts.Node) => {
  const { fileName } = declaration.getSourceFile();
  // A package that documents itself contains its dependencies.
  return fileName.startsWith(`${folder}/`) && !fileName.includes('/node_modules/', folder.length);
};
