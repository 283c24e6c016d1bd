import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { readRegularFile } from '../../model/files.ts';

/** Code style of demos written with the utilities of Tailwind CSS. */
export const TAILWIND_STYLE = 'tailwind';

const NAMESPACE = 'tailwind';

/**
 * Inlines values of the theme and omits the reset: both would otherwise apply to the page. `dark:` follows the mode of the page and of the demo's
 * frame or stage, without scripts that of the system; print is always light.
 */
const SOURCE = `@import 'tailwindcss/theme.css' theme(inline);
@import 'tailwindcss/utilities.css';
@custom-variant dark {
  @media screen {
    &:where([data-demo-scheme=dark] *, [data-mode=dark] *:not([data-demo-scheme=light] *)) {
      @slot;
    }
  }
  @media screen and (prefers-color-scheme: dark) {
    &:where(:root:not([data-mode], [data-demo-scheme]) *) {
      @slot;
    }
  }
}`;

/** Returns a statement that imports the CSS of the utilities in the files of one demo. Paths are relative to the site. */
export const tailwindImport = (files: readonly string[]): string =>
  `import ${JSON.stringify(`${NAMESPACE}:${files.join('|')}`)};\n`;

/** Compiles the CSS that `tailwindImport` imports. `site` is absolute. */
export function tailwindPlugin(site: string): Plugin {
  return {
    name: NAMESPACE,
    setup(build) {
      build.onResolve({ filter: /^tailwind:/ }, ({ path }) => ({
        path: path.slice(NAMESPACE.length + 1),
        namespace: NAMESPACE,
      }));
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path }) => {
        const files = path.split('|');
        const texts = await Promise.all(files.map((file) => readRegularFile(join(site, file))));
        return { contents: await tailwindCss(texts.map(String)), loader: 'css' };
      });
    },
  };
}

/** Compiles the CSS of the utilities in these texts. Other words have no effect. */
export async function tailwindCss(texts: readonly string[]): Promise<string> {
  // Most sites do not use it.
  const { compile } = await import('tailwindcss');
  const { build } = await compile(SOURCE, { loadStylesheet });
  return build([...new Set(texts.flatMap((text) => text.split(/[\s"'`]+/)))].sort());
}

async function loadStylesheet(id: string, base: string) {
  const path = createRequire(import.meta.url).resolve(id);
  return { path, base, content: await readFile(path, 'utf8') };
}
