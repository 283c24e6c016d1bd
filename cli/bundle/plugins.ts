import { resolve } from 'node:path';
import { bundleFiles } from './files/esbuild.ts';
import type { CodeContext } from './files/packages.ts';
import { runModule, writeModule } from './files/scratch.ts';

/** Bundles a site's Markdown plugins, one module each. Returns their absolute paths in the order given. Throws `BundleError` and `LoadError`. */
export async function bundlePlugins(
  paths: readonly string[],
  { context, scratch }: { readonly context: CodeContext; readonly scratch: string },
): Promise<string[]> {
  const bundleOne = async (path: string, index: number) => {
    const specifier = path.startsWith('.') ? resolve(context.site, path) : path;
    const entries = { [`plugin-${index}`]: `export * from ${JSON.stringify(specifier)};` };
    const files = await bundleFiles({ context, platform: 'node', entries, minify: false });
    const written = await Promise.all(files.map((file) => writeModule(scratch, file)));
    // The worker runs it again; here it shows that it can be.
    await Promise.all(written.map(runModule));
    return written;
  };
  return (await Promise.all(paths.map(bundleOne))).flat();
}
