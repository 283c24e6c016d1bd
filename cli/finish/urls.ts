import { isStandIn, isUnlisted } from '../model/page.ts';
import type { Page } from '../model/page.ts';
import { markdownPathOf } from '../model/paths.ts';
import { prefixOf, type Site } from '../model/site.ts';

/** What absolute addresses begin with. */
export interface Origin {
  readonly url: string;
  readonly base: string;
}

/** Absolute address of a path below the base: `guide/` → `https://docs.example.org/guide/`. */
export const absoluteUrl = ({ url, base }: Origin, path: string) =>
  `${url}${base}${encodeURI(path.replace(/^\//, ''))}`;

/** Absolute address of a page. */
export const pageUrl = (
  site: Pick<Site, 'routing'>,
  page: Pick<Page, 'language' | 'pathname'>,
  origin: Origin,
) => absoluteUrl(origin, `${prefixOf(site, page.language)}${page.pathname}`);

/** Absolute address of a page as Markdown. */
export const markdownUrl = (
  site: Pick<Site, 'routing'>,
  page: Pick<Page, 'language' | 'pathname'>,
  origin: Origin,
) => absoluteUrl(origin, markdownPathOf(page.pathname, prefixOf(site, page.language)));

/** Pages that readers and machines look for: all but those that are shown instead of others, and those that stand in for a translation. */
export const listedPages = (site: Pick<Site, 'pages'>) =>
  site.pages.filter((page) => !isUnlisted(page) && !isStandIn(page));
