import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { ADDRESS_EXTENSIONS } from '../../model/assets.ts';
import type { CodeContext } from './packages.ts';

const QUERY = /\?(raw|url)$/;

/** Whether an import is of a file without code: a style sheet, data or an asset. */
export const isAssetImport = (specifier: string) =>
  QUERY.test(specifier) ||
  ['.css', '.json', ...ADDRESS_EXTENSIONS].some((end) => specifier.endsWith(end));

/** Loads imports with a query as other bundlers do: `?raw` as text, `?url` as an address. */
export const assetQueriesPlugin = ({ readLog }: Pick<CodeContext, 'readLog'>): Plugin => ({
  name: 'asset-queries',
  setup(build) {
    build.onResolve({ filter: QUERY }, async ({ path, importer, kind, resolveDir }) => {
      const options = { importer, kind, resolveDir };
      const found = await build.resolve(path.replace(QUERY, ''), options);
      const [, query] = QUERY.exec(path) ?? [];
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
