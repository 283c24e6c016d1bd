import { dirname, basename, join } from 'node:path';
import type { ApiContext, PublicExport } from '../context.ts';
import { exportsName } from './module-exports.ts';

/** The module of its own that a part can be imported from. */
export interface OwnModule {
  /** Subpath of the package: `Button`. */
  readonly subpath: string;
  /** What the part is called there: perhaps `default`. */
  readonly exported: string;
}

/** The module that the conventions name, else one that is called as the part or as the folder of its declaration. Undefined where none exports it. */
export function ownModule(context: ApiContext, part: PublicExport): OwnModule | undefined {
  const { name, exportName, module, declaration } = part;
  const folder = basename(dirname(declaration.getSourceFile().fileName));
  const subpaths = module === undefined ? [exportName, name, folder] : [module];
  const found = [...new Set(subpaths)].flatMap((subpath): OwnModule[] => {
    const path = typesAt(context, subpath);
    if (path === undefined) return [];
    // In a folder of several parts, the default export may be another one.
    const isFolder = module === undefined && subpath !== name && subpath !== exportName;
    const names = [...(isFolder ? [] : ['default']), exportName, name];
    const exported = names.find((one) => exportsName(context.compiler, path, one));
    return exported === undefined ? [] : [{ subpath, exported }];
  });
  return found[0];
}

/** Path of the declarations of a subpath of the package. */
function typesAt(
  { compiler, package: { name, folder, hasExports } }: ApiContext,
  subpath: string,
): string | undefined {
  const options = {
    moduleResolution: compiler.ModuleResolutionKind.Bundler,
    module: compiler.ModuleKind.ESNext,
  };
  const from = join(folder, 'package.ts');
  // A package of a workspace is not found by its name from within, unless it has `exports`.
  return [`${name}/${subpath}`, ...(hasExports ? [] : [`./${subpath}`])]
    .map((path) => compiler.resolveModuleName(path, from, options, compiler.sys).resolvedModule)
    .find((found) => found !== undefined)?.resolvedFileName;
}
