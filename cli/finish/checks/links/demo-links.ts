import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Page } from '../../../model/page.ts';
import { pageKey, type Site } from '../../../model/site.ts';
import type { FactsByPage, FinishOptions } from '../../options.ts';
import { checkAddress, linkContext } from './links.ts';

/** Findings about addresses that lead to nothing of the site. */
const MISSING: readonly string[] = ['link/no-such-page', 'link/no-such-file'];

/**
 * Everything wrong with where demos lead, each file once. Their addresses are often made up, `/inbox`: what is not there is told only below a
 * folder in which the site has pages. Nobody puts a base before them, so on a site that has one they lead elsewhere.
 */
export function checkDemoLinks(
  site: Site,
  facts: FactsByPage,
  options: Pick<FinishOptions, 'base' | 'externalPaths' | 'isJudged'>,
): Diagnostic[] {
  const { base, isJudged = () => true } = options;
  if (base !== '/') return [];
  const context = linkContext(site, facts, options);
  const folders = foldersOf(site.pages);
  const [language = 'en'] = site.routing.languages;
  const told = new Set<string>();
  return site.pages.flatMap((page) => {
    const { demoLinks = [] } = facts.get(pageKey(page.language, page.pathname)) ?? {};
    const fresh = demoLinks.filter(({ file }) => !told.has(file));
    for (const { file } of fresh) told.add(file);
    return fresh.flatMap(({ href, file, range }) => {
      if (!isJudged(page, href)) return [];
      const written = { page: { ...page, language }, kind: 'link', href } as const;
      const found = checkAddress({ ...written, place: { file, range } }, context);
      const isMadeUp = MISSING.includes(found?.code ?? '') && !folders.has(folderOf(href));
      return found && !isMadeUp ? [found] : [];
    });
  });
}

/** First segments of the paths of pages that have more than one. */
const foldersOf = (pages: readonly Page[]): ReadonlySet<string> =>
  new Set(
    pages
      .filter(({ pathname }) => /^\/[^/]+\/[^/]/.test(pathname))
      .map(({ pathname }) => folderOf(pathname)),
  );

const folderOf = (path: string) => path.split(/[/?#]/)[1] ?? '';
