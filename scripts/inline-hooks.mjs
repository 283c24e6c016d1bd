// Writes the names that markup and script agree on into the code, `HOOKS.copy` →
// `'data-docs-copy'`: a page's script would otherwise carry the whole table, with a name for each
// name. esbuild does this for enums only.
import { transformSync } from 'esbuild';
import { readFileSync } from 'node:fs';

/**
 * An esbuild plugin for modules under `runtime/`. `hooksFile` is the absolute path of the module
 * that exports `HOOKS`.
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
      // Nobody asks for the table any more: it must not be shared on account of this.
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
