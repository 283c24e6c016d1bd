import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { OnResolveArgs, Plugin, ResolveResult } from 'esbuild';
import type { ReadLog } from '../../model/host.ts';

/** What every bundle of a site starts from. */
export interface CodeContext {
  /** Absolute folder of the site: packages are looked for here first. */
  readonly site: string;
  /** Absolute folder of the engine's package: packages are looked for here next. */
  readonly engine: string;
  /** Environment variables that the site's code may see, by name; undefined for one that is not set. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Which of their two kinds of code libraries give; `production` if absent. */
  readonly mode?: 'production' | 'development';
  /** Present where somebody asks what was read. */
  readonly readLog?: ReadLog;
}

/** `node_modules` of the engine and of the folders above it: where packages are found that the site does not bring. */
export function enginePackages(engine: string): string[] {
  const parent = dirname(engine);
  const own = join(engine, 'node_modules');
  return parent === engine ? [own] : [own, ...enginePackages(parent)];
}

const FROM_ONE_PLACE = /^(react|react-dom)(\/|$)/;
const MARK = { fromOnePlace: true };

/** The folder from which React is resolved: the site if it has React and its renderer, else the engine. The two must have one version. */
function reactHome({ site, engine }: Pick<CodeContext, 'site' | 'engine'>): string {
  const { resolve } = createRequire(join(site, 'package.json'));
  try {
    resolve('react');
    resolve('react-dom');
    return site;
  } catch {
    // Not installed for the site.
    return engine;
  }
}

/**
 * Resolves React to one copy for all importers. The engine's own modules (`docs-build/theme`) come from this engine, installed in the site or not.
 */
export function packagesPlugin(context: Pick<CodeContext, 'site' | 'engine'>): Plugin {
  return {
    name: 'packages',
    setup(build) {
      const known = new Map<string, Promise<ResolveResult>>();
      // Nearly every module of a component library imports React, and a resolution takes the bundler most of a millisecond.
      const resolveOnce = (resolveDir: string, { path, kind }: OnResolveArgs) => {
        const key = `${kind} ${path}`;
        const result =
          known.get(key) ?? build.resolve(path, { kind, resolveDir, pluginData: MARK });
        known.set(key, result);
        return result;
      };
      const home = reactHome(context);
      build.onResolve({ filter: FROM_ONE_PLACE }, (args) =>
        args.pluginData === MARK ? null : resolveOnce(home, args),
      );
      build.onResolve({ filter: /^docs-build(\/|$)/ }, (args) =>
        args.pluginData === MARK ? null : resolveOnce(context.engine, args),
      );
    },
  };
}

const INSTALLED = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** Whether a file belongs to a package other than the site's own: an installed one, or another one of its workspace. `site` is absolute. */
export function isPackageFile(file: string, site: string): boolean {
  if (INSTALLED.test(file)) return true;
  const home = packageOfFolder(dirname(file));
  return home !== undefined && relative(home.folder, site).startsWith('..');
}

/** The name of the package that a file belongs to. */
export const packageOfFile = (file: string): string | undefined =>
  INSTALLED.exec(file)?.[1]?.replaceAll('\\', '/') ?? packageOfFolder(dirname(file))?.name;

interface PackageFolder {
  /** Absolute. */
  readonly folder: string;
  readonly name?: string;
  readonly sideEffects?: unknown;
}

/** The nearest folder with a package.json, the given one included. */
export function packageOfFolder(folder: string): PackageFolder | undefined {
  const path = join(folder, 'package.json');
  if (!existsSync(path)) {
    const parent = dirname(folder);
    return parent === folder ? undefined : packageOfFolder(parent);
  }
  try {
    const { name, sideEffects } = JSON.parse(readFileSync(path, 'utf8')) as Omit<
      PackageFolder,
      'folder'
    >;
    return { folder, ...(name !== undefined && { name }), sideEffects };
  } catch {
    return { folder }; // not JSON: the bundler says so where it matters
  }
}
