import { bundleFiles } from '../files/esbuild.ts';
import { mergeImports } from '../files/merge-imports.ts';
import type { NamedFile } from '../files/content-names.ts';
import type { CodeContext } from '../files/packages.ts';
import type { Json, Remembered } from '../../model/host.ts';
import { cached, restoredFiles, storedFiles } from '../files/bundle-cache.ts';
import type { StoredFile } from '../files/bundle-cache.ts';
import { bundleAround, packageFaultsPlugin } from '../faults/package-faults.ts';
import type { BundleFaults } from '../faults/package-faults.ts';
import type { NodeImports } from '../faults/node-builtins.ts';
import { licenseSource } from '../license.ts';
import type { LicenseSetup } from '../license.ts';
import { arrangeParts, SHELL_GROUP } from './arrange-parts.ts';
import { bundleFurther, filesOfSpecifiers } from './further-files.ts';
import { fileSources, partsPlugin } from './part-files.ts';
import type { ArrangedParts } from './part-files.ts';
import { readParts } from './parts.ts';
import type { Part } from './parts.ts';
import { purePackagesPlugin } from './imports/pure-packages.ts';
import { THEME_LOADER } from './server.ts';
import { directImportsPlugin } from './imports/direct-imports.ts';
import { namedReactPlugin } from './imports/named-react.ts';
import { unreadPackagesPlugin } from './imports/unread-packages.ts';
import { themeExports, themeExportsPlugin } from './imports/theme-exports.ts';
import type { Usage } from './usage.ts';
import { CORE_GROUP, vendorUnits, withoutRejected } from './vendor-plan.ts';
import type { VendorPlan, VendorUnit } from './vendor-plan.ts';

/** What vendor code is made of. */
export interface VendorInput {
  readonly context: CodeContext;
  readonly plan: VendorPlan;
  /** What each page with islands imports from packages. */
  readonly usageByPage: readonly Usage[];
  /** The theme, as an import specifier: a package path or an absolute path. */
  readonly theme: string;
  /** Packages that the theme sets up. */
  readonly setups: readonly string[];
  /** Absent where no key is set. */
  readonly licence?: LicenseSetup | undefined;
  /** What React exports. */
  readonly reactNames: readonly string[];
  /** Packages that do nothing when they are loaded. */
  readonly purePackages: readonly string[];
  /** Absolute path of the runtime's module that mounts islands. */
  readonly mount: string;
  readonly minify: boolean;
  /** What is known of faults before. */
  readonly faults: BundleFaults;
  readonly cache: Remembered;
  /** No page asks for anything of it: it is bundled to see what is wrong with it, and given back empty. */
  readonly isTrial: boolean;
}

/** What islands share, for the browser. */
export interface BrowserVendor extends ArrangedParts {
  /** `core.js` with React, the theme's root and everything else that most pages need, files of packages, and files for edited code. */
  readonly files: readonly NamedFile[];
  readonly units: readonly VendorUnit[];
  /** Names of those files that are loaded for edited code and `import()` only. */
  readonly further: readonly string[];
  /** Name of the one file that has all names of a specifier. */
  readonly fileOf: (specifier: string) => string;
  /** Packages that the theme sets up. */
  readonly setups: readonly string[];
  /** What React exports. */
  readonly reactNames: readonly string[];
  readonly licence: LicenseSetup | undefined;
}

/** What the bundler makes of the code that islands share. It survives `JSON.stringify`. */
interface VendorBundle {
  readonly parts: readonly Part[];
  readonly shared: readonly StoredFile[];
  readonly further: readonly StoredFile[];
  readonly faults: BundleFaults;
  readonly nodeImports: readonly (readonly [name: string, modules: readonly string[]])[];
}

/**
 * Bundles what islands share. A first pass takes everything apart, by the pages that need it; then parts that many need are put together in few
 * files. Parts that few need are left to the modules of those pages.
 */
export async function bundleBrowserVendor(
  input: VendorInput,
): Promise<BrowserVendor & Pick<VendorBundle, 'faults' | 'nodeImports'>> {
  const { context, cache, setups, licence } = input;
  const { plan, usageByPage, theme, reactNames, purePackages, mount, minify, isTrial } = input;
  const name = 'vendor';
  const inputs = {
    ...{ specifiers: plan.specifiers, usageByPage, theme, setups, reactNames, purePackages },
    ...{ mount, minify, isTrial, licence: licence && { ...licence }, faults: input.faults },
  } as unknown as Json;
  const bundle = await cached({ name, inputs, context, cache }, (logged) =>
    bundleVendor({ ...input, context: logged }),
  );
  const { parts, shared, further, faults, nodeImports } = bundle;
  const whole = withoutRejected(plan, faults.rejected);
  const arranged = arrange(parts, vendorUnits(whole, usageByPage));
  return {
    ...arranged,
    fileOf: filesOfSpecifiers({ plan: whole, arranged, units: arranged.units }),
    ...{ setups, reactNames, licence, faults, nodeImports },
    further: further.map((file) => file.name),
    files: restoredFiles([...shared, ...further]),
  };
}

/** Puts the parts in files. */
function arrange(
  parts: readonly Part[],
  units: readonly VendorUnit[],
): ArrangedParts & Pick<BrowserVendor, 'units'> {
  const byName = new Map(parts.map((part) => [part.name, part]));
  const entries = [CORE_GROUP, SHELL_GROUP, ...units.map(({ name }) => name)];
  const later = parts.flatMap((part) => part.later);
  const named = new Set([...entries.map((name) => `${name}.js`), ...later]);
  return { parts: byName, homes: arrangeParts({ parts: byName, units }), named, units };
}

async function bundleVendor(input: VendorInput): Promise<VendorBundle> {
  const { context, minify } = input;
  const nodeImports: NodeImports = new Map();
  const { value: parts, faults } = await bundleAround(context, input.faults, (known, attempted) =>
    bundleParts({ ...input, context: attempted }, known, nodeImports),
  );
  const plan = withoutRejected(input.plan, faults.rejected);
  const arranged = arrange(parts, vendorUnits(plan, input.usageByPage));
  const sources = [...fileSources(arranged)].sort(([one], [other]) => (one < other ? -1 : 1));
  const shared = await bundleFiles({
    ...{ context, minify },
    platform: 'browser',
    isBundled: true,
    entries: Object.fromEntries(
      sources.map(([name, source]) => [name.replace(/\.js$/, ''), source]),
    ),
    plugins: [partsPlugin(arranged)],
  });
  const further = await bundleFurther({ context, minify, plan, arranged, units: arranged.units });
  return {
    ...{ parts, faults },
    shared: storedFiles(await mergeImports(shared)),
    further: storedFiles(await mergeImports(further)),
    nodeImports: [...nodeImports]
      .map(([name, modules]) => [name, [...modules].sort()] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  };
}

/** The first pass: everything by the pages that need it. */
async function bundleParts(
  input: VendorInput,
  faults: BundleFaults,
  nodeImports: NodeImports,
): Promise<readonly Part[]> {
  const { context, theme, mount, minify, licence } = input;
  const units = vendorUnits(withoutRejected(input.plan, faults.rejected), input.usageByPage);
  const entries = {
    [CORE_GROUP]: coreSource(theme, mount) + licenseSource(licence, mount),
    [SHELL_GROUP]: shellSource(theme, mount),
    ...Object.fromEntries(units.map(({ name, source }) => [name, source])),
  };
  const files = await bundleFiles({
    ...{ context, entries, minify, nodeImports },
    platform: 'browser',
    splitting: true,
    loader: THEME_LOADER,
    plugins: [
      packageFaultsPlugin(faults, context.site),
      ...(input.isTrial ? [unreadPackagesPlugin()] : []),
      namedReactPlugin(input.reactNames),
      themeExportsPlugin(),
      purePackagesPlugin(input.purePackages),
      directImportsPlugin(),
    ],
  });
  // A theme's style sheet and fonts come with the Node bundle; this one would only repeat them.
  const scripts = input.isTrial ? [] : files.filter(({ name }) => name.endsWith('.js'));
  return [...(await readParts(scripts)).values()];
}

const CORE_NAMES = [
  'IslandRoot',
  'prepareIslands',
  'demoVariables',
  'consoleValues',
  'packageSetups',
] as const;
const SHELL_NAMES = ['islands', 'prepareIslands', 'demoVariables'] as const;

/** A namespace, because a theme may leave out what it does not need; taken apart name by name, so that the build's side stays out. */
const themeSource = (theme: string, names: readonly string[]) => {
  const from = JSON.stringify(themeExports(theme, names));
  const properties = names.map((name) => `${name}: site.${name}`).join(', ');
  return `import * as site from ${from};\nconst theme = { ${properties} };\n`;
};

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
