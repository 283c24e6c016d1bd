import type { PageView } from '../../../runtime/contract/theme.ts';
import type { NavFlags } from '../../model/nav.ts';
import { isFallback, isUnlisted } from '../../model/page.ts';
import type { Page, PageFacts } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import type { AddressBook } from './addresses.ts';
import { absoluteHref, outputsOf } from './addresses.ts';
import { apiLinksOf, headingViewsOf, importLineOf } from './api-view.ts';
import { directionOf, languageViewsOf } from './languages.ts';
import { breadcrumbsOf, neighboursOf } from './places.ts';
import { editUrlOf, folderUrlOf, reportUrlOf, resourcesOf } from './repository.ts';
import type { ViewSettings } from './settings.ts';
import { productViewOf, siteViewOf } from './site-view.ts';
import { tabsOf } from './tabs.ts';
import { shellTexts } from './texts.ts';

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
  const { language, pathname } = page;
  const { disableAd } = page.source.frontMatter;
  const product = site.products.find(({ id }) => id === page.product);
  const markdownUrl = `${book.base}${outputsOf(site, page).markdown}`;
  const importLine = importLineOf(book, page, product);
  const api = apiLinksOf(book, shown);
  const apiWord = shellTexts(site, page.source.language)['api'] ?? 'API';
  return {
    site: siteViewOf(book, settings, language),
    pathname,
    language,
    direction: directionOf(language),
    content: contentOf(page, settings, site),
    languages: languageViewsOf(book, page),
    tabs: tabsOf(book, page),
    title: facts.title,
    ...(facts.titleId !== undefined && { titleId: facts.titleId }),
    description: facts.description,
    product: product ? productViewOf(book, product, language) : null,
    breadcrumbs: breadcrumbsOf(book, page, product),
    headings: headingViewsOf(shown, api, apiWord),
    ...neighboursOf(book, page),
    ...repositoryLinks(book, settings, page),
    ...(page.source.updated !== undefined && { updated: page.source.updated }),
    hasFeedback: settings.feedback,
    ...(!isUnlisted(page) && { markdownUrl }),
    ...(importLine !== undefined && { importLine }),
    api,
    resources: resourcesOf(page, settings),
    flags: FLAGS.filter((flag) => page.place.flags[flag]),
    hasAd: settings.ads && !disableAd,
    hasDemoAds: settings.demoAds && !disableAd,
    texts: shellTexts(site, language),
  };
}

/** What language the content is in; the folder where a translation would go is of use only where there is none. */
function contentOf(page: Page, settings: ViewSettings, site: Site): PageView['content'] {
  const { language } = page.source;
  const folderUrl = isFallback(page) ? folderUrlOf(page, settings) : undefined;
  return {
    language,
    direction: directionOf(language),
    ...(isFallback(page) && { texts: shellTexts(site, language) }),
    ...(folderUrl !== undefined && { folderUrl }),
  };
}

function repositoryLinks(
  book: AddressBook,
  settings: ViewSettings,
  page: Page,
): Pick<PageView, 'editUrl' | 'reportUrl'> {
  const editUrl = editUrlOf(page, settings);
  const address = absoluteHref(book, settings.url, page);
  const reportUrl = reportUrlOf(page, address, settings);
  return {
    ...(editUrl !== undefined && { editUrl }),
    ...(reportUrl !== undefined && { reportUrl }),
  };
}
