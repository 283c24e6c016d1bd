import type { Plugin } from 'esbuild';
import { ON_DEMAND } from './vendor/usage.ts';

/** How the site's own code accesses packages, which are bundled separately. */
export interface PackageAccess {
  /** Whether a specifier belongs to such a package. */
  readonly has: (specifier: string) => boolean;
  /** Returns the names imported by a module (an absolute path); `*` for the whole namespace. */
  readonly importedNames: (module: string, specifier: string) => readonly string[];
  /** Returns the source of a module that exports these names of a package. */
  readonly moduleSource: (specifier: string, names: readonly string[]) => string;
  /** Returns the source of an expression that resolves to a package's namespace, for `import()`. */
  readonly lazySource: (specifier: string) => string;
  /** Whether an address in generated code refers to an external file. */
  readonly isExternal: (address: string) => boolean;
}

const NAMESPACE = 'package';
const LAZY = 'lazy-package';

/**
 * Replaces package imports in the site's own code. Each set of imported names becomes a separate module,
 * so that a page does not load rarely used code because of names that other modules import.
 */
export function standInPlugin(access: PackageAccess): Plugin {
  return {
    name: NAMESPACE,
    setup(build) {
      // In files of the site, `./name` is a sibling file, so only generated code is handled here.
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
          // An import without names is for side effects.
          sideEffects: names.length === 0,
          pluginData: { specifier: path, names },
        };
      });
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ pluginData }) => {
        const { specifier, names } = pluginData as { specifier: string; names: readonly string[] };
        return { contents: access.moduleSource(specifier, names), loader: 'js' };
      });
      // `import()` of a module that exports `then` resolves to the value passed to `resolve`.
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

/** Returns source text that exports a namespace: CommonJS, so that no list of names is needed. */
export const namespaceSource = (expression: string) =>
  `module.exports = { __esModule: true, ...${expression} };\n`;

/** Returns source text that exports these names of a namespace and can be tree-shaken. */
export const namesSource = (expression: string, names: readonly string[]) =>
  names
    .filter((name) => /^[a-zA-Z]\w*$/.test(name))
    .map((name) => exportSource(name, `/* @__PURE__ */ (() => ${expression}.${name})()`))
    .join('');
