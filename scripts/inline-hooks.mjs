// Replaces `HOOKS.copy` by `'data-docs-copy'` in the code: otherwise, every page's script would
// contain the whole table. esbuild only inlines enums.
import { transformSync } from 'esbuild';
import { readFileSync } from 'node:fs';

/**
 * Creates an esbuild plugin for modules under `runtime/`. `hooksFile` is the absolute path of the
 * module that exports `HOOKS`.
 */
export async function inlineHooks(hooksFile) {
  const { code } = transformSync(readFileSync(hooksFile, 'utf8'), { loader: 'ts' });
  const { HOOKS } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const nameOf = (key) => {
    if (Object.hasOwn(HOOKS, key)) return HOOKS[key];
    throw new Error(`No hook ${key} in ${hooksFile}`);
  };
  const inline = (text) =>
    text
      // Remove the unused import, which would make the table part of a shared chunk.
      .replace(/^import \{ HOOKS \} from '[^']*';$/m, '')
      .replace(/\$\{HOOKS\.(\w+)\}/g, (_, key) => nameOf(key))
      .replace(/\bHOOKS\.(\w+)/g, (_, key) => `'${nameOf(key)}'`);
  return {
    name: 'inline-hooks',
    setup(builder) {
      builder.onLoad({ filter: /[\\/]runtime[\\/].*\.tsx?$/ }, ({ path }) => {
        if (path === hooksFile || path.includes('node_modules')) return undefined;
        return {
          contents: inline(readFileSync(path, 'utf8')),
          loader: path.endsWith('x') ? 'tsx' : 'ts',
        };
      });
    },
  };
}
