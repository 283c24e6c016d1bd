import type { PageView, ProductView, SiteView, TextLink } from '../../../runtime/contract/theme.ts';
import type { NavFlags, NavNode, PageLink } from '../../model/nav.ts';
import type { Page, PageFacts } from '../../model/page.ts';
import type { Product } from '../../model/product.ts';
import type { AddressBook } from './addresses.ts';
import { outputsOf, siteHref } from './addresses.ts';

/** What the shell shows that no page decides. Already checked by the configuration. */
export interface ViewSettings {
  readonly name: string;
  readonly url: string;
  readonly repository?: string;
  readonly branch: string;
  readonly brand: SiteView['brand'];
  readonly footer: readonly TextLink[];
  readonly announcement?: string;
  readonly storagePrefix: string;
  /** Adverts are on. */
  readonly ads: boolean;
}

/** Languages written from right to left. */
const RIGHT_TO_LEFT = /^(ar|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/;

const FLAGS = [
  'newFeature',
  'planned',
  'unstable',
  'beta',
  'legacy',
  'deprecated',
] as const satisfies readonly (keyof NavFlags)[];

/** The slice of the site that one page shows. Part of the render's key: what is not in it cannot change the page. */
export function viewOf(
  book: AddressBook,
  settings: ViewSettings,
  shown: { page: Page; facts: PageFacts },
): PageView {
  const { page, facts } = shown;
  const { site } = book;
  const { language } = page;
  const product = site.products.find(({ id }) => id === page.product);
  const editUrl = editUrlOf(page, settings);
  const importLine = product && importLineOf(product, page);
  return {
    site: siteViewOf(book, settings, language),
    pathname: page.pathname,
    language,
    direction: RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr',
    title: facts.title,
    description: facts.description,
    product: product ? productViewOf(book, product, language) : null,
    breadcrumbs: breadcrumbsOf(book, page, product),
    headings: facts.headings.flatMap(({ id, level, text }) =>
      level > 3 ? [] : [{ id, level, text }],
    ),
    ...neighboursOf(book, page),
    ...(editUrl !== undefined && { editUrl }),
    ...(page.pathname !== '/404/' && {
      markdownUrl: `${book.base}${outputsOf(site, page).markdown}`,
    }),
    ...(importLine !== undefined && { importLine }),
    resources: resourcesOf(page, settings),
    flags: FLAGS.filter((flag) => page.place.flags[flag]),
    hasAd: settings.ads && !page.source.frontMatter.disableAd,
    texts: shellTexts(site.translations[language] ?? {}),
  };
}

function breadcrumbsOf(book: AddressBook, { place, language }: Page, product: Product | undefined) {
  const first = product && { title: product.name, href: siteHref(book, product.href, language) };
  const parents = place.parents.map(({ title, href }) => ({
    title,
    ...(href !== undefined && { href: sitePathOr(book, href, language) }),
  }));
  return first ? [first, ...parents] : parents;
}

function neighboursOf(book: AddressBook, { place, language }: Page) {
  const link = ({ title, pathname }: PageLink) => ({
    title,
    href: siteHref(book, pathname, language),
  });
  const { previous, next } = place;
  return { ...(previous && { previous: link(previous) }), ...(next && { next: link(next) }) };
}

/** Where the page's file is edited; undefined without a repository, and for the page that nobody asked for. */
function editUrlOf(page: Page, { repository, branch }: ViewSettings): string | undefined {
  const { source, pathname } = page;
  if (repository === undefined || pathname === '/404/') return undefined;
  return `${repository}/edit/${branch}/${source.file}`;
}

/** The words of the shell; titles of pages are in the navigation already. */
const shellTexts = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !key.startsWith('pages.')));

function siteViewOf(book: AddressBook, settings: ViewSettings, language: string): SiteView {
  const { name, repository, brand, footer, announcement, storagePrefix } = settings;
  return {
    name,
    home: siteHref(book, '/', language),
    base: book.base,
    ...(repository !== undefined && { repository }),
    brand: brandViewOf(book, brand),
    footer: footer.map(({ text, href }) => ({ text, href: sitePathOr(book, href, language) })),
    ...(announcement !== undefined && { announcement }),
    storagePrefix,
    products: book.site.products.map((product) => productViewOf(book, product, language)),
  };
}

/** The brand with addresses under the base. */
function brandViewOf({ base }: AddressBook, { logo, favicon, ...brand }: SiteView['brand']) {
  const address = (path: string) => (path.startsWith('/') ? `${base}${path.slice(1)}` : path);
  return {
    ...brand,
    ...(logo !== undefined && { logo: address(logo) }),
    ...(favicon !== undefined && { favicon: address(favicon) }),
  };
}

const sitePathOr = (book: AddressBook, href: string, language: string) =>
  href.startsWith('/') ? siteHref(book, href, language) : href;

function productViewOf(book: AddressBook, product: Product, language: string): ProductView {
  const { id, name, category, description, logo, version, versions, href } = product;
  return {
    id,
    name,
    category,
    ...(description !== undefined && { description }),
    ...(logo !== undefined && { logo: `${book.base}${logo.replace(/^\//, '')}` }),
    href: siteHref(book, href, language),
    ...(version !== undefined && { version }),
    versions,
  };
}

function importLineOf(
  { importLine, package: name }: Product,
  { source }: Page,
): string | undefined {
  const [component] = source.frontMatter.components ?? [];
  if (importLine === undefined || component === undefined) return undefined;
  return importLine
    .replaceAll('{name}', component)
    .replaceAll('{package}', source.frontMatter.packageName ?? name ?? '');
}

function resourcesOf(
  { source }: Page,
  { repository, branch }: ViewSettings,
): PageView['resources'] {
  const { githubSource, waiAria, materialDesign, githubLabel } = source.frontMatter;
  const label = githubLabel && encodeURIComponent(`is:open label:"${githubLabel}"`);
  return [
    ...(repository && githubSource
      ? [{ text: 'Source', href: `${repository}/tree/${branch}/${githubSource}`, icon: 'code' }]
      : []),
    ...(waiAria ? [{ text: 'WAI-ARIA', href: waiAria, icon: 'accessibility' }] : []),
    ...(materialDesign ? [{ text: 'Material Design', href: materialDesign, icon: 'palette' }] : []),
    ...(repository && label
      ? [{ text: 'Feedback', href: `${repository}/issues?q=${label}`, icon: 'message-square' }]
      : []),
  ];
}

/** A tree with final addresses. */
export function treeViewOf(
  book: AddressBook,
  tree: readonly NavNode[],
  language: string,
): NavNode[] {
  return tree.map((node) => ({
    ...node,
    ...(node.href !== undefined && { href: sitePathOr(book, node.href, language) }),
    children: treeViewOf(book, node.children, language),
  }));
}
