import type ts from 'typescript';
import type { ApiSource } from '../../config/schema-parts/api.ts';
import { compiler, type TypeReader } from './compiler.ts';
import type { PublishedCode } from './published-code.ts';

export interface ApiPackage {
  /** `@scope/kit` */
  readonly name: string;
  readonly version: string;
  /** Absolute, symbolic links resolved, `/` separators, no slash at the end. */
  readonly folder: string;
  /** Files of the main module, relative to the folder, ES modules first. */
  readonly mainFiles: readonly string[];
  /** `repository` of its package.json: an address, or an object with one. */
  readonly repository?: unknown;
}

export interface ApiContext extends TypeReader {
  readonly entry: ts.Symbol;
  readonly package: ApiPackage;
  readonly source: Pick<ApiSource, 'package' | 'modules' | 'only' | 'leftOut' | 'conventions'>;
  /** The published modules of all packages. */
  readonly code: PublishedCode;
  /** Returns the module with a name, if it has types. */
  readonly findModule: (name: string) => ts.Symbol | undefined;
}

/** An export that looks like a component or hook. */
export interface PublicExport {
  readonly kind: 'component' | 'hook';
  /** Without the prefixes of the conventions: `useButton`. */
  readonly name: string;
  /** `unstable_useButton`; `default` is possible for subpaths. */
  readonly exportName: string;
  readonly type: ts.Type;
  readonly declaration: ts.Declaration;
  /** Subpath of its own module: `Button`. Absent if the package has none for it. */
  readonly module?: string;
  /** Set if only that module exports it. */
  readonly isSubpathOnly?: true;
}

/** Returns the name that the source gives a declaration. */
export const declaredName = ({ declaration, name }: PublicExport) =>
  compiler.getNameOfDeclaration(declaration)?.getText() ?? name;

/** Whether the package itself declares something. */
export const isInPackage = ({ package: { folder } }: ApiContext, declaration: ts.Node) =>
  declaration.getSourceFile().fileName.startsWith(`${folder}/`);

/** Fills a pattern of the conventions: `Kit{Name}-{key}` → `KitButton-root`. Names without a value stay. */
export const fillPattern = (
  pattern: string,
  values: Readonly<Partial<Record<'Name' | 'key' | 'version', string>>>,
): string =>
  pattern.replace(
    /\{(Name|key|version)\}/g,
    (all, name: keyof typeof values) => values[name] ?? all,
  );
