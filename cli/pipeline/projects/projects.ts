import type { DemoProject, Overrides } from '../../../runtime/contract/demos.ts';
import { TAILWIND_STYLE } from '../../bundle/files/tailwind.ts';
import { mergeUsage, type ReadModule, type Usage } from '../../bundle/vendor/usage.ts';
import { packageOf, readImportAliases } from '../../bundle/files/packages.ts';
import type { ProjectFont } from '../../config/schema-parts/parts.ts';
import { findSpecifiers, importCandidates } from '../../load/imports.ts';
import {
  installedPackage,
  type InstalledPackage,
  readSitePackages,
  type SitePackages,
} from '../../load/packages.ts';
import { memoized } from '../../model/collections.ts';
import type { DemoVariant, Page } from '../../model/page.ts';
import type { ImportAliases, SourcePath } from '../../model/paths.ts';
import { contentKey } from '../../model/site.ts';
import { capitalized } from '../../model/text.ts';
import { variantsByIsland } from '../../model/code/assets.ts';
import type { RenderInput } from '../../render/render-input.ts';
import { rendersDemos, type SiteInput } from '../site-input.ts';
import { readModules } from '../code.ts';
import type { StoredPage } from '../make-page.ts';

const READABLE = /\.(?:[jt]sx?|css|json)$/;

/**
 * Creates a project for each demo with an edit button, unless readers could not build it. Returns
 * the projects of a page's demos by island, each a `DemoProject` as JSON.
 */
export async function createProjects(
  input: SiteInput,
  pages: readonly StoredPage[],
): Promise<(page: Page) => RenderInput['projects']> {
  const { config } = input;
  if (config.features.sandbox === false || !rendersDemos(input)) return () => ({});
  const sitePackages = await readSitePackages(input.host);
  const find = packageFinder(input, sitePackages);
  const { overrides } = sitePackages;
  const aliases = readImportAliases(input.host.root);
  const byContent = new Map(pages.map((kept) => [contentKey(kept.page), kept]));
  const entries = await input.host.each([...byContent], async ([key, { page, facts }]) => {
    const projects: Record<string, string> = {};
    const placed = new Set(
      facts.demos
        .filter(({ options }) => !options.hideToolbar && !options.hideEditButton)
        .map(({ demo }) => demo),
    );
    for (const demo of page.demos.filter(({ id }) => placed.has(id))) {
      const title = `${toWords(demo.id)} demo — ${productName(input, page)}`;
      for (const variant of variantsByIsland(demo)) {
        if (!variant.files.every((file) => READABLE.test(file))) continue;
        const project = await createProject(input, { title, variant, find, aliases, overrides });
        if (project) projects[variant.island] = JSON.stringify(project);
      }
    }
    return [key, projects] as const;
  });
  const projects = new Map(entries);
  return (page) => projects.get(contentKey(page)) ?? {};
}

/** Returns a cached finder of packages. Packages installed from a folder count as private. */
const packageFinder = ({ host }: SiteInput, { fromFolders }: SitePackages): FindPackage =>
  memoized(async (name) => {
    const found = await installedPackage(name, host);
    return found && fromFolders.has(name) ? { ...found, isPrivate: true } : found;
  });

interface ProjectInput {
  readonly title: string;
  readonly variant: DemoVariant;
  readonly find: FindPackage;
  readonly aliases: ImportAliases;
  readonly overrides: Overrides;
}

async function createProject(
  input: SiteInput,
  { title, variant, find, aliases, overrides }: ProjectInput,
): Promise<DemoProject | undefined> {
  const modules = await readModules(input.host, variant.files, aliases);
  if (!modules.every((module) => hasOwnImports(module, variant.files))) return undefined;
  const usage = mergeUsage(modules.flatMap(({ found }) => (found.ok ? [found.usage] : [])));
  const values = [...new Set(Object.keys(usage).map(packageOf))];
  const texts = modules.map(({ text }) => text);
  const types = [...new Set(texts.flatMap(findSpecifiers).map(packageOf))];
  const { unpublished, ...packages } = await projectPackages({ values, types }, find, overrides);
  if (unpublished.length > 0) return undefined;
  const { sandbox } = input.config.features;
  const offered = typeof sandbox === 'object' ? sandbox.fonts : [];
  const fonts = projectFonts(offered, { packages: Object.keys(packages.packages), usage, texts });
  return {
    title,
    ...packages,
    ...(variant.style === TAILWIND_STYLE && { tailwind: true }),
    ...(fonts.length > 0 && { fonts }),
  };
}

/** Whether all local imports of a module are files of the project, written as relative paths. */
const hasOwnImports = ({ path, found }: ReadModule, files: readonly SourcePath[]) =>
  !found.ok ||
  Object.keys(found.local).every(
    (written) =>
      written.startsWith('.') &&
      importCandidates(path, written).some((candidate) => files.includes(candidate)),
  );

interface FontNeeds {
  readonly packages: readonly string[];
  readonly usage: Usage;
  readonly texts: readonly string[];
}

/** Returns the addresses of a project's font style sheets: the first matching font per module. */
export function projectFonts(fonts: readonly ProjectFont[], needs: FontNeeds): string[] {
  const { packages, usage, texts } = needs;
  // The module may also be an export of its package.
  const isImported = (module: string) =>
    module in usage ||
    usage[packageOf(module)]?.includes(module.slice(module.lastIndexOf('/') + 1)) === true;
  const applies = ({ import: module, text }: ProjectFont) =>
    (packages.includes(module) || isImported(module)) &&
    (text === undefined || texts.some((one) => one.includes(text)));
  const byModule = new Map<string, string>();
  for (const font of fonts) {
    if (!byModule.has(font.import) && applies(font)) byModule.set(font.import, font.href);
  }
  return [...new Set(byModule.values())];
}

const productName = ({ config: { products, site } }: SiteInput, { product }: Page): string =>
  products.find(({ id }) => id === product)?.name ?? site.name ?? new URL(site.url).host;

/** Converts an id to words: `BasicButtons` becomes `Basic buttons`. */
function toWords(id: string): string {
  const words = id.replace(/([a-z0-9])(?=[A-Z])/g, '$1 ').replaceAll('_', ' ');
  return capitalized(words.toLowerCase());
}

type FindPackage = (name: string) => Promise<InstalledPackage | undefined>;

interface ImportedPackages {
  readonly values: readonly string[];
  readonly types: readonly string[];
}

const PACKAGES = ['react', 'react-dom'];
const TYPE_PACKAGES = ['typescript', '@types/react', '@types/react-dom'];

/** Returns the name of the `@types` package: `@types/foo__bar` for `@foo/bar`. */
export const typesPackage = (name: string): string =>
  `@types/${name.replace(/^@([^/]+)\/(.+)$/, '$1__$2')}`;

/** Returns the installed versions of imports and their peers, and which cannot be installed. */
export async function projectPackages(
  { values, types }: ImportedPackages,
  find: FindPackage,
  siteOverrides: Overrides = {},
) {
  const needed = await withPeers([...PACKAGES, ...values], find);
  const names = new Set(needed.map(({ name }) => name));
  const untyped = needed.filter(({ isTyped }) => !isTyped).map(({ name }) => typesPackage(name));
  const wanted = [...TYPE_PACKAGES, ...untyped, ...types].filter((name) => !names.has(name));
  const forTypes = (await Promise.all([...new Set(wanted)].map(find))).filter(
    (found) => found !== undefined,
  );
  const overrides = {
    ...(await versionOverrides(needed, find)),
    ...(await relatedOverrides(siteOverrides, needed, find)),
  };
  return {
    packages: packageVersions(needed),
    typePackages: packageVersions(forTypes),
    ...(Object.keys(overrides).length > 0 && { overrides }),
    unpublished: [...needed, ...forTypes]
      .filter(({ version, isPrivate }) => isPrivate || version === undefined)
      .map(({ name }) => name),
  };
}

async function withPeers(names: readonly string[], find: FindPackage): Promise<InstalledPackage[]> {
  const all = new Set(names);
  const installed: InstalledPackage[] = [];
  // The loop also visits peers that are added while it runs.
  for (const name of all) {
    const installedPeer = await find(name);
    if (installedPeer) installed.push(installedPeer);
    for (const peer of installedPeer?.peers ?? []) if (!peer.startsWith('@types/')) all.add(peer);
  }
  return installed;
}

/** Returns dependencies with another version than the pinned one, which projects must override. */
async function versionOverrides(
  packages: readonly InstalledPackage[],
  find: FindPackage,
): Promise<Record<string, Record<string, string>>> {
  const overrides: Record<string, Record<string, string>> = {};
  for (const { name, pins } of packages) {
    for (const [dependency, pinned] of Object.entries(pins)) {
      const version = (await find(dependency))?.version ?? pinned;
      if (version !== pinned) overrides[name] = { ...overrides[name], [dependency]: version };
    }
  }
  return overrides;
}

/** Returns the overrides of a site for packages of a project and their peers. */
async function relatedOverrides(
  overrides: Overrides,
  packages: readonly InstalledPackage[],
  find: FindPackage,
): Promise<Overrides> {
  const names = new Set(packages.flatMap(({ name, peers }) => [name, ...peers]));
  const related = Object.entries(overrides).filter(([name]) => names.has(name));
  let json = JSON.stringify(related);
  // In `package.json`, `$name` is the version of the site's own dependency.
  for (const [written, name = ''] of json.matchAll(/"\$([^"]+)"/g)) {
    const version = (await find(name))?.version;
    if (version !== undefined) json = json.replace(written, JSON.stringify(version));
  }
  return Object.fromEntries(JSON.parse(json) as [string, string][]);
}

const packageVersions = (all: readonly InstalledPackage[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    all
      .map(({ name, version = '*' }) => [name, version] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
