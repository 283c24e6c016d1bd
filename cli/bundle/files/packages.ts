import { existsSync, readFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { dirname, isAbsolute, join, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import type { ReadLog } from '../../model/host.ts';

/** The folders, environment and mode that all bundles of a site share. */
export interface CodeContext {
  /** Absolute folder of the site: packages are looked up here first. */
  readonly site: string;
  /** Absolute folder of the engine's package: packages are looked up here next. */
  readonly engine: string;
  /** Environment variables that the site's code may read; undefined if not set. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Mode of libraries; `production` if absent. */
  readonly mode?: 'production' | 'development';
  /** Records the files that bundles read. */
  readonly readLog?: ReadLog;
}

/** Returns `node_modules` of the engine and of the folders above it, for packages that the site does not install. */
export function enginePackages(engine: string): string[] {
  const parent = dirname(engine);
  const own = join(engine, 'node_modules');
  return parent === engine ? [own] : [own, ...enginePackages(parent)];
}

type Folders = Pick<CodeContext, 'site' | 'engine'>;

/**
 * Returns aliases that give all importers one copy of React: that of the site if it has React and its renderer, which must have the same version, or
 * else that of the engine. Aliases cost less than a plugin: every module of a component library imports React.
 */
export function reactAliases({ site, engine }: Folders): Record<string, string> {
  const foldersIn = (home: string) => {
    const { resolve } = createRequire(join(home, 'package.json'));
    const folder = (name: string) => dirname(resolve(`${name}/package.json`));
    return { react: folder('react'), 'react-dom': folder('react-dom') };
  };
  try {
    return foldersIn(site);
  } catch {
    return foldersIn(engine); // not installed in the site
  }
}

const IS_RESOLVING = { isResolving: true };

/** Resolves the engine's own modules (`docs-build/theme`) in this engine, whatever the site installs. */
export const engineModulesPlugin = ({ engine }: Folders): Plugin => ({
  name: 'engine-modules',
  setup(build) {
    build.onResolve({ filter: /^docs-build(\/|$)/ }, ({ path, kind, pluginData }) =>
      pluginData === IS_RESOLVING
        ? null
        : build.resolve(path, { kind, resolveDir: engine, pluginData: IS_RESOLVING }),
    );
  },
});

const INSTALLED = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** Returns the package of a specifier: `@scope/name` for `@scope/name/deep/path`. */
export function packageOf(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** Returns whether a file belongs to another package than the site: an installed one, or one of the same workspace. */
export function isPackageFile(file: string, site: string): boolean {
  if (INSTALLED.test(file)) return true;
  const home = readPackage(dirname(file));
  return home !== undefined && relative(home.folder, site).startsWith('..');
}

/** Returns the name of the package that a file belongs to. */
export const packageOfFile = (file: string): string | undefined =>
  INSTALLED.exec(file)?.[1]?.replaceAll('\\', '/') ?? readPackage(dirname(file))?.name;

interface PackageFolder {
  /** Absolute. */
  readonly folder: string;
  readonly name?: string;
  readonly sideEffects?: unknown;
}

/** Reads the nearest package.json, in the folder or above it. */
export function readPackage(folder: string): PackageFolder | undefined {
  const path = join(folder, 'package.json');
  if (!existsSync(path)) {
    const parent = dirname(folder);
    return parent === folder ? undefined : readPackage(parent);
  }
  try {
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Omit<PackageFolder, 'folder'>;
    const { name, sideEffects } = manifest;
    return { folder, ...(name !== undefined && { name }), sideEffects };
  } catch {
    return { folder }; // not JSON: the bundler reports it where it matters
  }
}

/** Node's own modules by the name of the package that imports them into a browser bundle. */
export type NodeImports = Map<string, Set<string>>;

const NODE_MODULE = 'node-module';
const BUILTIN = new RegExp(
  `^(?:node:)?(?:${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$`,
);

/** Replaces Node's own modules by empty ones in browsers, unless a package of the name is installed. Records them in `found`. */
export function nodeModulesPlugin(site: string, found: NodeImports): Plugin {
  return {
    name: NODE_MODULE,
    setup(build) {
      build.onResolve({ filter: BUILTIN }, async (args) => {
        const { path, importer, namespace, kind, resolveDir } = args;
        const isPackage = namespace === 'file' && isPackageFile(importer, site);
        if (args.pluginData === IS_RESOLVING || !isPackage) return null;
        const options = { kind, importer, resolveDir, pluginData: IS_RESOLVING };
        const installed = await build.resolve(path, options);
        if (installed.errors.length === 0 && isAbsolute(installed.path)) return installed;
        const name = packageOfFile(importer) ?? importer;
        found.set(name, (found.get(name) ?? new Set()).add(path));
        return { path, namespace: NODE_MODULE };
      });
      build.onLoad({ filter: /.*/, namespace: NODE_MODULE }, () => ({
        contents: 'module.exports = {};',
      }));
    },
  };
}
