import type { SiteConfig } from '../../config/schema.ts';
import { folded } from '../../model/content/names.ts';
import type { Sources } from '../../model/content/sources.ts';
import { type Diagnostic, fileStart, type Outcome } from '../../model/diagnostic.ts';
import type { Page } from '../../model/page.ts';
import type { SourcePath } from '../../model/paths.ts';
import { htmlPathOf, markdownPathOf, WORKER_SCRIPT } from '../../model/paths.ts';
import { collidingPath, duplicatePath, reservedPath } from '../../report/catalogue/site/path.ts';

/** Files that the build always writes itself. Others, such as `robots.txt`, are left to the site that brings its own. */
const KEPT: Readonly<Record<string, string>> = {
  '/_headers': 'the headers of the built site',
  '/addresses.json': 'the list of addresses',
  '/pages.json': 'the list of pages',
  '/404.html': 'the page for wrong addresses, which is content/404.md',
};

/** Files that a site may bring itself: under this name, since the build writes one where it does not. */
const BROUGHT: ReadonlySet<string> = new Set([
  '/_redirects',
  '/llms.txt',
  '/robots.txt',
  '/sitemap.xml',
]);

/** The public files that stand in nobody's way, and what is wrong with the others. */
export function freePublicFiles(
  files: Sources['publicFiles'],
  pages: readonly Pick<Page, 'pathname' | 'language' | 'source'>[],
  { site: { languages }, features }: Pick<SiteConfig, 'site' | 'features'>,
): Outcome<Sources['publicFiles']> {
  const diagnostics: Diagnostic[] = [];
  const free = new Map(files);
  const kept: Readonly<Record<string, string>> = {
    ...KEPT,
    ...(features.serviceWorker !== false && {
      [`/${WORKER_SCRIPT}`]: 'the service worker of the site',
    }),
  };
  for (const [address, file] of files) {
    const use = kept[folded(address)] ?? takenFor(address);
    if (use === undefined) continue;
    free.delete(address);
    diagnostics.push(reservedPath(address, use, { file }));
  }
  return { value: free, diagnostics: [...diagnostics, ...meetingPages(free, pages, languages)] };
}

/** What else stands at an address, or at one that differs only in case. */
function takenFor(address: string): string | undefined {
  const key = folded(address);
  if (key.startsWith('/_assets/')) return 'scripts and styles';
  return key !== address && BROUGHT.has(key) ? `the file ${key}` : undefined;
}

/** Public files where a page is written, also on systems that ignore case. They are taken out of `free`. */
function meetingPages(
  free: Map<string, SourcePath>,
  pages: readonly Pick<Page, 'pathname' | 'language' | 'source'>[],
  languages: readonly string[],
): Diagnostic[] {
  const byOutput = new Map([...free.keys()].map((address) => [folded(address), address]));
  return pages.flatMap(({ pathname, language, source }) => {
    const prefix = language === languages[0] ? '' : `/${language}`;
    const outputs = [htmlPathOf(pathname, prefix), markdownPathOf(pathname, prefix)];
    return outputs.flatMap((output) => {
      const wanted = `/${output}`;
      const address = free.has(wanted) ? wanted : byOutput.get(folded(wanted));
      const file = address === undefined ? undefined : free.get(address);
      if (address === undefined || file === undefined) return [];
      free.delete(address);
      return address === wanted
        ? [duplicatePath(pathname, file, fileStart(source.file))]
        : [collidingPath(address, { pathname: wanted, file: source.file }, { file })];
    });
  });
}
