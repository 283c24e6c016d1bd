import { contentHash } from '../model/files.ts';
import { isFallback, type Page } from '../model/page.ts';
import {
  NOT_FOUND_PATHNAME,
  OFFLINE_PATHNAME,
  toSourcePath,
  firstLanguage,
} from '../model/paths.ts';
import { pageKey, type Site } from '../model/site.ts';
import { pagesByKey } from '../resolve/site.ts';

const NOT_FOUND = {
  pathname: NOT_FOUND_PATHNAME,
  title: 'Page not found',
  description:
    'The requested page does not exist. It may have moved, or the address may contain a typo.',
  text: `The navigation lists all pages.
`,
};

const OFFLINE = {
  pathname: OFFLINE_PATHNAME,
  title: 'You are offline',
  description: 'This page is not available offline, and the site cannot be reached.',
  text: '',
};

/** Whether a page is included in counts: it is not generated, and not a fallback page. */
export const isCounted = (page: Page) => page.source.text === undefined && !isFallback(page);

/**
 * Adds the built-in 404 page, and the offline page for offline sites, unless the site has them.
 * Offline pages are unlisted.
 */
export function withBuiltInPages(site: Site, isReadOffline: boolean): Site {
  const language = firstLanguage(site.routing.languages);
  const added = [NOT_FOUND, ...(isReadOffline ? [OFFLINE] : [])]
    .filter(({ pathname }) => !site.pageByKey.has(pageKey(language, pathname)))
    .map((page) => pageOf(page, language));
  const pages = [...site.pages, ...added].map((page): Page =>
    isReadOffline && page.pathname === OFFLINE.pathname ? { ...page, unlisted: true } : page,
  );
  return { ...site, pages, pageByKey: pagesByKey(pages) };
}

const pageOf = (
  { pathname, title, description, text }: typeof NOT_FOUND,
  language: string,
): Page => ({
  pathname,
  language,
  kind: 'markdown',
  source: {
    // A placeholder at a path that no site can have.
    file: toSourcePath(`<built-in>${pathname.slice(0, -1)}.md`),
    text,
    hash: contentHash([title, description, text].join('\n')),
    language,
    frontMatter: { title, description, nav: false, disableAd: true },
    keyRanges: {},
    directives: [],
  },
  product: null,
  category: null,
  title,
  demos: [],
  position: { parents: [], flags: {} },
});
