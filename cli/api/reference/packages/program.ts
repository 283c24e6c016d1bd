import { join } from 'node:path';
import type ts from 'typescript';
import { findModulesIn, typesOf } from '../../../load/compiler/find-modules.ts';
import type { PackagePlaces } from '../../../load/compiler/find-modules.ts';
import { bundlerOptions } from '../../../load/compiler/options.ts';
import type { ApiPackage } from '../context.ts';
import { findPackage } from './find-package.ts';

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

/** Loads the declarations of packages as one program: what they share is read once. */
export function packageProgram(
  compiler: typeof ts,
  places: PackagePlaces,
  wanted: readonly PackageModules[],
): PackageProgram {
  // Nothing but types is read.
  const options = { ...bundlerOptions(compiler), noEmit: true, skipLibCheck: true };
  const host = compiler.createCompilerHost(options, true);
  const find = findModulesIn(compiler, { host, options, places });
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
