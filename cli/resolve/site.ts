import type { SiteConfig } from '../config/schema.ts';
import { NO_PLACED_API, type PlacedApi } from '../model/api/site-api.ts';
import type { Diagnostic, Outcome } from '../model/diagnostic.ts';
import {
  hasFile,
  type Page,
  type PageSource,
  keyLocation,
  type PageWithoutPosition,
} from '../model/page.ts';
import { contentRoot, isBelow, type SourcePath, firstLanguage } from '../model/paths.ts';
import { redirectTargets } from '../model/links.ts';
import { pageKey, type Routing, type Site } from '../model/site.ts';
import type { Sources } from '../model/sources.ts';
import { type Blog, withBlog } from './blog.ts';
import { DEFAULT_STYLES, resolveCodeFiles, resolveDemos } from './demos.ts';
import { navLabel, type Locate } from './nav.ts';
import { apiPages, fallbackPages, assignPathnames, type AddressedSource } from './pages.ts';
import { knownProducts, productOfPage, resolveProducts } from './products.ts';
import { usablePublicFiles } from './public-files.ts';
import { positionIn, resolveTrees, type Trees } from './trees.ts';
import { listSome, report, replaceWith } from '../report/catalogue.ts';
import { closest, certainCorrection } from '../report/suggest.ts';

export type ResolveOptions = { readonly locate?: Locate; readonly api?: PlacedApi };

/** Resolves pages, products and navigation from names and facts, without page texts. */
export function resolveSite(
  config: SiteConfig,
  sources: Sources,
  { locate = () => [], api = NO_PLACED_API }: ResolveOptions = {},
): Outcome<Site> {
  const { translations, packageVersions: versions } = sources;
  const addressed = assignPathnames(sources.pages, config);
  const written = resolvePages(addressed.value, config, sources);
  const blog = withBlog(written.value, config);
  const originals = [...blog.value.pages, ...apiPages(api.pages, written.value, config)];
  const unplaced = [...originals, ...fallbackPages(originals, config)];
  const treesFor = (language: string, locate: Locate) =>
    resolveTrees(unplaced, config, { language, translations, branches: api.branches, locate });
  const [first = 'en', ...others] = config.site.languages;
  const trees = treesFor(first, locate);
  // The problems of a tree are the same in all languages, so only the first language reports them.
  const translated = others.map(
    (language) => [language, treesFor(language, () => []).value] as const,
  );
  const treesIn = new Map([[first, trees.value], ...translated]);
  const pages = withPositions(unplaced, config.products, { treesIn, inBlog: blog.value.positions });
  const products = resolveProducts(config.products, {
    versions,
    trees: trees.value.byProduct,
    locate,
  });
  const publicFiles = usablePublicFiles(sources.publicFiles, unplaced, config);
  const value: Site = {
    content: contentRoot(config.content),
    products: products.value,
    pages,
    pageByKey: pagesByKey(pages),
    pathnameByFile: new Map(
      pages.filter(hasFile).map(({ source, pathname }) => [source.file, pathname]),
    ),
    navigation: trees.value.byProduct,
    translatedNavigation: new Map(translated.map(([key, { byProduct }]) => [key, byProduct])),
    publicFiles: publicFiles.value,
    unservedFiles: sources.unservedFiles,
    assetFiles: sources.assetFiles,
    routing: routingOf(config),
    api: api.api,
    translations,
  };
  const isEmpty = sources.pages.length === 0;
  const diagnostics = [
    ...(isEmpty
      ? [report('path/no-pages', locate(config.content)[0], { content: config.content })]
      : []),
    ...checkOtherMarkdown(sources.assetFiles),
    ...[addressed, written, blog, trees, products, publicFiles].flatMap((part) => part.diagnostics),
  ];
  return { value, diagnostics };
}

const MAX_LISTED = 5;

/** Reports files that are pages in other generators, once for each reason. */
function checkOtherMarkdown(assetFiles: ReadonlySet<SourcePath>): Diagnostic[] {
  const reasons = [
    ['path/not-a-page', /(?:^|\/)[^_/][^/]*\.(?:mdx|markdown)$/],
    ['path/not-a-page:index', /(?:^|\/)_index\.md$/],
  ] as const;
  return reasons.flatMap(([code, pattern]) => {
    const [file, ...others] = [...assetFiles].filter((file) => pattern.test(file)).sort();
    if (file === undefined) return [];
    const more = others.length > 0 ? ` (also: ${listSome(others, MAX_LISTED)})` : '';
    return [report(code, { file }, { file, more })];
  });
}

/** Replaces sources of pages with new ones of which only the texts have changed. */
export function withSources(site: Site, sources: readonly PageSource[]): Site {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const pages = site.pages.map((page) => {
    const source = byFile.get(page.source.file);
    if (source === undefined || source.hash === page.source.hash) return page;
    // Keep the front matter, which includes keys that a translation inherits from its original.
    const { frontMatter } = page.source;
    return { ...page, source: { ...source, frontMatter } };
  });
  return { ...site, pages, pageByKey: pagesByKey(pages) };
}

export const pagesByKey = (pages: readonly Page[]): Site['pageByKey'] =>
  new Map(pages.map((page) => [pageKey(page.language, page.pathname), page]));

function resolvePages(
  addressed: readonly AddressedSource[],
  config: SiteConfig,
  { modules, assetFiles, translations }: Sources,
): Outcome<readonly PageWithoutPosition[]> {
  const { codeStyles, content, limits } = config;
  const styles = codeStyles.length > 0 ? codeStyles.map(({ id }) => id) : DEFAULT_STYLES;
  const demoContext = { modules, content: contentRoot(content), styles };
  const products = knownProducts(config);
  const authors = Object.keys(config.blog?.authors ?? {});
  const textsIn = (language: string) => translations[language] ?? {};
  const first = textsIn(firstLanguage(config.site.languages));
  const diagnostics: Diagnostic[] = [];
  const value = addressed.map((addressedPage): PageWithoutPosition => {
    const { source, pathname } = addressedPage;
    const demos = resolveDemos(source, demoContext);
    const codeFiles = resolveCodeFiles(source, assetFiles);
    diagnostics.push(
      ...checkPageTexts(source, limits),
      ...checkNames(source, 'productId', products),
      // A site without configured authors accepts all names.
      ...(authors.length > 0 ? checkNames(source, 'authors', authors) : []),
      ...demos.diagnostics,
      ...codeFiles.diagnostics,
    );
    const texts = { own: textsIn(source.language), first };
    return {
      pathname,
      language: source.language,
      kind: 'markdown',
      source,
      ...productOfPage(addressedPage, config),
      title: writtenTitle(source) ?? navLabel({ pathname }, texts),
      demos: demos.value,
      ...(codeFiles.value.length > 0 && { codeFiles: codeFiles.value }),
    };
  });
  return { value, diagnostics };
}

interface Places {
  readonly treesIn: ReadonlyMap<string, Trees>;
  readonly inBlog: Blog['positions'];
}

/**
 * Adds the position of each page: in the tree of its product, otherwise in another tree or the
 * blog. Pages without a title get the label of their entry. A page outside of the path of its
 * product that the product's tree does not list gets the default tree.
 */
function withPositions(
  pages: readonly PageWithoutPosition[],
  products: SiteConfig['products'],
  { treesIn, inBlog }: Places,
): readonly Page[] {
  const paths = new Map(products.map(({ id, path }) => [id, path]));
  return pages.map((page) => {
    const trees: Trees['positions'] = treesIn.get(page.language)?.positions ?? new Map();
    const own = trees.get(page.product ?? '');
    const path = paths.get(page.product ?? '');
    const isOutside = path !== undefined && !isBelow(page.pathname, path);
    const isInOwn = positionIn(own, page.pathname) !== undefined;
    const hasDefaultTree = own !== undefined && trees.has('') && isOutside && !isInOwn;
    const position = [own, trees.get(''), ...trees.values()]
      .map((tree) => positionIn(tree, page.pathname))
      .find((found) => found !== undefined);
    const title = writtenTitle(page.source) ?? position?.title ?? page.title;
    return {
      ...page,
      title,
      ...(hasDefaultTree && { hasDefaultTree: true }),
      position: position ?? inBlog.get(page.pathname) ?? { parents: [], flags: {} },
    };
  });
}

const writtenTitle = ({ frontMatter, firstHeading }: PageSource) =>
  frontMatter.title ?? firstHeading;

const routingOf = ({ site, pathAliases, redirects, trailingSlash }: SiteConfig): Routing => ({
  trailingSlash,
  languages: site.languages,
  recognizedLanguages: [...new Set([...site.languages, ...site.recognizedLanguages])],
  pathAliases,
  redirects: redirectTargets(redirects.filter(({ from }) => !from.includes('#'))),
});

/** Checks title and description. Keys with invalid values have already been reported. */
function checkPageTexts(source: PageSource, limits: SiteConfig['limits']): Diagnostic[] {
  const { title = source.firstHeading, description = '' } = source.frontMatter;
  const isMissing = title === undefined && !source.broken && !('title' in source.keyRanges);
  const tooLong = (key: 'title' | 'description', text: string) => {
    // Counts Unicode characters, not UTF-16 units.
    const { length } = [...text];
    const limit = limits[`${key}Length`];
    const place = keyLocation(source, key);
    return length > limit ? [report(`front-matter/${key}-length`, place, { length, limit })] : [];
  };
  return [
    ...(isMissing ? [report('front-matter/no-title', keyLocation(source, 'title'))] : []),
    ...tooLong('title', title ?? ''),
    ...tooLong('description', description),
  ];
}

function checkNames(
  source: PageSource,
  key: 'productId' | 'authors',
  known: readonly string[],
): Diagnostic[] {
  if (!source.keyRanges[key]) return []; // A translation inherits it, and the original is checked.
  const names = [source.frontMatter[key] ?? []].flat();
  const free = known.filter((author) => !names.includes(author));
  return names.flatMap((name, index) => {
    if (known.includes(name)) return [];
    const range = source.textRanges?.[key === 'authors' ? `authors.${index}` : key];
    const place = { ...keyLocation(source, key), ...(range && { range }) };
    const fix = range && replaceWith(certainCorrection(name, free));
    const meant = closest(name, free);
    return key === 'authors'
      ? [report('front-matter/unknown-author', place, { name, meant, fix })]
      : [report('front-matter/unknown-product', place, { id: name, meant, fix })];
  });
}
