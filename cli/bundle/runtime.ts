import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { PageConstants } from '../../runtime/contract/payload.ts';
import type { NamedFile } from './files/content-names.ts';

/** Absolute paths of the engine's browser modules, as the engine's own build leaves them. */
export interface RuntimeFiles {
  /** Folder of the script that every page loads, `entry.js`, and of what it loads on demand. */
  readonly page: string;
  /** The inline head script, before the site's constants are put in. */
  readonly head: string;
  /** The inline script after the sidebar, likewise. */
  readonly sidebar: string;
  /** Mounts islands: `createMount`, `createShellMount`. */
  readonly mount: string;
  /** What islands import as `docs-build/runtime`. */
  readonly react: string;
  /** Listens to the dev server. */
  readonly devClient: string;
}

/** The scripts of every page, and the text of those that stand in it. */
export interface BundledRuntime {
  readonly files: readonly NamedFile[];
  readonly headScript: string;
  readonly sidebarScript: string;
}

/** Makes the runtime's own scripts ready for a site. They refer to each other by `./name`. */
export async function bundleRuntime(
  { page, head, sidebar }: RuntimeFiles,
  options: { readonly constants: PageConstants; readonly minify: boolean },
): Promise<BundledRuntime> {
  const names = (await readdir(page)).sort();
  const [files, headScript, sidebarScript] = await Promise.all([
    Promise.all(names.map((name) => pageScript(join(page, name), name, options.minify))),
    inlineScript(head, options.constants),
    inlineScript(sidebar, options.constants),
  ]);
  return { files, headScript, sidebarScript };
}

async function pageScript(path: string, name: string, minify: boolean): Promise<NamedFile> {
  const source = await readFile(path, 'utf8');
  const { code } = await transform(source, { minify, format: 'esm', target: 'es2022' });
  return { name, bytes: Buffer.from(code) };
}

/** A script of the engine with the site's constants in it, as short as it gets: it stands in every page. */
async function inlineScript(path: string, constants: PageConstants): Promise<string> {
  const { storagePrefix, codeStyles, announcement } = constants;
  const define = {
    __STORAGE_PREFIX__: JSON.stringify(storagePrefix),
    __CODE_STYLES__: JSON.stringify(codeStyles),
    __ANNOUNCEMENT__: JSON.stringify(announcement),
  };
  const source = await readFile(path, 'utf8');
  const { code } = await transform(source, { minify: true, define, target: 'es2022' });
  return code.trim();
}
