import type ts from 'typescript';
import type { ApiSource } from '../../config/schema-parts/api.ts';

/** A package whose public parts are read. */
export interface ApiPackage {
  /** `@scope/kit` */
  readonly name: string;
  readonly version: string;
  /** Absolute, symbolic links resolved, `/` separators, no slash at the end. */
  readonly folder: string;
  /** Whether its package.json lists what can be imported from it: no other path can. */
  readonly hasExports: boolean;
  /** What its package.json says of `repository`: an address, or an object with one. */
  readonly repository?: unknown;
}

/** What every reader of a package gets: the compiler, what it knows of all packages, and how this one names things. */
export interface ApiContext {
  readonly compiler: typeof ts;
  readonly checker: ts.TypeChecker;
  /** Its main module. */
  readonly entry: ts.Symbol;
  readonly package: ApiPackage;
  readonly source: Pick<ApiSource, 'package' | 'modules' | 'only' | 'leftOut' | 'conventions'>;
}

/** Something that a package exports and that looks like a component or hook. */
export interface PublicExport {
  /** Without the prefixes of the conventions: `useButton`. */
  readonly name: string;
  /** As it is exported by the main module, `unstable_useButton`, or else by the module of its own: perhaps `default`. */
  readonly exportName: string;
  /** What the export leads to. */
  readonly symbol: ts.Symbol;
  readonly type: ts.Type;
  readonly declaration: ts.Declaration;
  /** Subpath of the module of its own: `Button`. Absent where the package has none for it. */
  readonly module?: string;
  /** Set where only that module exports it. */
  readonly isSubpathOnly?: true;
}
