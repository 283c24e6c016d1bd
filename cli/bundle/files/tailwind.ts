import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { readRegularFile } from '../../model/files.ts';

/** Code style of demos that use Tailwind CSS utilities. */
export const TAILWIND_STYLE = 'tailwind';

const NAMESPACE = 'tailwind';

/**
 * Theme values are inlined, and the reset is omitted: both would affect the whole page. `dark:`
 * follows the mode of the page, frame or stage, or the system's without scripts. Print is light.
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

/** Returns an import of the utilities' CSS for a demo's files. Paths are relative to the site. */
export const tailwindImport = (files: readonly string[]): string =>
  `import ${JSON.stringify(`${NAMESPACE}:${files.join('|')}`)};\n`;

/** Compiles the CSS imported through `tailwindImport`. `site` is absolute. */
export const tailwindPlugin = (site: string): Plugin => ({
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
});

/** Compiles the CSS of the utilities in these texts. Ignores other words. */
export async function tailwindCss(texts: readonly string[]): Promise<string> {
  // Loaded on demand, because most sites do not use Tailwind.
  const { compile } = await import('tailwindcss');
  const { build } = await compile(SOURCE, { loadStylesheet });
  return build([...new Set(texts.flatMap((text) => text.split(/[\s"'`]+/)))].sort());
}

async function loadStylesheet(id: string, base: string) {
  const path = createRequire(import.meta.url).resolve(id);
  return { path, base, content: await readFile(path, 'utf8') };
}
