import { readFile } from 'node:fs/promises';
import type { PackageTable } from '../../runtime/contract/demos.ts';
import type { PageConstants } from '../../runtime/contract/payload.ts';
import type { SiteServices } from '../../runtime/contract/services.ts';
import { DEFAULT_THEME, type Assets, type OutputFile } from '../model/code/assets.ts';
import { hashedName } from '../model/files.ts';
import { parseJsonBytes } from '../model/host.ts';
import { toOutputPath } from '../model/paths.ts';
import { bundleBarrels } from './files/barrels.ts';
import { nameByContent } from './files/content-names.ts';
import type { LicenseSetup } from './license.ts';
import { type RuntimeFiles, configureRuntime } from './runtime.ts';
import { preloadedFonts, searchSheet, siteSheets, styleAssets } from './site-sheets.ts';
import {
  bundleTheme,
  type PrebuiltTheme,
  type ThemeFacts,
  type ThemeInput,
} from './theme-server.ts';
import { SHELL_FILE } from './vendor/arrange.ts';
import { type VendorPlan, addNames, planVendor, withoutRejected } from './vendor/plan.ts';
import { type Usage, mergeUsage } from './vendor/usage.ts';
import { bundleBrowserVendor, restoreBrowserVendor } from './vendor/vendor.ts';
import type { BrowserVendor, VendorBundle, VendorInput } from './vendor/vendor.ts';

export interface SharedInput
  extends Omit<ThemeInput, 'react' | 'barrels'>, Pick<VendorInput, 'cache' | 'license' | 'minify'> {
  readonly runtime: RuntimeFiles;
  readonly constants: PageConstants;
  readonly services: SiteServices;
  /** Style sheet that shows demos in the reader's code style and language. */
  readonly choices: string;
  /** Imports of the site's modules from packages, by page. */
  readonly usage: readonly Usage[];
  /** Whether the site is only checked and no page has islands. */
  readonly findsErrorsOnly: boolean;
}

/** Shared code that modules of pages depend on. */
export interface ModuleBase {
  readonly plan: VendorPlan;
  readonly vendor: BrowserVendor;
  /** Packages that the theme sets up. */
  readonly setups: readonly string[];
  readonly reactNames: readonly string[];
  readonly license: LicenseSetup | undefined;
  /** Absolute path of the theme's Node module. */
  readonly server: string;
  /** Final names of the shared browser files. */
  readonly names: ReadonlyMap<string, string>;
}

/** Shared code that is bundled when the engine is built. */
export interface PrebuiltCode {
  readonly server: PrebuiltTheme;
  readonly vendor: VendorBundle;
}

export interface SharedCode extends Omit<Assets, 'pages' | 'needsLicense'>, ModuleBase {
  readonly recipe: BaseRecipe;
}

/** A `ModuleBase` as JSON, with the inputs of its shared browser code instead of the code. */
export interface BaseRecipe extends Pick<ModuleBase, 'setups' | 'server'> {
  readonly vendor: Omit<VendorInput, 'context' | 'cache'>;
  readonly names: readonly (readonly [name: string, final: string])[];
}

/** Restores shared code from the cache. Undefined if it is missing or stale. */
export async function restoreSharedCode(
  recipe: BaseRecipe,
  cached: Pick<VendorInput, 'context' | 'cache'>,
): Promise<ModuleBase | undefined> {
  const vendor = await restoreBrowserVendor({ ...recipe.vendor, ...cached });
  return vendor && moduleBaseOf(recipe, vendor);
}

function moduleBaseOf(
  { vendor: { plan, reactNames, license }, setups, server, names }: BaseRecipe,
  vendor: BrowserVendor,
): ModuleBase {
  const accepted = withoutRejected(plan, vendor.faults.rejected);
  return { plan: accepted, vendor, setups, reactNames, license, server, names: new Map(names) };
}

/** Bundles the theme, packages and runtime. Throws `BundleError` and `LoadError`. */
export async function bundleShared(input: SharedInput): Promise<SharedCode> {
  const { base, usage, minify, choices } = input;
  const used = planVendor(mergeUsage(usage));
  const { react } = input.runtime;
  const barrels = await bundleBarrels(mergeUsage(usage), input);
  const prebuilt = await readPrebuilt(input);
  const theme = await bundleTheme({ ...input, react, barrels }, used, prebuilt?.server);
  const { facts, faults, themeSheet, fontsAndImages, server, serverHash } = theme;
  const { reactNames, setups, texts, hasIslands } = facts;
  const hasDemos = usage.length > 0;
  const offered = hasDemos ? addNames(used, editedNames(reactNames)) : used;
  const { context, cache } = input;
  const vendorInputs = { plan: offered, faults, barrels, ...vendorInputsOf(input, facts) };
  const [vendor, runtime] = await Promise.all([
    bundleBrowserVendor({ ...vendorInputs, context, cache }, prebuilt?.vendor),
    configureRuntime(input.runtime, { ...input, hasSchemeAttributes: facts.hasSchemeAttributes }),
  ]);
  const search = input.services.search === false ? undefined : facts.searchStyles;
  const starts = [facts.tokens, choices, search?.button ?? ''];
  const sheets = await siteSheets(starts, themeSheet, minify);
  const onDemand = [
    ...runtime.files,
    ...(search ? [await searchSheet(search.dialog, minify)] : []),
  ];
  const { files, names } = nameByContent([
    ...onDemand,
    ...vendor.files.filter(({ name }) => hasIslands || (hasDemos && name !== SHELL_FILE)),
    ...fontsAndImages,
    ...sheets.files,
  ]);
  const addressOf = (name: string) => `${base}_assets/${names.get(name) ?? name}`;
  // The texts of barrels are large, and in the cache.
  const withoutTexts = { ...vendorInputs, barrels: barrels.map((one) => ({ ...one, text: '' })) };
  const recipe = { setups, server, names: [...names], vendor: withoutTexts };
  const shared = moduleBaseOf(recipe, vendor);
  const table = hasDemos ? packageTable(shared.plan, vendor, addressOf) : undefined;
  return {
    ...shared,
    recipe,
    common: {
      server,
      serverHash,
      headScript: runtime.headScript,
      sidebarScript: runtime.sidebarScript,
      entry: addressOf('entry.js'),
      ...(hasIslands && { shell: addressOf(SHELL_FILE) }),
      ...(await styleAssets(sheets, input, { names, addressOf })),
      fonts: preloadedFonts(facts.preloadFonts, { fontsAndImages, faces: sheets.faces, addressOf }),
    },
    files: table ? [...files, table] : files,
    ...(table && { packages: `${base}${table.path}` }),
    scripts: onDemand.map(({ name }) => addressOf(name)),
    cardColors: facts.cardColors,
    ...(texts && { themeTexts: texts }),
  };
}

/**
 * Returns the code that was bundled with the engine, if it is the same for this site: the site has
 * the default theme, and no islands that import packages.
 */
async function readPrebuilt({
  theme,
  usage,
  license,
  runtime,
}: SharedInput): Promise<PrebuiltCode | undefined> {
  if (theme !== DEFAULT_THEME || usage.length > 0 || license) return undefined;
  return parseJsonBytes<PrebuiltCode>(await readFile(runtime.prebuilt));
}

/** Returns the inputs of the package bundle that come from the site and the theme, as JSON. */
const vendorInputsOf = (
  { usage, theme, license, minify, findsErrorsOnly, runtime: { mount } }: SharedInput,
  { reactNames, purePackages }: ThemeFacts,
) => {
  const ofSite = { usageByPage: usage, theme, license, minify, findsErrorsOnly, mount };
  return { ...ofSite, reactNames, purePackages };
};

/** Returns names that edited code may import too: of the JSX runtime, and all of React. */
const editedNames = (reactNames: readonly string[]): Usage => ({
  react: ['*', ...reactNames.filter((name) => !name.startsWith('__'))],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
});

function packageTable(
  plan: VendorPlan,
  { exports }: BrowserVendor,
  addressOf: (file: string) => string,
): OutputFile {
  const named = Object.entries(plan).filter(
    ([specifier, { aliases }]) => !specifier.startsWith('.') && Object.keys(aliases).length > 0,
  );
  const files = [...new Set(named.map(([specifier]) => exports.wholeFileOf(specifier)))].sort();
  const rows = named.map(([specifier, { aliases }]) => {
    const file = files.indexOf(exports.wholeFileOf(specifier));
    return [specifier, { file, names: aliases }] as const;
  });
  const table: PackageTable = {
    files: files.map(addressOf),
    specifiers: Object.fromEntries(rows),
  };
  const bytes = Buffer.from(JSON.stringify(table));
  return { path: toOutputPath(`_assets/${hashedName('packages.json', bytes)}`), bytes };
}
