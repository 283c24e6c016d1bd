import { dirname, join } from 'node:path';
import type { IslandModule } from '../model/assets.ts';
import { contentHash } from '../model/files.ts';
import type { Remembered, Json } from '../model/host.ts';
import type { PageKey } from '../model/site.ts';
import { contextInputs, restoredFiles, storedFiles } from './files/bundle-cache.ts';
import type { StoredFile } from './files/bundle-cache.ts';
import { bundleEntries } from './files/esbuild.ts';
import type { BundledEntries } from './files/esbuild.ts';
import { referencesOf } from './files/content-names.ts';
import type { NamedFile } from './files/content-names.ts';
import { mergeImports } from './files/merge-imports.ts';
import type { CodeContext } from './files/packages.ts';
import { licensedIslands, mountSource } from './license.ts';
import { tailwindImport, tailwindPlugin } from './files/tailwind.ts';
import { partsByAlias } from './vendor/further-files.ts';
import { partAddress, partsPlugin } from './vendor/part-files.ts';
import { exportSource, namesSource, namespaceSource, standInPlugin } from './vendor/stand-ins.ts';
import type { PackageAccess } from './vendor/stand-ins.ts';
import { ON_DEMAND } from './vendor/usage.ts';
import type { Usage } from './vendor/usage.ts';
import { CORE_GROUP, packageOf } from './vendor/vendor-plan.ts';
import type { VendorPlan } from './vendor/vendor-plan.ts';
import type { BrowserVendor } from './vendor/vendor.ts';

/** Islands that share one module. */
export interface IslandUnit {
  readonly key: PageKey;
  readonly islands: readonly IslandModule[];
  /** Name of the module's files, without extension. */
  readonly name: string;
}

/** What is known of the imports of the site's own modules. */
export interface ModuleImports {
  /** Relative specifiers that a module imports, as written. */
  readonly importsOf: (module: string) => readonly string[];
  readonly namesTaken: PackageAccess['namesTaken'];
  /** What an island's module and the files that it imports take from packages. */
  readonly usageOf: (module: string) => Usage;
}

export interface UnitsInput extends ModuleImports {
  readonly context: CodeContext;
  readonly cache: Remembered;
  readonly plan: VendorPlan;
  readonly vendor: BrowserVendor;
  readonly places: PackagePlaces;
  /** Address of the Node module of the theme. */
  readonly server: string;
  readonly minify: boolean;
}

/** The files of a unit. */
export interface UnitFiles {
  /** `name.js`, its style sheet and what both refer to; none where readers see nothing of it. */
  readonly browser: readonly NamedFile[];
  /** Text of the Node module. */
  readonly server: string;
}

/** Bundles units; those that were bundled before and have not changed are taken from the cache. Throws `BundleError`. */
export async function bundleUnits(
  input: UnitsInput,
  units: readonly IslandUnit[],
): Promise<ReadonlyMap<IslandUnit, UnitFiles>> {
  const { cache, context, vendor, plan, minify } = input;
  const started = Date.now();
  const { parts, homes } = vendor;
  const shared = contentHash(JSON.stringify([plan.specifiers, [...homes], [...parts.values()]]));
  const inputsOf = (unit: IslandUnit): Json => [
    ...[browserSource(input, unit), serverSource(input, unit), shared, minify],
    contextInputs(context),
  ];
  const made = new Map<IslandUnit, UnitFiles>();
  for (const unit of units) {
    const known = await cache.recall<StoredUnit>(UNIT, inputsOf(unit));
    if (!known) continue;
    context.readLog?.add(known.paths);
    made.set(unit, { ...known.value, browser: restoredFiles(known.value.browser) });
  }
  const stale = units.filter((unit) => !made.has(unit));
  if (stale.length === 0) return made;
  const [browser, server] = await Promise.all([
    bundleBrowserUnits(input, stale),
    bundleServerUnits(input, stale),
  ]);
  const files = new Map((await mergeImports(browser.files)).map((file) => [file.name, file]));
  for (const unit of stale) {
    const module = server.files.find(({ name }) => name === `${unit.name}.mjs`);
    if (!module) throw new Error(`The bundle lacks ${unit.name}`);
    const text = Buffer.from(module.bytes).toString('utf8');
    const own = {
      browser: filesBelow([`${unit.name}.js`, `${unit.name}.css`], files),
      server: text,
    };
    made.set(unit, own);
    const value: StoredUnit = { ...own, browser: storedFiles(own.browser) };
    const paths = [...new Set([...browser.readBy(unit.name), ...server.readBy(unit.name)])];
    await cache.keep(UNIT, inputsOf(unit), { value, paths, started });
  }
  return made;
}

/** Name of units in the cache. */
const UNIT = 'page-module';

type StoredUnit = Omit<UnitFiles, 'browser'> & { readonly browser: readonly StoredFile[] };

/** Files of these names, and those that they refer to. */
function filesBelow(
  names: readonly string[],
  files: ReadonlyMap<string, NamedFile>,
): readonly NamedFile[] {
  const found = new Set(names.flatMap((name) => files.get(name) ?? []));
  for (const file of found) {
    for (const name of referencesOf(file, files)) {
      const next = files.get(name);
      if (next) found.add(next);
    }
  }
  return [...found];
}

/** A page's key, and the islands apart if there are any, in words: `page-en-kit-react-button`. */
export const moduleName = (key: PageKey, islands: readonly IslandModule[]) =>
  ['page', key, ...islands.map(({ name }) => name)]
    .join('-')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The islands of a unit that readers see. */
const seenIn = ({ islands }: IslandUnit) => islands.filter(({ unseen }) => !unseen);

/**
 * One browser module a unit: it exports `mount`, which starts its islands by name. An island's packages are loaded and its code runs when that
 * island starts, so that what fails there fails alone, and so that no task runs the code of all.
 */
function bundleBrowserUnits(
  input: UnitsInput,
  units: readonly IslandUnit[],
): Promise<BundledEntries> {
  const { context, vendor, minify } = input;
  const seen = units.filter((unit) => seenIn(unit).length > 0);
  return bundleEntries({
    context,
    platform: 'browser',
    entries: Object.fromEntries(seen.map((unit) => [unit.name, browserSource(input, unit)])),
    plugins: [
      partsPlugin(vendor),
      standInPlugin(browserAccess(input)),
      tailwindPlugin(context.site),
    ],
    minify,
  });
}

/** Source text of a unit's entry. */
function browserSource(input: UnitsInput, unit: IslandUnit): string {
  const { vendor } = input;
  const islands = seenIn(unit);
  const styles = islands.map(({ tailwind }) => (tailwind ? tailwindImport(tailwind) : ''));
  const core = JSON.stringify(`./${CORE_GROUP}.js`);
  const packagesOf = (module: string) => Object.keys(input.usageOf(module)).map(packageOf);
  const licensed = licensedIslands(vendor.licence, islands, packagesOf);
  const names = ['createMount', 'setUp', 'take', ...(licensed.length > 0 ? ['setLicence'] : [])];
  const used = new Set(islands.flatMap(({ module }) => packagesOf(module)));
  const setups = vendor.setups
    .filter((name) => used.has(name))
    .map((name) => `await setUp(${JSON.stringify(name)});\n`);
  const rows = islands.map(
    ({ name, module }) => `  ${JSON.stringify(name)}: ${loaderSource(input, module, module)},\n`,
  );
  return [
    `import { ${names.join(', ')} } from ${core};\n`,
    ...styles,
    sharedFilesSource(input, islands),
    ...setups,
    `const show = createMount({\n${rows.join('')}});\n`,
    mountSource(licensed),
    filesSource(input, islands),
  ].join('');
}

/** Source text of `files`, which load shared files by their numbers. */
function sharedFilesSource(input: UnitsInput, islands: readonly IslandModule[]): string {
  const taken = new Set(islands.flatMap(({ module }) => filesTaken(input, module)));
  const rows = [...taken].map(
    (name) => `  ${input.places.numberOf(name)}: () => import(${JSON.stringify(`./${name}`)}),\n`,
  );
  return taken.size === 0 ? '' : `const files = {\n${rows.join('')}};\n`;
}

/** Source text of a function that loads a file of an island, and before it the packages of the island's module. */
function loaderSource(input: UnitsInput, island: string, file: string): string {
  const numbers = filesTaken(input, island).map(input.places.numberOf);
  const load = `import(${JSON.stringify(join(input.context.site, file))})`;
  return numbers.length > 0
    ? `() => take(files, ${numbers.join()}).then(() => ${load})`
    : `() => ${load}`;
}

/** Names of the shared files that an island's packages are in, besides the core, which the entry imports. */
export function filesTaken({ usageOf, places }: UnitsInput, module: string): string[] {
  const homes = Object.entries(usageOf(module)).flatMap(([specifier, names]) =>
    (names.length === 0 ? [''] : names).map((name) => places.homeOf(specifier, name)),
  );
  const taken = homes.flatMap((home) => (home === undefined || isCore(home) ? [] : [home]));
  return [...new Set(taken)].sort();
}

const isCore = (file: string) => file === `${CORE_GROUP}.js`;

/** Where the packages of a site are in the browser. */
export interface PackagePlaces {
  readonly aliasOf: (specifier: string, name: string) => string | undefined;
  /** Name of the part that exports a name of a specifier; of the one that imports it for its effects, for an empty name. */
  readonly partOf: (specifier: string, name: string) => string | undefined;
  /** Name of the shared file that holds that part; undefined for a part that is in the modules of its pages. */
  readonly homeOf: (specifier: string, name: string) => string | undefined;
  /** Number of a shared file in page modules. */
  readonly numberOf: (file: string) => number;
}

/** Finds packages in shared files and parts. */
export function packagePlaces(plan: VendorPlan, { homes, units }: BrowserVendor): PackagePlaces {
  const parts = partsByAlias(units);
  const effects = new Map(
    units.flatMap(({ name, effects }) => effects.map((one) => [one, `${name}.js`] as const)),
  );
  const files = [...new Set(homes.values())].sort();
  const aliasOf = (specifier: string, name: string) => plan.specifiers[specifier]?.aliases[name];
  const partOf = (specifier: string, name: string) =>
    name === '' ? effects.get(specifier) : parts.get(aliasOf(specifier, name) ?? '');
  return {
    aliasOf,
    partOf,
    homeOf: (specifier, name) => homes.get(partOf(specifier, name) ?? ''),
    numberOf: (file) => files.indexOf(file),
  };
}

/** In a browser, packages are in shared files, or, where few need them, in the unit's own module. */
function browserAccess({ plan, namesTaken, vendor, places }: UnitsInput): PackageAccess {
  const outside = new Set([...vendor.homes.values(), ...vendor.further]);
  const addressOf = (specifier: string, name: string) => {
    const home = places.homeOf(specifier, name);
    const part = places.partOf(specifier, name);
    return home === undefined ? part && partAddress(part) : `./${home}`;
  };
  const isLoaded = (specifier: string, name: string) => {
    const home = places.homeOf(specifier, name);
    return home !== undefined && !isCore(home);
  };
  const valueOf = (specifier: string, name: string) =>
    `loaded[${places.numberOf(places.homeOf(specifier, name) ?? '')}].${places.aliasOf(specifier, name)}`;
  const wholeSource = (specifier: string) => {
    if (isLoaded(specifier, '*')) return IMPORT_LOADED + namespaceSource(valueOf(specifier, '*'));
    const alias = places.aliasOf(specifier, '*') ?? '';
    const from = JSON.stringify(addressOf(specifier, '*'));
    const names = specifier === 'react' ? vendor.reactNames : [];
    return `import { ${alias} } from ${from};\n${names.length > 0 ? namesSource(alias, names) : namespaceSource(alias)}`;
  };
  const nameSource = (specifier: string, name: string) =>
    isLoaded(specifier, name)
      ? exportSource(name, valueOf(specifier, name))
      : `export { ${places.aliasOf(specifier, name)} as ${name} } from ${JSON.stringify(addressOf(specifier, name))};\n`;
  const inCore = (specifier: string) => (name: string) =>
    isCore(places.homeOf(specifier, name) ?? '') && name !== '*';
  return {
    has: (specifier) => Object.hasOwn(plan.specifiers, specifier),
    namesTaken: (module, specifier) => {
      const taken = namesTaken(module, specifier);
      // The core is always loaded: one module re-exports everything that is imported from it.
      return taken.length > 0 && taken.every(inCore(specifier))
        ? Object.keys(plan.specifiers[specifier]?.aliases ?? {}).filter(inCore(specifier))
        : taken;
    },
    sourceOf: (specifier, names) => {
      if (names.includes('*')) return wholeSource(specifier);
      if (names.length > 0) {
        const head = names.some((name) => isLoaded(specifier, name)) ? IMPORT_LOADED : '';
        return head + names.map((name) => nameSource(specifier, name)).join('');
      }
      // A shared file has run by now.
      const address = isLoaded(specifier, '') ? undefined : addressOf(specifier, '');
      return address === undefined ? '' : `import ${JSON.stringify(address)};\n`;
    },
    loadSource: (specifier) => {
      const file = JSON.stringify(`./${vendor.fileOf(specifier)}`);
      return `import(${file}).then((file) => file.${places.aliasOf(specifier, ON_DEMAND)})`;
    },
    isOutside: (address) => address.startsWith('./') && outside.has(address.slice(2)),
  };
}

/** Lets stand-ins read shared files that an island has loaded, by their numbers. */
const IMPORT_LOADED = `import { loaded } from "./${CORE_GROUP}.js";\n`;

/** What names of islands start with that are no demos. */
const COMPONENT = 'component:';

/**
 * Source text that exports `modules`, which loads the files that demos import: edited code takes them from there, so that it has the very
 * instances that the demo has. Empty where no demo imports any.
 */
function filesSource(input: UnitsInput, islands: readonly IslandModule[]): string {
  const rows = islands
    .filter(({ name, module }) => !name.startsWith(COMPONENT) && input.importsOf(module).length > 0)
    .map(({ name, module }) => {
      const files = input.importsOf(module).map((specifier) => {
        const file = join(dirname(module), specifier);
        return `${JSON.stringify(specifier)}: ${loaderSource(input, module, file)}`;
      });
      return `  ${JSON.stringify(name)}: { ${files.join(', ')} },\n`;
    });
  return rows.length > 0 ? `export const modules = {\n${rows.join('')}};\n` : '';
}

/**
 * One Node module a unit: it exports `islands`, a loader by name, so that a demo that fails when it is loaded fails alone.
 */
function bundleServerUnits(
  input: UnitsInput,
  units: readonly IslandUnit[],
): Promise<BundledEntries> {
  return bundleEntries({
    context: input.context,
    platform: 'node',
    entries: Object.fromEntries(units.map((unit) => [unit.name, serverSource(input, unit)])),
    plugins: [standInPlugin(serverAccess(input))],
    minify: false,
  });
}

/** Source text of a unit's entry on the server. */
function serverSource({ context, server, usageOf }: UnitsInput, { islands }: IslandUnit): string {
  const rows = islands.map(({ name, module }) => {
    const specifiers = Object.entries(usageOf(module))
      .filter(([, names]) => names.length === 0 || names.some((one) => one !== ON_DEMAND))
      .map(([specifier]) => specifier);
    const load = `import(${JSON.stringify(join(context.site, module))})`;
    return `  ${JSON.stringify(name)}: () => loadPackages(${JSON.stringify(specifiers)}).then(() => ${load}),\n`;
  });
  return `import { loadPackages } from ${JSON.stringify(server)};\nexport const islands = {\n${rows.join('')}};\n`;
}

/** On the server, packages are in the module of the theme. */
function serverAccess({ plan, namesTaken, server }: UnitsInput): PackageAccess {
  const from = JSON.stringify(server);
  return {
    has: (specifier) => Object.hasOwn(plan.specifiers, specifier),
    namesTaken,
    sourceOf: (specifier, names) => {
      const module = `packages[${JSON.stringify(specifier)}]`;
      const lines = names.includes('*')
        ? [namespaceSource(`${module}["*"]`)]
        : names.map((name) => exportSource(name, `${module}.${name}`));
      return [`import { packages } from ${from};\n`, ...lines].join('');
    },
    loadSource: (specifier) => {
      const name = JSON.stringify(specifier);
      return `import(${from}).then(({ loadPackages, packages }) => loadPackages([${name}]).then(() => packages[${name}]["*"]))`;
    },
    isOutside: (address) => address === server,
  };
}
