import { dirname } from 'node:path';
import type ts from 'typescript';
import type { ApiSource } from '../../config/schema-parts/api.ts';
import { loadTypeScript } from '../../model/typescript.ts';

/** The TypeScript compiler. Modules that import it are loaded on demand, see `step.ts`. */
export const compiler = loadTypeScript();

/** A package with an API reference. */
export interface ApiPackage {
  /** `@scope/kit` */
  readonly name: string;
  readonly version: string;
  /** Absolute, symbolic links resolved, `/` separators, no slash at the end. */
  readonly folder: string;
  /** Whether its package.json has `exports`: other paths cannot be imported. */
  readonly hasExports: boolean;
  /** `repository` of its package.json: an address, or an object with one. */
  readonly repository?: unknown;
}

/** A published module. */
export interface CodeModule {
  readonly file: ts.SourceFile;
  /** Functions, classes and values by the names that the module gives them. */
  readonly locals: ReadonlyMap<string, ts.Node>;
  readonly imports: ReadonlyMap<string, ImportedName>;
  /** An expression or declaration by the exported name, or what is re-exported. */
  readonly exports: ReadonlyMap<string, ts.Node | ImportedName>;
  /** Modules whose exports are all re-exported. */
  readonly stars: readonly string[];
}

/** A name that another module exports: `default`, or `*` for the whole module. */
export interface ImportedName {
  readonly from: string;
  readonly name: string;
}

/** What the readers of types need. */
export interface TypeReader {
  readonly checker: ts.TypeChecker;
}

/** What the readers of a package need. */
export interface ApiContext extends TypeReader {
  /** The main module of the package. */
  readonly entry: ts.Symbol;
  readonly package: ApiPackage;
  readonly source: Pick<ApiSource, 'package' | 'modules' | 'only' | 'leftOut' | 'conventions'>;
  /** Parsed modules by path, shared by all packages. Paths without a file are undefined. */
  readonly modules: Map<string, CodeModule | undefined>;
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

/** Returns the folder of the file that declares something. */
export const folderOf = (declaration: ts.Node) => dirname(declaration.getSourceFile().fileName);

/** Returns the name that the source gives a declaration. */
export const declaredName = ({ declaration, name }: PublicExport) =>
  compiler.getNameOfDeclaration(declaration)?.getText() ?? name;

/** Follows a symbol through imports and re-exports. */
export const resolveAlias = ({ checker }: TypeReader, symbol: ts.Symbol) =>
  symbol.flags & compiler.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Whether a package belongs to the repository of the site and is not just installed. */
export const isOwnPackage = ({ package: { folder } }: Pick<ApiContext, 'package'>) =>
  !folder.split('/').includes('node_modules');

/** Whether the package itself declares something. */
export const isInPackage = ({ package: { folder } }: ApiContext, declaration: ts.Node) =>
  declaration.getSourceFile().fileName.startsWith(`${folder}/`);
