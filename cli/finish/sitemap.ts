import type { OutputFile } from '../model/output.ts';
import type { Page } from '../model/page.ts';
import { toOutputPath } from '../model/paths.ts';
import { type Site, translationsOf } from '../model/site.ts';
import { absoluteUrl, listedPages, type Origin, pageUrl } from './urls.ts';

/** `sitemap.xml`: every page, sorted, with the day of its last commit and its translations. */
export function sitemapFile(site: Site, origin: Origin): OutputFile {
  const entries = listedPages(site)
    .map((page) => ({ page, url: pageUrl(site, page, origin) }))
    .sort((a, b) => (a.url < b.url ? -1 : 1))
    .map(({ page, url }) => entryOf(url, page, alternates(site, page, origin)));
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const bytes = `<?xml version="1.0" encoding="UTF-8"?>
<urlset ${namespaces}>
${entries.join('\n')}
</urlset>
`;
  return { path: toOutputPath('sitemap.xml'), bytes };
}

interface Alternate {
  readonly language: string;
  readonly url: string;
}

const entryOf = (url: string, { source }: Page, others: readonly Alternate[]) =>
  [
    '<url>',
    `<loc>${escapeXml(url)}</loc>`,
    ...(source.updated === undefined ? [] : [`<lastmod>${source.updated}</lastmod>`]),
    ...others.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other.language}" href="${escapeXml(other.url)}"/>`,
    ),
    '</url>',
  ].join('');

/** The page in every language it has, or nothing where that is only one. */
function alternates(site: Site, { pathname }: Page, origin: Origin): Alternate[] {
  const found = translationsOf(site, pathname).map((language) => ({
    language,
    url: pageUrl(site, { language, pathname }, origin),
  }));
  return found.length > 1 ? found : [];
}

/** `robots.txt`: everything may be read, and where the sitemap is. */
export const robotsFile = (origin: Origin): OutputFile => ({
  path: toOutputPath('robots.txt'),
  bytes: `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(origin, 'sitemap.xml')}\n`,
});

const escapeXml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
