import { posix } from 'node:path';
import type { BundleInput, ReadModule } from '../../bundle/bundle.ts';
import { bundle } from '../../bundle/bundle.ts';
import { contentHash } from '../../model/files.ts';
import { TAILWIND_STYLE } from '../../bundle/files/tailwind.ts';
import type { DemoVariant, Page } from '../../model/page.ts';
import { bundleShared } from '../../bundle/shared-code.ts';
import { bundleAdProvider } from '../../bundle/ad-provider.ts';
import type { SharedCode, SharedInput } from '../../bundle/shared-code.ts';
import { outspokenServer } from '../../bundle/theme-server.ts';
import type { ServerCode } from '../../bundle/theme-server.ts';
import { isCode, usageStep } from '../../bundle/vendor/usage.ts';
import type { Usage } from '../../bundle/vendor/usage.ts';
import type {
  Assets,
  IslandModule,
  PageIslands,
  ComponentConfig,
  OutputFile,
} from '../../model/assets.ts';
import { componentModule, isStaticComponent } from '../../model/assets.ts';
import type { Outcome } from '../../model/diagnostic.ts';
import type { Host } from '../../model/host.ts';
import type { SiteServices } from '../../../runtime/contract/services.ts';
import { toSourcePath } from '../../model/paths.ts';
import type { SourcePath } from '../../model/paths.ts';
import { contentKey } from '../../model/site.ts';
import { choiceCss } from '../../render/html/choice-css.ts';
import { componentIsland, variantIsland } from '../../render/placements.ts';
import { componentFiles } from './components/component-files.ts';
import { usingModules } from '../named-modules.ts';
import { pageConstants } from './page-constants.ts';
import { licenseSetup } from '../services/services.ts';
import { siteServices } from '../services/services.ts';
import { codeContext, ownModule } from '../site-input.ts';
import type { SiteInput } from '../site-input.ts';

const moduleOf = ({ style, module, files }: DemoVariant): Omit<IslandModule, 'name'> => ({
  module,
  ...(style === TAILWIND_STYLE && { tailwind: files }),
});

/** The demos and components of a page as modules. Components come from the configuration. */
export function islandsOf(
  page: Page,
  components: Readonly<Record<string, ComponentConfig>>,
): PageIslands {
  const demos = page.demos.flatMap(({ id, variants: [shown, ...others] }): IslandModule[] => [
    { name: id, ...moduleOf(shown) },
    ...others.map((one) => ({ name: variantIsland(id, one.style ?? ''), ...moduleOf(one) })),
  ]);
  const used = page.source.directives.filter(({ kind }) => kind === 'component');
  const names = [...new Set(used.map(({ name }) => name))].filter((name) =>
    Object.hasOwn(components, name),
  );
  const widgets = names.map((name): IslandModule => ({
    name: componentIsland(name),
    module: toSourcePath(posix.normalize(componentModule(components[name] ?? ''))),
    ...(isStaticComponent(components[name]) && { unseen: true }),
  }));
  return { key: contentKey(page), islands: [...demos, ...widgets] };
}

/** What the shared code of a site is made of, but for what its modules use. */
function sharedInput(input: SiteInput): Omit<SharedInput, 'usage' | 'minify' | 'isTrial'> {
  const { config, host, runtime } = input;
  return {
    context: codeContext(input),
    cache: host.remembered,
    scratch: host.scratch,
    base: config.site.base,
    theme: ownModule(host, config.theme),
    brand: config.site.brand,
    runtime,
    constants: pageConstants(config),
    services: siteServices(input),
    licence: licenseSetup(input),
    choices: choiceCss(config.codeStyles.map(({ id }) => id)),
  };
}

/** The theme with libraries that say their errors in words, bundled when that is first asked for. */
export function outspokenTheme(input: SiteInput): () => Promise<ServerCode | undefined> {
  const made: { code?: Promise<ServerCode | undefined> } = {};
  const { react } = input.runtime;
  return () => (made.code ??= outspokenServer({ ...sharedInput(input), react }));
}

/** Whether two configurations of a site have the same shared code, unless its files changed. */
export const sharesCode = (one: SiteInput, other: SiteInput) =>
  JSON.stringify(sharedInput(one)) === JSON.stringify(sharedInput(other));

/** Whether pages are made with what comes alive in them. */
const hasIslands = ({ dryRun }: SiteInput) => dryRun?.demos !== false;

/** Bundles what pages share. */
export async function shareCode(
  input: SiteInput,
  usage: readonly Usage[],
  minify: boolean,
): Promise<SharedCode> {
  const shared = sharedInput(input);
  const { services, files } = await withAdProvider(input, shared.services, minify);
  const code = await bundleShared({
    ...{ ...shared, services, usage, minify, isTrial: !hasIslands(input) },
  });
  return { ...code, files: [...code.files, ...files] };
}

/** The services with the site's module that gives adverts, where there is one. */
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
    bundleAdProvider(ownModule(host, provider), options),
  );
  return { services: { ...services, ads: { ...services.ads, provider: address } }, files };
}

/** Reads modules and finds out what they take from packages. */
export function readModules(host: Host, paths: Iterable<SourcePath>): Promise<ReadModule[]> {
  const code = [...new Set(paths)].filter(isCode).sort();
  return host.each(code, async (path) => {
    const text = new TextDecoder().decode(await host.files.read(path));
    const module = { path, hash: contentHash(text), text };
    const { value: found } = await host.run(usageStep, module);
    return { ...module, found };
  });
}

/** The files of each demo's module, itself included. */
export function filesByModule(pages: readonly Page[]): ReadonlyMap<string, readonly SourcePath[]> {
  const variants = pages.flatMap((page) => page.demos.flatMap((demo) => demo.variants));
  return new Map(variants.map(({ module, files }) => [module, files]));
}

/** How code is bundled: small and by page for readers, at once and by demo for writers. */
export interface CodeStyle {
  readonly share: BundleInput['share'];
  readonly minify: boolean;
  readonly apart: boolean;
}

/** The style of a build: every byte counts. */
export const releaseStyle = (input: SiteInput): CodeStyle => ({
  share: (usage) => shareCode(input, usage, isMinified(input)),
  minify: isMinified(input),
  apart: false,
});

/** Developers are told names that they know, and scripts that nobody loads need not be short. */
const isMinified = ({ mode, dryRun }: SiteInput) => mode !== 'development' && !dryRun;

/** The modules of these pages' islands, what they import included. */
export async function modulePaths(input: SiteInput, pages: readonly Page[]) {
  const islands = pages.map((page) => islandsOf(page, input.config.components));
  const files = new Map(filesByModule(pages));
  const modules = new Set(islands.flatMap((page) => page.islands.map(({ module }) => module)));
  for (const module of modules) {
    if (!files.has(module)) files.set(module, await componentFiles(input.host, module));
  }
  const filesOf = (module: string) => files.get(module) ?? [];
  const paths = islands.flatMap((page) => page.islands.flatMap(({ module }) => filesOf(module)));
  const isThere = ({ module }: IslandModule) => filesOf(module).length > 0;
  return {
    islands: islands.map((page) => ({ ...page, islands: page.islands.filter(isThere) })),
    filesOf,
    paths,
  };
}

/** Bundles the code of these pages, and what they share; only the theme's where a dry run does without demos. */
export async function bundleCode(
  input: SiteInput,
  pages: readonly Page[],
  style: CodeStyle,
): Promise<Outcome<Assets>> {
  const { islands, filesOf, paths } = await modulePaths(input, hasIslands(input) ? pages : []);
  const modules = await readModules(input.host, paths);
  const parts = { pages: islands, modules, filesOf, ...style };
  const { scratch, remembered: cache } = input.host;
  const { base } = input.config.site;
  // What is wrong with a demo comes back as a finding: what is thrown is about the theme.
  return usingModules(input, ['theme'], () =>
    bundle({ context: codeContext(input), cache, scratch, base, ...parts }),
  );
}
