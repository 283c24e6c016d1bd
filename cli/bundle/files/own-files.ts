import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { withOwnUrl } from '../../model/code/bundler.ts';
import { contentHash, readRegularFile } from '../../model/files.ts';
import type { ReadLog } from '../../model/host.ts';
import { escapeRegExp } from '../../model/text.ts';
import { codeLoader } from '../vendor/usage.ts';
import { MODULE_URL, withModuleUrls } from './assets.ts';
import type { CodeContext } from './packages.ts';

/** Records the site's modules, since a failed build lists none. Skips JavaScript of packages. */
export const readLogPlugin = (readLog: ReadLog): Plugin => ({
  name: 'read-log',
  setup(builder) {
    builder.onLoad({ filter: /\.(?:[cm]?ts|[jt]sx)$/, namespace: 'file' }, ({ path }) => {
      readLog.add([path]);
      return undefined;
    });
  },
});

/**
 * Rejects imports of pipes, sockets and devices, on which the bundler would block, and replaces
 * addresses relative to a module. Skips installed packages for speed: they have thousands of files.
 */
export function ownFilesPlugin(site: string): Plugin {
  const root = escapeRegExp(site);
  // Go regular expressions have no lookahead: this matches names that do not begin with `node_`.
  const own = `${root}[\\\\/](?:[^n]|n[^o]|no[^d]|nod[^e]|node[^_])`;
  return {
    name: 'own-files',
    setup(builder) {
      builder.onLoad({ filter: new RegExp(`^(?:${own}|/dev/|/proc/)`) }, ({ path }) => {
        // Synchronous: for small files, threads cost more than reading.
        const found = statSync(path, { throwIfNoEntry: false });
        if (!found) return null;
        if (!found.isFile()) return { errors: [{ text: `${path} is not a regular file` }] };
        const loader = codeLoader(path);
        if (!loader) return null;
        const contents = withModuleUrls(readFileSync(path, 'utf8'));
        return contents === undefined ? null : { contents, loader };
      });
    },
  };
}

/**
 * Gives each module its own `import.meta.url`, as in Node. The query is a hash of the files that
 * the module names relative to it, so that the bundle changes when these do.
 */
export const ownUrlsPlugin = ({ readLog }: CodeContext): Plugin => ({
  name: 'own-urls',
  setup(build) {
    build.onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: 'file' }, async ({ path }) => {
      const bytes = await readRegularFile(path).catch(() => undefined);
      const text = bytes?.toString() ?? '';
      const loader = codeLoader(path);
      if (!loader || !text.includes('import.meta.url')) return null;
      const named = [...text.matchAll(MODULE_URL)].map(([, , , name = '']) =>
        resolve(dirname(path), name),
      );
      readLog?.add([path, ...named]);
      const contents = named.map((file) => readRegularFile(file).catch(() => ''));
      const query = `?${contentHash(String(await Promise.all(contents)))}`;
      return { contents: withOwnUrl(text, path, named.length > 0 ? query : ''), loader };
    });
  },
});
