import { bundleFiles } from '../files/esbuild.ts';
import { mergeImports } from '../files/merge-imports.ts';
import type { NamedFile } from '../files/content-names.ts';
import type { CodeContext } from '../files/packages.ts';
import { licenceSource } from '../licence.ts';
import type { LicenceSetup } from '../licence.ts';
import { arrangeParts, SHELL_GROUP } from './arrange-parts.ts';
import { bundleFurther } from './further-files.ts';
import type { FurtherFiles } from './further-files.ts';
import { fileSource, partsPlugin } from './part-files.ts';
import type { ArrangedParts } from './part-files.ts';
import { readParts } from './parts.ts';
import { purePackagesPlugin } from './imports/pure-packages.ts';
import { THEME_LOADER } from './server.ts';
import { directImportsPlugin } from './imports/direct-imports.ts';
import { namedReactPlugin } from './imports/named-react.ts';
import { unreadPackagesPlugin } from './imports/unread-packages.ts';
import { themeExports, themeExportsPlugin } from './imports/theme-exports.ts';
import type { Usage } from './usage.ts';
import { CORE_GROUP, vendorUnits } from './vendor-plan.ts';
import type { VendorPlan, VendorUnit } from './vendor-plan.ts';

/** What vendor code is made of. */
export interface VendorInput {
  readonly context: CodeContext;
  readonly plan: VendorPlan;
  /** What each page with islands takes from packages. */
  readonly usageByPage: readonly Usage[];
  /** The theme, as an import specifier: a package path or an absolute path. */
  readonly theme: string;
  /** Packages that the theme sets up. */
  readonly setups: readonly string[];
  /** Absent where no key is set. */
  readonly licence?: LicenceSetup | undefined;
  /** What React exports. */
  readonly reactNames: readonly string[];
  /** Packages that do nothing when they are loaded. */
  readonly purePackages: readonly string[];
  /** Absolute path of the runtime's module that mounts islands. */
  readonly mount: string;
  readonly minify: boolean;
  /** No page asks for anything of it: it is bundled to see what is wrong with it, and given back empty. */
  readonly isTrial: boolean;
}

/** What islands share, for the browser. */
export interface BrowserVendor extends ArrangedParts {
  /** `core.js` with React, the theme's root and everything else that most pages need, files of packages, and files for edited code. */
  readonly files: readonly NamedFile[];
  readonly units: readonly VendorUnit[];
  readonly further: FurtherFiles;
  /** Packages that the theme sets up. */
  readonly setups: readonly string[];
  readonly licence: LicenceSetup | undefined;
}

/**
 * Bundles what islands share. A first pass takes everything apart, by the pages that need it; then parts that many need are put together in few
 * files. Parts that few need are left to the modules of those pages.
 */
export async function bundleBrowserVendor(input: VendorInput): Promise<BrowserVendor> {
  const { context, plan, theme, mount, minify, licence } = input;
  const units = vendorUnits(plan, input.usageByPage);
  const starts = {
    [CORE_GROUP]: coreSource(theme, mount) + licenceSource(licence, mount),
    [SHELL_GROUP]: shellSource(theme, mount),
  };
  const entries = {
    ...starts,
    ...Object.fromEntries(units.map(({ name, source }) => [name, source])),
  };
  const files = await bundleFiles({
    ...{ context, entries, minify },
    platform: 'browser',
    splitting: true,
    loader: THEME_LOADER,
    plugins: [
      ...(input.isTrial ? [unreadPackagesPlugin()] : []),
      namedReactPlugin(input.reactNames),
      themeExportsPlugin(),
      purePackagesPlugin(input.purePackages),
      directImportsPlugin(),
    ],
  });
  // A theme's style sheet and fonts come with the Node bundle; this one would only repeat them.
  const scripts = input.isTrial ? [] : files.filter(({ name }) => name.endsWith('.js'));
  const parts = await readParts(scripts);
  const homes = arrangeParts({ parts, units });
  const later = [...parts.values()].flatMap((part) => part.later);
  const named = new Set([...Object.keys(entries).map((name) => `${name}.js`), ...later]);
  const arranged: ArrangedParts = { parts, homes, named };
  const names = [...new Set(homes.values())].sort();
  const shared = bundleFiles({
    ...{ context, minify },
    platform: 'browser',
    isBundled: true,
    entries: Object.fromEntries(
      names.map((name) => [name.replace(/\.js$/, ''), fileSource(arranged, name)]),
    ),
    plugins: [partsPlugin(arranged)],
  });
  const further = await bundleFurther({ ...input, arranged, units });
  return {
    ...arranged,
    units,
    further,
    setups: input.setups,
    licence,
    files: await mergeImports([...(await shared), ...further.files]),
  };
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
`;

const shellSource = (theme: string, mount: string) => `${themeSource(theme, SHELL_NAMES)}
import { createShellMount } from ${JSON.stringify(mount)};
export const mount = createShellMount(theme);
`;
