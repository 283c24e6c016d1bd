import { existsSync, readFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { dirname, isAbsolute, join, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { createPathsMatcher, parseTsconfig } from 'get-tsconfig';
import { PATH_ALIAS } from '../../model/code/bundler.ts';
import { memoized } from '../../model/collections.ts';
import { relativePath, withParents } from '../../model/files.ts';
import type { ReadLog } from '../../model/host.ts';
import type { ImportAliases } from '../../model/paths.ts';

/** Folders, environment and mode shared by all bundles of a site. */
export interface CodeContext {
  /** Absolute folder of the site, searched first for packages. */
  readonly site: string;
  /** Absolute folder of the engine's package, searched second for packages. */
  readonly engine: string;
  /** Path aliases of the site's `tsconfig.json`. */
  readonly aliases?: ImportAliases;
  /** Environment variables available to the site's code. Undefined if not set. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Library mode; `production` by default. */
  readonly mode?: 'production' | 'development';
  readonly readLog?: ReadLog;
}

/** Returns the `node_modules` folders above the engine, for packages that the site lacks. */
export const enginePackages = (engine: string): string[] =>
  withParents(engine).map((folder) => join(folder, 'node_modules'));

type Folders = Pick<CodeContext, 'site' | 'engine'>;

/**
 * Returns aliases that give all importers the same React: the site's if it has `react` and
 * `react-dom`, whose versions must match, or else the engine's. Aliases are faster than a plugin,
 * because every module of a component library imports React.
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

/** Resolves imports of `docs-build/…` to this engine, even if the site has another one. */
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

/** Whether a file belongs to an installed package, not to one linked to a folder elsewhere. */
export const isInstalled = (file: string) => INSTALLED.test(file);

/** Whether a file belongs to an installed package or to another package of the workspace. */
export function isPackageFile(file: string, site: string): boolean {
  if (isInstalled(file)) return true;
  const home = readPackage(dirname(file));
  return home !== undefined && relative(home.folder, site).startsWith('..');
}

export const packageOfFile = (file: string): string | undefined =>
  INSTALLED.exec(file)?.[1]?.replaceAll('\\', '/') ?? readPackage(dirname(file))?.name;

interface PackageFolder {
  /** Absolute path. */
  readonly folder: string;
  readonly name?: string;
  readonly module?: string;
  readonly sideEffects?: unknown;
}

/** Reads the nearest `package.json` in or above a folder. */
export function readPackage(start: string): PackageFolder | undefined {
  const folder = withParents(start).find((each) => existsSync(join(each, 'package.json')));
  if (folder === undefined) return undefined;
  const path = join(folder, 'package.json');
  try {
    return { ...(JSON.parse(readFileSync(path, 'utf8')) as object), folder };
  } catch {
    return { folder }; // not JSON: the bundler reports it if needed
  }
}

/** Whether the target of an alias is code of the site, not types or an installed package. */
const hasCode = (target: string) => !/\.d\.ts$|(?:^|\/)node_modules\//.test(target);

/** Returns the path aliases of the site's `tsconfig.json` or `jsconfig.json`. */
export function readImportAliases(site: string): ImportAliases {
  const names = ['tsconfig.json', 'jsconfig.json'];
  const path = names.map((name) => join(site, name)).find((folder) => existsSync(folder));
  if (path === undefined) return {};
  try {
    const config = parseTsconfig(path);
    const targetsOf = createPathsMatcher({ path, config });
    const patterns = Object.keys(config.compilerOptions?.paths ?? {});
    const aliases = patterns
      // An alias of `docs-build` would replace the engine's own modules.
      .filter((pattern) => !/^docs-build(?:\/|$)/.test(pattern))
      .map((pattern): [string, string[]] => {
        // Matched with itself, a pattern gives its targets as written: its `*` replaces their `*`.
        const targets = (targetsOf?.(pattern) ?? []).filter(hasCode);
        return [pattern, targets.map((target) => `./${relativePath(site, target)}`)];
      });
    return Object.fromEntries(aliases.filter(([, targets]) => targets.length > 0));
  } catch {
    return {}; // the bundler reports imports by aliases that it cannot resolve
  }
}

/** Resolves path aliases in other packages of the workspace by their own `tsconfig.json`. */
export const workspaceAliasesPlugin = ({ site, readLog }: CodeContext): Plugin => ({
  name: 'workspace-aliases',
  setup(build) {
    const pathsOf = memoized(readPaths);
    build.onResolve({ filter: PATH_ALIAS, namespace: 'file' }, async (args) => {
      const { path, importer, kind, resolveDir } = args;
      if (args.pluginData === IS_RESOLVING || isInstalled(importer)) return null;
      if (!isPackageFile(importer, site)) return null;
      const { file, targetsOf } = pathsOf(resolveDir);
      if (file !== undefined) readLog?.add([file]);
      for (const target of targetsOf?.(path) ?? []) {
        const options = { kind, importer, resolveDir, pluginData: IS_RESOLVING };
        const found = await build.resolve(target, options);
        if (found.errors.length === 0) return found;
      }
      return null;
    });
  },
});

/** Reads the path aliases of the nearest `tsconfig.json` in or above a folder. */
function readPaths(folder: string) {
  const file = withParents(folder)
    .map((each) => join(each, 'tsconfig.json'))
    .find((path) => existsSync(path));
  if (file === undefined) return {};
  try {
    return { file, targetsOf: createPathsMatcher({ path: file, config: parseTsconfig(file) }) };
  } catch {
    return { file }; // the bundler reports imports by aliases that it cannot resolve
  }
}

/** Node built-ins that packages import into a browser bundle, by package. */
export type NodeImports = Map<string, Set<string>>;

const NODE_MODULE = 'node-module';
const BUILTIN = new RegExp(
  `^(?:node:)?(?:${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$`,
);

/** Replaces Node built-ins that are not installed packages with empty modules. Adds to `found`. */
export const nodeModulesPlugin = (site: string, found: NodeImports): Plugin => ({
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
});
