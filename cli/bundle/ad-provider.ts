import type { OutputFile } from '../model/assets.ts';
import { bundleFiles } from './files/esbuild.ts';
import { nameByContent } from './files/content-names.ts';
import type { CodeContext } from './files/packages.ts';

/** A module of the site that gives adverts in the browser, bundled. */
export interface AdProvider {
  readonly address: string;
  readonly files: readonly OutputFile[];
}

const NAME = 'in-house';

/** Bundles such a module, apart from all other code: only pages that show its adverts load it. `module` is an import specifier. Throws `BundleError`. */
export async function bundleAdProvider(
  module: string,
  { context, base, minify }: { context: CodeContext; base: string; minify: boolean },
): Promise<AdProvider> {
  const source = `export { default } from ${JSON.stringify(module)};`;
  const bundled = await bundleFiles({
    ...{ context, minify, platform: 'browser', entries: { [NAME]: source } },
  });
  const { files, nameOf } = nameByContent(bundled);
  const name = `${NAME}.js`;
  return { address: `${base}_assets/${nameOf(name) ?? name}`, files };
}
