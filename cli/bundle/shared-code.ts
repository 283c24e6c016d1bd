import type { PageConstants } from '../../runtime/contract/payload.ts';
import type { SiteServices } from '../../runtime/contract/services.ts';
import type { Brand } from '../../runtime/contract/theme.ts';
import type { OutputFile } from '../model/assets.ts';
import { hashedName } from '../model/files.ts';
import { toOutputPath } from '../model/paths.ts';
import { nameByContent } from './files/content-names.ts';
import { minifyCss } from './files/esbuild.ts';
import type { NamedFile } from './files/content-names.ts';
import type { CodeContext } from './files/packages.ts';
import type { LicenseSetup } from './license.ts';
import { bundleRuntime } from './runtime.ts';
import type { RuntimeFiles } from './runtime.ts';
import { bundleAround, NO_FAULTS } from './faults/package-faults.ts';
import type { BundleFaults } from './faults/package-faults.ts';
import { cached, restoredFiles, storedFiles } from './files/bundle-cache.ts';
import type { Remembered, Scratch, Json } from '../model/host.ts';
import { loadTheme, writeServer } from './theme-server.ts';
import type { LoadedTheme } from './theme-server.ts';
import { mergeUsage } from './vendor/usage.ts';
import type { Usage } from './vendor/usage.ts';
import { SHELL_GROUP } from './vendor/arrange-parts.ts';
import { bundleServer, SERVER_NAME } from './vendor/server.ts';
import { bundleBrowserVendor } from './vendor/vendor.ts';
import type { BrowserVendor } from './vendor/vendor.ts';
import { offeredNames, packageTable } from './vendor/package-table.ts';
import type { TableInput } from './vendor/package-table.ts';
import { offerNames, planVendor, withoutRejected } from './vendor/vendor-plan.ts';
import type { VendorPlan } from './vendor/vendor-plan.ts';

export interface SharedInput {
  readonly context: CodeContext;
  readonly cache: Remembered;
  /** Folder for Node modules. Absolute. */
  readonly scratch: Scratch;
  /** `/`, or the path under which the site is served. */
  readonly base: string;
  /** Import specifier of the theme: a package path or an absolute path. */
  readonly theme: string;
  readonly brand: Brand;
  readonly runtime: RuntimeFiles;
  readonly constants: PageConstants;
  readonly services: SiteServices;
  /** Absent where no key is set. */
  readonly licence?: LicenseSetup | undefined;
  /** Style sheet that shows demos as the reader chose. It stands with the theme's. */
  readonly choices: string;
  /** What the site's modules take from packages, page by page. */
  readonly usage: readonly Usage[];
  readonly minify: boolean;
  /** No page has islands, and nothing is kept: what browsers would get is only tried. */
  readonly isTrial: boolean;
}

/** The code that pages share, on both sides. */
export interface SharedCode {
  /** What the site's modules use. */
  readonly plan: VendorPlan;
  readonly vendor: BrowserVendor;
  readonly files: readonly OutputFile[];
  /** Name of a shared browser file → its name with hash. */
  readonly nameOf: (name: string) => string | undefined;
  readonly headScript: string;
  readonly sidebarScript: string;
  readonly entry: string;
  /** Addresses of that script and of those that it loads on demand. */
  readonly scripts: readonly string[];
  /** Address of the table of packages for edited code; absent where no demo runs. */
  readonly packages?: string;
  /** Address of the module that mounts the theme's own islands; absent where it has none. */
  readonly shell?: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** The theme's own words by key, in English; absent where it does not tell them. */
  readonly themeTexts?: Readonly<Record<string, string>>;
  readonly server: string;
  readonly serverHash: string;
  /** What bundles do without. */
  readonly faults: BundleFaults;
  /** Modules of Node that packages import in browsers, where they are empty. */
  readonly nodeImports: readonly (readonly [name: string, modules: readonly string[]])[];
}

/** Bundles the theme, the packages and the runtime. Throws `BundleError` and `LoadError`. */
export async function bundleShared(input: SharedInput): Promise<SharedCode> {
  const { scratch, base, usage } = input;
  const { react } = input.runtime;
  const whole = planVendor(mergeUsage(usage));
  const { files: server, faults: known } = await bundledServer(input, whole);
  const written = await writeServer(scratch, server);
  const loaded = await loadTheme(written.server, { ...input, react });
  const hasDemos = usage.length > 0;
  const offered = hasDemos ? offerNames(whole, offeredNames(loaded.reactNames)) : whole;
  const [vendor, runtime] = await Promise.all([
    bundledVendor(input, { plan: offered, loaded, known }),
    bundleRuntime(input.runtime, input),
  ]);
  const { faults, nodeImports } = vendor;
  const plan = withoutRejected(offered, faults.rejected);
  const sheet = server.find(({ name }) => name === `${SERVER_NAME}.css`);
  const assets = server.filter((file) => file !== written.module && file !== sheet);
  const hasIslands = Object.keys(loaded.islands ?? {}).length > 0;
  const { files, nameOf } = nameByContent([
    ...runtime.files,
    ...neededVendor(vendor.files, { hasIslands, hasDemos }),
    ...assets,
    await siteSheet(`${loaded.tokens}\n${input.choices}\n`, { sheet, minify: input.minify }),
  ]);
  const addressOf = (name: string) => `${base}_assets/${nameOf(name) ?? name}`;
  const table = hasDemos && tableFile({ plan, fileOf: vendor.fileOf, addressOf });
  return {
    ...{ plan, vendor, nameOf, faults, nodeImports },
    files: table ? [...files, table] : files,
    ...(table && { packages: `${base}${table.path}` }),
    headScript: runtime.headScript,
    sidebarScript: runtime.sidebarScript,
    entry: addressOf('entry.js'),
    scripts: runtime.files.map(({ name }) => addressOf(name)),
    ...(hasIslands && { shell: addressOf(`${SHELL_GROUP}.js`) }),
    styles: [addressOf('site.css')],
    fonts: loaded.theme.preloadFonts.filter((name) => nameOf(name) !== undefined).map(addressOf),
    ...(loaded.theme.texts && { themeTexts: loaded.theme.texts }),
    server: written.server,
    serverHash: written.serverHash,
  };
}

/** The files of the Node side, around what packages do wrong. */
async function bundledServer(
  { context, cache, theme, runtime: { react } }: SharedInput,
  plan: VendorPlan,
): Promise<{ readonly files: readonly NamedFile[]; readonly faults: BundleFaults }> {
  const inputs = { specifiers: plan.specifiers, theme, react } as unknown as Json;
  const { files, faults } = await cached(
    { name: 'server', inputs, context, cache },
    async (logged) => {
      const around = await bundleAround(logged, NO_FAULTS, (known, attempted) =>
        bundleServer({
          ...{ context: attempted, theme, react, faults: known },
          plan: withoutRejected(plan, known.rejected),
        }),
      );
      return { files: storedFiles(around.value), faults: around.faults };
    },
  );
  return { files: restoredFiles(files), faults };
}

function bundledVendor(
  { context, cache, theme, usage, minify, isTrial, licence, runtime }: SharedInput,
  {
    plan,
    loaded,
    known,
  }: { readonly plan: VendorPlan; readonly loaded: LoadedTheme; readonly known: BundleFaults },
) {
  const { setups, reactNames } = loaded;
  return bundleBrowserVendor({
    ...{ context, cache, plan, theme, usageByPage: usage, minify, isTrial, licence },
    ...{ setups, reactNames, faults: known },
    purePackages: loaded.theme.purePackages ?? [],
    mount: runtime.mount,
  });
}

/** The style sheet of every page: `first`, then the theme's own. */
async function siteSheet(
  first: string,
  { sheet, minify }: { readonly sheet: NamedFile | undefined; readonly minify: boolean },
): Promise<NamedFile> {
  const bytes = Buffer.concat([Buffer.from(first), sheet?.bytes ?? Buffer.of()]);
  return { name: 'site.css', bytes: minify ? await minifyCss(bytes) : bytes };
}

/** The table of packages as a file. */
function tableFile(input: TableInput): OutputFile {
  const bytes = Buffer.from(JSON.stringify(packageTable(input)));
  return { path: toOutputPath(`_assets/${hashedName('packages.json', bytes)}`), bytes };
}

/** What of the vendor code a browser may ask for: nothing, if there is nothing to bring to life. */
function neededVendor(
  vendor: readonly NamedFile[],
  { hasIslands, hasDemos }: { readonly hasIslands: boolean; readonly hasDemos: boolean },
): readonly NamedFile[] {
  if (!hasIslands && !hasDemos) return [];
  return hasIslands ? vendor : vendor.filter(({ name }) => name !== `${SHELL_GROUP}.js`);
}
