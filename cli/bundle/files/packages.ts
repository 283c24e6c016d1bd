import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import type { ReadLog } from '../../model/content/read-log.ts';

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
      const home = reactHome(context);
      build.onResolve({ filter: FROM_ONE_PLACE }, ({ path, kind, pluginData }) =>
        pluginData === MARK
          ? null
          : build.resolve(path, { kind, resolveDir: home, pluginData: MARK }),
      );
      build.onResolve({ filter: /^docs-build(\/|$)/ }, ({ path, kind, pluginData }) =>
        pluginData === MARK
          ? null
          : build.resolve(path, { kind, resolveDir: context.engine, pluginData: MARK }),
      );
    },
  };
}
