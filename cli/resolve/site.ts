import type { SiteConfig } from '../config/schema.ts';
import { NO_PLACED_API } from '../model/api/placed-api.ts';
import type { PlacedApi } from '../model/api/placed-api.ts';
import { contentRoot, toPathname } from '../model/paths.ts';
import type { Sources } from '../model/sources.ts';
import type { Diagnostic, Outcome } from '../model/diagnostic.ts';
import { hasFile } from '../model/page.ts';
import type { Page, PageSource } from '../model/page.ts';
import type { Pathname } from '../model/paths.ts';
import { pageKey, type Routing, type Site } from '../model/site.ts';
import { noPages } from '../report/rules/path.ts';
import { resolveDemos, USUAL_STYLES } from './demos.ts';
import { apiPages } from './pages/api-pages.ts';
import { checkAuthors, checkProduct, checkTexts } from './pages/front-matter-checks.ts';
import type { Locate } from './nav/context.ts';
import { NO_PLACE } from './nav/places.ts';
import { type PlacedSource, placePages } from './pages/pages.ts';
import { standInsFor } from './pages/stand-ins.ts';
import { absentCodePackages, knownProducts, productOfPage, resolveProducts } from './products.ts';
import { freePublicFiles } from './pages/public-files.ts';
import { labelOf } from './titles.ts';
import { resolveTrees, type Trees } from './trees.ts';

/** A page before its place in the navigation is known. */
export type UnplacedPage = Omit<Page, 'place'>;

/** What a site is resolved with besides its files. */
export interface ResolveOptions {
  /** Where a pathname is written, for messages. */
  readonly locate?: Locate;
  /** The API references of the site. */
  readonly api?: PlacedApi;
}

/** The site by names alone: pages, products and navigation. */
export function resolveSite(
  config: SiteConfig,
  sources: Sources,
  { locate = () => [], api = NO_PLACED_API }: ResolveOptions = {},
): Outcome<Site> {
  const placed = placePages(sources.pages, config);
  const written = resolvePages(placed.value, config, sources);
  const originals = [...written.value, ...apiPages(api.pages, written.value, config)];
  const pages = [...originals, ...standInsFor(originals, config)];
  const { translations } = sources;
  const [first = 'en', ...others] = config.site.languages;
  const { branches } = api;
  const trees = resolveTrees(pages, config, { language: first, translations, locate, branches });
  // What is wrong with a tree is the same in every language, and told once.
  const silent = { translations, branches, locate: () => [] };
  const translated = others.map((language): [string, Trees] => [
    language,
    resolveTrees(pages, config, { ...silent, language }).value,
  ]);
  const treesIn = new Map([[first, trees.value], ...translated]);
  const products = resolveProducts(config.products, {
    versions: sources.packageVersions,
    trees: trees.value.byProduct,
    locate,
  });
  const free = freePublicFiles(sources.publicFiles, pages, config);
  const parts = { pages: withPlaces(pages, treesIn), config, sources, api: api.api };
  const value = assemble({
    ...parts,
    publicFiles: free.value,
    products: products.value,
    navigation: trees.value.byProduct,
    translatedNavigation: new Map(translated.map(([key, { byProduct }]) => [key, byProduct])),
  });
  const diagnostics = [placed, written, trees, products, free].flatMap((part) => part.diagnostics);
  const empty =
    sources.pages.length > 0 ? [] : [noPages(config.content, locate(config.content)[0])];
  const absent = absentCodePackages(config, { versions: sources.packageVersions, locate });
  return { value, diagnostics: [...empty, ...absent, ...diagnostics] };
}

function resolvePages(
  placed: readonly PlacedSource[],
  config: SiteConfig,
  sources: Sources,
): Outcome<readonly UnplacedPage[]> {
  const context = {
    modules: sources.modules,
    content: contentRoot(config.content),
    styles: config.codeStyles.length > 0 ? config.codeStyles.map(({ id }) => id) : USUAL_STYLES,
  };
  const products = knownProducts(config);
  const authors = Object.keys(config.blog?.authors ?? {});
  const textsOf = (language: string) => sources.translations[language] ?? {};
  const first = textsOf(config.site.languages[0] ?? 'en');
  const diagnostics: Diagnostic[] = [];
  const value = placed.map((one): UnplacedPage => {
    const { source, pathname } = one;
    const demos = resolveDemos(source, context);
    diagnostics.push(
      ...checkTexts(one, config.limits),
      ...checkProduct(one, products),
      ...checkAuthors(one, authors),
      ...demos.diagnostics,
    );
    const texts = { own: textsOf(source.language), first };
    return {
      pathname,
      language: source.language,
      kind: 'markdown',
      source,
      ...productOfPage(one, config),
      title: writtenTitle(source) ?? labelOf({ pathname }, texts),
      demos: demos.value,
    };
  });
  return { value, diagnostics };
}

/** Pages with their place in the tree of their product, else in any tree of their language that has them. Its label is the title of a page without one. */
function withPlaces(
  pages: readonly UnplacedPage[],
  treesIn: ReadonlyMap<string, Trees>,
): readonly Page[] {
  return pages.map((page) => {
    const places: Trees['places'] = treesIn.get(page.language)?.places ?? new Map();
    const all = [...places.values()];
    const own = places.get(page.product ?? '') ?? places.get('');
    const place = [own, ...all]
      .map((tree) => tree?.placeOf(page.pathname))
      .find((found) => found !== undefined);
    const title = writtenTitle(page.source) ?? place?.title ?? page.title;
    return { ...page, title, place: place ?? NO_PLACE };
  });
}

/** Title in the front matter or in the text of a page. */
const writtenTitle = ({ frontMatter, firstHeading }: PageSource) =>
  frontMatter.title ?? firstHeading;

interface Parts extends Pick<
  Site,
  'products' | 'navigation' | 'translatedNavigation' | 'publicFiles' | 'api'
> {
  readonly pages: readonly Page[];
  readonly config: SiteConfig;
  readonly sources: Sources;
}

function assemble({ pages, config, sources, ...parts }: Parts): Site {
  return {
    ...parts,
    pages,
    pageByKey: new Map(pages.map((page) => [pageKey(page.language, page.pathname), page])),
    pathnameByFile: new Map(
      pages.filter(hasFile).map(({ source, pathname }) => [source.file, pathname]),
    ),
    assetFiles: sources.assetFiles,
    routing: routingOf(config),
    translations: sources.translations,
  };
}

function routingOf({ site, pathAliases, redirects }: SiteConfig): Routing {
  const whole = redirects.filter(({ from }) => !from.includes('#'));
  return {
    languages: site.languages,
    recognizedLanguages: [...new Set([...site.languages, ...site.recognizedLanguages])],
    pathAliases,
    // Of two from one address a server takes the first.
    redirects: new Map(
      whole.toReversed().map(({ from, to }): [Pathname, string] => [toPathname(from), to]),
    ),
  };
}
