import type { SiteConfig } from '../../config/schema.ts';
import type { WorkerManifest } from '../../../runtime/contract/services.ts';
import { configureWorker } from '../../bundle/runtime.ts';
import type { Assets, OutputFile } from '../../model/code/assets.ts';
import { buildId } from '../../model/files.ts';
import { isUnlisted, type Page } from '../../model/page.ts';
import {
  OFFLINE_PATHNAME,
  servedPath,
  toPathname,
  underBase,
  WORKER_SCRIPT,
  type OutputPath,
} from '../../model/paths.ts';
import { languagePrefix, type Site } from '../../model/site.ts';
import type { SiteInput } from '../site-input.ts';
import { isReadOffline } from './services.ts';

export interface WorkerContext {
  readonly site: Site;
  readonly assets: Pick<Assets, 'common' | 'files' | 'scripts'>;
  /** Hashes of all other files of the build. */
  readonly written: ReadonlyMap<OutputPath, string>;
}

/** Placeholder for the build id, because minified names depend on the texts of the script. */
const ID_PLACEHOLDER = '__BUILD_ID__';

/** Yields the service worker or its removal script. Runs last, because it lists all other files. */
export async function* workerFile(
  { config, runtime }: SiteInput,
  { site, assets, written }: WorkerContext,
): AsyncGenerator<OutputFile> {
  if (config.features.serviceWorker === false) return;
  const { trailingSlash } = config;
  const { base } = config.site;
  const manifest: WorkerManifest | undefined = isReadOffline(config)
    ? {
        build: ID_PLACEHOLDER,
        base,
        offline: underBase(base, servedPath(OFFLINE_PATHNAME, trailingSlash)),
        precache: precachedAddresses(assets, base),
        sections: cacheSectionsOf(site, config),
      }
    : undefined;
  const script = manifest === undefined ? runtime.workerKill : runtime.worker;
  const text = await configureWorker(script, manifest);
  yield { path: WORKER_SCRIPT, bytes: text.replaceAll(ID_PLACEHOLDER, buildId(written)) };
}

/** Larger scripts belong to rarely used features. They are cached on first use. */
const MAX_SCRIPT_BYTES = 24_000;

function precachedAddresses(
  { common: { style, fontFaces, fonts }, files, scripts }: WorkerContext['assets'],
  base: string,
) {
  const sizes = new Map(files.map(({ path, bytes }) => [base + path, bytes.length]));
  const isSmall = (address: string) => (sizes.get(address) ?? 0) <= MAX_SCRIPT_BYTES;
  return [...scripts.filter(isSmall), style, fontFaces, ...fonts.map(({ href }) => href)];
}

/** Maximum number of pages in the worker, in total and per section, to keep the worker small. */
export const SECTION_LIMITS = { pages: 2000, pagesOfOne: 200 } as const;

/** Returns the pages to cache together once one is read: of a product or a first-level folder. */
function cacheSectionsOf(
  site: Site,
  { site: { base }, products }: Pick<SiteConfig, 'site' | 'products'>,
): WorkerManifest['sections'] {
  const folders = products.flatMap(({ path }) => path ?? []).map(toPathname);
  const sections = new Map<string, string[]>();
  for (const page of site.pages) {
    // The home page belongs to no section, and API references have too many pages.
    if (isUnlisted(page) || page.kind === 'api' || page.pathname === '/') continue;
    const folder = sectionFolder(page, folders);
    const prefix = base + `${languagePrefix(site, page.language)}${folder}`.slice(1);
    const pages = sections.get(prefix) ?? [];
    sections.set(prefix, pages);
    pages.push(page.pathname.slice(folder.length));
  }
  const several = [...sections].filter(([, pages]) => pages.length > 1).sort();
  const { pages, pagesOfOne } = SECTION_LIMITS;
  const limit = Math.min(pagesOfOne, Math.floor(pages / Math.max(several.length, 1)));
  return Object.fromEntries(several.map(([prefix, rests]) => [prefix, rests.slice(0, limit)]));
}

/** Returns the longest product folder that contains the page, otherwise its first-level folder. */
function sectionFolder({ pathname }: Page, folders: readonly string[]): string {
  const [longest] = folders
    .filter((folder) => pathname.startsWith(folder))
    .sort((a, b) => b.length - a.length);
  return longest ?? /^\/[^/]+\//.exec(pathname)?.[0] ?? pathname;
}
