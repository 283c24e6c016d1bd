import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PAGE_STYLES } from '../model/code/assets.ts';
import type { OutputFile, PageCode, PageIslands } from '../model/code/assets.ts';
import { reachableFrom } from '../model/collections.ts';
import { contentHash } from '../model/files.ts';
import type { Json, WorkCache, Scratch } from '../model/host.ts';
import type { PageKey } from '../model/site.ts';
import { contextInputs, fromStoredFiles, toStoredFiles } from './files/bundle-cache.ts';
import type { StoredFile } from './files/bundle-cache.ts';
import { decodeFile, nameByContent, referencesOf, withAddresses } from './files/content-names.ts';
import type { NamedFile } from './files/content-names.ts';
import { bundleEntries, minifyCss } from './files/esbuild.ts';
import { mergeImports, readScriptFiles } from './files/import-statements.ts';
import type { CodeContext } from './files/packages.ts';
import { tailwindPlugin } from './files/tailwind.ts';
import {
  browserAccess,
  browserSource,
  licensedOf,
  packageFiles,
  pageModule,
  releaseModules,
  serverAccess,
  serverSource,
  browserIslands,
  sharedCodePlugin,
} from './page-modules.ts';
import type { ModuleImports, PageModule, PageModuleContext } from './page-modules.ts';
import type { ModuleBase } from './shared-code.ts';
import { chunksPlugin } from './vendor/chunks.ts';

export interface PageCodeInput extends ModuleImports {
  readonly context: CodeContext;
  readonly scratch: Scratch;
  readonly cache: WorkCache;
  readonly base: string;
  readonly shared: ModuleBase;
  readonly pages: readonly PageIslands[];
  readonly minify: boolean;
  /** Returns the files of an island's module, including the module itself. */
  readonly filesOf: (module: string) => readonly string[];
  /** Whether each island has its own module: more requests, but a change affects one module. */
  readonly isPerIsland: boolean;
}

export interface PagesCode {
  readonly files: readonly OutputFile[];
  readonly pages: ReadonlyMap<PageKey, PageCode>;
  readonly needsLicense?: boolean;
}

/** Bundles the page modules against the shared code. Throws `BundleError`. */
export async function bundlePages(input: PageCodeInput): Promise<PagesCode> {
  const { base, shared, scratch, isPerIsland } = input;
  const modules = input.pages.flatMap((page) =>
    isPerIsland
      ? page.islands.map((island) => pageModule(page.key, [island]))
      : releaseModules(page, input.filesOf),
  );
  if (modules.length === 0) return { files: [], pages: new Map() };
  const context: PageModuleContext = {
    ...input,
    code: input.context,
    server: pathToFileURL(shared.server).href,
    sharedNames: [...new Set(shared.vendor.sharedFiles.values())].sort(),
  };
  const bundled = await bundleModules(input, context, modules);
  const { browser, files, names } = nameFiles([...bundled.values()], shared.names, isPerIsland);
  /** Returns the addresses of those of the files that exist. */
  const addressesOf = (some: readonly string[]) => {
    const final = some.flatMap((name) => names.get(name) ?? shared.names.get(name) ?? []);
    return [...new Set(final)].map((name) => `${base}_assets/${name}`);
  };
  const scriptFiles = await readScriptFiles([...shared.vendor.files, ...browser]);
  const codeOf = async (module: PageModule): Promise<PageCode> => {
    const { name, islands } = module;
    const { server: text = '', browser: own = [] } = bundled.get(module) ?? {};
    const bytes = Buffer.from(withAddresses(text, own, base));
    const server = await scratch.write({ name: `${name}.mjs`, bytes });
    const hydrated = browserIslands(module);
    const packages = hydrated.flatMap((island) => packageFiles(context, island.module));
    const needed = [...scriptFiles(`${name}.js`).slice(0, -1), ...packages.flatMap(scriptFiles)];
    // None if all islands of the module are rendered at build only.
    const [client] = addressesOf([`${name}.js`]);
    return {
      client: client === undefined ? {} : byIsland(hydrated, client),
      shared: client === undefined ? {} : { [client]: addressesOf(needed) },
      server: byIsland(islands, server),
      styles: addressesOf([`${name}.css`, `${staticName(name)}.css`]),
      paths: own.map((file) => `_assets/${names.get(file.name)}`),
    };
  };
  const pages = new Map<PageKey, PageCode>();
  for (const module of modules) {
    pages.set(module.key, joinCode(pages.get(module.key), await codeOf(module)));
  }
  const needsLicense = modules.some((module) => licensedOf(context, module).length > 0);
  return { files, pages, needsLicense };
}

const byIsland = (islands: PageModule['islands'], value: string) =>
  Object.fromEntries(islands.map(({ name }) => [name, value]));

/** Joins the code of a page's earlier modules and of the next one. */
const joinCode = (page: PageCode | undefined, module: PageCode): PageCode => ({
  client: { ...page?.client, ...module.client },
  shared: { ...page?.shared, ...module.shared },
  server: { ...page?.server, ...module.server },
  styles: [...new Set([...(page?.styles ?? []), ...module.styles])],
  paths: [...(page?.paths ?? []), ...module.paths],
});

interface ModuleFiles<File = NamedFile> {
  /** Scripts, style sheets and dependencies. No scripts if all islands are static components. */
  readonly browser: readonly File[];
  readonly server: string;
}

/**
 * Names the files of modules by content. In a release, style sheets have one name, so that equal
 * ones of several pages are one file. `dev` needs their own names, by which it replaces sheets.
 */
function nameFiles(
  modules: readonly ModuleFiles[],
  known: ReadonlyMap<string, string>,
  isPerIsland: boolean,
) {
  const all = modules.flatMap((module) => module.browser);
  const browser = [...new Map(all.map((file) => [file.name, file])).values()];
  const stemOf = (name: string) =>
    !isPerIsland && name.endsWith('.css') ? `${PAGE_STYLES}.css` : name;
  return { browser, ...nameByContent(browser, known, stemOf) };
}

const PAGE_MODULE = 'page-module';

interface GeneratedModule {
  readonly module: PageModule;
  readonly browser: string;
  readonly server: string;
}

/** Returns page modules from the cache and bundles the others in one go. Throws `BundleError`. */
async function bundleModules(
  { cache, minify }: Pick<PageCodeInput, 'cache' | 'minify'>,
  context: PageModuleContext,
  modules: readonly PageModule[],
): Promise<ReadonlyMap<PageModule, ModuleFiles>> {
  const started = Date.now();
  const { code } = context;
  const { plan, vendor } = context.shared;
  const { sharedFiles, chunks } = vendor;
  const shared = contentHash(JSON.stringify([plan, [...sharedFiles], [...chunks.values()]]));
  const keyOf = ({ module: { name }, browser, server }: GeneratedModule): Json => {
    return [name, browser, server, shared, minify, contextInputs(code)];
  };
  const bundled = new Map<PageModule, ModuleFiles>();
  const stale: GeneratedModule[] = [];
  for (const module of modules) {
    const [browser, server] = [browserSource(context, module), serverSource(context, module)];
    const generated = { module, browser, server };
    const entry = await cache.get<ModuleFiles<StoredFile>>(PAGE_MODULE, keyOf(generated));
    if (entry) {
      code.readLog?.add(entry.paths);
      bundled.set(module, { ...entry.value, browser: fromStoredFiles(entry.value.browser) });
    } else stale.push(generated);
  }
  if (stale.length === 0) return bundled;
  const filesOf = await bundleGenerated(context, stale, minify);
  for (const generated of stale) {
    const { paths, ...own } = filesOf(generated.module.name);
    bundled.set(generated.module, own);
    const value: ModuleFiles<StoredFile> = { ...own, browser: toStoredFiles(own.browser) };
    await cache.put(PAGE_MODULE, keyOf(generated), { value, paths, started });
  }
  return bundled;
}

/** Returns the name of the Node bundle of a module's static components. */
const staticName = (name: string) => `${name}.static`;

/** Bundles for both platforms. Returns a function from modules to their files and dependencies. */
async function bundleGenerated(
  context: PageModuleContext,
  modules: readonly GeneratedModule[],
  minify: boolean,
): Promise<(name: string) => ModuleFiles & { readonly paths: readonly string[] }> {
  const { code, shared } = context;
  const visible = modules.filter(({ module }) => browserIslands(module).length > 0);
  // Adds style sheets of static components, which bundles for browsers do not contain.
  const statics = modules.flatMap(({ module }): [string, string][] => {
    const sources = module.islands.flatMap(({ module: path, isStatic }) =>
      isStatic ? [`import ${JSON.stringify(join(code.site, path))};\n`] : [],
    );
    return sources.length > 0 ? [[staticName(module.name), sources.join('')]] : [];
  });
  const [browser, server] = await Promise.all([
    bundleEntries({
      context: code,
      platform: 'browser',
      entries: Object.fromEntries(visible.map(({ module, browser: text }) => [module.name, text])),
      plugins: [
        chunksPlugin(shared.vendor),
        sharedCodePlugin(context, browserAccess(context)),
        tailwindPlugin(code.site),
      ],
      minify,
    }),
    bundleEntries({
      context: code,
      platform: 'node',
      entries: Object.fromEntries([
        ...modules.map(({ module, server: text }) => [module.name, text] as const),
        ...statics,
      ]),
      plugins: [sharedCodePlugin(context, serverAccess(context))],
      minify: false,
      hasSourceMaps: true,
    }),
  ]);
  const byName = (files: readonly NamedFile[]) => new Map(files.map((file) => [file.name, file]));
  const browserFiles = byName(await mergeImports(browser.files));
  const serverFiles = byName(
    await Promise.all(server.files.map((file) => minifySheet(file, minify))),
  );
  return (name) => {
    const module = serverFiles.get(`${name}.mjs`);
    if (!module) throw new Error(`The bundle lacks ${name}`);
    return {
      browser: [
        ...withReferencedFiles([`${name}.js`, `${name}.css`], browserFiles),
        ...withReferencedFiles(
          [`${staticName(name)}.css`, ...referencesOf(module, serverFiles)],
          serverFiles,
        ),
      ],
      server: decodeFile(module),
      paths: [...new Set([...browser.readBy(name), ...server.readBy(name)])],
    };
  };
}

const minifySheet = async (file: NamedFile, minify: boolean): Promise<NamedFile> =>
  minify && file.name.endsWith('.css') ? { ...file, bytes: await minifyCss(file.bytes) } : file;

/** Returns files by name, and the files to which they refer. */
function withReferencedFiles(names: readonly string[], files: ReadonlyMap<string, NamedFile>) {
  const named = (some: readonly string[]) => some.flatMap((name) => files.get(name) ?? []);
  return reachableFrom(named(names), (file) => named(referencesOf(file, files)));
}
