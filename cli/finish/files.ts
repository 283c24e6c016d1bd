import { escapeXml } from '../model/text.ts';
import { isFallback, isUnlisted, type Page } from '../model/page.ts';
import { type OutputFile, jsonFile } from '../model/code/assets.ts';
import { groupBy } from '../model/collections.ts';
import { partPath, type ListedPart } from '../model/api/site-api.ts';
import {
  COMPONENTS_PATH,
  type Pathname,
  servedPath,
  toOutputPath,
  underBase,
} from '../model/paths.ts';
import {
  languagePrefix,
  pagePath,
  type Site,
  translationsOf,
  factsOf,
  type FactsByPage,
} from '../model/site.ts';
import type { FinishOptions } from './options.ts';

export const PAGES_NAME = 'pages.json';

export const ADDRESSES_PATH = toOutputPath('addresses.json');

type Origin = Pick<FinishOptions, 'url' | 'base'>;

/** Returns the absolute address of a path: `guide/` becomes `https://docs.example.org/guide/`. */
export const absoluteUrl = ({ url, base }: Origin, path: string) =>
  `${url}${base}${encodeURI(path.replace(/^\//, ''))}`;

const listedPages = (site: Site) =>
  site.pages.filter((page) => !isUnlisted(page) && !isFallback(page));

export const pagesOfFirstLanguage = (site: Site) =>
  listedPages(site).filter(({ language }) => language === site.routing.languages[0]);

export const siteFiles = (
  site: Site,
  facts: FactsByPage,
  options: FinishOptions,
): readonly OutputFile[] => [
  sitemapFile(site, options),
  {
    path: toOutputPath('robots.txt'),
    bytes: `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(options, 'sitemap.xml')}\n`,
  },
  ...pagesFiles(site),
  addressesFile(site, facts),
  ...componentsFile(site, options),
  versionsFile(site),
];

/** Returns the paths of all pages, with the prefixes of languages. */
export const pagePaths = (site: Site): string[] =>
  site.pages
    .filter((page) => !isUnlisted(page))
    .map((page) => pagePath(site, page))
    .sort();

/** Creates `versions.json`: the paths of all pages, so that other versions can link to them. */
const versionsFile = (site: Site): OutputFile =>
  jsonFile(toOutputPath('versions.json'), { version: 1, pages: pagePaths(site) });

/** Creates `pages.json` of each language: paths below its home page, and titles, by product. */
export function pagesFiles(site: Site): OutputFile[] {
  const { languages, trailingSlash } = site.routing;
  const ids = site.products.map(({ id }) => id);
  const rankOf = ({ product }: Page) => (product === null ? ids.length : ids.indexOf(product));
  const sorted = site.pages
    .filter((page) => !isUnlisted(page))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (a.pathname < b.pathname ? -1 : 1));
  const ofLanguage = groupBy(sorted, ({ language }) => language);
  return languages.map((language) => {
    const pages = ofLanguage.get(language) ?? [];
    const listed = pages.map(({ pathname, title }) => [servedPath(pathname, trailingSlash), title]);
    const path = `${languagePrefix(site, language)}/${PAGES_NAME}`;
    return jsonFile(toOutputPath(path.slice(1)), listed);
  });
}

function componentsFile({ api, routing }: Site, { base }: Origin): OutputFile[] {
  if (api.addresses.length === 0) return [];
  const parts = api.addresses.map((address): ListedPart => {
    const { package: from, name, kind, pathname } = address;
    const path = servedPath(partPath(address), routing.trailingSlash);
    return { package: from, name, kind, pathname, href: underBase(base, path) };
  });
  return [jsonFile(COMPONENTS_PATH, parts)];
}

/** Creates `addresses.json`, the input of `check --against`: one line per page with its anchors. */
function addressesFile(site: Site, facts: FactsByPage): OutputFile {
  // Ids of code blocks and lines contain numbers, which may change with every edit.
  const isStable = (id: string) => !/^code-\d+(?:-L\d+)?$/.test(id);
  const lines = listedPages(site)
    .map((page) => {
      const anchors = factsOf(facts, page)?.anchors ?? [];
      const ids = [...new Set(anchors)].filter(isStable).toSorted();
      return [pagePath(site, page), ids] as const;
    })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([address, ids]) => `${JSON.stringify(address)}:${JSON.stringify(ids)}`);
  return { path: ADDRESSES_PATH, bytes: `{"version":1,"pages":{\n${lines.join(',\n')}\n}}\n` };
}

/** Creates `sitemap.xml`: all pages, sorted, with translations and date of the last commit. */
function sitemapFile(site: Site, origin: Origin): OutputFile {
  const urlOf = (language: string, pathname: Pathname) =>
    absoluteUrl(origin, pagePath(site, { language, pathname }));
  const entries = listedPages(site)
    .map(({ language, pathname, source }) => {
      const languages = translationsOf(site, pathname);
      const [first = '', ...others] = languages;
      const alternates = others.length > 0 ? [...languages, 'x-default'] : [];
      const url = urlOf(language, pathname);
      const parts = [
        '<url>',
        `<loc>${escapeXml(url)}</loc>`,
        ...(source.updated === undefined ? [] : [`<lastmod>${source.updated}</lastmod>`]),
        ...alternates.map((other) => {
          const href = escapeXml(urlOf(other === 'x-default' ? first : other, pathname));
          return `<xhtml:link rel="alternate" hreflang="${other}" href="${href}"/>`;
        }),
        '</url>',
      ];
      return { url, text: parts.join('') };
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1))
    .map(({ text }) => text);
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const bytes = `<?xml version="1.0" encoding="UTF-8"?>
<urlset ${namespaces}>
${entries.join('\n')}
</urlset>
`;
  return { path: toOutputPath('sitemap.xml'), bytes };
}
