import type { SiteConfig } from '../../config/schema.ts';
import type { WorkerManifest } from '../../../runtime/contract/services.ts';
import { bundleWorker } from '../../bundle/runtime.ts';
import type { Assets, OutputFile } from '../../model/assets.ts';
import { contentHash } from '../../model/files.ts';
import { isUnlisted } from '../../model/page.ts';
import type { Page } from '../../model/page.ts';
import { OFFLINE_PATHNAME, toPathname, WORKER_SCRIPT } from '../../model/paths.ts';
import type { OutputPath } from '../../model/paths.ts';
import { prefixOf } from '../../model/site.ts';
import type { Site } from '../../model/site.ts';
import type { SiteInput } from '../site-input.ts';
import { isReadOffline } from './settings.ts';

/** What a service worker is made of. */
export interface WorkerContext {
  readonly site: Site;
  readonly assets: Pick<Assets, 'files' | 'scripts' | 'styles' | 'fonts'>;
  /** Hash of every other file of the build. */
  readonly written: ReadonlyMap<OutputPath, string>;
}

/** The service worker of a build, or what takes it back. It knows all other files, so it comes last. */
export async function* workerFile(
  { config, runtime }: SiteInput,
  { site, assets, written }: WorkerContext,
): AsyncGenerator<OutputFile> {
  const { serviceWorker } = config.features;
  if (serviceWorker === false) return;
  const { base } = config.site;
  const manifest: WorkerManifest | undefined = isReadOffline(config)
    ? {
        build: buildId(written),
        base,
        offline: base + OFFLINE_PATHNAME.slice(1),
        precache: precached(assets, base),
        sections: sectionsOf(site, config),
      }
    : undefined;
  const script = manifest === undefined ? runtime.workerKill : runtime.worker;
  yield { path: WORKER_SCRIPT, bytes: await bundleWorker(script, manifest) };
}

/** Another one for any change of any file, and the same for the same files in whatever order. */
export const buildId = (written: ReadonlyMap<OutputPath, string>): string =>
  contentHash(
    [...written]
      .map(([path, hash]) => `${path} ${hash}\n`)
      .sort()
      .join(''),
  );

/** A script larger than this is for the few who use what it does: it is kept once it is used. */
const MAX_SCRIPT_BYTES = 24_000;

/** Addresses of what pages need to be read and used. */
function precached({ files, scripts, styles, fonts }: WorkerContext['assets'], base: string) {
  const sizes = new Map(files.map(({ path, bytes }) => [base + path, bytes.length]));
  const isSmall = (address: string) => (sizes.get(address) ?? 0) <= MAX_SCRIPT_BYTES;
  return [...scripts.filter(isSmall), ...styles, ...fonts];
}

/** How many pages of a site its service worker names, and how many of one section: it stays small whatever the size of the site. */
export const SECTION_LIMITS = { pages: 2000, pagesOfOne: 200 } as const;

/** The pages that are kept once one of them is read: those of its product, or below the same first folder. Pages of API references are too many. */
export function sectionsOf(
  site: Site,
  { site: { base }, products }: Pick<SiteConfig, 'site' | 'products'>,
): WorkerManifest['sections'] {
  const folders = products.flatMap(({ path }) => path ?? []).map(toPathname);
  const sections = new Map<string, string[]>();
  for (const page of site.pages.filter(isReadable)) {
    const folder = folderOf(page.pathname, folders);
    const prefix = base + `${prefixOf(site, page.language)}${folder}`.slice(1);
    const pages = sections.get(prefix) ?? [];
    sections.set(prefix, pages);
    pages.push(page.pathname.slice(folder.length));
  }
  // One page is no section.
  const several = [...sections].filter(([, pages]) => pages.length > 1).sort();
  const { pages, pagesOfOne } = SECTION_LIMITS;
  const limit = Math.min(pagesOfOne, Math.floor(pages / Math.max(several.length, 1)));
  return Object.fromEntries(several.map(([prefix, rests]) => [prefix, rests.slice(0, limit)]));
}

/** The first page of a site is in none of its sections. */
const isReadable = (page: Page) =>
  !isUnlisted(page) && page.kind !== 'api' && page.pathname !== '/';

/** The folder of a page's section: the longest of the products' that it is in, else its first one. */
function folderOf(pathname: string, folders: readonly string[]): string {
  const [longest] = folders
    .filter((folder) => pathname.startsWith(folder))
    .sort((a, b) => b.length - a.length);
  return longest ?? /^\/[^/]+\//.exec(pathname)?.[0] ?? pathname;
}
