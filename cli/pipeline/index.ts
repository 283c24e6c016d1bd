import { contentHash } from '../model/files.ts';
import { finishSite } from '../finish/finish.ts';
import type { FactsByPage } from '../finish/options.ts';
import { loadSources } from '../load/sources.ts';
import type { Sources, Coverage } from '../model/sources.ts';
import { type Diagnostic, DocsError, type Outcome } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/assets.ts';
import { isFallback } from '../model/page.ts';
import type { PageFacts } from '../model/page.ts';
import type { OutputPath } from '../model/paths.ts';
import type { PageKey, Site } from '../model/site.ts';
import { pageKey } from '../model/site.ts';
import { resolveSite } from '../resolve/site.ts';
import { addressBook, copiedFiles, publicOutputs } from './book.ts';
import { apiReferences } from './stages/api-references.ts';
import { placedApi } from './stages/placed-api.ts';
import { checkedApi } from './stages/api-checks.ts';
import { bundleCode, outspokenTheme, releaseStyle } from './stages/code.ts';
import { compilePages } from './stages/compile-pages.ts';
import { withoutChangeable, workThatLoads } from './stages/compile-work.ts';
import type { KeptPage } from './stages/compile-pages.ts';
import { missingComponents } from './stages/components/missing-components.ts';
import { orFailure } from './named-modules.ts';
import { notificationsFile } from './files/notifications.ts';
import { isCounted, withBuiltInPages } from './built-in-pages.ts';
import { viewSettings, wholeOptions } from './settings.ts';
import { createPolicies, policyFile } from './files/policy.ts';
import { isReadOffline, licenseFile } from './services/services.ts';
import { workerFile } from './services/worker.ts';
import { frameDocuments } from './services/frames.ts';
import { renderPage } from './stages/render-pages.ts';
import type { RenderContext } from './stages/render-pages.ts';
import { createProjects } from './stages/projects/projects.ts';
import { createSidebars } from './sidebars.ts';
import { siteData } from './stages/site-data.ts';
import type { SiteInput } from './site-input.ts';
import { translatedTexts } from './stages/translated-texts.ts';

/** A site that is known but not yet made: names, places and small facts, no texts. */
export interface OpenSite {
  readonly site: Site;
  readonly sources: Sources;
}

/** load → resolve. Milliseconds, whatever the size, once the packages of its API references have been read: what `dev` does before it serves. */
export async function openSite(input: SiteInput): Promise<Outcome<OpenSite>> {
  const [sources, references, missing] = await Promise.all([
    loadSources(input.config, input.host),
    apiReferences(input),
    missingComponents(input),
  ]);
  const api = await placedApi(input, sources.value, references.value);
  const site = resolveSite(input.config, sources.value, {
    locate: input.locateValue,
    api: api.value,
  });
  const stages = [sources, references, api, site];
  return {
    value: {
      site: withBuiltInPages(site.value, isReadOffline(input.config)),
      sources: sources.value,
    },
    diagnostics: [...missing, ...stages.flatMap(({ diagnostics }) => diagnostics)],
  };
}

/** What a run knows of all pages at once: for questions that only some commands ask. */
export interface Survey extends OpenSite {
  readonly facts: FactsByPage;
}

/** What a run has found so far. `pages` counts the pages that the site has written. */
export interface SiteReport {
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  /** There as soon as every page is compiled. */
  readonly survey?: Survey;
  /** How far the site is translated; absent as long as that is not known. */
  readonly coverage?: Coverage;
  /** What keeps the site from being made, such as a theme that does not load: pages were judged all the same, and no file is given. */
  readonly failure?: DocsError;
}

/** A run that makes files as they are asked for. The report is complete when the last file has been taken. */
export interface SiteBuild {
  readonly files: AsyncIterable<OutputFile>;
  readonly report: () => SiteReport;
}

/**
 * load → resolve → compile → finish → bundle → render. Files come one page at a time: nothing ever holds them all. Whether they are written is
 * the caller's business; `check` takes them and throws them away. `opening` is given by who has opened the site before.
 */
export function buildSite(input: SiteInput, opening?: Promise<Outcome<OpenSite>>): SiteBuild {
  const report: Run['report'] & { diagnostics: Diagnostic[] } = { diagnostics: [], pages: 0 };
  const take = <T>({ value, diagnostics }: Outcome<T>): T => {
    report.diagnostics.push(...diagnostics);
    return value;
  };
  return { files: run(input, { report, take, opening }), report: () => report };
}

interface Run {
  readonly report: { pages: number; survey?: Survey; coverage?: Coverage; failure?: DocsError };
  /** Keeps the diagnostics, gives the value. */
  readonly take: <T>(outcome: Outcome<T>) => T;
  readonly opening: Promise<Outcome<OpenSite>> | undefined;
}

async function* run(input: SiteInput, { report, take, opening }: Run): AsyncGenerator<OutputFile> {
  const open = take(await (opening ?? openSite(input)));
  const { site } = open;
  report.pages = site.pages.filter(isCounted).length;
  const contents = site.pages.filter((page) => !isFallback(page));
  const bundling = bundleCode(input, contents, releaseStyle(input));
  bundling.catch(() => undefined); // awaited below: until then a failure must not count as unhandled
  const { pages, finished } = await readPages(input, open, { report, take });
  const bundled = await orFailure(bundling);
  if (bundled instanceof DocsError) {
    take(await translatedTexts(input, open, {}));
    report.failure = bundled;
    return;
  }
  const assets = take(bundled);
  report.coverage = take(await translatedTexts(input, open, assets));
  const copied = await copiedFiles(input, site, pages);
  const book = await addressBook(input, { site, pages, copied });
  const frames = await frameDocuments(input, assets);
  const policies = createPolicies(input, assets);
  const context: RenderContext = {
    book,
    settings: viewSettings(input),
    assets,
    sidebarOf: createSidebars(book),
    projectsOf: await createProjects(input, pages),
    data: await siteData(input, site.pages),
    outspoken: outspokenTheme(input),
    policies,
  };
  const written = new Map<OutputPath, string>();
  yield* unique(
    written,
    [
      ...assets.files,
      ...copied.map(({ output }) => output),
      ...finished,
      ...notificationsFile(input.config),
      ...licenseFile(input, assets),
      ...frames.map(({ file }) => file),
      policyFile(input, { site, pages, frames, policies }),
    ],
    publicOutputs(input, site),
    rendered(input, { pages, context, take }),
  );
  yield* workerFile(input, { site, assets, written });
}

/** compile → finish: what the pages say, and the files about the site as a whole. */
async function readPages(input: SiteInput, open: OpenSite, { report, take }: Omit<Run, 'opening'>) {
  const { site } = open;
  const work = await workThatLoads(input, site);
  const judged = work.diagnostics.length > 0 ? withoutChangeable : <T>(outcome: T) => outcome;
  const pages = take(judged(await compilePages(input, site.pages, take(work))));
  take(await checkedApi(input, site, pages));
  const facts = new Map<PageKey, PageFacts>(
    pages.map((kept) => [pageKey(kept.page.language, kept.page.pathname), kept.facts]),
  );
  report.survey = { ...open, facts };
  const options = { ...wholeOptions(input.config, open), locate: input.locateValue };
  const finished = take(judged(finishSite(site, facts, options)));
  return { pages, finished };
}

/** How many pages are rendered ahead of the one that is being written. */
const AHEAD = 16;

async function* rendered(
  input: SiteInput,
  {
    pages,
    context,
    take,
  }: { pages: readonly KeptPage[]; context: RenderContext; take: Run['take'] },
): AsyncGenerator<OutputFile> {
  const told = new Set<string>();
  for (let start = 0; start < pages.length; start += AHEAD) {
    const batch = pages.slice(start, start + AHEAD);
    const outcomes = await input.host.each(batch, (kept) => renderPage(input, kept, context));
    for (const outcome of outcomes) yield* take(untold(outcome, told));
  }
}

/** The outcome without what was told before: a demo that fails does so in every language that its page stands in for. */
function untold<T>({ value, diagnostics }: Outcome<T>, told: Set<string>): Outcome<T> {
  const fresh = diagnostics.filter((diagnostic) => !told.has(JSON.stringify(diagnostic)));
  for (const diagnostic of fresh) told.add(JSON.stringify(diagnostic));
  return { value, diagnostics: fresh };
}

/**
 * The files one after the other, each noted in `written` with the hash of its content. Pages share style sheets: a path that comes again with the
 * same content is left out; with another, emitting it says so.
 */
async function* unique(
  written: Map<OutputPath, string>,
  ...parts: readonly (Iterable<OutputFile> | AsyncIterable<OutputFile>)[]
): AsyncGenerator<OutputFile> {
  for (const part of parts) {
    for await (const file of part) {
      const hash = contentHash(file.bytes);
      if (written.get(file.path) === hash) continue;
      written.set(file.path, hash);
      yield file;
    }
  }
}
