import { apiPageStep } from '../api/steps.ts';
import { filesOfPage, isFallback, isUnlisted, originalsOf, type Page } from '../model/page.ts';
import { bundlePlugin } from '../bundle/site-modules.ts';
import { fenceCheckStep } from '../compile/steps.ts';
import type { CompileInput, CompileOptions, OriginalHeading } from '../compile/input.ts';
import { readText } from '../load/read-text.ts';
import { type Diagnostic, DocsError, type Outcome } from '../model/diagnostic.ts';
import { TaskStopped, WAIT_FACTOR } from '../model/host.ts';
import { isBelow, toPathname, toSourcePath, type SourcePath } from '../model/paths.ts';
import type { ErrorCode } from '../../runtime/contract/view.ts';
import type { SiteConfig } from '../config/schema.ts';
import { contentKey, originalOf, type PageKey } from '../model/site.ts';
import { hasTrait, report } from '../report/catalogue.ts';
import { createApiInputs } from './api.ts';
import {
  orDocsError,
  usingModules,
  codeContext,
  errorCodesOf,
  rendersDemos,
  type SiteInput,
} from './site-input.ts';
import type { OpenSite } from './open-site.ts';
import { staticSearch } from './services/services.ts';
import {
  type CompileRecipe,
  compileText,
  readCodeFiles,
  storeText,
  type StoredPage,
} from './make-page.ts';

/** Outcome of compiling a page. The value is undefined if the page could not be compiled. */
type PageOutcome = Outcome<StoredPage | undefined>;

/** Shared context for compiling the pages of a site. */
export type CompileContext = Awaited<ReturnType<typeof makeCompileContext>>['value'];

/** Creates the compile context. Omits Markdown plugins that do not load, and reports them. */
export async function makeCompileContext(input: SiteInput, { site, sources }: OpenSite) {
  const { config } = input;
  const { markdown, components, features } = config;
  const { agentPage, ...limits } = input.config.limits;
  const { value: pluginModules, diagnostics } = input.plugins
    ? { value: input.plugins, diagnostics: [] }
    : await bundlePlugins(input);
  const codes = config.errorCodes?.page === undefined ? [] : await errorCodesOf(input);
  const options: CompileOptions = {
    rawHtml: markdown.rawHtml,
    headingIds: markdown.headingIds,
    embedHosts: markdown.embedHosts,
    components: Object.keys(components),
    limits: { ...limits, ...(features.llms !== false && { agentPage }) },
    pluginModules,
  };
  const value = {
    options,
    apiInputOf: createApiInputs(site, options.limits, staticSearch(config) !== undefined),
    /** Returns the page that a page translates, if it does. */
    originalOf: (page: Page) => originalOf(site, page),
    moduleHash: (file: SourcePath) => sources.modules.get(file)?.hash ?? '',
    /** Whether demos show their code, which diagnostics do not need. */
    showsCode: rendersDemos(input),
    /** Whether to report syntax errors in fenced code. `build` does not report them. */
    checksFences: input.dryRun !== undefined,
    indexInputOf: (page: Page) => indexInput(page, config, codes),
  };
  return { value, diagnostics };
}

export const isSearched = (page: Page) =>
  !isUnlisted(page) && page.source.frontMatter.search !== false;

/** Returns the index data of a written page, except its text. Undefined if search excludes it. */
function indexInput(
  page: Page,
  config: SiteConfig,
  codes: readonly ErrorCode[],
): CompileInput['search'] {
  const search = staticSearch(config);
  if (!search || !isSearched(page)) return undefined;
  const { keywords = [], searchBoost } = page.source.frontMatter;
  const [longest = ''] = Object.keys(search.boosts)
    .filter((prefix) => isBelow(page.pathname, prefix))
    .sort((one, other) => other.length - one.length);
  const errors = page.pathname === toPathname(config.errorCodes?.page ?? '') ? codes : [];
  return { keywords, boost: searchBoost ?? search.boosts[longest] ?? 1, errors };
}

/** Bundles the Markdown plugins. Returns the modules that bundle, in configured order. */
export async function bundlePlugins(input: SiteInput): Promise<Outcome<readonly string[]>> {
  const { config, host } = input;
  const context = codeContext(input);
  const bundled = config.markdown.plugins.map((path, index) =>
    orDocsError(
      usingModules(input, ['markdown', 'plugins', index], () =>
        bundlePlugin({ context, scratch: host.scratch, path, index }),
      ),
    ),
  );
  const results = await Promise.all(bundled);
  return {
    value: results.flatMap((result) => (result instanceof DocsError ? [] : result)),
    diagnostics: results.flatMap((result) =>
      result instanceof DocsError ? result.diagnostics : [],
    ),
  };
}

/** Drops findings that a Markdown plugin might have changed if it had loaded. */
export const withoutPluginFindings = (found: readonly Diagnostic[]) =>
  found.filter(({ code }) => !hasTrait(code, 'changedByPlugins'));

/** Results of `compilePage` by content. Only changed pages are compiled again. */
export type CompileCache = Map<
  PageKey,
  { readonly version: string; readonly outcome: PageOutcome }
>;

/** Compiles each content once: fallback pages share the facts and body of their originals. */
export async function compilePages(
  input: SiteInput,
  pages: readonly Page[],
  context: CompileContext,
): Promise<Outcome<readonly StoredPage[]>> {
  const originals = originalsOf(pages);
  let done = 0;
  const outcomes = await input.host.each(originals, async (page) => {
    const outcome = await compilePage(input, page, context);
    input.onProgress?.('compile', ++done, originals.length);
    return outcome;
  });
  const compiled = outcomes.flatMap(({ value }) => value ?? []);
  return {
    value: withFallbacks(pages, compiled),
    diagnostics: outcomes.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Adds the fallback pages among `pages`, which share the content of their originals. */
export function withFallbacks(
  pages: readonly Page[],
  compiled: readonly StoredPage[],
): readonly StoredPage[] {
  const byContent = new Map(compiled.map((stored) => [contentKey(stored.page), stored]));
  const fallbacks = pages.filter(isFallback).flatMap((page): StoredPage[] => {
    const original = byContent.get(contentKey(page));
    return original ? [{ ...original, page }] : [];
  });
  return [...compiled, ...fallbacks];
}

/** Compiles a page only if one of its inputs changed. */
export async function compileChanged(
  input: SiteInput,
  page: Page,
  { context, cache }: { readonly context: CompileContext; readonly cache: CompileCache },
): Promise<PageOutcome> {
  const key = contentKey(page);
  const codeFiles = await readCodeFiles(page.codeFiles ?? [], input.host);
  const hashes = codeFiles.value.map(({ hash }) => hash);
  const version = JSON.stringify([compileVersion(page, context), hashes]);
  const cached = cache.get(key);
  if (cached?.version === version) {
    const { value, diagnostics } = cached.outcome;
    return { value: value && { ...value, page }, diagnostics };
  }
  const outcome = await compilePage(input, page, context);
  cache.set(key, { version, outcome });
  return outcome;
}

function compileVersion(
  page: Page,
  { options, apiInputOf, originalOf, moduleHash, showsCode }: CompileContext,
) {
  const { source, title, pathname, api } = page;
  if (api) return JSON.stringify(apiPageStep.inputs(apiInputOf(page, api)));
  const modules = filesOfPage(page).slice(1).map(moduleHash);
  const original = originalOf(page)?.source.hash;
  return JSON.stringify([source.hash, original, title, pathname, modules, showsCode, options]);
}

/** Compiles a page. Reads the texts of the page and its demos, and does not keep them. */
export async function compilePage(
  input: SiteInput,
  page: Page,
  context: CompileContext,
): Promise<PageOutcome> {
  const { options, apiInputOf, moduleHash, showsCode, checksFences } = context;
  const { host } = input;
  const { api, source } = page;
  const restore = () => compilePage(input, page, context);
  try {
    if (api) {
      const { key, value } = await host.run(apiPageStep, apiInputOf(page, api));
      return { value: { page, facts: value.facts, key, restore }, diagnostics: value.diagnostics };
    }
    const { file, text = (await readText(host, file)).value } = source;
    const original = context.originalOf(page);
    const originalHeadings = original && (await headingsOf(input, original, context));
    const pageRecipe = compileRecipe(page, context, originalHeadings);
    const compiled = await compileText(host, pageRecipe, { text, showsCode });
    const { key, codeKey, recipe, value, codeDiagnostics } = compiled;
    if (input.buildLog) await storeText(host.store, recipe, text);
    const fences = { file, text, hash: recipe.hash, limits: options.limits };
    const problems = checksFences ? (await host.run(fenceCheckStep, fences)).value : [];
    // Problems of modules were reported when the modules were loaded.
    const ofCode = codeDiagnostics.filter(({ file = '' }) => !moduleHash(toSourcePath(file)));
    return {
      value: { page, facts: value.facts, key, codeKey, recipe, restore },
      diagnostics: [...value.diagnostics, ...problems, ...ofCode],
    };
  } catch (error) {
    return { value: undefined, diagnostics: stoppedTask(error, source.file, input) };
  }
}

/** Returns the Markdown headings of an original. Its compile step runs once, here or for the page itself. */
async function headingsOf(
  input: SiteInput,
  original: Page,
  context: CompileContext,
): Promise<readonly OriginalHeading[] | undefined> {
  const textOnly = { ...context, showsCode: false, checksFences: false };
  const { value } = await compilePage(input, original, textOnly);
  const paired = value?.facts.headings.filter(({ isHtml }) => !isHtml);
  return paired?.map(({ id, level }) => ({ id, level }));
}

/** Returns the compile input of a page, without the texts of its files. */
function compileRecipe(
  page: Page,
  { options, indexInputOf, originalOf }: CompileContext,
  originalHeadings: readonly OriginalHeading[] | undefined,
): CompileRecipe {
  const { pathname, title: fallbackTitle, demos, codeFiles = [], source } = page;
  const { file, hash, language } = source;
  const { title = '', description, anchors: own, components } = source.frontMatter;
  // Old links to an original also work in its translations, whose headings have the same ids.
  const anchors = { ...originalOf(page)?.source.frontMatter.anchors, ...own };
  const search = indexInputOf(page);
  return {
    file,
    hash,
    pathname,
    title,
    fallbackTitle,
    language,
    demos,
    codeFiles,
    options,
    ...(description !== undefined && { description }),
    ...(Object.keys(anchors).length > 0 && { anchors }),
    ...(originalHeadings && { originalHeadings }),
    ...(components && { components }),
    ...(page.post && { isPost: true as const }),
    ...(search && { search }),
  };
}

/** Returns the diagnostic for a stopped task. Rethrows any other error, with the page's file. */
export function stoppedTask(error: unknown, file: SourcePath, { config }: SiteInput): Diagnostic[] {
  if (!(error instanceof TaskStopped)) {
    throw error instanceof Error ? Object.assign(error, { page: file }) : error;
  }
  const { reason } = error;
  const id = reason === 'too-slow' ? 'markdown/stopped' : (`markdown/stopped:${reason}` as const);
  const seconds = config.limits.pageSeconds * (reason === 'unfinished' ? WAIT_FACTOR : 1);
  return [report(id, { file }, { seconds })];
}
