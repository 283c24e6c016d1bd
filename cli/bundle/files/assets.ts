import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import { ADDRESS_EXTENSIONS, ASSET_QUERY } from '../../model/assets.ts';
import { contentHash, relativePath } from '../../model/files.ts';
import type { CodeContext } from './packages.ts';

/** Whether an import is of a file without code: a style sheet, data or an asset. */
export const isAssetImport = (specifier: string) =>
  ASSET_QUERY.test(specifier) ||
  ['.css', '.json', ...ADDRESS_EXTENSIONS].some((end) => specifier.endsWith(end));

/** Loads imports with a query as other bundlers do: `?raw` as text, `?url` as an address. */
export const assetQueriesPlugin = ({ readLog }: Pick<CodeContext, 'readLog'>): Plugin => ({
  name: 'asset-queries',
  setup(build) {
    build.onResolve({ filter: ASSET_QUERY }, async ({ path, importer, kind, resolveDir }) => {
      const options = { importer, kind, resolveDir };
      const found = await build.resolve(path.replace(ASSET_QUERY, ''), options);
      const [, query] = ASSET_QUERY.exec(path) ?? [];
      return found.errors.length > 0 ? found : { path: found.path, namespace: `as-${query}` };
    });
    for (const [query, loader] of [
      ['raw', 'text'],
      ['url', 'file'],
    ] as const) {
      build.onLoad({ filter: /.*/, namespace: `as-${query}` }, async ({ path }) => {
        readLog?.add([path]);
        return { contents: await readFile(path), loader };
      });
    }
  },
});

const NAMESPACE = 'css-module';

const HASHED = new RegExp(`^${NAMESPACE}:(.*)-\\w+(\\.module\\.css)$`);

/** Whether an input of a bundle is a CSS module. */
export const isCssModule = (input: string) => input.startsWith(`${NAMESPACE}:`);

/** Returns the path of the file of a CSS module, and other inputs unchanged. */
export const cssModuleFile = (input: string) => input.replace(HASHED, '$1$2');

/**
 * Names CSS modules by their paths. esbuild derives local class names from the name of a file, and
 * numbers equal ones; bundles of the browser, of Node and of single demos need the same names.
 */
export const cssModulesPlugin = ({
  site,
  readLog,
}: Pick<CodeContext, 'site' | 'readLog'>): Plugin => ({
  name: NAMESPACE,
  setup(build) {
    build.onResolve({ filter: /\.module\.css$/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === NAMESPACE) return null;
      const { kind, importer, resolveDir } = from;
      const options = { kind, importer, resolveDir, pluginData: NAMESPACE };
      const found = await build.resolve(path, options);
      if (found.errors.length > 0 || found.namespace !== 'file') return found;
      const hash = contentHash(relativePath(site, found.path));
      const named = found.path.replace(/(?=\.module\.css$)/, `-${hash}`);
      return { path: named, namespace: NAMESPACE, pluginData: found.path };
    });
    build.onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ pluginData }) => {
      const file = String(pluginData);
      readLog?.add([file]);
      const resolveDir = dirname(file);
      return { contents: await readFile(file), loader: 'local-css', resolveDir };
    });
  },
});
