import { posix } from 'node:path';
import { fillIssue } from '../../../runtime/contract/payload.ts';
import type { PageTab, PageView, TextLink } from '../../../runtime/contract/theme.ts';
import { NAV_FLAGS, type PageLink, type Product } from '../../model/nav.ts';
import { hasFile, isFallback, isUnlisted, type Page, type PageFacts } from '../../model/page.ts';
import { issuesUrl, repositoryUrl, type RepositoryPage, withoutTabs } from '../../model/paths.ts';
import { pageKey, type Site } from '../../model/site.ts';
import {
  feedViewsOf,
  postViewOf,
  languageViewsOf,
  versionViewsOf,
  productViewOf,
  shellTexts,
  siteViewOf,
  type ViewSettings,
} from './site-view.ts';
import { directionOf } from '../../model/text.ts';
import { absoluteHref, type AddressBook, addressHref, outputsOf, siteHref } from './addresses.ts';
import { findApiEntry, partPath, partsNamedBy, type ApiAddress } from '../../model/api/site-api.ts';

type ShownPage = { readonly page: Page; readonly facts: PageFacts };

/** Returns the view model of a page and its site, for the theme. */
export function viewOf(book: AddressBook, settings: ViewSettings, shown: ShownPage): PageView {
  const { page, facts } = shown;
  const { site } = book;
  const { language, pathname } = page;
  const { disableAd } = page.source.frontMatter;
  const product = site.products.find(({ id }) => id === page.product);
  const versions = versionViewsOf(settings.versions ?? [], site, page);
  const importLine = importLineOf(book, page, product);
  const api = apiLinksOf(book, shown);
  const apiTitle = shellTexts(site, page.source.language)['api'] ?? 'API';
  return {
    site: siteViewOf(book, settings, language),
    pathname,
    language,
    direction: directionOf(language),
    content: contentViewOf(page, settings, site),
    languages: languageViewsOf(book, page),
    tabs: pageTabsOf(book, page),
    title: facts.title,
    ...(facts.titleId !== undefined && { titleId: facts.titleId }),
    description: facts.description,
    summary: facts.summary,
    ...(versions.length > 0 && { versions }),
    product: product ? productViewOf(book, product, language) : null,
    breadcrumbs: breadcrumbsOf(book, page, product),
    headings: headingViewsOf(shown, api, apiTitle),
    ...neighborsOf(book, page),
    ...repositoryLinks(book, settings, page),
    ...(page.source.updated !== undefined && { updated: page.source.updated }),
    ...(page.post && { post: postViewOf(book, page.post, { language, words: facts.words }) }),
    ...(page.isPostList && { isPostList: true }),
    feeds: feedViewsOf(book, pathname, settings.blog),
    hasFeedback: settings.feedback,
    ...(!isUnlisted(page) && { markdownUrl: `${book.base}${outputsOf(site, page).markdown}` }),
    ...(!isUnlisted(page) && { assistants: assistantsOf(book, settings, page) }),
    ...(importLine !== undefined && { importLine }),
    api,
    resources: resourcesOf(page, settings),
    flags: NAV_FLAGS.filter((flag) => page.position.flags[flag]),
    hasAd: settings.ads && !disableAd,
    hasDemoAds: settings.demoAds && !disableAd,
    texts: shellTexts(site, language),
  };
}

/** Returns the language of the content and, for a fallback page, where to add a translation. */
function contentViewOf(page: Page, settings: ViewSettings, site: Site): PageView['content'] {
  const { language, file } = page.source;
  const content = { language, direction: directionOf(language) };
  if (!isFallback(page)) return content;
  const texts = shellTexts(site, language);
  if (!settings.repository || !hasFile(page)) return { ...content, texts };
  const folderUrl = sourceUrl(settings, 'tree', posix.dirname(file)).replace(/\/\.$/, '');
  return { ...content, texts, folderUrl };
}

/** Returns the address of a file or folder of the site in its repository. */
export const sourceUrl = (
  { repository = '', branch, folder }: ViewSettings,
  view: RepositoryPage['view'],
  path: string,
) => repositoryUrl(repository, { view, branch, path: folder + path });

function assistantsOf(
  { site, base }: AddressBook,
  { assistants, url }: ViewSettings,
  page: Page,
): readonly TextLink[] {
  const { href } = new URL(base + encodeURI(outputsOf(site, page).markdown), url);
  return assistants.map((assistant) => ({
    text: assistant.name,
    href: assistant.href.replace(/\{url\}|%7Burl%7D/gi, encodeURIComponent(href)),
  }));
}

/** Subpages that are tabs of a component's page, in order. */
const TABS = ['components-api', 'hooks-api'] as const;

/** Returns the existing tabs of a page, demos first. Empty if there are fewer than two. */
function pageTabsOf(book: AddressBook, { language, pathname }: Page): PageView['tabs'] {
  const demos = withoutTabs(pathname);
  const candidates: readonly (readonly [PageTab['kind'], string])[] = [
    ['demos', demos],
    ...TABS.map((tab) => [tab, `${demos}${tab}/`] as const),
  ];
  const tabs = candidates
    .filter(([, address]) => book.site.pageByKey.has(pageKey(language, address)))
    .map(([kind, address]) => ({
      kind,
      href: siteHref(book, address, language),
      current: address === pathname,
    }));
  return tabs.length > 1 ? tabs : [];
}

function breadcrumbsOf(
  book: AddressBook,
  { position, language }: Page,
  product: Product | undefined,
): PageView['breadcrumbs'] {
  const parents = position.parents.map(({ title, href }) => ({
    title,
    ...(href !== undefined && { href: addressHref(book, href, language) }),
  }));
  // A product that is not in menus has no page to return to.
  if (!product || product.unlisted === true) return parents;
  return [{ title: product.name, href: addressHref(book, product.href, language) }, ...parents];
}

function neighborsOf(
  book: AddressBook,
  { position: { previous, next }, language }: Page,
): Pick<PageView, 'previous' | 'next'> {
  const link = ({ title, pathname }: PageLink) => ({
    title,
    href: siteHref(book, pathname, language),
  });
  return { ...(previous && { previous: link(previous) }), ...(next && { next: link(next) }) };
}

function repositoryLinks(
  book: AddressBook,
  settings: ViewSettings,
  page: Page,
): Pick<PageView, 'editUrl' | 'reportUrl'> {
  const { repository, url } = settings;
  if (repository === undefined || isUnlisted(page)) return {};
  const title = `${page.title} (${absoluteHref(book, url, page)})`;
  return {
    ...(hasFile(page) && { editUrl: sourceUrl(settings, 'edit', page.source.file) }),
    reportUrl: fillIssue(`${issuesUrl(repository)}/new`, { title }),
  };
}

function resourcesOf(
  { source }: Page,
  { repository, branch }: ViewSettings,
): PageView['resources'] {
  const { githubSource, waiAria, materialDesign, githubLabel } = source.frontMatter;
  const folder = githubSource && ({ view: 'tree', branch, path: githubSource } as const);
  return [
    ...(repository && folder
      ? [{ text: 'Source', href: repositoryUrl(repository, folder), icon: 'code' }]
      : []),
    ...(waiAria ? [{ text: 'WAI-ARIA', href: waiAria, icon: 'accessibility' }] : []),
    ...(materialDesign ? [{ text: 'Material Design', href: materialDesign, icon: 'palette' }] : []),
    ...(repository && githubLabel
      ? [{ text: 'Feedback', href: issuesUrl(repository, githubLabel), icon: 'message-square' }]
      : []),
  ];
}

/** Id of the section in which a theme shows `PageView.api`. */
const SECTION_ID = 'api';

/** Returns links to the APIs of a page's subjects. Empty for APIs, or if `SECTION_ID` is taken. */
function apiLinksOf(book: AddressBook, { page, facts }: ShownPage): PageView['api'] {
  if (page.api !== undefined || facts.anchors.includes(SECTION_ID)) return [];
  return partsNamedBy(page, book.site.api)
    .filter(({ pathname }) => pathname !== page.pathname)
    .map((part) => ({ text: usageOf(part), href: siteHref(book, partPath(part), page.language) }));
}

const usageOf = ({ name, kind }: ApiAddress) => (kind === 'hook' ? `${name}()` : `<${name} />`);

/** Returns the table of contents with the API section. API references also list members. */
function headingViewsOf(
  { page, facts }: ShownPage,
  api: PageView['api'],
  apiTitle: string,
): PageView['headings'] {
  const isListed = (level: number) => level < 4 || page.api !== undefined;
  const own = facts.headings.flatMap(({ id, level, text }) =>
    (level === 2 || level === 3 || level === 4) && isListed(level) ? [{ id, level, text }] : [],
  );
  return api.length === 0 ? own : [...own, { id: SECTION_ID, level: 2, text: apiTitle }];
}

/** Returns the import of a page's first component: from the API reference, or from the product. */
function importLineOf(
  { site }: AddressBook,
  page: Page,
  product: Product | undefined,
): string | undefined {
  if (page.api !== undefined) return undefined;
  const [part] = partsNamedBy(page, site.api);
  const [statement] = (part && findApiEntry(site.api, part)?.imports) ?? [];
  if (statement !== undefined) return statement;
  const { components: [component] = [], packageName } = page.source.frontMatter;
  if (product?.importLine === undefined || component === undefined) return undefined;
  return product.importLine
    .replaceAll('{name}', component)
    .replaceAll('{package}', packageName ?? product.package ?? '');
}
