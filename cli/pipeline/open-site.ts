import { isReadOffline } from './services/services.ts';
import type { Sources } from '../model/sources.ts';
import { componentModule } from '../model/code/assets.ts';
import { join, posix } from 'node:path';
import { rereadTexts } from '../load/facts.ts';
import { loadSources } from '../load/sources.ts';
import type { Diagnostic, Outcome } from '../model/diagnostic.ts';
import {
  toSourcePath,
  type SourcePath,
  NOT_FOUND_PATHNAME,
  OFFLINE_PATHNAME,
  firstLanguage,
} from '../model/paths.ts';
import { NO_PLACED_API } from '../model/api/site-api.ts';
import { type Page, isFallback } from '../model/page.ts';
import { type Site, pageKey } from '../model/site.ts';
import { resolveSite, withSources, pagesByKey } from '../resolve/site.ts';
import { generatedPage } from '../resolve/pages.ts';
import { checkConfigValues } from './checks/config-values.ts';
import { placeReferences, readSiteReferences, type SiteReferences } from './api.ts';
import type { SiteInput } from './site-input.ts';
import { report } from '../report/catalogue.ts';

/** A site with names, addresses and front matter, before any page is compiled. */
export type OpenSite = { readonly site: Site; readonly sources: Sources };

/** A site that is being opened. API references take seconds to read, sources much less. */
export interface OpeningSite {
  readonly sources: Promise<Outcome<Sources>>;
  readonly whole: Promise<Outcome<OpenSite>>;
}

export function startOpening(input: SiteInput): OpeningSite {
  const sources = loadSources(input.config, input.host);
  return { sources, whole: openWhole(input, sources) };
}

/**
 * Loads and resolves a site, with API references that are already read, if given. Without reading
 * them, it takes less than a millisecond for each page, if it is cached.
 */
export const openSite = (
  input: SiteInput,
  references?: SiteReferences,
): Promise<Outcome<OpenSite>> =>
  openWhole(input, loadSources(input.config, input.host), references);

/** Returns all pages except those of API references, which have neither demos nor components. */
export async function writtenPages(
  { config, locateValue: locate }: SiteInput,
  opening: OpeningSite,
): Promise<readonly Page[]> {
  // Without API references, opening the whole site takes no longer.
  if (config.api.length === 0) return (await opening.whole).value.site.pages;
  const sources = (await opening.sources).value;
  return resolveSite(config, sources, { locate, api: NO_PLACED_API }).value.pages;
}

async function openWhole(
  input: SiteInput,
  loading: OpeningSite['sources'],
  known?: SiteReferences,
): Promise<Outcome<OpenSite>> {
  const [sources, references, missing] = await Promise.all([
    loading,
    known ?? readSiteReferences(input),
    missingComponents(input),
  ]);
  const api = placeReferences(input, sources.value, references.value);
  const { locateValue: locate } = input;
  const site = resolveSite(input.config, sources.value, { locate, api: api.value });
  return {
    value: {
      site: withBuiltInPages(site.value, isReadOffline(input.config)),
      sources: sources.value,
    },
    diagnostics: [
      ...missing,
      ...[sources, references, api, site].flatMap(({ diagnostics }) => diagnostics),
      ...(await checkConfigValues(input, site.value)),
    ],
  };
}

/** Reads changed files of an open site again. Undefined if the site must be opened again. */
export async function reopenSite(
  { host }: SiteInput,
  { value: { site, sources }, diagnostics }: Outcome<OpenSite>,
  files: readonly SourcePath[],
): Promise<Outcome<OpenSite> | undefined> {
  // The locations of findings may have moved.
  if (diagnostics.some(({ file }) => files.some((changed) => changed === file))) return undefined;
  const reread = await rereadTexts(host, sources, files);
  if (!reread) return undefined;
  return { value: { site: withSources(site, reread.pages), sources: reread }, diagnostics };
}

/** Reports components whose module is missing. Pages are built without them. */
async function missingComponents({ config, host, locateKey }: SiteInput): Promise<Diagnostic[]> {
  const found = Object.entries(config.components).map(async ([name, component]) => {
    const module = componentModule(component);
    host.readLog?.add([join(host.root, module)]);
    // Whatever the error is, the site has no such file.
    const file = host.files.read(toSourcePath(posix.normalize(module))).catch(() => undefined);
    if (await file) return [];
    const values = { key: `components.${name}`, reason: `there is no ${module}` };
    return [report('config/module', locateKey(['components', name]), values)];
  });
  return (await Promise.all(found)).flat();
}

const NOT_FOUND = {
  pathname: NOT_FOUND_PATHNAME,
  title: 'Page not found',
  description:
    'The requested page does not exist. It may have moved, or the address may contain a typo.',
  text: 'The navigation lists all pages.\n',
};

const OFFLINE = {
  pathname: OFFLINE_PATHNAME,
  title: 'You are offline',
  description: 'This page is not available offline, and the site cannot be reached.',
  text: '',
};

/** Whether a page is included in counts: it is not generated, and not a fallback page. */
export const isCounted = (page: Page) => page.source.text === undefined && !isFallback(page);

/**
 * Adds the built-in 404 page, and the offline page for offline sites, unless the site has them.
 * Offline pages are unlisted.
 */
function withBuiltInPages(site: Site, isReadOffline: boolean): Site {
  const language = firstLanguage(site.routing.languages);
  const added = [NOT_FOUND, ...(isReadOffline ? [OFFLINE] : [])]
    .filter(({ pathname }) => !site.pageByKey.has(pageKey(language, pathname)))
    .map(({ pathname, text, ...texts }) => {
      const frontMatter = { ...texts, nav: false, disableAd: true };
      const file = `<built-in>${pathname.slice(0, -1)}.md`;
      const page = generatedPage({ pathname, language }, { file, text, frontMatter });
      return { ...page, position: { parents: [], flags: {} } };
    });
  const pages = [...site.pages, ...added].map((page): Page =>
    isReadOffline && page.pathname === OFFLINE.pathname ? { ...page, unlisted: true } : page,
  );
  return { ...site, pages, pageByKey: pagesByKey(pages) };
}
