import { createRequire } from 'node:module';
import { join } from 'node:path';
import type ts from 'typescript';
import type { Range } from '../diagnostic.ts';
import { contentHash, relativePath, type HashedFile } from '../files.ts';
import { toSourcePath } from '../paths.ts';

export type TypeScript = typeof ts;

const require = createRequire(import.meta.url);

/** Loads TypeScript (9 MB) on first use. `require` takes a quarter of the time of `import`. */
export const loadTypeScript = (): TypeScript => require('typescript') as TypeScript;

/** Returns the syntax errors in a file. All versions list them, but the public types do not. */
export const syntaxErrorsIn = (file: ts.SourceFile) =>
  (file as unknown as Readonly<Record<'parseDiagnostics', readonly ts.DiagnosticWithLocation[]>>)
    .parseDiagnostics;

/** Returns the range between two offsets in a file. */
export function rangeIn(file: ts.SourceFile, from: number, to: number): Range {
  const positionAt = (offset: number) => {
    const { line, character } = file.getLineAndCharacterOfPosition(offset);
    return { line: line + 1, column: character + 1 };
  };
  return { start: positionAt(from), end: positionAt(to) };
}

/** Returns compiler options that resolve modules like the bundler. */
export const bundlerOptions = (compiler: TypeScript): ts.CompilerOptions => ({
  target: compiler.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: compiler.ModuleKind.ESNext,
  moduleResolution: compiler.ModuleResolutionKind.Bundler,
  jsx: compiler.JsxEmit.ReactJSX,
  strict: true,
  types: [],
});

/** Absolute folders to search for packages, in this order. */
export interface PackageFolders {
  readonly root: string;
  /** Folder of the engine's package. */
  readonly engine: string;
}

/** Inputs for resolving modules with the compiler. */
export interface ResolveContext {
  readonly host: ts.CompilerHost;
  readonly options: ts.CompilerOptions;
  readonly places: PackageFolders;
}

/** Function that finds the module that a file imports. */
export type FindModule = (name: string, from: string) => ts.ResolvedModuleFull | undefined;

/** Makes a compiler host search for packages in the site, then in the engine, like the bundler. */
export function findModulesIn(
  compiler: TypeScript,
  { host, options, places }: ResolveContext,
): FindModule {
  const canonical = host.getCanonicalFileName.bind(host);
  const cache = compiler.createModuleResolutionCache(places.root, canonical, options);
  const resolve = (name: string, from: string) =>
    compiler.resolveModuleName(name, from, options, host, cache).resolvedModule;
  const engineFile = join(places.engine, 'package.ts');
  const find: FindModule = (name, from) =>
    resolve(name, from) ?? (name.startsWith('.') ? undefined : resolve(name, engineFile));
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({ resolvedModule: find(text, from) }));
  return find;
}

/** Returns the path of a module if it is in TypeScript or has declarations. */
export const declarationFileOf = (found: ReturnType<FindModule>): string | undefined =>
  found && /\.[cm]?tsx?$/.test(found.resolvedFileName) ? found.resolvedFileName : undefined;

/** Returns the absolute paths of the files in a program, without those of the language itself. */
export const programFiles = (program: ts.Program): string[] =>
  program
    .getSourceFiles()
    .filter((file) => !program.isSourceFileDefaultLibrary(file))
    .map(({ fileName }) => fileName);

/** Hashes files outside packages. Package managers do not report changes to them. */
export const filesOutsidePackages = (
  { sys }: TypeScript,
  root: string,
  paths: Iterable<string>,
): HashedFile[] =>
  [...new Set(paths)]
    .filter((path) => !path.includes('/node_modules/'))
    .sort()
    .map((path) => ({
      path: toSourcePath(relativePath(root, path)),
      hash: contentHash(sys.readFile(path) ?? ''),
    }));
