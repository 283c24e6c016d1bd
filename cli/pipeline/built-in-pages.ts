import { isFallback, type Page } from '../model/page.ts';
import {
  NOT_FOUND_PATHNAME,
  OFFLINE_PATHNAME,
  toSourcePath,
  type SourcePath,
  firstLanguage,
} from '../model/paths.ts';
import { pageKey, type Site } from '../model/site.ts';

/** A page that the engine adds if the site does not have it. */
interface BuiltInPage {
  readonly pathname: typeof NOT_FOUND_PATHNAME;
  /** Placeholder for a source file, at a path that no site can have. */
  readonly file: SourcePath;
  readonly title: string;
  readonly text: string;
}

const NOT_FOUND: BuiltInPage = {
  pathname: NOT_FOUND_PATHNAME,
  file: toSourcePath('<built-in>/404.md'),
  title: 'Page not found',
  text: `The page you asked for is not here. It may have moved, or the address may have a typing mistake in it.

The navigation leads to every page there is.
`,
};

const OFFLINE: BuiltInPage = {
  pathname: OFFLINE_PATHNAME,
  file: toSourcePath('<built-in>/offline.md'),
  title: 'You are offline',
  text: `This page is not kept on your device, and the site cannot be reached.
`,
};

/** Whether a page counts: not generated, and served in its own language. */
export const isCounted = (page: Page) => page.source.text === undefined && !isFallback(page);

/** Adds the built-in 404 page, and the offline page for offline sites, unless the site has them. */
export function withBuiltInPages(site: Site, isReadOffline: boolean): Site {
  const whole = withPage(site, NOT_FOUND);
  return isReadOffline ? withUnlisted(withPage(whole, OFFLINE), OFFLINE.pathname) : whole;
}

function withPage(site: Site, page: BuiltInPage): Site {
  const language = firstLanguage(site.routing.languages);
  const key = pageKey(language, page.pathname);
  if (site.pageByKey.has(key)) return site;
  const made = pageOf(page, language);
  return {
    ...site,
    pages: [...site.pages, made],
    pageByKey: new Map([...site.pageByKey, [key, made]]),
  };
}

const pageOf = ({ pathname, file, title, text }: BuiltInPage, language: string): Page => ({
  pathname,
  language,
  kind: 'markdown',
  source: {
    file,
    text,
    hash: 'built-in',
    language,
    frontMatter: { title, nav: false, disableAd: true },
    keyRanges: {},
    directives: [],
  },
  product: null,
  category: null,
  title,
  demos: [],
  position: { parents: [], flags: {} },
});

/** Marks the pages at a pathname as unlisted. */
function withUnlisted(site: Site, pathname: string): Site {
  const mark = (page: Page): Page =>
    page.pathname === pathname ? { ...page, unlisted: true } : page;
  return {
    ...site,
    pages: site.pages.map(mark),
    pageByKey: new Map([...site.pageByKey].map(([key, page]) => [key, mark(page)])),
  };
}
