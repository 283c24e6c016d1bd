import { readFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { transform } from 'esbuild';
import type { Plugin } from 'esbuild';

const NAMESPACE = 'theme-exports';

/** How modules that we write name a theme of which they take these names alone. */
export const themeExports = (theme: string, names: readonly string[]) =>
  `${NAMESPACE}:${names.join()}:${theme}`;

/**
 * Lets modules take names of a theme that only passes on what other modules export. The bundler shares files, not names: whoever imports such a
 * theme as it is shares all that anyone takes of it. A theme with code of its own stays as it is, since this must be there once.
 */
export function themeExportsPlugin(): Plugin {
  return {
    name: NAMESPACE,
    setup(build) {
      build.onResolve({ filter: /^theme-exports:/ }, async ({ path, resolveDir, kind }) => {
        const [, names = '', theme = ''] = /^[^:]*:([^:]*):(.*)$/.exec(path) ?? [];
        const found = await build.resolve(theme, { resolveDir, kind });
        if (found.errors.length > 0) return found;
        const text = await passedOn(found.path, names.split(','));
        if (text === undefined) return found;
        return { path: `${names}:${found.path}`, namespace: NAMESPACE, pluginData: text };
      });
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path, pluginData }) => ({
        contents: String(pluginData),
        loader: 'js',
        resolveDir: dirname(path.slice(path.indexOf(':') + 1)),
      }));
    },
  };
}

/** A module without the statements that pass on other names only; undefined where it does anything of its own. */
async function passedOn(file: string, names: readonly string[]): Promise<string | undefined> {
  const loader = extname(file) === '.ts' ? 'ts' : 'tsx';
  const { code } = await transform(await readFile(file, 'utf8'), { loader });
  await init();
  const [imports, exported] = parse(code);
  const statements = imports.map(({ importStart, importEnd }) =>
    code.slice(importStart, importEnd),
  );
  const rest = statements.reduce((text, statement) => text.replace(statement, ''), code);
  if (/[^\s;]/.test(rest)) return undefined;
  const isWanted = (index: number) => {
    const passed = exported.filter((one) => 'importIndex' in one && one.importIndex === index);
    // `export * from` has no names: any of them may come from there.
    return (
      passed.length === 0 || passed.some((one) => !('name' in one) || names.includes(one.name))
    );
  };
  return statements.filter((_, index) => isWanted(index)).join(';\n');
}
