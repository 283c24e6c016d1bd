import { HOOKS } from '../../runtime/contract/hooks.ts';
import { licenseSetup, siteServices, pageConstants } from './services/services.ts';
import type { SiteServices } from '../../runtime/contract/services.ts';
import {
  componentIsland,
  componentModule,
  variantsByIsland,
  isStaticComponent,
  type ComponentConfig,
  type OutputFile,
  type IslandModule,
  type PageIslands,
} from '../model/code/assets.ts';
import type { Page } from '../model/page.ts';
import { contentHash, relativePath } from '../model/files.ts';
import { isAbsolute, posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { bundle, type BundledCode, type BundleInput, importsOfModules } from '../bundle/bundle.ts';
import { readImportAliases } from '../bundle/files/packages.ts';
import { TAILWIND_STYLE } from '../bundle/files/tailwind.ts';
import { bundlePages, type PagesCode } from '../bundle/page-code.ts';
import {
  bundleShared,
  restoreSharedCode,
  type SharedCode,
  type SharedInput,
} from '../bundle/shared-code.ts';
import { bundleAdProvider } from '../bundle/site-modules.ts';
import { bundleDevelopmentTheme, type ServerCode } from '../bundle/theme-server.ts';
import { isCode, mergeUsage, type ReadModule, type Usage } from '../bundle/vendor/usage.ts';
import {
  aliasCandidates,
  fileCandidates,
  findSpecifiers,
  importCandidates,
  relativeImports,
} from '../load/imports.ts';
import type { Outcome } from '../model/diagnostic.ts';
import type { Host } from '../model/host.ts';
import { type ImportAliases, toSourcePath, type SourcePath } from '../model/paths.ts';
import { contentKey } from '../model/site.ts';
import type { BundledIslands, CodeRecipe } from './make-page.ts';
import {
  usingModules,
  codeContext,
  resolveOwnModule,
  rendersDemos,
  type SiteInput,
} from './site-input.ts';
import { type ModuleFiles, readModule, withOutsideModules } from './outside-modules.ts';

/** Returns the demos and the configured components of a page as modules. */
export function islandsOf(
  page: Page,
  components: Readonly<Record<string, ComponentConfig>>,
): PageIslands {
  const variants = page.demos.flatMap(variantsByIsland);
  const demos = variants.map(({ island, style, module, files }): IslandModule => ({
    name: island,
    module,
    ...(style === TAILWIND_STYLE && { tailwind: files }),
  }));
  const used = page.source.directives.filter(({ kind }) => kind === 'component');
  const names = [...new Set(used.map(({ name }) => name))].filter((name) =>
    Object.hasOwn(components, name),
  );
  const widgets = names.map((name): IslandModule => ({
    name: componentIsland(name),
    module: toSourcePath(posix.normalize(componentModule(components[name] ?? ''))),
    ...(isStaticComponent(components[name]) && { isStatic: true }),
  }));
  return { key: contentKey(page), islands: [...demos, ...widgets] };
}

const themeOf = ({ config, host }: SiteInput) => resolveOwnModule(host, config.theme);

/** Returns the input for bundling shared code, without the usage by modules. */
function sharedInput(input: SiteInput): Omit<SharedInput, 'usage' | 'minify' | 'findsErrorsOnly'> {
  const { config, host, runtime } = input;
  return {
    context: codeContext(input),
    cache: host.workCache,
    scratch: host.scratch,
    base: config.site.base,
    theme: themeOf(input),
    brand: config.site.brand,
    runtime,
    constants: pageConstants(config),
    services: siteServices(input),
    license: licenseSetup(input),
    choices: choiceCss(config.codeStyles.map(({ id }) => id)),
  };
}

/** Bundles the theme with development libraries, which have readable errors. */
export const verboseTheme = (input: SiteInput): Promise<ServerCode | undefined> =>
  bundleDevelopmentTheme({ ...sharedInput(input), react: input.runtime.react });

/** Whether two configurations of a site produce the same shared code if no file changes. */
export const sharesCode = (one: SiteInput, other: SiteInput) =>
  JSON.stringify(sharedInput(one)) === JSON.stringify(sharedInput(other));

export async function shareCode(
  input: SiteInput,
  usage: readonly Usage[],
  minify: boolean,
): Promise<SharedCode> {
  const shared = sharedInput(input);
  const { services, files } = await withAdProvider(input, shared.services, minify);
  const code = await bundleShared({
    ...shared,
    services,
    usage,
    minify,
    findsErrorsOnly: !rendersDemos(input),
  });
  return { ...code, files: [...code.files, ...files] };
}

async function withAdProvider(
  input: SiteInput,
  services: SiteServices,
  minify: boolean,
): Promise<{ readonly services: SiteServices; readonly files: readonly OutputFile[] }> {
  const { host, config } = input;
  const { provider = undefined } = config.features.ads || {};
  if (services.ads === false || provider === undefined) return { services, files: [] };
  const options = { context: codeContext(input), base: config.site.base, minify };
  const { address, files } = await usingModules(input, ['features', 'ads', 'provider'], () =>
    bundleAdProvider(resolveOwnModule(host, provider), options),
  );
  return { services: { ...services, ads: { ...services.ads, provider: address } }, files };
}

/** Reads modules and collects what they import from packages. */
export function readModules(
  host: Host,
  paths: Iterable<SourcePath>,
  aliases: ImportAliases,
): Promise<ReadModule[]> {
  const code = [...new Set(paths)].filter(isCode).sort();
  return host.each(code, async (path) => {
    const text = new TextDecoder().decode(await host.files.read(path));
    return readModule(host, { path, text }, aliases);
  });
}

/** Files of islands to read, and the theme with which they may share modules. */
interface ModuleSources extends Pick<ModuleFiles, 'filesOf' | 'aliases'> {
  readonly paths: Iterable<SourcePath>;
  readonly theme: string;
}

/** Reads the modules of islands, and modules outside of the content that they import. */
async function siteModules(host: Host, { paths, theme, filesOf, aliases }: ModuleSources) {
  const content = await readModules(host, paths, aliases);
  const themeFiles = () => filesOfTheme(host, theme, aliases);
  return withOutsideModules(host, content, { filesOf, aliases, themeFiles });
}

async function filesOfTheme(
  host: Host,
  theme: string,
  aliases: ImportAliases,
): Promise<ReadonlySet<SourcePath>> {
  if (!isAbsolute(theme)) return new Set();
  const candidates = fileCandidates(relativePath(host.root, theme));
  const module = await firstExisting(host.files, candidates);
  return new Set(module === undefined ? [] : await componentFiles(host, module, aliases));
}

/** Bundling options: minified and by page for a release, fast and by demo for `dev`. */
export interface BundleMode {
  readonly share: BundleInput['share'];
  readonly minify: boolean;
  readonly isPerIsland: boolean;
}

export const releaseMode = (input: SiteInput): BundleMode => ({
  share: (usage) => shareCode(input, usage, isMinified(input)),
  minify: isMinified(input),
  isPerIsland: false,
});

/** Whether to minify: not in development (readable warnings) nor in dry runs (scripts unused). */
const isMinified = ({ mode, dryRun }: SiteInput) => mode !== 'development' && !dryRun;

/** Returns the package imports of these pages' islands. */
export async function packageUsage(input: SiteInput, pages: readonly Page[]): Promise<Usage> {
  const { sources } = await islandModules(input, pages);
  const { modules } = await siteModules(input.host, sources);
  return mergeUsage(modules.flatMap(({ found }) => (found.ok ? [found.usage] : [])));
}

async function islandModules(input: SiteInput, pages: readonly Page[]) {
  const islands = pages.map((page) => islandsOf(page, input.config.components));
  const variants = pages.flatMap((page) => page.demos.flatMap((demo) => demo.variants));
  const files = new Map<string, readonly SourcePath[]>(
    variants.map(({ module, files }) => [module, files]),
  );
  const aliases = readImportAliases(input.host.root);
  const modules = new Set(islands.flatMap((page) => page.islands.map(({ module }) => module)));
  for (const module of modules) {
    if (!files.has(module)) files.set(module, await componentFiles(input.host, module, aliases));
  }
  const filesOf = (module: string) => files.get(module) ?? [];
  const paths = islands.flatMap((page) => page.islands.flatMap(({ module }) => filesOf(module)));
  const exists = ({ module }: IslandModule) => filesOf(module).length > 0;
  return {
    islands: islands.map((page) => ({ ...page, islands: page.islands.filter(exists) })),
    sources: { paths, filesOf, theme: themeOf(input), aliases },
  };
}

/** Bundles the shared code and the code of these pages. Without demos, bundles only the theme. */
export async function bundleCode(
  input: SiteInput,
  pages: readonly Page[],
  mode: BundleMode,
): Promise<Outcome<BundledCode>> {
  const { islands, sources } = await islandModules(input, rendersDemos(input) ? pages : []);
  const modules = await siteModules(input.host, sources);
  const { scratch, workCache: cache } = input.host;
  const { base } = input.config.site;
  const context = codeContext(input);
  // Problems in demos are returned as diagnostics, so a thrown error concerns the theme.
  const bundled = await usingModules(input, ['theme'], () =>
    bundle({ context, cache, scratch, base, pages: islands, ...modules, ...mode }),
  );
  const { recipe: shared, islands: bundledIslands } = bundled.value;
  const recipe = { shared, base, env: Object.keys(context.env), fontTexts: fontTexts(input) };
  const logged = withFiles(bundledIslands, sources.filesOf, { ...modules, recipe });
  await input.buildLog?.addCode(recipe, logged);
  return bundled;
}

const fontTexts = ({ config: { features } }: SiteInput): readonly string[] =>
  typeof features.sandbox === 'object'
    ? features.sandbox.fonts.flatMap(({ text }) => text ?? [])
    : [];

/** Bundles pages with edited modules. Throws if an edit affects the code of other pages too. */
export async function bundleAgain(
  host: Host,
  before: readonly BundledIslands[],
  site: Pick<SiteInput, 'engineRoot' | 'publicEnv'> & { readonly recipe: CodeRecipe },
): Promise<PagesCode> {
  const { recipe, engineRoot, publicEnv } = site;
  const { scratch, workCache: cache } = host;
  const files = new Map(before.flatMap((page) => Object.entries(page.files)));
  const filesOf = (module: string) => files.get(module) ?? [];
  const { theme } = recipe.shared.vendor;
  const aliases = readImportAliases(host.root);
  const paths = [...files.values()].flat();
  const modules = await siteModules(host, { paths, filesOf, theme, aliases });
  const pages = withFiles(before, filesOf, { ...modules, recipe });
  const env = Object.fromEntries(recipe.env.map((name) => [name, publicEnv[name]]));
  const context = { site: host.root, engine: engineRoot, env, aliases };
  const shared = await restoreSharedCode(recipe.shared, { context, cache });
  if (!shared || !isDeepStrictEqual(pages, before)) throw new Error('Shared code is stale');
  const { base } = recipe;
  const imports = importsOfModules({ context, ...modules });
  const code = { ...imports, filesOf, context, shared, pages, base, scratch, cache };
  return bundlePages({ ...code, minify: true, isPerIsland: false });
}

/** Adds the files of islands, and a hash of what they contribute to shared code and projects. */
function withFiles(
  pages: readonly PageIslands[],
  filesOf: (module: string) => readonly SourcePath[],
  { modules, recipe }: { readonly modules: readonly ReadModule[]; readonly recipe: CodeRecipe },
): readonly BundledIslands[] {
  const contributions = new Map(
    modules.map(({ path, text, found }) => {
      const fonts = recipe.fontTexts.map((fontText) => text.includes(fontText));
      const imports = found.ok ? [found.usage, found.hasDefault] : found;
      return [path, [imports, findSpecifiers(text), relativeImports(path, text), fonts]] as const;
    }),
  );
  return pages.map((page) => {
    const files = Object.fromEntries(page.islands.map(({ module }) => [module, filesOf(module)]));
    const own = [...new Set(Object.values(files).flat())].map((path) => contributions.get(path));
    return { ...page, files, contribution: contentHash(JSON.stringify(own)) };
  });
}

/** Returns a component's module and the files of the site that it imports, also indirectly. */
async function componentFiles(
  { files }: Host,
  module: SourcePath,
  aliases: ImportAliases,
): Promise<readonly SourcePath[]> {
  const found = new Set<SourcePath>([module]);
  for (const path of found) {
    const text = await readIfExists(files, path);
    if (text === undefined) return [];
    const imports = [
      ...relativeImports(path, text).map((written) => importCandidates(path, written)),
      ...findSpecifiers(text).map((specifier) => aliasCandidates(specifier, aliases)),
    ];
    for (const candidates of imports) {
      const imported = await firstExisting(files, candidates.filter(isCode));
      if (imported !== undefined) found.add(imported);
    }
  }
  return [...found];
}

async function firstExisting(
  files: Host['files'],
  candidates: readonly SourcePath[],
): Promise<SourcePath | undefined> {
  for (const path of candidates) {
    if ((await readIfExists(files, path)) !== undefined) return path;
  }
  return undefined;
}

async function readIfExists(files: Host['files'], path: SourcePath): Promise<string | undefined> {
  try {
    return new TextDecoder().decode(await files.read(path));
  } catch {
    return undefined; // the bundler reports it at the import
  }
}

/** Returns CSS that shows demos in the chosen language, and the chosen style if they have it. */
const choiceCss = (styles: readonly string[]): string =>
  [VARIANT_CSS, ...(styles.length > 1 ? styleCss(styles) : [])].join('\n');

const { codeVariant, codeStyle, codeStyles } = HOOKS;
const HIDE = '{display:none}';

const VARIANT_CSS = `html:not([${codeVariant}=JS]) body [${codeVariant}=JS],html[${codeVariant}=JS] body [${codeVariant}=TS]${HIDE}`;

function styleCss(styles: readonly string[]): string[] {
  const isId = (id: string) => `[${codeStyle}=${JSON.stringify(id)}]`;
  const chosen = styles.map((id) => `html${isId(id)} [${codeStyles}~=${JSON.stringify(id)}]`);
  const others = styles.map(
    (id, index) => `${chosen[index] ?? ''} [${codeStyle}]:not(${isId(id)})`,
  );
  const hasChosen = `:is(${chosen.map((selector) => `${selector} *`).join()})`;
  const usual = styles.map(
    (id) =>
      `[${codeStyles}^=${JSON.stringify(`${id} `)}] [${codeStyle}]:not(${isId(id)},${hasChosen})`,
  );
  return [...others, ...usual].map((selector) => `${selector}${HIDE}`);
}
