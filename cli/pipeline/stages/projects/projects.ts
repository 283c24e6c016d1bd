import type { DemoProject } from '../../../../runtime/contract/demos.ts';
import { TAILWIND_STYLE } from '../../../bundle/files/tailwind.ts';
import { mergeUsage } from '../../../bundle/vendor/usage.ts';
import { installedPackage, packagesFromFolders } from '../../../load/installed-package.ts';
import type { Demo, DemoVariant, Page } from '../../../model/page.ts';
import { contentKey } from '../../../model/site.ts';
import { variantIsland } from '../../../render/placements.ts';
import type { RenderInput } from '../../../render/render-input.ts';
import type { SiteInput } from '../../site-input.ts';
import { readModules } from '../code.ts';
import type { KeptPage } from '../compile-pages.ts';
import { projectFonts } from './project-fonts.ts';
import { packageOf, projectPackages, specifiersIn } from './project-packages.ts';
import type { FindPackage } from './project-packages.ts';

/** Finds the projects of a page's demos: for each island a `DemoProject` as JSON. */
export type ProjectsOf = (page: Page) => RenderInput['projects'];

/** Makes what demos need to run as projects of their own. A demo with a package that readers cannot install has none. */
export async function createProjects(
  input: SiteInput,
  pages: readonly KeptPage[],
): Promise<ProjectsOf> {
  const { config, dryRun } = input;
  if (config.features.sandbox === false || dryRun?.demos === false) return () => ({});
  const find = findOnce(input);
  const byContent = new Map(pages.map((kept) => [contentKey(kept.page), kept]));
  const made = await input.host.each([...byContent], async ([key, kept]) => {
    const projects: Record<string, string> = {};
    for (const shown of shownIn(kept)) {
      const project = await projectOf(input, shown, find);
      if (project) projects[shown.island] = JSON.stringify(project);
    }
    return [key, projects] as const;
  });
  const projects = new Map(made);
  return (page) => projects.get(contentKey(page)) ?? {};
}

/** Packages are asked for by many demos. One that the site has from a folder counts as private, whatever it says of itself. */
function findOnce({ host }: SiteInput): FindPackage {
  const known = new Map<string, ReturnType<FindPackage>>();
  const local = packagesFromFolders(host);
  const read: FindPackage = async (name) => {
    const one = await installedPackage(name, host);
    return one && (await local).has(name) ? { ...one, isPrivate: true } : one;
  };
  return (name) => {
    const found = known.get(name) ?? read(name);
    known.set(name, found);
    return found;
  };
}

/** One way in which a demo is written that is offered to readers as a project. */
interface ShownVariant {
  readonly island: string;
  readonly demo: Demo;
  readonly variant: DemoVariant;
  readonly page: Page;
}

/** A project holds the files that readers can read. */
const READABLE = /\.(?:[jt]sx?|css|json)$/;

function shownIn({ page, facts }: KeptPage): ShownVariant[] {
  return page.demos.flatMap((demo) => {
    const placement = facts.demos.find(
      ({ demo: id, options }) => id === demo.id && !options.hideToolbar && !options.hideEditButton,
    );
    if (!placement) return [];
    return demo.variants
      .map((variant, index) => ({
        island: index === 0 ? demo.id : variantIsland(demo.id, variant.style ?? ''),
        ...{ demo, variant, page },
      }))
      .filter(({ variant }) => variant.files.every((file) => READABLE.test(file)));
  });
}

async function projectOf(
  input: SiteInput,
  { demo, variant, page }: ShownVariant,
  find: FindPackage,
): Promise<DemoProject | undefined> {
  const modules = await readModules(input.host, variant.files);
  const usage = mergeUsage(modules.flatMap(({ found }) => (found.ok ? [found.usage] : [])));
  const values = [...new Set(Object.keys(usage).map(packageOf))];
  const texts = modules.map(({ text }) => text);
  const types = [...new Set(texts.flatMap(specifiersIn).map(packageOf))];
  const { unpublished, ...packages } = await projectPackages({ values, types }, find);
  if (unpublished.length > 0) return undefined;
  const { sandbox } = input.config.features;
  const offered = typeof sandbox === 'object' ? sandbox.fonts : [];
  const names = Object.keys(packages.packages);
  const fonts = projectFonts(offered, { packages: names, usage, texts });
  return {
    title: `${inWords(demo.id)} demo — ${productName(input, page)}`,
    ...packages,
    ...(variant.style === TAILWIND_STYLE && { tailwind: true }),
    ...(fonts.length > 0 && { fonts }),
  };
}

const productName = ({ config: { products, site } }: SiteInput, { product }: Page): string =>
  products.find(({ id }) => id === product)?.name ?? site.name ?? new URL(site.url).host;

/** `Basic buttons` for `BasicButtons`. */
function inWords(id: string): string {
  const words = id.replace(/([a-z0-9])(?=[A-Z])/g, '$1 ').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
