import * as z from 'zod';
import { licenseFile, notificationsFile, viewSettings } from './services/services.ts';
import { isStaticComponent, type OutputFile, type Assets, jsonFile } from '../model/code/assets.ts';
import type { SiteData } from '../../runtime/contract/theme.ts';
import { copiedFile, pixelSize } from '../bundle/files/content-names.ts';
import { addressesOfPage } from '../model/page.ts';
import {
  encodePath,
  type SourcePath,
  toPathname,
  toOutputPath,
  underBase,
  withoutTrailingSlash,
  toSourcePath,
} from '../model/paths.ts';
import { resolveLink } from '../model/links.ts';
import { contentKey, type Site } from '../model/site.ts';
import type { HeadTag } from '../render/html/document.ts';
import { type AddressBook, topFolder } from '../render/view/addresses.ts';
import type { SwitchVersion } from '../render/view/site-view.ts';
import { verboseTheme } from './code.ts';
import type { DrawCard } from './cards.ts';
import type { StoredPage } from './make-page.ts';
import { createPolicies, frameDocuments } from './policies.ts';
import { createSidebars } from './sidebars.ts';
import { errorCodesOf, type SiteInput } from './site-input.ts';
import { createProjects } from './projects/projects.ts';
import type { SiteConfig } from '../config/schema.ts';
import { posix } from 'node:path';
import { DocsError } from '../model/diagnostic.ts';
import { parseJsonBytes } from '../model/host.ts';
import { report } from '../report/catalogue.ts';

export type SiteContext = Awaited<ReturnType<typeof makeSiteContext>>;

interface ContextParts {
  readonly pages: readonly StoredPage[];
  readonly assets: Assets;
  /** Absent in `dev`, and if the site has no social cards. */
  readonly drawCard?: DrawCard | undefined;
}

/** Creates the render context of these pages: all pages in a build, one page in `dev`. */
export async function makeSiteContext(
  input: SiteInput,
  site: Site,
  { pages, assets, drawCard }: ContextParts,
) {
  const { url, base } = input.config.site;
  const { copies, publicSizes } = await referencedFiles(input, site, pages);
  const frames = await frameDocuments(input, assets);
  const book: AddressBook = {
    site,
    folders: new Set(
      site.pages.map(({ pathname }) => withoutTrailingSlash(url) + topFolder(pathname)),
    ),
    base,
    copied: new Map(copies.map(({ source, file }) => [source, file])),
    anchors: new Map(pages.map(({ page, facts }) => [contentKey(page), facts.anchors])),
    publicSizes,
  };
  const shown = { pages: pages.map(({ page }) => page), assets };
  const sidebars = await createSidebars(input, book, shown);
  const hasDemos = shown.pages.some(({ demos }) => demos.length > 0);
  let theme: ReturnType<typeof verboseTheme> | undefined;
  return {
    book,
    settings: { ...viewSettings(input), versions: await switchVersions(input) },
    tags: headTags(input.config, site),
    moved: movedSections(site, input.config),
    assets,
    policies: createPolicies(input, assets.common),
    sidebarOf: sidebars.sidebarOf,
    projectsOf: hasDemos ? await createProjects(input, pages) : () => ({}),
    data: await siteData(input, pages),
    /** Loads the theme with development libraries, which have readable errors. */
    verboseTheme: () => (theme ??= verboseTheme(input)),
    frames,
    /** Output paths of the first-paint style sheets of the pages so far. */
    firstStyles: new Set<string>(),
    drawCard,
    files: [
      ...copies.map(({ output }) => output),
      ...notificationsFile(input.config),
      ...manifestFile(input.config, site),
      ...licenseFile(input, assets),
      ...frames.map(({ file }) => file),
      ...sidebars.files,
    ],
  };
}

/**
 * Returns redirects from fragments, which servers never see, by the page that readers reach and id.
 * The targets are as written: site paths, addresses or `#id`.
 */
function movedSections(
  { routing }: Site,
  { redirects }: Pick<SiteInput['config'], 'redirects'>,
): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const moved = new Map<string, Record<string, string>>();
  for (const { from, to } of redirects) {
    const [path = '', id] = from.split('#');
    if (id === undefined) continue;
    const [target = ''] = (routing.redirects.get(toPathname(path)) ?? path).split('#');
    const pathname = toPathname(target);
    moved.set(pathname, { ...moved.get(pathname), [id]: to });
  }
  return moved;
}

/**
 * Copies files with relative references in pages to names with a hash, and measures the public
 * images on pages.
 */
async function referencedFiles(
  { host, config }: SiteInput,
  site: Site,
  pages: readonly StoredPage[],
) {
  const used = new Set<SourcePath>();
  const images = new Set<string>();
  for (const { page, facts } of pages) {
    for (const { kind, href } of addressesOfPage(page, facts)) {
      const target = resolveLink(site, page, href);
      if (target.kind === 'asset') used.add(target.file);
      if (target.kind === 'public' && kind === 'image') images.add(target.address);
    }
  }
  const copies = await host.each([...used].sort(), async (source) => {
    const { size, ...output } = copiedFile(source, await host.files.read(source));
    return { source, output, file: { href: config.site.base + encodePath(output.path), ...size } };
  });
  const sizes = await host.each([...images], async (address) => {
    const file = site.publicFiles.get(address);
    const size = file && pixelSize(file, await host.files.read(file));
    return size ? [[address, size] as const] : [];
  });
  return { copies, publicSizes: new Map(sizes.flat()) };
}

async function siteData(
  input: SiteInput,
  pages: readonly StoredPage[],
): Promise<Omit<SiteData, 'pages'> | undefined> {
  const { components } = input.config;
  const isStatic = ({ name }: { readonly name: string }) => isStaticComponent(components[name]);
  if (!pages.some(({ facts }) => facts.components.some(isStatic))) return undefined;
  const [versions, errorCodes] = await Promise.all([siteVersions(input), errorCodesOf(input)]);
  return { versions, errorCodes };
}

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

type Version = SiteConfig['versions'][number];

/** Returns the versions between which readers can switch: those with a path or an origin. */
async function switchVersions(input: SiteInput): Promise<readonly SwitchVersion[]> {
  const { versions, site } = input.config;
  const current = versions.find((version) => version.current === true);
  // The base of a version ends with its path, such as `/docs/` + `v6/`.
  const path = current?.path?.slice(1) ?? '';
  const root = site.base.endsWith(path) ? site.base.slice(0, site.base.length - path.length) : '/';
  return Promise.all(
    versions
      .filter((version) => version.path !== undefined || version.origin !== undefined)
      .map(async (version) => ({
        text: version.text,
        status: version.status ?? 'maintained',
        isCurrent: version === current,
        home: version.origin?.replace(/\/*$/, '/') ?? root + (version.path ?? '/').slice(1),
        pages: await readVersionPages(input, version),
      })),
  );
}

/** Returns the pages of a version, from the list or the copy of `versions.json` in `pages`. */
export async function readVersionPages(
  input: SiteInput,
  version: Version,
): Promise<SwitchVersion['pages']> {
  const { pages } = version;
  if (pages === undefined) return undefined;
  if (typeof pages !== 'string') return new Set(pages);
  const read = async () => {
    const bytes = await input.host.files.read(toSourcePath(posix.normalize(pages)));
    return new Set(
      z.array(z.string()).parse(parseJsonBytes<{ readonly pages?: unknown }>(bytes).pages),
    );
  };
  return read().catch(() => {
    const index = input.config.versions.indexOf(version);
    const values = {
      key: `versions[${index}].pages`,
      reason: `${pages} is not the versions.json of a site`,
      hint: 'Copy versions.json from the output of that version.',
    };
    const place = input.locateKey(['versions', index, 'pages']);
    throw new DocsError(report('config/invalid', place, values));
  });
}
