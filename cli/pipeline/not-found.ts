import { isStandIn } from '../model/page.ts';
import type { Page } from '../model/page.ts';
import { toPathname, toSourcePath } from '../model/paths.ts';
import { pageKey } from '../model/site.ts';
import type { Site } from '../model/site.ts';

/** Stands for the file of the page that the engine brings. Not a path that a site can have. */
export const BUILT_IN_NOT_FOUND = toSourcePath('<built-in>/404.md');

/** Whether a page is one that the site wants, rather than the engine, and in this language. */
export const isCounted = (page: Page) =>
  page.source.file !== BUILT_IN_NOT_FOUND && !isStandIn(page);

/** Text of the 404 page of a site that writes none. */
export const NOT_FOUND_TEXT = `The page you asked for is not here. It may have moved, or the address may have a typing mistake in it.

The navigation leads to every page there is.
`;

const PATHNAME = toPathname('/404/');

/** The site with a 404 page, its own or the built-in one. */
export function withNotFound(site: Site): Site {
  const language = site.routing.languages[0] ?? 'en';
  const key = pageKey(language, PATHNAME);
  if (site.pageByKey.has(key)) return site;
  const page: Page = {
    pathname: PATHNAME,
    language,
    kind: 'markdown',
    source: {
      file: BUILT_IN_NOT_FOUND,
      hash: 'built-in',
      language,
      frontMatter: { title: 'Page not found', nav: false, disableAd: true },
      keyRanges: {},
      directives: [],
    },
    product: null,
    category: null,
    title: 'Page not found',
    demos: [],
    place: { parents: [], flags: {} },
  };
  return {
    ...site,
    pages: [...site.pages, page],
    pageByKey: new Map([...site.pageByKey, [key, page]]),
  };
}
