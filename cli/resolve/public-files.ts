import type { SiteConfig } from '../config/schema.ts';
import { fileStart, type Diagnostic, type Outcome } from '../model/diagnostic.ts';
import { foldCase, parentFolders } from '../model/files.ts';
import type { Page } from '../model/page.ts';
import {
  htmlPathOf,
  markdownPathOf,
  servedPath,
  WORKER_SCRIPT,
  lookSame,
  type Pathname,
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

/** Returns the public files without collisions and reports the others. */
export function freePublicFiles(
  files: Sources['publicFiles'],
  pages: readonly Pick<Page, 'pathname' | 'language' | 'source'>[],
  config: Settings,
): Outcome<Sources['publicFiles']> {
  const { languages } = config.site;
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
  const outputs = pages.flatMap(({ pathname, language, source }): PageOutput[] => {
    const prefix = language === languages[0] ? '' : `/${language}`;
    const served = servedPath(prefix + pathname, config.trailingSlash);
    const paths = [htmlPathOf(served), markdownPathOf(pathname, prefix)];
    return paths.map((path) => ({ address: `/${path}`, pathname, source: source.file }));
  });
  return { value: free, diagnostics: [...diagnostics, ...pageCollisions(free, outputs)] };
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

interface PageOutput {
  readonly address: string;
  readonly pathname: Pathname;
  readonly source: SourcePath;
}

/** Removes public files from `free` that collide with pages or their folders, and reports them. */
function pageCollisions(
  free: Map<string, SourcePath>,
  outputs: readonly PageOutput[],
): Diagnostic[] {
  const addresses = [...free.keys()];
  const files = new Map(addresses.map((address) => [foldCase(address), address]));
  const folders = new Map(
    addresses.flatMap((address) =>
      parentFolders(foldCase(address)).map((folder) => [folder, address]),
    ),
  );
  const remove = (address = '') => {
    const file = free.get(address);
    free.delete(address);
    return file === undefined ? undefined : { address, file };
  };
  return outputs.flatMap(({ address: wanted, pathname, source }): Diagnostic[] => {
    const key = foldCase(wanted);
    const same = remove(free.has(wanted) ? wanted : files.get(key));
    if (same?.address === wanted) {
      const isSame = lookSame(same.file, source);
      const values = { other: same.file, file: source, pathname };
      return [
        report(isSame ? 'path/duplicate:accents' : 'path/duplicate', fileStart(source), values),
      ];
    }
    if (same) {
      const values = { pathname: same.address, other: wanted, file: source };
      return [report('path/collision', { file: same.file }, values)];
    }
    const folder = parentFolders(key).find((folder) => files.has(folder));
    const above = folder === undefined ? undefined : remove(files.get(folder));
    if (above) {
      const { address, file } = above;
      return [report('path/duplicate:folder', { file }, { path: address, file, inside: source })];
    }
    const below = remove(folders.get(key));
    if (!below) return [];
    for (const address of addresses)
      if (foldCase(address).startsWith(`${key}/`)) free.delete(address);
    const values = { path: wanted, file: source, inside: below.file };
    return [report('path/duplicate:folder', { file: below.file }, values)];
  });
}
