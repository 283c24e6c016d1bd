import type { Scratch } from '../model/host.ts';
import { resolve } from 'node:path';
import { bundleFiles } from './files/esbuild.ts';
import type { CodeContext } from './files/packages.ts';
import { runModule } from './files/run-module.ts';

/** A Markdown plugin of a site. */
export interface PluginInput {
  readonly context: CodeContext;
  readonly scratch: Scratch;
  /** Its path, as the configuration names it, and its place there. */
  readonly path: string;
  readonly index: number;
}

/** Bundles a plugin. Returns the absolute paths of its modules. Throws `BundleError` and `LoadError`. */
export async function bundlePlugin({
  context,
  scratch,
  path,
  index,
}: PluginInput): Promise<string[]> {
  const specifier = path.startsWith('.') ? resolve(context.site, path) : path;
  const entries = { [`plugin-${index}`]: `export * from ${JSON.stringify(specifier)};` };
  const files = await bundleFiles({ context, platform: 'node', entries, minify: false });
  const written = await Promise.all(files.map((file) => scratch.write(file)));
  // The worker runs it again; here it shows that it can be.
  await Promise.all(written.map(runModule));
  return written;
}
