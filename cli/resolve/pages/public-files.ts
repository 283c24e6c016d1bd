import type { SiteConfig } from '../../config/schema.ts';
import type { Sources } from '../../model/content/sources.ts';
import { type Diagnostic, fileStart, type Outcome } from '../../model/diagnostic.ts';
import type { Page } from '../../model/page.ts';
import { htmlPathOf, markdownPathOf, WORKER_SCRIPT } from '../../model/paths.ts';
import { duplicatePath, reservedPath } from '../../report/catalogue/site/path.ts';

/** Files that the build always writes itself. Others, such as `robots.txt`, are left to the site that brings its own. */
const KEPT: Readonly<Record<string, string>> = {
  '/_headers': 'the headers of the built site',
  '/addresses.json': 'the list of addresses',
  '/pages.json': 'the list of pages',
  '/404.html': 'the page for wrong addresses, which is content/404.md',
};

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
    const use =
      kept[address] ?? (address.startsWith('/_assets/') ? 'scripts and styles' : undefined);
    if (use === undefined) continue;
    free.delete(address);
    diagnostics.push(reservedPath(address, use, { file }));
  }
  for (const { pathname, language, source } of pages) {
    const prefix = language === languages[0] ? '' : `/${language}`;
    for (const output of [htmlPathOf(pathname, prefix), markdownPathOf(pathname, prefix)]) {
      const file = free.get(`/${output}`);
      if (file === undefined) continue;
      free.delete(`/${output}`);
      diagnostics.push(duplicatePath(pathname, file, fileStart(source.file)));
    }
  }
  return { value: free, diagnostics };
}
