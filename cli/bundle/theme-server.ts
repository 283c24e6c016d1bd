import type { Brand, CardColors, Theme, ThemeModule } from '../../runtime/contract/theme.ts';
import { contentHash } from '../model/files.ts';
import { asJson, type WorkCache, type Scratch } from '../model/host.ts';
import { type LargeBarrel, barrelsPlugin } from './files/barrels.ts';
import {
  bundleCached,
  fromStoredFiles,
  toStoredFiles,
  type StoredFile,
} from './files/bundle-cache.ts';
import { type NamedFile, decodeFile, withAddresses } from './files/content-names.ts';
import { BundleError, bundleFiles } from './files/esbuild.ts';
import type { CodeContext } from './files/packages.ts';
import { type BundleFaults, bundleAroundFaults, NO_FAULTS } from './package-faults.ts';
import { LoadError, runModule } from './site-modules.ts';
import { type VendorPlan, withoutRejected } from './vendor/plan.ts';
import { ON_DEMAND } from './vendor/usage.ts';

/** Loaders of theme files. Icons are imported as text. */
export const THEME_LOADER = { '.svg': 'text' } as const;

const SERVER_NAME = 'server';

export interface ThemeInput {
  readonly context: CodeContext;
  readonly scratch: Scratch;
  /** Import specifier of the theme: a package path or an absolute path. */
  readonly theme: string;
  readonly brand: Brand;
  /** Path under which the site is served: `/` or `/docs/`. */
  readonly base: string;
  /** Absolute path of `docs-build/runtime`. */
  readonly react: string;
  readonly barrels?: readonly LargeBarrel[];
}

/** Node module with the theme, React's server renderer and all packages that demos import. */
export interface ServerCode {
  /** Absolute path of the module. */
  readonly server: string;
  readonly serverHash: string;
}

/** Values of a theme that the build needs, as JSON. */
export interface ThemeFacts {
  /** Style sheet with the brand's tokens. */
  readonly tokens: string;
  readonly texts?: Readonly<Record<string, string>>;
  readonly preloadFonts: readonly string[];
  readonly cardColors: CardColors;
  readonly searchStyles: NonNullable<Theme['searchStyles']>;
  readonly purePackages: readonly string[];
  /** Packages that the theme sets up. */
  readonly setups: readonly string[];
  readonly hasIslands: boolean;
  readonly hasSchemeAttributes: boolean;
  readonly reactNames: readonly string[];
}

/** Bundled files as JSON, and the package faults around which they were bundled. */
export interface ServerBundle {
  readonly files: readonly StoredFile[];
  readonly faults: BundleFaults;
}

/** Theme bundled when the engine is built, with its facts for sites that configure no brand. */
export interface PrebuiltTheme extends ServerBundle {
  readonly facts: ThemeFacts;
}

/**
 * Bundles the theme for Node and reads its facts. Works around package faults. Throws `BundleError`
 * and `LoadError`.
 */
export async function bundleTheme(
  input: ThemeInput & { readonly cache: WorkCache },
  plan: VendorPlan,
  prebuilt?: PrebuiltTheme,
) {
  const { context, cache, theme, react, brand } = input;
  const inputs = asJson({ plan, theme, react, brand });
  const isNeutral = Object.keys(brand).length === 0;
  const bundle =
    prebuilt && isNeutral
      ? prebuilt
      : await bundleCached({ name: 'server', inputs, context, cache }, async (logged) => {
          const bundled = prebuilt ?? (await bundleServer({ ...input, context: logged }, plan));
          const { server } = await writeServer(input, fromStoredFiles(bundled.files));
          // Cached too, so that the main process need not parse megabytes of packages again.
          return { ...bundled, facts: await loadFacts(server, input) };
        });
  const { faults, facts } = bundle;
  const files = fromStoredFiles(bundle.files);
  const { module, ...code } = await writeServer(input, files);
  const themeSheet = files.find(({ name }) => name === `${SERVER_NAME}.css`);
  const fontsAndImages = files.filter((file) => file !== module && file !== themeSheet);
  return { ...code, facts, faults, themeSheet, fontsAndImages };
}

/** Bundles the theme with development libraries, for readable errors. Undefined if this fails. */
export async function bundleDevelopmentTheme(input: ThemeInput): Promise<ServerCode | undefined> {
  try {
    const { files } = await bundleServer(input, {}, 'development');
    const { server, serverHash } = await writeServer(input, fromStoredFiles(files));
    return { server, serverHash };
  } catch (error) {
    if (error instanceof BundleError) return undefined;
    throw error;
  }
}

async function writeServer(
  { scratch, base }: Pick<ThemeInput, 'scratch' | 'base'>,
  files: readonly NamedFile[],
) {
  const module = files.find(({ name }) => name === `${SERVER_NAME}.mjs`);
  if (!module) throw new Error('The server bundle has no module');
  const bytes = Buffer.from(withAddresses(decodeFile(module), files, base));
  const server = await scratch.write({ ...module, bytes });
  return { module, server, serverHash: contentHash(bytes) };
}

/** Reads a theme's facts. Throws a `LoadError` with the message of development libraries. */
async function loadFacts(server: string, input: ThemeInput): Promise<ThemeFacts> {
  try {
    return await readThemeFacts(server, input.brand);
  } catch (error) {
    const development = await bundleDevelopmentTheme(input);
    if (development) await readThemeFacts(development.server, input.brand);
    throw error;
  }
}

async function readThemeFacts(server: string, brand: Brand): Promise<ThemeFacts> {
  const module = await runModule<Partial<ThemeModule & Pick<ThemeFacts, 'reactNames'>>>(server);
  const { theme, islands = {}, packageSetups = {}, reactNames = [] } = module;
  if (!theme) throw new LoadError('it exports no `theme`');
  try {
    return {
      tokens: theme.tokens(brand),
      ...(theme.texts && { texts: theme.texts }),
      preloadFonts: theme.preloadFonts,
      cardColors: theme.cardColors?.(brand) ?? {
        background: theme.themeColor.light,
        title: '#111111',
        text: '#444444',
        accent: brand.colors?.light ?? '#444444',
      },
      searchStyles: theme.searchStyles ?? { button: '', dialog: '' },
      purePackages: theme.purePackages ?? [],
      setups: Object.keys(packageSetups),
      hasIslands: Object.keys(islands).length > 0,
      hasSchemeAttributes: theme.schemeAttributes !== undefined,
      reactNames,
    };
  } catch (error) {
    throw new LoadError(error);
  }
}

/**
 * Bundles one Node module and the theme's style sheet with its fonts. A package runs when a demo
 * that imports it is loaded.
 */
async function bundleServer(
  { context, theme, react, barrels = [] }: Omit<ThemeInput, 'brand'>,
  plan: VendorPlan,
  mode?: CodeContext['mode'],
): Promise<ServerBundle> {
  const { value, faults } = await bundleAroundFaults(
    context,
    NO_FAULTS,
    ({ faults, plugins, context: attempted }) => {
      const specifiers = Object.entries(withoutRejected(plan, faults.rejected));
      const loaders = specifiers.map(
        ([specifier], index) =>
          `  ${JSON.stringify(specifier)}: () => import("entry:package-${index}"),\n`,
      );
      const modules = specifiers.map(
        ([specifier, { aliases }], index) =>
          [`package-${index}`, packageSource(specifier, Object.keys(aliases))] as const,
      );
      return bundleFiles({
        context: attempted,
        platform: 'node',
        entries: { [SERVER_NAME]: themeSource(theme, react) + loadersSource(loaders.join('')) },
        modules: Object.fromEntries(modules),
        minify: false,
        isCompact: (mode ?? context.mode) !== 'development',
        ...(mode && { mode }),
        loader: THEME_LOADER,
        plugins: [...plugins, barrelsPlugin(barrels)],
      });
    },
  );
  return { files: toStoredFiles(value), faults };
}

const themeSource = (theme: string, react: string) => `\
import * as site from ${JSON.stringify(theme)};
import * as wholeReact from 'react';
export const reactNames = Object.keys(wholeReact);
const { theme, IslandRoot, islands = {}, packageSetups = {} } = site;
await Promise.all(Object.values(packageSetups).map((setUp) => setUp()));
export { theme, IslandRoot, islands, packageSetups };
export { createInitialReader, ReaderContext } from ${JSON.stringify(react)};
export { renderToString, renderToStaticMarkup } from 'react-dom/server';
export { createElement, Fragment } from 'react';
export { jsx, jsxs } from 'react/jsx-runtime';
`;

/** Returns source text that exports these names of a package, and its namespace as `*`. */
function packageSource(specifier: string, names: readonly string[]): string {
  const from = JSON.stringify(specifier);
  if (names.length === 0) return `import ${from};\n`;
  const isWhole = (name: string) => name === '*' || name === ON_DEMAND;
  const lines = names.map((name) =>
    isWhole(name) ? `export * as "*" from ${from};\n` : `export { ${name} } from ${from};\n`,
  );
  return [...new Set(lines)].join('');
}

/** Returns the source of `loadPackages`, which fills `packages`. Errors name the package. */
const loadersSource = (loaders: string) => `
const loaders = {
${loaders}};
export const packages = {};
export const loadPackages = async (specifiers) => {
  for (const specifier of specifiers) {
    try {
      packages[specifier] ??= await loaders[specifier]();
    } catch (cause) {
      throw Object.assign(new Error(String(cause?.message ?? cause)), { cause, package: specifier });
    }
  }
};
`;
