import { join } from 'node:path';
import type { IslandModule } from '../model/assets.ts';
import type { PageKey } from '../model/site.ts';
import { bundleFiles } from './files/esbuild.ts';
import type { NamedFile } from './files/content-names.ts';
import { mergeImports } from './files/merge-imports.ts';
import type { CodeContext } from './files/packages.ts';
import { filesSource } from './island-files.ts';
import { licensedIslands, mountSource } from './licence.ts';
import { tailwindImport, tailwindPlugin } from './files/tailwind.ts';
import { partsByAlias } from './vendor/further-files.ts';
import { isPartAddress, partAddress, partsPlugin } from './vendor/part-files.ts';
import { standInPlugin } from './vendor/stand-ins.ts';
import type { NamesTaken, StandIns } from './vendor/stand-ins.ts';
import { CORE_GROUP } from './vendor/vendor-plan.ts';
import type { VendorPlan } from './vendor/vendor-plan.ts';
import type { BrowserVendor } from './vendor/vendor.ts';

/** Islands that share one module. */
export interface IslandUnit {
  readonly key: PageKey;
  readonly islands: readonly IslandModule[];
  /** Name of the module's files, without extension. */
  readonly name: string;
}

export interface UnitsInput {
  readonly context: CodeContext;
  readonly plan: VendorPlan;
  readonly units: readonly IslandUnit[];
  /** Relative specifiers that a module imports, as written. */
  readonly importsOf: (module: string) => readonly string[];
  readonly namesTaken: NamesTaken;
  /** Packages that a module and the files that it imports take something from. */
  readonly packagesOf: (module: string) => readonly string[];
  readonly minify: boolean;
}

/** A page's key, and the islands apart if there are any, in words: `page-en-material-ui-react-button`. */
export const moduleName = (key: PageKey, islands: readonly IslandModule[]) =>
  ['page', key, ...islands.map(({ name }) => name)]
    .join('-')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * One browser module a unit: it exports `mount`, which starts its islands by name. Each island's code runs when that island starts, so that one
 * that fails then fails alone, and so that no task runs the code of all.
 */
export async function bundleBrowserUnits(
  input: UnitsInput & { readonly vendor: BrowserVendor },
): Promise<NamedFile[]> {
  const { context, vendor, minify } = input;
  const units = input.units
    .map((unit) => ({ ...unit, islands: unit.islands.filter(({ unseen }) => !unseen) }))
    .filter(({ islands }) => islands.length > 0);
  const source = ({ islands }: IslandUnit) => {
    const styles = islands.map(({ tailwind }) => (tailwind ? tailwindImport(tailwind) : ''));
    const core = JSON.stringify(`./${CORE_GROUP}.js`);
    const licensed = licensedIslands({ ...input, licence: vendor.licence }, islands);
    const names = ['createMount', 'setUp', ...(licensed.length > 0 ? ['setLicence'] : [])];
    const head = `import { ${names.join(', ')} } from ${core};\n${styles.join('')}`;
    const show = `const show = createMount(${loadersSource(context, islands)});\n`;
    const mount = `${setupSource(input, islands)}${show}${mountSource(licensed)}`;
    return `${head}${mount}${filesSource(input, islands)}`;
  };
  const files = await bundleFiles({
    context,
    platform: 'browser',
    entries: Object.fromEntries(units.map((unit) => [unit.name, source(unit)])),
    plugins: [standInPlugin(browserStandIns(input, vendor)), tailwindPlugin(context.site)],
    minify,
  });
  return withParts(files, input);
}

/**
 * The modules with the parts of packages that are in no shared file. These come in second: the code of each island is a function, and so would be
 * everything that the bundler found below it.
 */
async function withParts(
  files: readonly NamedFile[],
  {
    context,
    vendor,
    minify,
  }: Pick<UnitsInput, 'context' | 'minify'> & { readonly vendor: BrowserVendor },
): Promise<NamedFile[]> {
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const whole = await bundleFiles({
    context,
    platform: 'browser',
    entries: Object.fromEntries(
      scripts.map(({ name, bytes }) => [
        name.replace(/\.js$/, ''),
        Buffer.from(bytes).toString('utf8'),
      ]),
    ),
    plugins: [partsPlugin(vendor)],
    isBundled: true,
    minify,
  });
  return [...(await mergeImports(whole)), ...files.filter((file) => !scripts.includes(file))];
}

/** Source text of an object: what loads the code of each island, by name. */
function loadersSource(
  { site }: Pick<CodeContext, 'site'>,
  islands: readonly IslandModule[],
): string {
  const rows = islands.map(
    ({ name, module }) =>
      `  ${JSON.stringify(name)}: () => import(${JSON.stringify(join(site, module))}),\n`,
  );
  return `{\n${rows.join('')}}`;
}

/** Source text that waits for what the theme sets up for the packages of these islands. */
function setupSource(
  { packagesOf, vendor }: Pick<UnitsInput, 'packagesOf'> & { readonly vendor: BrowserVendor },
  islands: readonly IslandModule[],
): string {
  const used = new Set(islands.flatMap(({ module }) => packagesOf(module)));
  return vendor.setups
    .filter((name) => used.has(name))
    .map((name) => `await setUp(${JSON.stringify(name)});\n`)
    .join('');
}

/** In a browser, packages are in shared files, or, where few need them, in the unit's own module. */
function browserStandIns({ plan, namesTaken }: UnitsInput, vendor: BrowserVendor): StandIns {
  const { homes, units } = vendor;
  const partOf = partsByAlias(units);
  const addressOf = (part: string) => {
    const home = homes.get(part);
    return home === undefined ? partAddress(part) : `./${home}`;
  };
  const outside = new Set([...homes.values()].map((file) => `./${file}`));
  return {
    ...{ plan, namesTaken },
    moduleOf: (alias) => addressOf(partOf.get(alias) ?? ''),
    effectOf: (specifier) => {
      const unit = units.find(({ effects }) => effects.includes(specifier));
      return unit && addressOf(`${unit.name}.js`);
    },
    isOutside: (address) => outside.has(address) || isPartAddress(address),
  };
}

/**
 * One Node module a unit: it exports `islands`, a loader by name, so that a demo that fails when it is loaded fails alone. `server` is the
 * address of the Node module of the theme.
 */
export function bundleServerUnits(
  input: UnitsInput & { readonly server: string },
): Promise<NamedFile[]> {
  const { context, plan, units, server, namesTaken } = input;
  const source = ({ islands }: IslandUnit) => {
    return `export const islands = ${loadersSource(context, islands)};\n`;
  };
  return bundleFiles({
    context,
    platform: 'node',
    entries: Object.fromEntries(units.map((unit) => [unit.name, source(unit)])),
    plugins: [
      standInPlugin({
        ...{ plan, namesTaken },
        moduleOf: () => server,
        effectOf: () => undefined,
        isOutside: (address) => address === server,
      }),
    ],
    minify: false,
  });
}
