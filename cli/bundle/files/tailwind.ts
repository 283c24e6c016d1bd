import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { readRegularFile } from '../../model/files.ts';

/** Code style whose demos are written with the utilities of Tailwind CSS. */
export const TAILWIND_STYLE = 'tailwind';

const NAMESPACE = 'tailwind';

/**
 * Values of the theme go into the utilities: as variables they would be the page's. Its reset is left out, which would be the page's too. What
 * is dark is what the page and the demo's own frame or stage say, and without a script the system; paper is always light.
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

/** The statement that brings the CSS of the utilities that these files of one demo name. Paths as the site knows them. */
export const tailwindImport = (files: readonly string[]): string =>
  `import ${JSON.stringify(`${NAMESPACE}:${files.join('|')}`)};\n`;

/** Makes the CSS that `tailwindImport` asks for. `site` is the absolute folder that paths start from. */
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

/** The CSS of the utilities that stand in these texts. A word that is none is passed over, as it always is. */
export async function tailwindCss(texts: readonly string[]): Promise<string> {
  // Loaded where a demo needs it: most sites have none.
  const { compile } = await import('tailwindcss');
  const { build } = await compile(SOURCE, { loadStylesheet });
  return build(wordsOf(texts));
}

const wordsOf = (texts: readonly string[]) =>
  [...new Set(texts.flatMap((text) => text.split(/[\s"'`]+/)))].sort();

async function loadStylesheet(id: string, base: string) {
  const path = createRequire(import.meta.url).resolve(id);
  return { path, base, content: await readFile(path, 'utf8') };
}
