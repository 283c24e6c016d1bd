import type { OutputFile } from '../model/output.ts';
import { toOutputPath } from '../model/paths.ts';
import type { Site } from '../model/site.ts';
import { listedPages } from './urls.ts';

/** Where the list of pages is. */
export const PAGES_PATH = toOutputPath('pages.json');

/** `pages.json`: pathname and title of every page of the first language, in pairs. The page for wrong addresses looks for the right one in it. */
export function pagesFile(site: Pick<Site, 'pages' | 'routing'>): OutputFile {
  const pages = listedPages(site)
    .filter(({ language }) => language === site.routing.languages[0])
    .map(({ pathname, title }) => [pathname, title] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { path: PAGES_PATH, bytes: `${JSON.stringify(pages)}\n` };
}
