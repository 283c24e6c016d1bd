import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { onTestFinished } from 'vitest';

/**
 * Replaces the plugin of the same name, which is not installed. Compiles the style sheet of one
 * demo.
 */
const TAILWIND_PLUGIN = `import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile } from 'tailwindcss';

const read = (id, base) => {
  const path = createRequire(import.meta.url).resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id);
  return { path, base, content: readFileSync(path, 'utf8') };
};

export default () => ({
  name: 'tailwind',
  enforce: 'pre',
  transform: async (code, id) => {
    if (!id.endsWith('main.css')) return undefined;
    const { build } = await compile(code, { loadStylesheet: async (name, base) => read(name.replace(/^\\.\\//, 'tailwindcss/'), base) });
    const words = ['tsx', 'jsx'].flatMap((ending) => {
      try {
        return readFileSync(id.replace('main.css', 'Demo.' + ending), 'utf8').split(/[\\s"'\`]+/);
      } catch {
        return [];
      }
    });
    return { code: build(words), map: null };
  },
});
`;

/** Builds a project with Vite and the packages of this repository. Returns its code and CSS. */
export async function buildProject(
  files: Readonly<Record<string, string>>,
): Promise<{ readonly code: string; readonly css: string }> {
  const cache = join(realpathSync('node_modules'), '.cache');
  mkdirSync(cache, { recursive: true });
  const root = mkdtempSync(join(cache, 'sandbox-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const all = {
    ...files,
    'node_modules/@tailwindcss/vite/package.json': '{"type":"module","main":"index.js"}',
    'node_modules/@tailwindcss/vite/index.js': TAILWIND_PLUGIN,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const result = await build({ root, logLevel: 'error', build: { write: false, minify: false } });
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return {
    code: output.map((one) => (one.type === 'chunk' ? one.code : '')).join(''),
    css: output
      .map((one) =>
        one.type === 'asset' && one.fileName.endsWith('.css') ? String(one.source) : '',
      )
      .join(''),
  };
}
