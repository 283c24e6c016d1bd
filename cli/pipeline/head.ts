import type { SiteConfig } from '../config/schema.ts';
import type { OutputFile } from '../model/assets.ts';
import { toOutputPath, underBase } from '../model/paths.ts';
import type { Site } from '../model/site.ts';
import type { HeadTag } from '../render/html/document.ts';

const MANIFEST = 'manifest.webmanifest';

type PublicFiles = Pick<Site, 'publicFiles'>;

/** Icons of usual names in the public files, with the attributes of their links. */
const ICONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/favicon.ico': { rel: 'icon', sizes: '32x32' },
  '/apple-touch-icon.png': { rel: 'apple-touch-icon' },
};

const faviconOf = ({ site }: SiteConfig, { publicFiles }: PublicFiles) =>
  site.brand.favicon ?? (publicFiles.has('/favicon.svg') ? '/favicon.svg' : undefined);

const link = (attributes: HeadTag['attributes']): HeadTag => ({ tag: 'link', attributes });

/** Returns the elements in the head of every page: icons, the manifest, `llms.txt`, and those of the site. */
export function headTags(config: SiteConfig, site: PublicFiles): readonly HeadTag[] {
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
export function manifestFile(config: SiteConfig, site: PublicFiles): OutputFile[] {
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
  return [{ path: toOutputPath(MANIFEST), bytes: `${JSON.stringify(manifest)}\n` }];
}
