import { builtinModules } from 'node:module';
import { isAbsolute } from 'node:path';
import type { Plugin } from 'esbuild';
import { isPackageFile, packageOfFile } from '../files/packages.ts';

/** Modules of Node by the name of the package that imports them into a browser bundle. */
export type NodeImports = Map<string, Set<string>>;

const NAMESPACE = 'node-builtin';
const MARK = { isInside: true };
const BUILTIN = new RegExp(
  `^(?:node:)?(?:${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$`,
);

/** Makes modules of Node that packages import empty in browsers, unless a package of that name is installed. Notes them in `found`. */
export function nodeBuiltinsPlugin(site: string, found: NodeImports): Plugin {
  return {
    name: NAMESPACE,
    setup(build) {
      build.onResolve(
        { filter: BUILTIN },
        async ({ path, importer, namespace, kind, resolveDir, pluginData }) => {
          if (pluginData === MARK || namespace !== 'file' || !isPackageFile(importer, site))
            return null;
          const installed = await build.resolve(path, {
            kind,
            importer,
            resolveDir,
            pluginData: MARK,
          });
          if (installed.errors.length === 0 && isAbsolute(installed.path)) return installed;
          const name = packageOfFile(importer) ?? importer;
          found.set(name, (found.get(name) ?? new Set()).add(path));
          return { path, namespace: NAMESPACE };
        },
      );
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, () => ({
        contents: 'module.exports = {};',
      }));
    },
  };
}
