import type { OutputFile } from '../model/code/assets.ts';
import { loadStep } from '../compile/steps.ts';
import { checkHome } from '../finish/links.ts';
import { withFullTexts } from '../finish/llms.ts';
import type { Coverage } from '../report/json-schema.ts';
import { contentHash } from '../model/files.ts';
import { type Diagnostic, DocsError, type Outcome } from '../model/diagnostic.ts';
import { originalsOf, isFallback, type PageBody } from '../model/page.ts';
import { type OutputPath, toOutputPath, toPathname, firstLanguage } from '../model/paths.ts';
import {
  isCounted,
  openSite,
  type OpeningSite,
  type OpenSite,
  startOpening,
  writtenPages,
} from './open-site.ts';
import { createCards } from './cards.ts';
import {
  checkSite,
  checkTranslations,
  factsByPage,
  finishOptions,
  type Survey,
} from './check-site.ts';
import { hasFullTexts } from './services/services.ts';
import { bundleCode, releaseMode } from './code.ts';
import { compilePages, makeCompileContext, withoutPluginFindings } from './compile-pages.ts';
import { type StoredPage, storedTexts } from './make-page.ts';
import { orDocsError, type SiteInput, type VersionRules } from './site-input.ts';
import { headerRules } from './policies.ts';
import { renderPage } from './render-page.ts';
import { checkTitles, filesOfLanguage, searchFiles } from './search.ts';
import { createSearchIndex } from '../../runtime/search/query.ts';
import { report } from '../report/catalogue.ts';
import { workerFile } from './services/worker.ts';
import { makeSiteContext, type SiteContext } from './site-context.ts';
import { hostFiles, redirectRules } from '../finish/hosts/hosts.ts';
import { headersFor, type HeaderRule, type HostRules } from '../model/hosting.ts';
import { parseJsonBytes } from '../model/host.ts';
import { pagePath, languagePrefix, type Site } from '../model/site.ts';
import type { FeedPost } from '../render/feeds.ts';
import { absoluteMarkdown } from '../render/render.ts';
import { absoluteHref, referenceAddresses } from '../render/view/addresses.ts';
import { postViewOf } from '../render/view/site-view.ts';
import { newestFirst } from '../resolve/blog.ts';

/** Diagnostics and counts of a build so far. */
export interface SiteReport {
  readonly diagnostics: readonly Diagnostic[];
  /** Number of pages, without built-in and fallback pages. */
  readonly pages: number;
  /** Present once all pages are compiled. */
  readonly survey?: Survey;
  readonly coverage?: Coverage;
  /** Error that stopped the build, such as a theme that does not load. Pages are still checked. */
  readonly failure?: DocsError;
}

/** Collects everything about a site except its code: load → resolve → compile. */
export async function surveySite(input: SiteInput): Promise<Outcome<Survey>> {
  const open = await openSite(input);
  const { site } = open.value;
  const context = await makeCompileContext(input, open.value);
  if (context.diagnostics.length > 0) throw new DocsError(context.diagnostics);
  const originals = originalsOf(site.pages);
  const pages = await compilePages(input, originals, { ...context.value, showsCode: false });
  return {
    value: { ...open.value, facts: factsByPage(pages.value) },
    diagnostics: [...open.diagnostics, ...pages.diagnostics],
  };
}

/** Compiles a site for search. `open` opens the index of a language by its prefix: `/zh`. */
export async function surveySearch(input: SiteInput) {
  const { value } = await openSite(input);
  const { site } = value;
  const context = (await makeCompileContext(input, value)).value;
  const pages = (await compilePages(input, site.pages, { ...context, showsCode: false })).value;
  const files = await searchFiles(input, site, pages);
  if (files.length === 0) throw new DocsError(report('config/not-searched:off', undefined));
  return {
    site,
    open: (prefix: string) => createSearchIndex(filesOfLanguage(input, files, prefix)),
  };
}

/**
 * Runs all stages: load → resolve → compile → finish → bundle → render. Yields files page by page,
 * so that they are never all in memory: `build` writes them, `check` discards them. `report` is
 * complete after the last file. Pass `opening` if the site is already being opened.
 */
export function buildSite(input: SiteInput, opening = startOpening(input)) {
  const siteReport: RunningReport['siteReport'] = { diagnostics: [], pages: 0 };
  const collect = <T>({ value, diagnostics }: Outcome<T>): T => {
    siteReport.diagnostics.push(...diagnostics);
    return value;
  };
  opening.whole.catch(() => undefined); // `makeFiles` awaits it and handles a rejection.
  return {
    files: makeFiles(input, opening, { siteReport, collect }),
    report: (): SiteReport => siteReport,
  };
}

interface RunningReport {
  readonly siteReport: { -readonly [Key in keyof SiteReport]: SiteReport[Key] } & {
    diagnostics: Diagnostic[];
  };
  /** Adds the diagnostics of an outcome to the report and returns its value. */
  readonly collect: <T>(outcome: Outcome<T>) => T;
}

async function* makeFiles(
  input: SiteInput,
  opening: OpeningSite,
  { siteReport, collect }: RunningReport,
): AsyncGenerator<OutputFile> {
  // The first worker loads while the site is opened. If that fails, the first page fails too.
  input.host.run(loadStep, {}).catch(() => undefined);
  // Start to bundle before the site is open: reading API references takes as long as bundling.
  const bundling = writtenPages(input, opening).then((pages) =>
    bundleCode(input, originalsOf(pages), releaseMode(input)),
  );
  bundling.catch(() => undefined); // Awaited below, where a rejection is handled.
  const open = collect(await opening.whole);
  const { site } = open;
  siteReport.pages = site.pages.filter(isCounted).length;
  const { pages, siteFiles } = await compileAndCheck(input, open, { siteReport, collect });
  if (input.dryRun) {
    siteReport.diagnostics.push(...checkHome(site), ...(await checkTitles(input, site, pages)));
  }
  const bundled = await orDocsError(bundling);
  if (bundled instanceof DocsError) {
    collect(checkTranslations(input, open, {}));
    siteReport.failure = bundled;
    return;
  }
  const assets = collect(bundled);
  siteReport.coverage = collect(checkTranslations(input, open, assets));
  const drawCard = collect(await createCards(input, site, { pages, assets }));
  if (input.hasFailed?.()) return;
  const context = await makeSiteContext(input, site, { pages, assets, drawCard });
  const { frames, policies } = context;
  input.buildLog?.addFiles(
    [...assets.sharedPaths, ...context.files.map(({ path }) => path)],
    context.book.copied.keys(),
  );
  const rendered = renderPages(input, pages, { context, collect });
  // The main thread makes the index while the worker renders pages.
  const searching = input.dryRun ? Promise.resolve([]) : searchFiles(input, site, pages);
  const searched = searching.catch(() => undefined);
  const written = new Map<OutputPath, string>();
  try {
    yield* uniqueFiles(
      written,
      [
        ...assets.files,
        ...context.files,
        ...siteFiles,
        ...(await blogFeeds(input, pages, context)),
        ...filesForHost(input, site, headerRules(input, { site, pages, frames, policies })),
      ],
      publicFiles(input, site),
      hasFullTexts(input.config)
        ? withFullTexts(rendered, site, finishOptions(input.config))
        : rendered,
    );
    yield* uniqueFiles(written, await searching);
  } finally {
    // After an error, the host closes: no step may run then.
    await searched;
  }
  yield* workerFile(input, { site, assets, written });
}

/** Compiles all pages and checks the site. Also returns site files such as the sitemap. */
async function compileAndCheck(
  input: SiteInput,
  open: OpenSite,
  { siteReport, collect }: RunningReport,
) {
  const context = await makeCompileContext(input, open);
  const hasAllPlugins = context.diagnostics.length === 0;
  const collectCertain = <T>({ value, diagnostics: all }: Outcome<T>) =>
    collect({ value, diagnostics: hasAllPlugins ? all : withoutPluginFindings(all) });
  const pages = collectCertain(await compilePages(input, open.site.pages, collect(context)));
  siteReport.survey = { ...open, facts: factsByPage(pages) };
  return { pages, siteFiles: collectCertain(checkSite(input, siteReport.survey)) };
}

const PAGES_AHEAD = 16;

async function* renderPages(
  input: SiteInput,
  pages: readonly StoredPage[],
  { context, collect }: Pick<RunningReport, 'collect'> & { readonly context: SiteContext },
): AsyncGenerator<OutputFile> {
  const reported = new Set<string>();
  const running: ReturnType<typeof renderPage>[] = [];
  for (let index = 0; index < pages.length + PAGES_AHEAD; index++) {
    const page = pages[index];
    if (page) {
      const rendering = renderPage(input, page, context);
      rendering.catch(() => undefined); // Awaited below.
      running.push(rendering);
    }
    const first = index < PAGES_AHEAD ? undefined : running.shift();
    if (!first) continue;
    yield* collect(withoutRepeated(await first, reported));
    input.onProgress?.('render', index - PAGES_AHEAD + 1, pages.length);
  }
}

/** Drops repeated diagnostics, because a demo that fails also fails on fallback pages. */
function withoutRepeated<T>({ value, diagnostics }: Outcome<T>, reported: Set<string>): Outcome<T> {
  const fresh = diagnostics.filter((diagnostic) => !reported.has(JSON.stringify(diagnostic)));
  for (const diagnostic of fresh) reported.add(JSON.stringify(diagnostic));
  return { value, diagnostics: fresh };
}

/**
 * Yields the files in order and records their hashes in `written`. Yields shared files only once.
 * Different contents for one path both pass, because `emit` reports them.
 */
async function* uniqueFiles(
  written: Map<OutputPath, string>,
  ...parts: readonly (Iterable<OutputFile> | AsyncIterable<OutputFile>)[]
): AsyncGenerator<OutputFile> {
  for (const part of parts) {
    for await (const file of part) {
      const hash = contentHash(file.bytes);
      if (written.get(file.path) === hash) continue;
      written.set(file.path, hash);
      yield { ...file, hash };
    }
  }
}

/** Returns the header and redirect files of the host, unless public files replace them. */
function filesForHost(
  { config, versionRules = [] }: SiteInput,
  site: Site,
  headers: readonly HeaderRule[],
) {
  const { base } = config.site;
  const [, ...others] = site.routing.languages;
  const own = {
    base,
    headers,
    redirects: redirectRules(site, { base, redirects: config.redirects }),
    pages: site.pages.map((page) => base + encodeURI(pagePath(site, page).slice(1))),
    trailingSlash: config.trailingSlash,
    prefixes: others.map((language) => languagePrefix(site, language)),
  };
  const files = hostFiles(config.host, versionRules.reduce(withVersion, own));
  return files.filter(({ path }) => !site.publicFiles.has(`/${path}`));
}

/** Adds the rules of a version below the site, except headers that all files have already. */
function withVersion(site: HostRules, version: VersionRules): HostRules {
  const added = version.headers.map(({ path, headers }) => {
    const known = headersFor(site.headers, path.replace(/\*$/, 'file'));
    return { path, headers: headers.filter(([name]) => !known.has(name.toLowerCase())) };
  });
  return {
    ...site,
    headers: [...site.headers, ...added.filter(({ headers }) => headers.length > 0)],
    redirects: [...site.redirects, ...version.redirects],
    pages: [...site.pages, ...version.pages],
    prefixes: [...site.prefixes, version.prefix],
  };
}

/** Yields the files of `content/public/`, unchanged. */
export async function* publicFiles({ host }: SiteInput, site: Site): AsyncGenerator<OutputFile> {
  for (const [address, file] of site.publicFiles) {
    yield { path: toOutputPath(address.slice(1)), bytes: await host.files.read(file) };
  }
}

async function blogFeeds(
  { config, host }: SiteInput,
  pages: readonly StoredPage[],
  { book, settings }: SiteContext,
): Promise<OutputFile[]> {
  const { blog, url, name } = settings;
  if (blog?.hasFeeds !== true) return [];
  const { feedFiles } = await import('../render/feeds.ts');
  const stored = pages
    .filter(({ page }) => page.post && !isFallback(page))
    .toSorted((a, b) => newestFirst(a.page, b.page));
  const posts = await host.each(stored, async (storedPost): Promise<FeedPost[]> => {
    const { page, facts } = storedPost;
    if (!page.post) return [];
    const { title, summary, words } = facts;
    const post = postViewOf(book, page.post, { language: page.language, words });
    const body = parseJsonBytes<PageBody>((await storedTexts(host.store, storedPost)).bodyJson);
    const canonical = absoluteHref(book, url, page);
    const addresses = referenceAddresses(book, page, facts);
    const markdown = absoluteMarkdown({ body, addresses }, canonical);
    return [{ title, summary, post, url: canonical, markdown }];
  });
  const language = firstLanguage(config.site.languages);
  const home = absoluteHref(book, url, { pathname: toPathname(blog.path), language });
  return feedFiles(blog, posts.flat(), { url: url + config.site.base, home, name, language });
}
