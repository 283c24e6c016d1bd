import { stat } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * Refuses imports of pipes, sockets and devices, which the bundler would wait for. Files of installed packages are not checked: there are
 * thousands, and a package manager wrote them.
 */
export function regularFilesPlugin(site: string): Plugin {
  const root = site.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  // The bundler's expressions have no lookahead: the second part matches what does not begin with `node_`.
  const own = `${root}[\\\\/](?:[^n]|n[^o]|no[^d]|nod[^e]|node[^_])`;
  return {
    name: 'regular-files',
    setup(build) {
      build.onLoad({ filter: new RegExp(`^(?:${own}|/dev/|/proc/)`) }, async ({ path }) => {
        const found = await stat(path).catch(() => undefined);
        return found?.isFile() === false
          ? { errors: [{ text: `${path} is not a regular file` }] }
          : null;
      });
    },
  };
}
