import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { WorkCache } from '../../model/host.ts';
import { anyOf } from '../../model/text.ts';
import { type Usage, ON_DEMAND } from '../vendor/usage.ts';
import { bundleCached } from './bundle-cache.ts';
import { decodeFile } from './content-names.ts';
import { bundleFiles } from './esbuild.ts';
import { type CodeContext, packageOf, readPackage } from './packages.ts';

/** Minimum number of re-exports of a package that is bundled once, before all other bundles. */
const LARGE_BARREL = 1000;

/** A package that re-exports thousands of modules, such as an icon library, as a single module. */
export interface LargeBarrel {
  readonly specifier: string;
  /** Absolute folder from which its imports are resolved. */
  readonly folder: string;
  readonly text: string;
}

/**
 * Bundles large barrels whose namespace is imported. Reading thousands of modules takes seconds and
 * hundreds of megabytes, so browsers and Node share the result, and it is cached.
 */
export async function bundleBarrels(
  usage: Usage,
  { context, cache }: { readonly context: CodeContext; readonly cache: WorkCache },
): Promise<readonly LargeBarrel[]> {
  const barrels: LargeBarrel[] = [];
  for (const [specifier, names] of Object.entries(usage)) {
    if (!names.includes('*') && !names.includes(ON_DEMAND)) continue;
    const barrel = findLargeBarrel(specifier, context);
    if (!barrel) continue;
    const bundled = { name: 'barrel', inputs: specifier, context, cache };
    const text = await bundleCached(bundled, async (logged) => {
      const [file] = await bundleFiles({
        context: logged,
        platform: 'neutral',
        entries: { barrel: `export * from ${JSON.stringify(barrel.entry)};\n` },
        minify: true,
        isWholePackage: true,
      });
      return file ? decodeFile(file) : '';
    });
    barrels.push({ specifier, folder: barrel.folder, text });
  }
  return barrels;
}

/**
 * Returns the main module of a package if it has no side effects and is a large barrel. Other
 * modules of such a package, such as a single icon, are not barrels.
 */
function findLargeBarrel(specifier: string, { site }: CodeContext) {
  if (specifier !== packageOf(specifier)) return undefined;
  try {
    const main = createRequire(join(site, 'package.json')).resolve(specifier);
    const { folder, module, sideEffects } = readPackage(dirname(main)) ?? {};
    if (folder === undefined || sideEffects !== false) return undefined;
    const entry = module === undefined ? main : join(folder, module);
    const count = readFileSync(entry, 'utf8').match(/\bfrom\s*["']\.\//g)?.length ?? 0;
    return count >= LARGE_BARREL ? { folder, entry } : undefined;
  } catch {
    return undefined; // the bundler reports unresolved imports
  }
}

const NAMESPACE = 'barrel';

/** Loads large barrels. Where the bundler splits code, imports of single names bypass them. */
export const barrelsPlugin = (barrels: readonly LargeBarrel[]): Plugin => ({
  name: NAMESPACE,
  setup(build) {
    if (barrels.length === 0) return;
    const filter = anyOf(barrels.map(({ specifier }) => specifier));
    build.onResolve({ filter }, ({ path, pluginData }) =>
      pluginData === BYPASS_BARRELS ? null : { path, namespace: NAMESPACE, sideEffects: false },
    );
    build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => {
      const { text: contents = '', folder = '' } =
        barrels.find(({ specifier }) => specifier === path) ?? {};
      return { contents, resolveDir: folder, loader: 'js' };
    });
  },
});

/** Plugin data that resolves a large barrel to its own file. */
export const BYPASS_BARRELS = { bypassesBarrels: true };
