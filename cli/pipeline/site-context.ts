import { licenseFile } from './services/services.ts';
import { isStaticComponent, type OutputFile, type Assets, jsonFile } from '../model/assets.ts';
import type { SiteData } from '../../runtime/contract/theme.ts';
import { copiedFile, pixelSize } from '../bundle/files/content-names.ts';
import type { ServerCode } from '../bundle/theme-server.ts';
import { addressesOfPage } from '../model/page.ts';
import {
  type SourcePath,
  toPathname,
  toOutputPath,
  underBase,
  withoutTrailingSlash,
} from '../model/paths.ts';
import { resolveLink } from '../model/links.ts';
import { contentKey, type Site } from '../model/site.ts';
import type { HeadTag } from '../render/html/document.ts';
import {
  type AddressBook,
  addressHref,
  type CopiedFile,
  topFolder,
} from '../render/view/addresses.ts';
import type { ViewSettings } from '../render/view/site-view.ts';
import { verboseTheme } from './code.ts';
import type { DrawCard } from './cards.ts';
import type { StoredPage } from './make-page.ts';
import { createPolicies, type Policies } from './policies.ts';
import { frameDocuments, type FrameDocument } from './services/frames.ts';
import { notificationsFile, viewSettings } from './settings.ts';
import { switchVersions } from './versions.ts';
import { createSidebars, type Sidebars } from './sidebars.ts';
import { errorCodesOf, type SiteInput } from './site-input.ts';
import { createProjects, type ProjectsOf } from './projects/projects.ts';
import type { SiteConfig } from '../config/schema.ts';

export interface SiteContext {
  readonly book: AddressBook;
  readonly settings: ViewSettings;
  /** Elements in the head of every page. */
  readonly tags: readonly HeadTag[];
  /** New addresses of sections that moved to another page, by pathname. */
  readonly moved: ReadonlyMap<string, Readonly<Record<string, string>>>;
  readonly assets: Assets;
  readonly policies: Policies;
  readonly sidebarOf: Sidebars['of'];
  readonly projectsOf: ProjectsOf;
  /** Input of static components. Absent if no page uses one. */
  readonly data?: Omit<SiteData, 'pages'> | undefined;
  /** Loads the theme with development libraries, which have readable errors. */
  readonly verboseTheme: () => Promise<ServerCode | undefined>;
  readonly frames: readonly FrameDocument[];
  /** Output paths of the first-paint style sheets of the pages so far. */
  readonly firstStyles: Set<string>;
  /** Absent in `dev`, and if the site has no social cards. */
  readonly drawCard: DrawCard | undefined;
  readonly files: readonly OutputFile[];
}

interface ContextParts extends Pick<SiteContext, 'assets'> {
  readonly pages: readonly StoredPage[];
  readonly drawCard?: DrawCard | undefined;
}

/** Creates the render context of these pages: all pages in a build, one page in `dev`. */
export async function makeSiteContext(
  input: SiteInput,
  site: Site,
  { pages, assets, drawCard }: ContextParts,
): Promise<SiteContext> {
  const copied = await copyFiles(input, site, pages);
  const frames = await frameDocuments(input, assets);
  const book: AddressBook = {
    site,
    folders: topFolders(input, site),
    base: input.config.site.base,
    copied: new Map(copied.map(({ source, file }) => [source, file])),
    anchors: new Map(pages.map(({ page, facts }) => [contentKey(page), facts.anchors])),
    publicSizes: await publicSizes(input, site, pages),
  };
  const shown = { pages: pages.map(({ page }) => page), assets };
  const sidebars = await createSidebars(input, book, shown);
  return {
    book,
    settings: { ...viewSettings(input), versions: await switchVersions(input) },
    tags: headTags(input.config, site),
    moved: movedSections(book, input.config),
    assets,
    policies: createPolicies(input, assets.common),
    sidebarOf: sidebars.of,
    projectsOf: await createProjects(input, pages),
    data: await siteData(input, pages),
    verboseTheme: verboseTheme(input),
    frames,
    firstStyles: new Set(),
    drawCard,
    files: [
      ...copied.map(({ output }) => output),
      ...notificationsFile(input.config),
      ...manifestFile(input.config, site),
      ...licenseFile(input, assets),
      ...frames.map(({ file }) => file),
      ...sidebars.files,
    ],
  };
}

/** Returns redirects from fragments, which servers never see, by the page that readers reach. */
function movedSections(
  book: AddressBook,
  { redirects }: Pick<SiteInput['config'], 'redirects'>,
): SiteContext['moved'] {
  const [language = 'en'] = book.site.routing.languages;
  const moved = new Map<string, Record<string, string>>();
  for (const { from, to } of redirects) {
    const [path = '', id] = from.split('#');
    if (id === undefined) continue;
    const [target = ''] = (book.site.routing.redirects.get(toPathname(path)) ?? path).split('#');
    const pathname = toPathname(target);
    const href = to.startsWith('#') ? to : addressHref(book, to, language);
    moved.set(pathname, { ...moved.get(pathname), [id]: href });
  }
  return moved;
}

const topFolders = ({ config }: SiteInput, { pages }: Site): AddressBook['folders'] =>
  new Set(pages.map(({ pathname }) => withoutTrailingSlash(config.site.url) + topFolder(pathname)));

type Copy = { readonly source: SourcePath; readonly output: OutputFile; readonly file: CopiedFile };

/** Copies files with relative references in pages to names with a hash. */
async function copyFiles(
  { host, config }: SiteInput,
  site: Site,
  pages: readonly StoredPage[],
): Promise<Copy[]> {
  const used = new Set<SourcePath>();
  for (const { page, facts } of pages) {
    for (const { href } of addressesOfPage(page, facts)) {
      const reference = resolveLink(site, page, href);
      if (reference.kind === 'asset') used.add(reference.file);
    }
  }
  return host.each([...used].sort(), async (source) => {
    const { size, ...output } = copiedFile(source, await host.files.read(source));
    return { source, output, file: { href: `${config.site.base}${output.path}`, ...size } };
  });
}

/** Measures the public images used on pages. */
async function publicSizes(
  { host }: SiteInput,
  site: Site,
  pages: readonly StoredPage[],
): Promise<AddressBook['publicSizes']> {
  const images = new Map<string, SourcePath>();
  for (const { page, facts } of pages) {
    for (const { kind, href } of addressesOfPage(page, facts)) {
      const file = site.publicFiles.get(href);
      if (kind === 'image' && file !== undefined) images.set(href, file);
    }
  }
  const sizes = await host.each([...images], async ([address, file]) => {
    const size = pixelSize(file, await host.files.read(file));
    return size ? ([address, size] as const) : undefined;
  });
  return new Map(sizes.filter((size) => size !== undefined));
}

async function siteData(
  input: SiteInput,
  pages: readonly StoredPage[],
): Promise<SiteContext['data']> {
  const { components } = input.config;
  const isStatic = ({ name }: { readonly name: string }) => isStaticComponent(components[name]);
  if (!pages.some(({ facts }) => facts.components.some(isStatic))) return undefined;
  const [versions, errorCodes] = await Promise.all([siteVersions(input), errorCodesOf(input)]);
  return { versions, errorCodes };
}

/** Returns the configured versions, with the installed version of those with a package. */
const siteVersions = ({ config, host }: SiteInput): Promise<SiteData['versions']> =>
  Promise.all(
    config.versions.map(async ({ package: name, path, origin, ...version }) => {
      const installed = name === undefined ? undefined : await host.packageVersion(name);
      const { status: _status, ref: _ref, pages: _pages, href = origin ?? path, ...row } = version;
      return {
        ...row,
        ...(href !== undefined && { href }),
        ...(installed !== undefined && { text: `v${installed}` }),
      };
    }),
  );

const MANIFEST = 'manifest.webmanifest';

/** Conventional icons among the public files, with the attributes of their links. */
const ICONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/favicon.ico': { rel: 'icon', sizes: '32x32' },
  '/apple-touch-icon.png': { rel: 'apple-touch-icon' },
};

const faviconOf = ({ site }: SiteConfig, { publicFiles }: Site) =>
  site.brand.favicon ?? (publicFiles.has('/favicon.svg') ? '/favicon.svg' : undefined);

const link = (attributes: HeadTag['attributes']): HeadTag => ({ tag: 'link', attributes });

/** Returns the head elements of all pages: icons, manifest, `llms.txt`, configured elements. */
function headTags(config: SiteConfig, site: Site): readonly HeadTag[] {
  const { base } = config.site;
  const favicon = faviconOf(config, site);
  const hasLlms = config.features.llms !== false || site.publicFiles.has('/llms.txt');
  const others = Object.entries(ICONS).filter(([path]) => site.publicFiles.has(path));
  return [
    ...others.map(([path, attributes]) => link({ ...attributes, href: underBase(base, path) })),
    // Without an icon, browsers would request `/favicon.ico`.
    link({ rel: 'icon', href: favicon === undefined ? 'data:,' : underBase(base, favicon) }),
    ...(favicon === undefined ? [] : [link({ rel: 'manifest', href: base + MANIFEST })]),
    ...(hasLlms
      ? [link({ rel: 'alternate', type: 'text/plain', title: 'llms.txt', href: `${base}llms.txt` })]
      : []),
    ...config.head.map(({ tag, attributes }) => ({
      tag,
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [
          name,
          /^(?:href|src)$/.test(name) ? underBase(base, value) : value,
        ]),
      ),
    })),
  ];
}

/** Creates the web app manifest of a site with an icon, unless a public file replaces it. */
function manifestFile(config: SiteConfig, site: Site): OutputFile[] {
  const { name, base } = config.site;
  const favicon = faviconOf(config, site);
  if (favicon === undefined || site.publicFiles.has(`/${MANIFEST}`)) return [];
  const isVector = favicon.endsWith('.svg');
  const bitmaps = [192, 512].filter((size) => site.publicFiles.has(`/icon-${size}.png`));
  const manifest = {
    id: base,
    name,
    short_name: name,
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    icons: [
      {
        src: underBase(base, favicon),
        ...(isVector && { type: 'image/svg+xml', sizes: 'any' }),
      },
      ...bitmaps.map((size) => ({
        src: `${base}icon-${size}.png`,
        type: 'image/png',
        sizes: `${size}x${size}`,
      })),
    ],
  };
  return [jsonFile(toOutputPath(MANIFEST), manifest)];
}
