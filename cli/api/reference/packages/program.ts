import { join } from 'node:path';
import type ts from 'typescript';
import type { ApiPackage } from '../context.ts';
import { findPackage, type PackagePlaces } from './find-package.ts';

/** A package with types. */
export interface TypedPackage {
  readonly package: ApiPackage;
  /** Its main module. */
  readonly entry: ts.Symbol;
}

/** What the compiler knows about several packages at once. */
export interface PackageProgram {
  readonly compiler: typeof ts;
  readonly checker: ts.TypeChecker;
  readonly program: ts.Program;
  /** By name: those that are there and have types. */
  readonly packages: ReadonlyMap<string, TypedPackage>;
  /** The module of a name; undefined where there is none, or none with types. */
  readonly moduleOf: (name: string) => ts.Symbol | undefined;
}

/** Modules of a package: the main one, and subpaths. */
export interface PackageModules {
  readonly package: string;
  readonly modules: readonly string[];
}

/** As the bundler sees packages; nothing but types is read. */
const optionsOf = (compiler: typeof ts): ts.CompilerOptions => ({
  target: compiler.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: compiler.ModuleKind.ESNext,
  moduleResolution: compiler.ModuleResolutionKind.Bundler,
  jsx: compiler.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
});

/** Loads the declarations of packages as one program: what they share is read once. */
export function packageProgram(
  compiler: typeof ts,
  places: PackagePlaces,
  wanted: readonly PackageModules[],
): PackageProgram {
  const options = optionsOf(compiler);
  const host = compiler.createCompilerHost(options, true);
  const find = resolverOf(compiler, { host, options, places });
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({ resolvedModule: find(text, from) }));
  const fileOf = (name: string) => typesOf(find(name, join(places.root, 'api.ts')));
  const names = wanted.flatMap((one) => [
    one.package,
    ...one.modules.map((subpath) => `${one.package}/${subpath}`),
  ]);
  const rootNames = names.flatMap((name) => fileOf(name) ?? []);
  const program = compiler.createProgram({ rootNames, options, host });
  const checker = program.getTypeChecker();
  const moduleOf = (name: string) => {
    const file = fileOf(name);
    const source = file === undefined ? undefined : program.getSourceFile(file);
    return source && checker.getSymbolAtLocation(source);
  };
  const packages = wanted.flatMap((one): [string, TypedPackage][] => {
    const entry = moduleOf(one.package);
    const found = findPackage(compiler, places, one.package);
    return entry && found ? [[one.package, { package: found, entry }]] : [];
  });
  return { compiler, checker, program, packages: new Map(packages), moduleOf };
}

interface Resolution {
  readonly host: ts.CompilerHost;
  readonly options: ts.CompilerOptions;
  readonly places: PackagePlaces;
}

/** Looks for a module in the site first, then in the engine. */
function resolverOf(compiler: typeof ts, { host, options, places }: Resolution) {
  const canonical = host.getCanonicalFileName.bind(host);
  const cache = compiler.createModuleResolutionCache(places.root, canonical, options);
  const resolve = (name: string, from: string) =>
    compiler.resolveModuleName(name, from, options, host, cache).resolvedModule;
  const engineFile = join(places.engine, 'package.ts');
  return (name: string, from: string) =>
    resolve(name, from) ?? (name.startsWith('.') ? undefined : resolve(name, engineFile));
}

const typesOf = (found: ts.ResolvedModuleFull | undefined) =>
  found && /\.[cm]?tsx?$/.test(found.resolvedFileName) ? found.resolvedFileName : undefined;
