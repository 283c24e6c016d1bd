import { dirname, join } from 'node:path';
import type { OnResolveArgs, Plugin } from 'esbuild';
import { type IslandModule, type PageIslands, isComponentIsland } from '../model/code/assets.ts';
import type { PageKey } from '../model/site.ts';
import { type CodeContext, packageOf } from './files/packages.ts';
import { tailwindImport } from './files/tailwind.ts';
import { mountSource } from './license.ts';
import type { ModuleBase } from './shared-code.ts';
import { CORE_GROUP } from './vendor/plan.ts';
import { type Usage, ON_DEMAND } from './vendor/usage.ts';

/** Islands that share a module: those of a page, or a single one in `dev`. */
export interface PageModule {
  readonly key: PageKey;
  readonly islands: readonly IslandModule[];
  /** Name of the module's files, without extension. */
  readonly name: string;
}

/** Imports of the site's own modules. */
export interface ModuleImports {
  /** Returns the relative specifiers and path aliases imported by a module, as written. */
  readonly importsOf: (module: string) => readonly string[];
  /** Returns the names imported by a module (an absolute path); `*` for the whole namespace. */
  readonly importedNames: (module: string, specifier: string) => readonly string[];
  /**
   * Returns the specifier in shared code (`./theme/context.ts`) of a file that a module (an
   * absolute path) imports. Undefined for files that the theme does not import.
   */
  readonly sharedAs: (module: string, written: string) => string | undefined;
  /** Returns the package imports of an island's module and its files. */
  readonly usageOf: (module: string) => Usage;
}

export interface PageModuleContext extends ModuleImports {
  readonly code: CodeContext;
  readonly shared: ModuleBase;
  /** Address of the theme's Node module. */
  readonly server: string;
  /** Sorted names of all shared files, which page modules refer to by index. */
  readonly sharedNames: readonly string[];
}

/** Returns a module with a name such as `page-en-kit-react-button_Basic`. */
export const pageModule = (key: PageKey, islands: readonly IslandModule[]): PageModule => ({
  key,
  islands,
  name: [`page-${key}`, ...islands.map(({ name }) => name).slice(0, 1)]
    .map((part) => part.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, ''))
    .join('_'),
});

/**
 * Returns the modules of a page in a release: its first island, which readers see at once, is apart
 * from the others, unless they share a file.
 */
export function releaseModules(
  { key, islands }: PageIslands,
  filesOf: (module: string) => readonly string[],
): PageModule[] {
  const first = islands.find(({ isStatic }) => !isStatic);
  const others = islands.filter((island) => island !== first);
  const files = new Set(others.flatMap(({ module }) => filesOf(module)));
  const isApart = first !== undefined && !filesOf(first.module).some((file) => files.has(file));
  const parts = isApart ? [[first], others] : [islands];
  return parts.filter((part) => part.length > 0).map((part) => pageModule(key, part));
}

export const browserIslands = ({ islands }: Pick<PageModule, 'islands'>) =>
  islands.filter(({ isStatic }) => !isStatic);

const CORE_FILE = `${CORE_GROUP}.js`;
const isCore = (file: string | undefined) => file === CORE_FILE;

/** Returns the shared files with an island's packages, except the core: every module imports it. */
export function packageFiles({ usageOf, shared }: PageModuleContext, module: string): string[] {
  const files = Object.entries(usageOf(module)).flatMap(([specifier, names]) =>
    (names.length === 0 ? [''] : names).map((name) =>
      shared.vendor.exports.fileOf(specifier, name),
    ),
  );
  const loaded = files.flatMap((file) => (file === undefined || isCore(file) ? [] : [file]));
  return [...new Set(loaded)].sort();
}

export function licensedOf({ shared, usageOf }: PageModuleContext, page: PageModule) {
  const { packages = [] } = shared.license ?? {};
  return browserIslands(page).filter(({ module }) =>
    Object.keys(usageOf(module)).some((specifier) => packages.includes(packageOf(specifier))),
  );
}

/**
 * Returns the source of a page's browser module, whose `mount` starts islands by name. Packages and
 * code of an island load when it starts, so that errors stay local and no long task runs all code.
 */
export function browserSource(context: PageModuleContext, module: PageModule): string {
  const islands = browserIslands(module);
  const licensed = licensedOf(context, module);
  const names = ['createMount', 'setUp', 'take', ...(licensed.length > 0 ? ['setLicense'] : [])];
  const used = islands.flatMap((island) =>
    Object.keys(context.usageOf(island.module)).map(packageOf),
  );
  const setups = context.shared.setups.filter((name) => used.includes(name));
  const files = new Set(islands.flatMap((island) => packageFiles(context, island.module)));
  const fileRows = [...files].map(
    (name) =>
      `  ${context.sharedNames.indexOf(name)}: () => import(${JSON.stringify(`./${name}`)}),\n`,
  );
  const islandRows = islands.map(
    (island) =>
      `  ${JSON.stringify(island.name)}: ${loaderSource(context, island.module, join(context.code.site, island.module))},\n`,
  );
  return [
    `import { ${names.join(', ')} } from ${JSON.stringify(`./${CORE_FILE}`)};\n`,
    ...islands.map(({ tailwind }) => (tailwind ? tailwindImport(tailwind) : '')),
    files.size === 0 ? '' : `const files = {\n${fileRows.join('')}};\n`,
    ...setups.map((name) => `await setUp(${JSON.stringify(name)});\n`),
    `const show = createMount({\n${islandRows.join('')}});\n`,
    mountSource(licensed),
    importedFilesSource(context, islands),
  ].join('');
}

/** Returns source text of a function that loads a file of an island after the island's packages. */
function loaderSource(context: PageModuleContext, island: string, file: string): string {
  const numbers = packageFiles(context, island).map((name) => context.sharedNames.indexOf(name));
  const load = `import(${JSON.stringify(file)})`;
  return numbers.length > 0
    ? `() => take(files, ${numbers.join()}).then(() => ${load})`
    : `() => ${load}`;
}

/**
 * Returns source text of `modules`: loaders of files that demos import, so that edited code uses
 * the same instances. Empty if demos import no files.
 */
function importedFilesSource(context: PageModuleContext, islands: readonly IslandModule[]): string {
  const rows = islands.flatMap(({ name, module }) => {
    const specifiers = isComponentIsland(name) ? [] : context.importsOf(module);
    const path = join(context.code.site, module);
    const loaders = specifiers.map((specifier) => {
      const shared = context.sharedAs(path, specifier);
      // The bundler resolves path aliases.
      const file = specifier.startsWith('.') ? join(dirname(path), specifier) : specifier;
      const loader =
        shared === undefined
          ? loaderSource(context, module, file)
          : `() => import(${JSON.stringify(shared)})`;
      return `${JSON.stringify(specifier)}: ${loader}`;
    });
    return loaders.length > 0 ? [`  ${JSON.stringify(name)}: { ${loaders.join(', ')} },\n`] : [];
  });
  return rows.length > 0 ? `export const modules = {\n${rows.join('')}};\n` : '';
}

/** Import of `loaded`: the loaded shared files by index. */
const IMPORT_LOADED = `import { loaded } from "./${CORE_FILE}";\n`;

/** Returns how browser modules access packages: in shared files, or inlined if few need them. */
export function browserAccess(context: PageModuleContext): PackageAccess {
  const { plan, vendor, reactNames } = context.shared;
  const { aliasOf, addressOf, fileOf, wholeFileOf } = vendor.exports;
  const external = new Set([...vendor.sharedFiles.values(), ...vendor.onDemand]);
  const isLoaded = (specifier: string, name: string) => {
    const file = fileOf(specifier, name);
    return file !== undefined && !isCore(file);
  };
  const loadedValue = (specifier: string, name: string) =>
    `loaded[${context.sharedNames.indexOf(fileOf(specifier, name) ?? '')}].${aliasOf(specifier, name)}`;
  const wholeSource = (specifier: string) => {
    if (isLoaded(specifier, '*')) {
      return IMPORT_LOADED + namespaceSource(loadedValue(specifier, '*'));
    }
    const alias = aliasOf(specifier, '*') ?? '';
    const source =
      specifier === 'react' && reactNames.length > 0
        ? namesSource(alias, reactNames)
        : namespaceSource(alias);
    return `import { ${alias} } from ${JSON.stringify(addressOf(specifier, '*'))};\n${source}`;
  };
  const nameSource = (specifier: string, name: string) =>
    isLoaded(specifier, name)
      ? exportSource(name, loadedValue(specifier, name))
      : `export { ${aliasOf(specifier, name)} as ${name} } from ${JSON.stringify(addressOf(specifier, name))};\n`;
  const isInCore = (specifier: string) => (name: string) =>
    name !== '*' && isCore(fileOf(specifier, name));
  return {
    importedNames: (module, specifier) => {
      const names = context.importedNames(module, specifier);
      // The core is always loaded, so one module can export all imports from it.
      return names.length > 0 && names.every(isInCore(specifier))
        ? Object.keys(plan[specifier]?.aliases ?? {}).filter(isInCore(specifier))
        : names;
    },
    moduleSource: (specifier, names) => {
      if (names.includes('*')) return wholeSource(specifier);
      if (names.length > 0) {
        const head = names.some((name) => isLoaded(specifier, name)) ? IMPORT_LOADED : '';
        return head + names.map((name) => nameSource(specifier, name)).join('');
      }
      // A loaded shared file has already run its side effects.
      const address = isLoaded(specifier, '') ? undefined : addressOf(specifier, '');
      return address === undefined ? '' : `import ${JSON.stringify(address)};\n`;
    },
    lazySource: (specifier) => {
      const file = JSON.stringify(`./${wholeFileOf(specifier)}`);
      return `import(${file}).then((file) => file.${aliasOf(specifier, ON_DEMAND)})`;
    },
    isExternal: (address) => address.startsWith('./') && external.has(address.slice(2)),
  };
}

/** Returns the source of a page's Node module: a loader per island, so that errors stay local. */
export function serverSource(context: PageModuleContext, { islands }: PageModule): string {
  const { code, server, usageOf } = context;
  const rows = islands.map(({ name, module }) => {
    const specifiers = Object.entries(usageOf(module))
      .filter(([, names]) => names.length === 0 || names.some((name) => name !== ON_DEMAND))
      .map(([specifier]) => specifier);
    const load = `import(${JSON.stringify(join(code.site, module))})`;
    return `  ${JSON.stringify(name)}: () => loadPackages(${JSON.stringify(specifiers)}).then(() => ${load}),\n`;
  });
  return `import { loadPackages } from ${JSON.stringify(server)};\nexport const islands = {\n${rows.join('')}};\n`;
}

/** Returns how Node modules access packages: through the theme's Node module. */
export function serverAccess({ importedNames, server }: PageModuleContext): PackageAccess {
  const from = JSON.stringify(server);
  return {
    importedNames,
    moduleSource: (specifier, names) => {
      const module = `packages[${JSON.stringify(specifier)}]`;
      const lines = names.includes('*')
        ? [namespaceSource(`${module}["*"]`)]
        : names.map((name) => exportSource(name, `${module}.${name}`));
      return [`import { packages } from ${from};\n`, ...lines].join('');
    },
    lazySource: (specifier) => {
      const name = JSON.stringify(specifier);
      return `import(${from}).then(({ loadPackages, packages }) => loadPackages([${name}]).then(() => packages[${name}]["*"]))`;
    },
    isExternal: (address) => address === server,
  };
}

/** Access of the site's own code to packages and to modules of the theme, bundled separately. */
interface PackageAccess extends Pick<ModuleImports, 'importedNames'> {
  /** Returns the source of a module that exports these names of a package. */
  readonly moduleSource: (specifier: string, names: readonly string[]) => string;
  /** Returns the source of an expression that resolves to a package's namespace, for `import()`. */
  readonly lazySource: (specifier: string) => string;
  /** Whether an address in generated code refers to an external file. */
  readonly isExternal: (address: string) => boolean;
}

const NAMESPACE = 'package';
const LAZY = 'lazy-package';

/**
 * Replaces imports of shared code in the site's own code. Each set of names becomes a separate
 * module, so that a page does not load rarely used code because other modules import its names.
 */
export function sharedCodePlugin(
  { shared, sharedAs }: PageModuleContext,
  access: PackageAccess,
): Plugin {
  const isShared = (specifier: string) => Object.hasOwn(shared.plan, specifier);
  return {
    name: NAMESPACE,
    setup(build) {
      // In files of the site, `./name` is a sibling file, so only generated code is handled.
      for (const namespace of ['entry', NAMESPACE, LAZY]) {
        build.onResolve({ filter: /^(?:\.\/|file:)/, namespace }, ({ path }) => {
          if (access.isExternal(path)) return { path, external: true };
          return isShared(path) ? { path, namespace: LAZY } : null;
        });
      }
      const replaceImport = (specifier: string, { importer, kind }: OnResolveArgs) => {
        const imported = access.importedNames(importer, specifier);
        if (kind === 'dynamic-import' && imported.includes(ON_DEMAND))
          return { path: specifier, namespace: LAZY };
        const names = imported.filter((name) => name !== ON_DEMAND).sort();
        return {
          path: [specifier, ...names].join('|'),
          namespace: NAMESPACE,
          // An import without names is there for its side effects.
          sideEffects: names.length === 0,
          pluginData: { specifier, names },
        };
      };
      build.onResolve({ filter: /^[^./]/ }, (args) =>
        isShared(args.path) ? replaceImport(args.path, args) : null,
      );
      build.onResolve({ filter: /^[^/]/, namespace: 'file' }, (args) => {
        const specifier = sharedAs(args.importer, args.path);
        return specifier === undefined ? null : replaceImport(specifier, args);
      });
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ pluginData }) => {
        const { specifier, names } = pluginData as { specifier: string; names: readonly string[] };
        return { contents: access.moduleSource(specifier, names), loader: 'js' };
      });
      // `import()` of a module that exports `then` resolves to the value passed to `resolve`.
      build.onLoad({ filter: /.*/, namespace: LAZY }, ({ path }) => ({
        contents: `export const then = (resolve, reject) => ${access.lazySource(path)}.then(resolve, reject);\n`,
        loader: 'js',
      }));
    },
  };
}

const exportSource = (name: string, expression: string) =>
  name === 'default'
    ? `export default ${expression};\n`
    : `export const ${name} = ${expression};\n`;

/**
 * Returns source text that exports a namespace: CommonJS, so that no list of names is needed.
 * `__esModule` is not enumerable, so that `Object.keys` returns the names of the package only.
 */
const namespaceSource = (expression: string) =>
  `module.exports = Object.defineProperty({ ...${expression} }, '__esModule', { value: true });\n`;

/** Returns source text that exports these names of a namespace and can be tree-shaken. */
const namesSource = (expression: string, names: readonly string[]) =>
  names
    .filter((name) => /^[a-zA-Z]\w*$/.test(name))
    .map((name) => exportSource(name, `/* @__PURE__ */ (() => ${expression}.${name})()`))
    .join('');
