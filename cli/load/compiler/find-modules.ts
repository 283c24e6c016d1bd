import { join } from 'node:path';
import type ts from 'typescript';

/** Where modules are looked for: in the site first, then in the engine. */
export interface PackagePlaces {
  /** Absolute folder of the site. */
  readonly root: string;
  /** Absolute folder of the engine's package. */
  readonly engine: string;
}

/** What a compiler resolves modules with. */
export interface Resolving {
  readonly host: ts.CompilerHost;
  readonly options: ts.CompilerOptions;
  readonly places: PackagePlaces;
}

/** Finds the module that a file imports. */
export type FindModule = (name: string, from: string) => ts.ResolvedModuleFull | undefined;

/** Has a compiler look for modules in the site first, then in the engine, as the bundler does. Answers with what finds them. */
export function findModulesIn(
  compiler: typeof ts,
  { host, options, places }: Resolving,
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

/** The file of a module that has types. */
export const typesOf = (found: ReturnType<FindModule>): string | undefined =>
  found && /\.[cm]?tsx?$/.test(found.resolvedFileName) ? found.resolvedFileName : undefined;
