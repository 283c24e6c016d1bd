import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { bundleFiles } from './files/esbuild.ts';
import type { NamedFile } from './files/content-names.ts';
import type { CodeContext } from './files/packages.ts';

/** Absolute paths of the engine's browser modules, as the engine's own build leaves them. */
export interface RuntimeFiles {
  /** The script every page loads. */
  readonly entry: string;
  /** The inline head script, before the storage prefix is put in. */
  readonly head: string;
  /** Mounts islands: `createMount`. */
  readonly mount: string;
  /** Listens to the dev server. */
  readonly devClient: string;
}

/** The page script as `entry.js`, and the text of the head script. */
export async function bundleRuntime(
  { entry, head }: RuntimeFiles,
  options: { readonly context: CodeContext; readonly storagePrefix: string },
): Promise<{ readonly files: readonly NamedFile[]; readonly headScript: string }> {
  const define = { __STORAGE_PREFIX__: JSON.stringify(options.storagePrefix) };
  const files = await bundleFiles({
    context: options.context,
    platform: 'browser',
    entries: { entry: `import ${JSON.stringify(entry)};` },
    minify: true,
  });
  const { code } = await transform(await readFile(head, 'utf8'), {
    minify: true,
    define,
    target: 'es2022',
  });
  return { files, headScript: code.trim() };
}
