import type { SiteConfig } from '../../config/schema.ts';
import { foldCase, parentFolders } from '../../model/files.ts';
import type { Sources } from '../../model/sources.ts';
import { type Diagnostic, fileStart, type Outcome } from '../../model/diagnostic.ts';
import type { Page } from '../../model/page.ts';
import type { Pathname, SourcePath } from '../../model/paths.ts';
import { htmlPathOf, markdownPathOf, WORKER_SCRIPT } from '../../model/paths.ts';
import {
  collidingPath,
  duplicatePath,
  fileForFolder,
  lostRedirects,
  reservedPath,
} from '../../report/rules/path.ts';

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
  config: Pick<SiteConfig, 'site' | 'features' | 'redirects' | 'pathAliases'>,
): Outcome<Sources['publicFiles']> {
  const { languages } = config.site;
  const diagnostics: Diagnostic[] = [];
  const free = new Map(files);
  const kept = keptFor(config);
  const redirects = free.get('/_redirects');
  if (redirects !== undefined && config.redirects.length + config.pathAliases.length > 0)
    diagnostics.push(lostRedirects({ file: redirects }));
  for (const [address, file] of files) {
    const use = kept[foldCase(address)] ?? takenFor(address);
    if (use === undefined) continue;
    free.delete(address);
    diagnostics.push(reservedPath(address, use, { file }));
  }
  const outputs = pages.flatMap(({ pathname, language, source }): Output[] => {
    const prefix = language === languages[0] ? '' : `/${language}`;
    const paths = [htmlPathOf(pathname, prefix), markdownPathOf(pathname, prefix)];
    return paths.map((path) => ({ address: `/${path}`, pathname, source: source.file }));
  });
  return { value: free, diagnostics: [...diagnostics, ...meetingPages(free, outputs)] };
}

/** Files that the build writes for this site, and what they are for. */
const keptFor = ({
  site,
  features,
}: Pick<SiteConfig, 'site' | 'features'>): Readonly<Record<string, string>> => ({
  ...KEPT,
  ...(features.serviceWorker !== false && {
    [`/${WORKER_SCRIPT}`]: 'the service worker of the site',
  }),
  ...(typeof site.notifications === 'object' && {
    '/notifications.json': 'the notifications of the configuration',
  }),
});

/** What else stands at an address, or at one that differs only in case. */
function takenFor(address: string): string | undefined {
  const key = foldCase(address);
  if (/^\/_assets(?:\/|$)/.test(key)) return 'scripts and styles';
  if (/^\/_(?:demos|frames)(?:\/|$)/.test(key)) return 'documents in frames';
  return key !== address && BROUGHT.has(key) ? `the file ${key}` : undefined;
}

/** A file that is written for a page. */
interface Output {
  readonly address: string;
  readonly pathname: Pathname;
  readonly source: SourcePath;
}

/** Public files where a page is written, or where it needs a folder, also on systems that ignore case. They are taken out of `free`. */
function meetingPages(free: Map<string, SourcePath>, outputs: readonly Output[]): Diagnostic[] {
  const addresses = [...free.keys()];
  const files = new Map(addresses.map((address) => [foldCase(address), address]));
  const folders = new Map(
    addresses.flatMap((address) =>
      parentFolders(foldCase(address)).map((folder) => [folder, address]),
    ),
  );
  const taken = (address: string | undefined) => {
    const file = address === undefined ? undefined : free.get(address);
    if (address === undefined || file === undefined) return undefined;
    free.delete(address);
    return { address, file };
  };
  return outputs.flatMap(({ address: wanted, pathname, source }): Diagnostic[] => {
    const key = foldCase(wanted);
    const same = taken(free.has(wanted) ? wanted : files.get(key));
    if (same?.address === wanted) return [duplicatePath(pathname, same.file, fileStart(source))];
    if (same) {
      const page = { pathname: wanted, file: source };
      return [collidingPath(same.address, page, { file: same.file })];
    }
    const above = taken(firstIn(files, parentFolders(key)));
    if (above) {
      const { address, file } = above;
      return [fileForFolder(address, { file, inside: source }, { file })];
    }
    const below = taken(folders.get(key));
    if (!below) return [];
    for (const one of addresses) if (foldCase(one).startsWith(`${key}/`)) free.delete(one);
    return [fileForFolder(wanted, { file: source, inside: below.file }, { file: below.file })];
  });
}

const firstIn = <T>(known: ReadonlyMap<string, T>, keys: readonly string[]) =>
  known.get(keys.find((key) => known.has(key)) ?? '');
