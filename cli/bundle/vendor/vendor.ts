import type { Message } from 'esbuild';
import { asJson, type WorkCache } from '../../model/host.ts';
import { type LargeBarrel, barrelsPlugin } from '../files/barrels.ts';
import {
  bundleCached,
  fromStoredFiles,
  readCachedBundle,
  toStoredFiles,
} from '../files/bundle-cache.ts';
import type { CachedBundle, StoredFile } from '../files/bundle-cache.ts';
import type { NamedFile } from '../files/content-names.ts';
import { BundleError, bundleFiles } from '../files/esbuild.ts';
import { mergeImports } from '../files/import-statements.ts';
import type { CodeContext, NodeImports } from '../files/packages.ts';
import { type LicenseSetup, licenseSource } from '../license.ts';
import { bundleAroundFaults, NO_EXPORT } from '../package-faults.ts';
import type { BundleAttempt, BundleFaults } from '../package-faults.ts';
import { THEME_LOADER } from '../theme-server.ts';
import { arrangeChunks, SHELL_GROUP } from './arrange.ts';
import { chunkAddress, chunksPlugin, readChunks, sharedFileSources } from './chunks.ts';
import type { ArrangedChunks, Chunk } from './chunks.ts';
import {
  directImportsPlugin,
  emptyPackagesPlugin,
  namedReactPlugin,
  purePackagesPlugin,
  themeExports,
  themeExportsPlugin,
} from './imports.ts';
import { CORE_GROUP, vendorEntries, withoutRejected } from './plan.ts';
import type { VendorEntry, VendorPlan } from './plan.ts';
import type { Usage } from './usage.ts';

export interface VendorInput {
  readonly context: CodeContext;
  readonly cache: WorkCache;
  readonly plan: VendorPlan;
  /** Imports of each page with islands. */
  readonly usageByPage: readonly Usage[];
  /** Import specifier of the theme: a package path or an absolute path. */
  readonly theme: string;
  /** License setup. Absent without a license key. */
  readonly license?: LicenseSetup | undefined;
  readonly reactNames: readonly string[];
  readonly purePackages: readonly string[];
  /** Absolute path of the runtime module that mounts islands. */
  readonly mount: string;
  readonly minify: boolean;
  /** Faults known from bundling the server code. */
  readonly faults: BundleFaults;
  readonly barrels: readonly LargeBarrel[];
  /** Whether the result is unused and only errors matter. */
  readonly findsErrorsOnly: boolean;
}

/** Shared browser code: `core.js` with React and the theme's root, package and on-demand files. */
export interface BrowserVendor extends ArrangedChunks {
  readonly files: readonly NamedFile[];
  readonly exports: VendorExports;
  /** Names of the files that are loaded only by edited code and `import()`. */
  readonly onDemand: readonly string[];
  readonly faults: BundleFaults;
  readonly nodeImports: readonly (readonly [name: string, modules: readonly string[]])[];
}

/** Output of the bundler, as JSON. */
export interface VendorBundle extends Pick<BrowserVendor, 'faults' | 'nodeImports'> {
  /** Chunks, without the texts of those in shared files. */
  readonly chunks: readonly Chunk[];
  readonly sharedFiles: readonly (readonly [chunk: string, file: string])[];
  readonly shared: readonly StoredFile[];
  readonly onDemand: readonly StoredFile[];
}

/**
 * Bundles shared code in two passes. The first splits packages by the pages that need them, the
 * second joins chunks that many pages need into a few files. Others are inlined into page modules.
 */
export async function bundleBrowserVendor(
  input: VendorInput,
  prebuilt?: VendorBundle,
): Promise<BrowserVendor> {
  const bundle = () =>
    bundleCached(cachedVendor(input), (logged) => bundleVendor({ ...input, context: logged }));
  return vendorOf(input, prebuilt ?? (await bundle()));
}

/** Returns the shared browser code from the cache. Undefined if it is missing or stale. */
export async function restoreBrowserVendor(input: VendorInput): Promise<BrowserVendor | undefined> {
  const bundle = await readCachedBundle<VendorBundle>(cachedVendor(input));
  return bundle && vendorOf(input, bundle);
}

function cachedVendor({ context, cache, barrels, ...rest }: VendorInput): CachedBundle {
  const specifiers = barrels.map(({ specifier }) => specifier);
  const inputs = asJson({ ...rest, barrels: specifiers });
  return { name: 'vendor', inputs, context, cache };
}

function vendorOf(input: VendorInput, bundle: VendorBundle): BrowserVendor {
  const { faults, nodeImports } = bundle;
  const chunks = new Map(bundle.chunks.map((chunk) => [chunk.name, chunk]));
  const plan = withoutRejected(input.plan, faults.rejected);
  const entries = vendorEntries(plan, input.usageByPage);
  return {
    ...layoutOf({ chunks, sharedFiles: new Map(bundle.sharedFiles) }, plan, entries),
    onDemand: bundle.onDemand.map(({ name }) => name),
    files: fromStoredFiles([...bundle.shared, ...bundle.onDemand]),
    faults,
    nodeImports,
  };
}

async function bundleVendor(input: VendorInput): Promise<VendorBundle> {
  const nodeImports: NodeImports = new Map();
  const { value: list, faults } = await bundleAroundFaults(input.context, input.faults, (attempt) =>
    splitPackages({ ...input, ...attempt }, nodeImports),
  );
  const plan = withoutRejected(input.plan, faults.rejected);
  const entries = vendorEntries(plan, input.usageByPage);
  const chunks = new Map(list.map((chunk) => [chunk.name, chunk]));
  const sharedFiles = arrangeChunks(chunks, entries);
  const layout = layoutOf({ chunks, sharedFiles }, plan, entries);
  const joinChunks = async (sources: Readonly<Record<string, string>>, splitting: boolean) => {
    const { context, minify } = input;
    const plugins = [chunksPlugin(layout)];
    const options = { context, minify, platform: 'browser', isBundled: true } as const;
    const named = Object.entries(sources).map(
      ([name, source]) => [name.replace(/\.js$/, ''), source] as const,
    );
    const joined = { ...options, entries: Object.fromEntries(named), splitting, plugins };
    return toStoredFiles(await mergeImports(await bundleFiles(joined)));
  };
  return {
    shared: await joinChunks(sharedFileSources(layout), false),
    onDemand: await joinChunks(onDemandSources(plan, layout.exports), true),
    chunks: list.map((chunk) => (sharedFiles.has(chunk.name) ? { ...chunk, text: '' } : chunk)),
    sharedFiles: [...sharedFiles],
    faults,
    nodeImports: [...nodeImports]
      .map(([name, modules]) => [name, [...modules].sort()] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  };
}

/** Runs the first pass of the bundler, which splits packages by the pages that need them. */
async function splitPackages(
  input: VendorInput & BundleAttempt,
  nodeImports: NodeImports,
): Promise<readonly Chunk[]> {
  const { context, theme, mount, minify, license, faults, findsErrorsOnly } = input;
  const units = vendorEntries(withoutRejected(input.plan, faults.rejected), input.usageByPage);
  const entries = {
    [CORE_GROUP]: coreSource(theme, mount) + licenseSource(license, mount),
    [SHELL_GROUP]: shellSource(theme, mount),
    ...Object.fromEntries(units.map(({ name, source }) => [name, source])),
  };
  const bundling = bundleFiles({
    context,
    entries,
    minify,
    nodeImports,
    platform: 'browser',
    splitting: true,
    loader: THEME_LOADER,
    plugins: [
      ...input.plugins,
      barrelsPlugin(input.barrels),
      ...(findsErrorsOnly ? [emptyPackagesPlugin()] : []),
      namedReactPlugin(input.reactNames),
      themeExportsPlugin(),
      purePackagesPlugin(input.purePackages),
      ...(findsErrorsOnly ? [] : [directImportsPlugin(entries, context.site)]),
    ],
  });
  if (findsErrorsOnly) {
    await bundling.catch(rethrowErrors);
    return [];
  }
  // The theme's style sheets and fonts come from the server bundle.
  return readChunks((await bundling).filter(({ name }) => name.endsWith('.js')));
}

/** Rethrows an error, except missing exports of packages: in a dry run, packages are empty. */
function rethrowErrors(error: unknown): void {
  if (!(error instanceof BundleError)) throw error;
  const isReal = ({ text }: Message) => !NO_EXPORT.exec(text)?.[1]?.includes('node_modules/');
  const messages = error.messages.filter(isReal);
  if (messages.length > 0) throw new BundleError(messages);
}

function layoutOf(
  { chunks, sharedFiles }: Pick<ArrangedChunks, 'chunks' | 'sharedFiles'>,
  plan: VendorPlan,
  entries: readonly VendorEntry[],
) {
  const lazy = [...chunks.values()].flatMap((chunk) => chunk.lazy);
  const starts = [CORE_GROUP, SHELL_GROUP, ...entries.map(({ name }) => name)];
  const named = new Set([...starts.map((name) => `${name}.js`), ...lazy]);
  const arranged = { chunks, sharedFiles, named };
  return { ...arranged, exports: findExports(plan, entries, arranged) };
}

type VendorExports = ReturnType<typeof findExports>;

/** Returns functions that find the file of an import. An empty name means side effects. */
function findExports(
  plan: VendorPlan,
  entries: readonly VendorEntry[],
  { sharedFiles }: Pick<ArrangedChunks, 'sharedFiles'>,
) {
  const chunkOfAlias = new Map<string, string>();
  const chunkOfEffect = new Map<string, string>();
  for (const { name, aliases, effects } of entries) {
    for (const alias of aliases) chunkOfAlias.set(alias, `${name}.js`);
    for (const specifier of effects) chunkOfEffect.set(specifier, `${name}.js`);
  }
  const aliasOf = (specifier: string, name: string) => plan[specifier]?.aliases[name];
  const chunkOf = (specifier: string, name: string) =>
    name === '' ? chunkOfEffect.get(specifier) : chunkOfAlias.get(aliasOf(specifier, name) ?? '');
  const fileOf = (specifier: string, name: string) =>
    sharedFiles.get(chunkOf(specifier, name) ?? '');
  return {
    aliasOf,
    /** Returns the name of the shared file. Undefined for chunks that pages inline. */
    fileOf,
    /** Returns the address of the shared file, or of the chunk if pages inline it. */
    addressOf: (specifier: string, name: string) => {
      const file = fileOf(specifier, name);
      const chunk = chunkOf(specifier, name);
      return file === undefined ? chunk && chunkAddress(chunk) : `./${file}`;
    },
    /** Returns the name of a file with all names of a specifier, shared or on demand. */
    wholeFileOf: (specifier: string) => {
      const { group, aliases = {} } = plan[specifier] ?? {};
      const files = new Set(Object.keys(aliases).map((name) => fileOf(specifier, name)));
      const [only] = files;
      return files.size === 1 && only !== undefined ? only : `${group}-more.js`;
    },
  };
}

/** Returns a source per group for names that no single shared file exports. Loaded on demand. */
function onDemandSources(plan: VendorPlan, exports: VendorExports) {
  const sources: Record<string, string> = {};
  for (const [specifier, { group, aliases }] of Object.entries(plan)) {
    const name = `${group}-more`;
    if (exports.wholeFileOf(specifier) !== `${name}.js`) continue;
    for (const [exported, alias] of Object.entries(aliases)) {
      const from = JSON.stringify(exports.addressOf(specifier, exported));
      sources[name] = `${sources[name] ?? ''}export { ${alias} } from ${from};\n`;
    }
  }
  return Object.fromEntries(
    Object.entries(sources).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

const CORE_NAMES = [
  'IslandRoot',
  'prepareIslands',
  'demoVariables',
  'consoleValues',
  'packageSetups',
] as const;
const SHELL_NAMES = ['islands', 'prepareIslands', 'demoVariables'] as const;

/**
 * Imports the theme's namespace, because a theme may omit names. Reads each name, so that server
 * code of the theme is tree-shaken.
 */
const themeSource = (theme: string, names: readonly string[]) => {
  const from = JSON.stringify(themeExports(theme, names));
  const properties = names.map((name) => `${name}: site.${name}`).join(', ');
  return `import * as site from ${from};\nconst theme = { ${properties} };\n`;
};

/**
 * Returns the source of the core. `take` loads shared files of a page module by their indexes, each
 * once per page, into `loaded`.
 */
const coreSource = (theme: string, mount: string) => `${themeSource(theme, CORE_NAMES)}
import { createMount as create } from ${JSON.stringify(mount)};
export const createMount = (demos) => create(demos, theme);
export const setUp = (name) => theme.packageSetups?.[name]?.();
export const loaded = {};
export const take = (files, ...numbers) =>
  Promise.all(numbers.map(async (one) => { loaded[one] ??= await files[one](); }));
`;

const shellSource = (theme: string, mount: string) => `${themeSource(theme, SHELL_NAMES)}
import { createShellMount } from ${JSON.stringify(mount)};
export const mount = createShellMount(theme);
`;
