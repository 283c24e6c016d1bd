import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { Scratch } from '../model/host.ts';
import { importModule, LostModule } from '../model/code/modules.ts';
import { nameByContent } from './files/content-names.ts';
import { bundleFiles } from './files/esbuild.ts';
import type { CodeContext } from './files/packages.ts';
import { errorMessage } from '../model/text.ts';

/** Error of a site's bundled module that threw while loading. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super(errorMessage(cause), { cause });
    this.name = 'LoadError';
  }
}

/** Imports a bundled module. Retries once after a `LostModule`. Throws that or a `LoadError`. */
export async function runModule<T>(path: string): Promise<T> {
  try {
    return await importModule<T>(path).catch((error: unknown) => {
      if (!(error instanceof LostModule)) throw error;
      return importModule<T>(path, `?${randomUUID()}`);
    });
  } catch (error) {
    throw error instanceof LostModule ? error : new LoadError(error);
  }
}

interface PluginInput {
  readonly context: CodeContext;
  readonly scratch: Scratch;
  /** Path and index of the plugin in the configuration. */
  readonly path: string;
  readonly index: number;
}

/** Bundles a plugin and returns its modules' paths. Throws `BundleError` and `LoadError`. */
export async function bundlePlugin(input: PluginInput): Promise<string[]> {
  const { context, scratch, path, index } = input;
  const specifier = path.startsWith('.') ? resolve(context.site, path) : path;
  const entries = { [`plugin-${index}`]: `export * from ${JSON.stringify(specifier)};` };
  const files = await bundleFiles({
    context,
    platform: 'node',
    entries,
    minify: false,
    hasSourceMaps: true,
    keepsUrls: true,
  });
  const written = await Promise.all(files.map((file) => scratch.write(file)));
  // Workers load the plugin too. Loading it here reports its errors once.
  type Exports = { readonly remarkPlugins?: unknown; readonly rehypePlugins?: unknown };
  const modules = await Promise.all(written.map(runModule<Exports>));
  const lists = modules.flatMap(({ remarkPlugins, rehypePlugins }) =>
    [remarkPlugins, rehypePlugins].filter((list) => list !== undefined),
  );
  if (lists.length === 0 || !lists.every(Array.isArray)) {
    throw new LoadError(
      'it exports no list remarkPlugins or rehypePlugins. ' +
        'For a plugin of a package, name a module that imports it and exports such a list',
    );
  }
  return written;
}

/** Bundles an ad provider separately: few pages load it. Throws `BundleError`. */
export async function bundleAdProvider(
  module: string,
  { context, base, minify }: { context: CodeContext; base: string; minify: boolean },
) {
  const entries = { 'in-house': `export { default } from ${JSON.stringify(module)};` };
  const bundled = await bundleFiles({ context, minify, platform: 'browser', entries });
  const { files, names } = nameByContent(bundled);
  return { address: `${base}_assets/${names.get('in-house.js') ?? 'in-house.js'}`, files };
}
