import type { Plugin } from 'esbuild';
import { ON_DEMAND } from './usage.ts';

/** How the site's own code reaches the packages that it imports. They are in files of their own, so that each exists once. */
export interface PackageAccess {
  /** Whether a specifier is that of such a package. */
  readonly has: (specifier: string) => boolean;
  /** Names that a module, an absolute path, imports from a specifier; `*` for the whole namespace. */
  readonly namesTaken: (module: string, specifier: string) => readonly string[];
  /** Source text of the module that stands for a package where these names are imported. */
  readonly sourceOf: (specifier: string, names: readonly string[]) => string;
  /** Source text of an expression that resolves to the namespace of a package that is imported by `import()`. */
  readonly loadSource: (specifier: string) => string;
  /** Whether an address is that of a file or part that stays outside. */
  readonly isOutside: (address: string) => boolean;
}

const NAMESPACE = 'package';
const LATER = 'package-on-demand';

/**
 * Replaces the packages that the site's own code imports. Each set of names has a module of its own, so that what one module imports from rarely
 * used code does not come to a page whose modules import other names.
 */
export function standInPlugin(access: PackageAccess): Plugin {
  return {
    name: NAMESPACE,
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path, importer, kind, namespace }) => {
        // In a file of the site, such an address is that of a file beside it.
        if (namespace !== 'file' && access.isOutside(path)) return { path, external: true };
        if (!access.has(path)) return null;
        const taken = access.namesTaken(importer, path);
        if (kind === 'dynamic-import' && taken.includes(ON_DEMAND))
          return { path, namespace: LATER };
        const names = taken.filter((name) => name !== ON_DEMAND).sort();
        return {
          path: [path, ...names].join('|'),
          namespace: NAMESPACE,
          // What is imported for its effects alone has no names.
          sideEffects: names.length === 0,
          pluginData: { specifier: path, names },
        };
      });
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ pluginData }) => {
        const { specifier, names } = pluginData as { specifier: string; names: readonly string[] };
        return { contents: access.sourceOf(specifier, names), loader: 'js' };
      });
      // `import()` of a module with an export called `then` resolves to whatever that function resolves to.
      build.onLoad({ filter: /.*/, namespace: LATER }, ({ path }) => ({
        contents: `export const then = (resolve, reject) => ${access.loadSource(path)}.then(resolve, reject);\n`,
        loader: 'js',
      }));
    },
  };
}

/** Source text that exports the value of an expression under a name. */
export const exportSource = (name: string, expression: string) =>
  name === 'default'
    ? `export default ${expression};\n`
    : `export const ${name} = ${expression};\n`;

/** Source text of a module with the names of a namespace. It is CommonJS on purpose: the bundler then needs no list of names. */
export const namespaceSource = (expression: string) =>
  `module.exports = { __esModule: true, ...${expression} };\n`;

/** Source text of an ES module with these names of a namespace. Names that nobody uses are left out of a bundle. */
export const namesSource = (expression: string, names: readonly string[]) =>
  names
    .filter((name) => /^[a-zA-Z]\w*$/.test(name))
    .map((name) => exportSource(name, `/* @__PURE__ */ (() => ${expression}.${name})()`))
    .join('');
