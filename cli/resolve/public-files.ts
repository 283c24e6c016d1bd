import type { SiteConfig } from '../config/schema.ts';
import { fileStart, type Diagnostic, type Outcome } from '../model/diagnostic.ts';
import { foldCase, parentFolders } from '../model/files.ts';
import type { Page } from '../model/page.ts';
import {
  htmlPathOf,
  markdownPathOf,
  servedPath,
  WORKER_SCRIPT,
  looksSame,
  type SourcePath,
} from '../model/paths.ts';
import type { Sources } from '../model/sources.ts';
import { report } from '../report/catalogue.ts';

/** Files that the build always writes, with descriptions for messages. */
const RESERVED: Readonly<Record<string, string>> = {
  '/_headers': 'the headers of the built site',
  '/addresses.json': 'the list of addresses',
  '/pages.json': 'the list of pages',
  '/404.html': 'the page for unknown addresses, which is content/404.md',
};

/** Files that the build writes only if the site does not provide them under exactly this name. */
const REPLACEABLE: ReadonlySet<string> = new Set([
  '/_redirects',
  '/components.json',
  '/llms.txt',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
]);

type Settings = Pick<
  SiteConfig,
  'site' | 'features' | 'redirects' | 'pathAliases' | 'trailingSlash'
>;

type ServedPage = Pick<Page, 'pathname' | 'language' | 'source'>;

/** Returns the public files without collisions and reports the others. */
export function usablePublicFiles(
  files: Sources['publicFiles'],
  pages: readonly ServedPage[],
  config: Settings,
): Outcome<Sources['publicFiles']> {
  const diagnostics: Diagnostic[] = [];
  const free = new Map(files);
  const redirects = free.get('/_redirects');
  if (redirects !== undefined && config.redirects.length + config.pathAliases.length > 0) {
    diagnostics.push(report('path/reserved:redirects', { file: redirects }));
  }
  for (const [address, file] of files) {
    const use = reservedUse(address, config);
    if (use === undefined) continue;
    free.delete(address);
    diagnostics.push(report('path/reserved', { file }, { pathname: address, use }));
  }
  const outputs = outputsOf(pages, config);
  for (const [address, file] of free) {
    const found = collisionOf({ address, file }, outputs);
    if (!found) continue;
    free.delete(address);
    diagnostics.push(found);
  }
  return { value: free, diagnostics };
}

/** Returns how the build uses an address, ignoring case. Undefined if it is free. */
function reservedUse(address: string, { site, features }: Settings): string | undefined {
  const key = foldCase(address);
  if (features.serviceWorker !== false && key === `/${WORKER_SCRIPT}`) {
    return 'the service worker of the site';
  }
  if (typeof site.notifications === 'object' && key === '/notifications.json') {
    return 'the notifications of the configuration';
  }
  if (/^\/_assets(?:\/|$)/.test(key)) return 'scripts and styles';
  if (/^\/_(?:demos|frames)(?:\/|$)/.test(key)) return 'documents in frames';
  if (key !== address && REPLACEABLE.has(key)) return `the file ${key}`;
  return RESERVED[key];
}

/** Returns the files of pages, and the page files in each folder, by address in lower case. */
function outputsOf(pages: readonly ServedPage[], { site, trailingSlash }: Settings) {
  const files = new Map<string, { readonly address: string; readonly page: ServedPage }>();
  const folders = new Map<string, ServedPage>();
  for (const page of pages) {
    const prefix = page.language === site.languages[0] ? '' : `/${page.language}`;
    const html = htmlPathOf(servedPath(prefix + page.pathname, trailingSlash));
    const addresses = [html, markdownPathOf(page.pathname, prefix)].map((path) => `/${path}`);
    for (const address of addresses) files.set(foldCase(address), { address, page });
    for (const folder of addresses.flatMap((address) => parentFolders(foldCase(address)))) {
      if (!folders.has(folder)) folders.set(folder, page);
    }
  }
  return { files, folders };
}

/** Reports a public file at the address of a page or folder with pages, or inside a page file. */
function collisionOf(
  { address, file }: { readonly address: string; readonly file: SourcePath },
  { files, folders }: ReturnType<typeof outputsOf>,
): Diagnostic | undefined {
  const key = foldCase(address);
  const same = files.get(key);
  if (same) {
    const { pathname, source } = same.page;
    if (same.address !== address) {
      const values = { pathname: address, other: same.address, file: source.file };
      return report('path/collision', { file }, values);
    }
    const id = looksSame(file, source.file) ? 'path/duplicate:accents' : 'path/duplicate';
    return report(id, fileStart(source.file), { other: file, file: source.file, pathname });
  }
  const inside = folders.get(key)?.source.file;
  if (inside !== undefined) {
    return report('path/duplicate:folder', { file }, { path: address, file, inside });
  }
  const above = parentFolders(key).find((folder) => files.has(folder));
  const outer = above === undefined ? undefined : files.get(above);
  if (!outer) return undefined;
  const values = { path: outer.address, file: outer.page.source.file, inside: file };
  return report('path/duplicate:folder', { file }, values);
}
