import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { type Export, init, parse } from 'es-module-lexer';
import { createCache, memoized } from '../../model/collections.ts';
import type { Plugin, PluginBuild } from 'esbuild';
import { BYPASS_BARRELS } from '../files/barrels.ts';
import { readPackage } from '../files/packages.ts';
import { transform } from '../../model/code/bundler.ts';
import { anyOf } from '../../model/text.ts';
import { namesInClause, partsAround } from '../files/import-statements.ts';

interface Origin {
  /** Absolute path of the module. */
  readonly file: string;
  readonly name: string;
}

interface ResolvedModule {
  /** Absolute path. */
  readonly file: string;
  /** Whether the module has no side effects, so that importers may bypass it. */
  readonly isPure: boolean;
}

/** Resolves an import specifier from a folder. Returns undefined without a file. */
type ResolveImport = (specifier: string, folder: string) => Promise<ResolvedModule | undefined>;

/**
 * Rewrites imports from barrels to the modules that declare the names. The bundler shares whole
 * modules, so an import of one name would share the modules of all names that are imported from the
 * barrel. Bypasses only modules whose package declares that they have no side effects. `entries`
 * are generated sources by name, whose imports are resolved from `site`.
 */
export const directImportsPlugin = (
  entries: Readonly<Record<string, string>>,
  site: string,
): Plugin => ({
  name: 'direct-imports',
  setup(build) {
    const resolveImport = createResolver(build);
    const modules = createModuleReader(resolveImport);
    build.onLoad({ filter: /\.(?:mjs|jsx?|tsx?)$/, namespace: 'file' }, async ({ path }) => {
      const folder = dirname(path);
      const isBarrel = await modules.isBarrel(path);
      const module = { folder, isBarrel, resolveImport, modules };
      const contents = await withDirectImports(() => readScript(path), module);
      return contents === undefined ? null : { contents, loader: 'js', resolveDir: folder };
    });
    build.onLoad({ filter: /.*/, namespace: 'entry' }, async ({ path }) => {
      const module = { folder: site, isBarrel: false, resolveImport, modules };
      const text = entries[path];
      const contents = text && (await withDirectImports(() => text, module));
      return contents ? { contents, loader: 'js', resolveDir: site } : null;
    });
  },
});

/** Creates a cached resolver. Resolves relative paths itself: the bundler takes a millisecond. */
function createResolver(build: PluginBuild): ResolveImport {
  const known = createCache<ReturnType<ResolveImport>>(Infinity);
  const packageAt = memoized(readPackage);
  const resolveByBundler: ResolveImport = async (specifier, resolveDir) => {
    const options = { resolveDir, kind: 'import-statement', pluginData: BYPASS_BARRELS } as const;
    const found = await build.resolve(specifier, options);
    if (found.errors.length > 0 || found.external || found.namespace !== 'file') return undefined;
    return { file: found.path, isPure: !found.sideEffects };
  };
  const findFile = memoized((path: string) => {
    const file = [path, `${path}.js`, `${path}.mjs`, `${path}/index.js`].find(
      (candidate) => /\.m?js$/.test(candidate) && existsSync(candidate),
    );
    if (file === undefined) return undefined;
    const { sideEffects = true } = packageAt(dirname(file)) ?? {};
    // Only the bundler evaluates patterns in `sideEffects`.
    return typeof sideEffects === 'boolean'
      ? Promise.resolve({ file, isPure: !sideEffects })
      : undefined;
  });
  return (specifier, folder) => {
    const isRelative = specifier.startsWith('.');
    const near = isRelative ? findFile(join(folder, specifier)) : undefined;
    if (near) return near;
    const key = `${isRelative ? folder : (packageAt(folder)?.folder ?? folder)}|${specifier}`;
    return known(key, () => resolveByBundler(specifier, folder));
  };
}

type ModuleReader = ReturnType<typeof createModuleReader>;

/** Creates a reader that parses the exports of each module once. */
function createModuleReader(resolveImport: ResolveImport) {
  const exportsOf = memoized(async (file: string): Promise<readonly Export[]> => {
    if (!/\.m?js$/.test(file)) return [];
    await init();
    try {
      return parse(readFileSync(file, 'utf8'))[1];
    } catch {
      return []; // JSX, or an error that the bundler reports
    }
  });
  const findInStars = async (file: string, name: string, seen: ReadonlySet<string>) => {
    for (const statement of await exportsOf(file)) {
      if (statement.type !== 'reexport-all') continue;
      const from = await resolveImport(statement.from, dirname(file));
      // Stop at a missing or impure module, because it may export the name.
      if (!from?.isPure) return undefined;
      const origin = await find(from, name, seen);
      if (origin) return origin;
    }
    return undefined;
  };
  const find = async (
    { file, isPure }: ResolvedModule,
    name: string,
    before: ReadonlySet<string>,
  ): Promise<Origin | undefined> => {
    const here = { file, name };
    if (!isPure) return here;
    if (before.has(file)) return undefined;
    const seen = new Set([...before, file]);
    const named = (await exportsOf(file)).filter((statement) => statement.type !== 'reexport-all');
    const own = named.find((statement) => statement.name === name);
    if (!own) return name === 'default' ? undefined : findInStars(file, name, seen);
    if (own.type === 'direct' || own.importName === null) return here;
    const from = await resolveImport(own.from, dirname(file));
    return (from && (await find(from, own.importName, seen))) ?? here;
  };
  return {
    /** Finds the module that declares a name exported by `target`. Undefined if unknown. */
    findExport: (target: ResolvedModule, name: string) => find(target, name, new Set()),
    /** Whether a module re-exports names from several others. */
    isBarrel: memoized(async (file: string) => {
      const sources = (await exportsOf(file)).flatMap((statement) =>
        'from' in statement ? [statement.from] : [],
      );
      return new Set(sources).size > 1;
    }),
  };
}

/** A module whose imports are rewritten, and functions that find other modules. */
interface ImportingModule {
  readonly folder: string;
  readonly isBarrel: boolean;
  readonly resolveImport: ResolveImport;
  readonly modules: ModuleReader;
}

/**
 * Returns a module's text with direct imports. Undefined if nothing changes, or if the bundler must
 * report an error in it.
 */
async function withDirectImports(
  read: () => string | Promise<string>,
  module: ImportingModule,
): Promise<string | undefined> {
  try {
    await init();
    const code = await read();
    let text = code;
    // From the end, so that the offsets of earlier imports stay the same.
    for (const found of [...parse(code)[0]].reverse()) {
      if (found.type !== 'static' || found.attributes) continue;
      const { specifier, importStart, importEnd, start } = found;
      const direct = await directStatements(specifier, code.slice(importStart, start - 1), module);
      if (direct !== undefined) text = text.slice(0, importStart) + direct + text.slice(importEnd);
    }
    return text === code ? undefined : text;
  } catch {
    return undefined; // the bundler reports the error
  }
}

/** Returns the statements that replace an import or re-export. Undefined if it stays. */
async function directStatements(
  specifier: string,
  clause: string,
  { folder, isBarrel, resolveImport, modules }: ImportingModule,
): Promise<string | undefined> {
  const names = namesInClause(clause);
  // A namespace, an import for side effects or a quoted name cannot be rewritten.
  const isPlain = names.every(({ name, local }) => /^[\w$]+,[\w$]+$/.test(`${name},${local}`));
  if (names.length === 0 || !isPlain) return undefined;
  const keyword = clause.startsWith('export') ? 'export' : 'import';
  // Do not rewrite barrels: importers bypass them, and they may have thousands of re-exports.
  if (isBarrel && keyword === 'export') return undefined;
  // Modules with a default export are rarely barrels, and resolving takes milliseconds.
  const isDefault = names.every(({ name }) => name === 'default');
  if (isDefault && !specifier.startsWith('.')) return undefined;
  const target = await resolveImport(specifier, folder);
  if (!target?.isPure || !(await modules.isBarrel(target.file))) return undefined;
  const origins = await Promise.all(names.map(({ name }) => modules.findExport(target, name)));
  if (origins.every((origin) => origin?.file === target.file)) return undefined;
  const direct = origins.flatMap((origin, index) => {
    const from = JSON.stringify(origin?.file);
    return origin ? [`${keyword} { ${origin.name} as ${names[index]?.local} } from ${from}`] : [];
  });
  // The bundler must report a missing name.
  return direct.length < names.length ? undefined : direct.join(';');
}

async function readScript(file: string): Promise<string> {
  // Synchronous: for small files, threads cost more than reading.
  const text = readFileSync(file, 'utf8');
  const loader = /\.m?js$/.test(file) ? undefined : extname(file).slice(1);
  if (loader === undefined) return text;
  const { code } = await transform(text, { loader: loader as 'tsx', jsx: 'automatic' });
  return code;
}

const THEME = 'theme-exports';

/** Returns the specifier of a theme limited to these imported names. */
export const themeExports = (theme: string, names: readonly string[]) =>
  `${THEME}:${names.join()}:${theme}`;

/**
 * Reduces a theme that only re-exports to the imported names. The bundler shares files, not names:
 * otherwise, importers would share all that is imported from the theme. A theme with other code is
 * not reduced, because that code must exist only once.
 */
export const themeExportsPlugin = (): Plugin => ({
  name: THEME,
  setup(build) {
    build.onResolve({ filter: /^theme-exports:/ }, async ({ path, resolveDir, kind }) => {
      const [, names = '', theme = ''] = /^[^:]*:([^:]*):(.*)$/.exec(path) ?? [];
      const found = await build.resolve(theme, { resolveDir, kind });
      if (found.errors.length > 0) return found;
      const text = await reExports(found.path, names.split(','));
      if (text === undefined) return found;
      return { path: `${names}:${found.path}`, namespace: THEME, pluginData: text };
    });
    build.onLoad({ filter: /.*/, namespace: THEME }, ({ path, pluginData }) => ({
      contents: String(pluginData),
      loader: 'js',
      resolveDir: dirname(path.slice(path.indexOf(':') + 1)),
    }));
  },
});

/** Returns the re-exports of names in a module. Undefined if the module has other code. */
async function reExports(file: string, names: readonly string[]): Promise<string | undefined> {
  await init();
  const code = await readScript(file);
  const [imports, exported] = parse(code);
  const statements = imports.map(({ importStart, importEnd }) =>
    code.slice(importStart, importEnd),
  );
  if (partsAround(code, imports).some((text) => /[^\s;]/.test(text))) return undefined;
  return statements
    .filter((_, index) => {
      const passed = exported.filter(
        (binding) => 'importIndex' in binding && binding.importIndex === index,
      );
      // `export * from` lists no names, so it may provide any of the imported ones.
      return (
        passed.length === 0 ||
        passed.some((binding) => !('name' in binding) || names.includes(binding.name))
      );
    })
    .join(';\n');
}

const REACT = 'named-react';
const IS_REACT = { isReact: true };

/** Uses of React as an object: `React['use' + 'Id']`, `{ ...React }`. */
const WHOLE_REACT = /\bReact\s*\[|\.\.\.React\b(?!\s*\.)/;

/**
 * Lets libraries import names of React, given as `names`, from an ES module: properties of a
 * CommonJS object cannot be tree-shaken. Makes demos 4 % smaller.
 */
export function namedReactPlugin(names: readonly string[]): Plugin {
  const exported: Readonly<Record<string, readonly string[]>> = {
    react: names.filter((name) => /^[a-zA-Z]\w*$/.test(name) && name !== 'default'),
    'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
  };
  return {
    name: REACT,
    setup(build) {
      build.onResolve({ filter: /^react(?:\/jsx-runtime)?$/ }, (args) => {
        const { path, importer, kind, namespace, resolveDir } = args;
        const isLibrary = kind === 'import-statement' && namespace === 'file';
        if (!isLibrary || args.pluginData === IS_REACT) return null;
        const needsObject = path === 'react' && WHOLE_REACT.test(readFileSync(importer, 'utf8'));
        return needsObject ? null : { path, namespace: REACT, pluginData: resolveDir };
      });
      build.onLoad({ filter: /.*/, namespace: REACT }, ({ path, pluginData }) => {
        const from = JSON.stringify(path);
        const lines = (exported[path] ?? []).map(
          (name) => `export const ${name} = /* @__PURE__ */ (() => whole.${name})();\n`,
        );
        const contents = `import * as whole from ${from};\nexport { default } from ${from};\n${lines.join('')}`;
        return { contents, loader: 'js', resolveDir: String(pluginData), pluginData: IS_REACT };
      });
    },
  };
}

const IS_RESOLVING = { isResolving: true };

/** Drops side-effect imports of these packages, regardless of their `package.json`. */
export const purePackagesPlugin = (names: readonly string[]): Plugin => ({
  name: 'pure-packages',
  setup(build) {
    if (names.length === 0) return;
    build.onResolve({ filter: anyOf(names) }, async ({ path, resolveDir, kind, pluginData }) => {
      if (pluginData === IS_RESOLVING) return null;
      const found = await build.resolve(path, { resolveDir, kind, pluginData: IS_RESOLVING });
      return { ...found, sideEffects: false };
    });
  },
});

/** Replaces package scripts with empty modules, so that only their existence is checked. */
export const emptyPackagesPlugin = (): Plugin => ({
  name: 'empty-packages',
  setup(builder) {
    builder.onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?jsx?$/ }, () => ({
      contents: '',
      loader: 'empty',
    }));
  },
});
