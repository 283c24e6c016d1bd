import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { init, parse } from 'es-module-lexer';
import { transform } from 'esbuild';
import type { Plugin, PluginBuild } from 'esbuild';
import { packageOfFolder } from '../../files/packages.ts';
import { namesOf } from '../usage.ts';
import { createFindExport } from './find-export.ts';
import type { FindExport, Follow } from './find-export.ts';

const NAMESPACE = 'direct';

/** How an import is written that takes names from where they are made: `direct:Box,Stack:@acme/ui`. */
const directly = (specifier: string, names: readonly string[]) =>
  `${NAMESPACE}:${names.join()}:${specifier}`;

/** What is known of imports in one run of the bundler. */
interface Imports {
  readonly follow: Follow;
  readonly findExport: FindExport;
}

/** An import as it is written, and the folder of the module that has it. */
interface WrittenImport {
  readonly specifier: string;
  readonly names: readonly string[];
  readonly folder: string;
}

/**
 * Lets modules import each name from where it is made. The bundler shares whole modules: whoever imports one that passes on the names of many would
 * share all that anybody takes of it. Only modules are passed by whose packages say that nothing happens when they run.
 */
export function directImportsPlugin(): Plugin {
  return {
    name: NAMESPACE,
    setup(build) {
      const follow = createFollow(build);
      const imports = { follow, findExport: createFindExport(follow) };
      build.onResolve({ filter: /^direct:/ }, async ({ path, resolveDir: folder }) => {
        const [, names = '', specifier = ''] = /^[^:]*:([^:]*):(.*)$/.exec(path) ?? [];
        const target = await follow(specifier, folder);
        const text = await passedOn(imports, { specifier, names: names.split(','), folder });
        return {
          path: `${names}:${target?.file}`,
          ...{ namespace: NAMESPACE, sideEffects: false, pluginData: text },
        };
      });
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path, pluginData }) => ({
        contents: String(pluginData),
        loader: 'js',
        resolveDir: dirname(path.slice(path.indexOf(':') + 1)),
      }));
      build.onLoad({ filter: /\.(?:mjs|jsx?|tsx?)$/ }, async ({ path }) => {
        const contents = await withDirectImports(imports, path);
        return contents === undefined
          ? null
          : { contents, loader: 'js', resolveDir: dirname(path) };
      });
    },
  };
}

/**
 * Follows specifiers as the bundler does. Asking it takes a millisecond and more, so it is asked once for each package and specifier, and relative
 * paths that name a file are not asked for at all.
 */
function createFollow(build: PluginBuild): Follow {
  const known = new Map<string, ReturnType<Follow>>();
  const ask: Follow = async (specifier, resolveDir) => {
    const found = await build.resolve(specifier, { resolveDir, kind: 'import-statement' });
    if (found.errors.length > 0 || found.external || found.namespace !== 'file') return undefined;
    return { file: found.path, isPure: !found.sideEffects };
  };
  const homeOf = memoized(packageOfFolder);
  const targetAt = memoized((path: string) => {
    const file = fileAt(path);
    if (file === undefined) return undefined;
    const { sideEffects = true } = homeOf(dirname(file)) ?? {};
    // Patterns are left to the bundler.
    return typeof sideEffects === 'boolean'
      ? Promise.resolve({ file, isPure: !sideEffects })
      : undefined;
  });
  return (specifier, folder) => {
    const isRelative = specifier.startsWith('.');
    const near = isRelative ? targetAt(join(folder, specifier)) : undefined;
    if (near) return near;
    const key = `${isRelative ? folder : (homeOf(folder)?.folder ?? folder)}|${specifier}`;
    const target = known.get(key) ?? ask(specifier, folder);
    known.set(key, target);
    return target;
  };
}

/** Remembers what a function returns for each text. */
function memoized<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (!known.has(text)) known.set(text, find(text));
    return known.get(text) as T;
  };
}

/** The file that a path without its extension, or that of its folder, names. */
const fileAt = (path: string) =>
  [path, `${path}.js`, `${path}.mjs`, `${path}/index.js`].find(
    (one) => /\.m?js$/.test(one) && existsSync(one),
  );

/** Text of a module that passes on names from where they are made; undefined where that is what they are imported from. */
async function passedOn(
  { follow, findExport }: Imports,
  { specifier, names, folder }: WrittenImport,
): Promise<string | undefined> {
  const target = await follow(specifier, folder);
  if (!target?.isPure) return undefined;
  const lines: string[] = [];
  let isElsewhere = false;
  for (const name of names) {
    const origin = await findExport(target, name);
    // Imported as written, the bundler reports a missing name at the import.
    if (!origin) return undefined;
    const { file, name: own } = origin;
    isElsewhere ||= file !== target.file;
    lines.push(`export { ${own} as ${name} } from ${JSON.stringify(file)};\n`);
  }
  return isElsewhere ? lines.join('') : undefined;
}

/** Text of a module with direct imports; undefined where it has none, and where it cannot be read: the bundler says why. */
async function withDirectImports(imports: Imports, file: string): Promise<string | undefined> {
  try {
    await init();
    const code = await plainText(file);
    const folder = dirname(file);
    let text = code;
    for (const found of [...parse(code)[0]].reverse()) {
      if (found.type !== 'static' || found.attributes) continue;
      const { specifier, start, end, importStart } = found;
      const clause = code.slice(importStart, start);
      // A barrel may have thousands of re-exports. Modules that import from it are led past it.
      if (clause.startsWith('export')) continue;
      const names = namesOf(clause);
      if (names.length === 0 || !names.every((name) => /^[\w$]+$/.test(name) && name !== '*'))
        continue;
      if ((await passedOn(imports, { specifier, names, folder })) === undefined) continue;
      text = text.slice(0, start) + directly(code.slice(start, end), names) + text.slice(end);
    }
    return text === code ? undefined : text;
  } catch {
    // Whatever is wrong with it, the bundler tells.
    return undefined;
  }
}

async function plainText(file: string): Promise<string> {
  const text = readFileSync(file, 'utf8');
  const loader = /\.m?js$/.test(file) ? undefined : extname(file).slice(1);
  if (loader === undefined) return text;
  const { code } = await transform(text, { loader: loader as 'tsx', jsx: 'automatic' });
  return code;
}
