import type { Plugin } from 'esbuild';
import { ON_DEMAND } from './vendor/usage.ts';

/** How the site's own code accesses packages, which are in files of their own. */
export interface PackageAccess {
  /** Returns whether a specifier is that of such a package. */
  readonly has: (specifier: string) => boolean;
  /** Returns the names that a module, an absolute path, imports; `*` for the whole namespace. */
  readonly importedNames: (module: string, specifier: string) => readonly string[];
  /** Returns source text of a module that exports these names of a package. */
  readonly moduleSource: (specifier: string, names: readonly string[]) => string;
  /** Returns source text of an expression that resolves to the namespace of a package, for `import()`. */
  readonly lazySource: (specifier: string) => string;
  /** Returns whether generated code refers to a file that is not bundled. */
  readonly isExternal: (address: string) => boolean;
}

const NAMESPACE = 'package';
const LAZY = 'lazy-package';

/**
 * Replaces the packages that the site's own code imports. Every set of names is a module of its own, so that a page does not load rarely used code for
 * the names of other modules.
 */
export function standInPlugin(access: PackageAccess): Plugin {
  return {
    name: NAMESPACE,
    setup(build) {
      // In a file of the site, `./name` is a file beside it.
      for (const namespace of ['entry', NAMESPACE, LAZY]) {
        build.onResolve({ filter: /^(?:\.\/|file:)/, namespace }, ({ path }) =>
          access.isExternal(path) ? { path, external: true } : null,
        );
      }
      build.onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
        if (!access.has(path)) return null;
        const imported = access.importedNames(importer, path);
        if (kind === 'dynamic-import' && imported.includes(ON_DEMAND))
          return { path, namespace: LAZY };
        const names = imported.filter((name) => name !== ON_DEMAND).sort();
        return {
          path: [path, ...names].join('|'),
          namespace: NAMESPACE,
          // An import without names is an import for side effects.
          sideEffects: names.length === 0,
          pluginData: { specifier: path, names },
        };
      });
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ pluginData }) => {
        const { specifier, names } = pluginData as { specifier: string; names: readonly string[] };
        return { contents: access.moduleSource(specifier, names), loader: 'js' };
      });
      // `import()` of a module that exports `then` resolves to the value that this function resolves to.
      build.onLoad({ filter: /.*/, namespace: LAZY }, ({ path }) => ({
        contents: `export const then = (resolve, reject) => ${access.lazySource(path)}.then(resolve, reject);\n`,
        loader: 'js',
      }));
    },
  };
}

/** Returns source text that exports the value of an expression. */
export const exportSource = (name: string, expression: string) =>
  name === 'default'
    ? `export default ${expression};\n`
    : `export const ${name} = ${expression};\n`;

/** Returns source text that exports a namespace. CommonJS, so that the bundler needs no list of names. */
export const namespaceSource = (expression: string) =>
  `module.exports = { __esModule: true, ...${expression} };\n`;

/** Returns source text that exports these names of a namespace, with tree shaking. */
export const namesSource = (expression: string, names: readonly string[]) =>
  names
    .filter((name) => /^[a-zA-Z]\w*$/.test(name))
    .map((name) => exportSource(name, `/* @__PURE__ */ (() => ${expression}.${name})()`))
    .join('');
