import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { OnLoadResult, Plugin } from 'esbuild';
import { ADDRESS_EXTENSIONS, ASSET_QUERY } from '../../model/code/assets.ts';
import { contentHash, relativePath } from '../../model/files.ts';
import type { CodeContext } from './packages.ts';

/** Whether an import is of a file without code: a style sheet, data or an asset. */
export const isAssetImport = (specifier: string) =>
  ASSET_QUERY.test(specifier) ||
  ['.css', '.json', ...ADDRESS_EXTENSIONS].some((end) => specifier.endsWith(end));

/** `new URL('./a.svg', import.meta.url)`, alone or as the argument of `new Worker()`. */
export const MODULE_URL =
  /(\bnew\s+(?:Shared)?Worker\(\s*)?\bnew\s+URL\(\s*(['"])(\.{1,2}\/[^'"]+)\2\s*,\s*import\.meta\.url\s*,?\s*\)/g;

/** Replaces addresses relative to a module by imports. Undefined if a text has none. */
export function withModuleUrls(text: string): string | undefined {
  // `require(` is as long as `new URL(`, so that errors in the path have the right column.
  const replaced = text.replace(MODULE_URL, (_, ...[worker, , path]: (string | undefined)[]) =>
    worker === undefined
      ? `require('${path}?address').default`
      : `${worker}require('${path}?worker').default`,
  );
  return replaced === text ? undefined : replaced;
}

/** Returns the source of a module with the address of a worker's script, trusted by the policy. */
const workerSource = (path: string) => `import path from ${JSON.stringify(`${path}?script`)};
const url = new URL(path, import.meta.url);
const { trustedTypes } = globalThis;
export default trustedTypes
  ? trustedTypes.createPolicy('docs-worker', { createScriptURL: String }).createScriptURL(url)
  : url;
`;

/** Returns the source of a module that exports a file's address without a host: hosts differ. */
const addressSource = (path: string) => `import path from ${JSON.stringify(`${path}?url`)};
const url = new URL(path, import.meta.url);
export default Object.defineProperties(url, { href: { value: path }, toString: { value: () => path } });
`;

/** Queries of imports, including imports that replace addresses relative to a module. */
const QUERY = /\?(raw|url|address|worker)$/;

/** Queries with which plugins of other bundlers turn a picture into a component. */
const COMPONENT_QUERY = /\.svg\?(?:react|component)$/;

const NOT_A_COMPONENT =
  'An imported picture is an address here: write <img src={…} />, or put its <svg> in a component';

/**
 * Loads imports with a query as other bundlers do: `?raw` as text, `?url` as an address. Also loads
 * the `URL` objects that replace addresses relative to a module, and scripts of workers.
 */
export const assetQueriesPlugin = (
  { readLog }: Pick<CodeContext, 'readLog'>,
  platform: string,
  loadWorker: (file: string) => Promise<OnLoadResult>,
): Plugin => ({
  name: 'asset-queries',
  setup(build) {
    build.onResolve({ filter: COMPONENT_QUERY }, () => ({ errors: [{ text: NOT_A_COMPONENT }] }));
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
    build.onLoad({ filter: /.*/, namespace: 'as-address' }, ({ path }) => ({
      contents: addressSource(path),
      resolveDir: dirname(path),
    }));
    build.onLoad({ filter: /.*/, namespace: 'as-worker' }, ({ path }) => ({
      contents: platform === 'browser' ? workerSource(path) : 'export default undefined;\n',
      resolveDir: dirname(path),
    }));
    // The name must end in `.js`, so that servers send the file as a script.
    build.onResolve({ filter: /\?script$/ }, ({ path }) => {
      const file = path.slice(0, -'?script'.length);
      return { path: file.replace(/\.\w+$/, '.js'), namespace: 'as-script', pluginData: file };
    });
    build.onLoad({ filter: /.*/, namespace: 'as-script' }, ({ pluginData }) =>
      loadWorker(String(pluginData)),
    );
  },
});

const NAMESPACE = 'css-module';

const HASHED = new RegExp(`^${NAMESPACE}:(.*)-\\w+(\\.module\\.css)$`);

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
