import type { OutputFile } from '../model/assets.ts';
import type { Coverage } from '../model/sources.ts';
import { contentHash } from '../model/files.ts';
import type { FactsByPage } from '../finish/options.ts';
import { type Diagnostic, DocsError, type Outcome } from '../model/diagnostic.ts';
import { isFallback } from '../model/page.ts';
import { type OutputPath, toOutputPath } from '../model/paths.ts';
import type { Site } from '../model/site.ts';
import { isCounted } from './built-in-pages.ts';
import { checkSite, checkTexts, factsOf } from './check-site.ts';
import { bundleCode, releaseStyle } from './code.ts';
import {
  compilePages,
  makeCompileContext,
  withoutPluginFindings,
  type StoredPage,
} from './compile-pages.ts';
import { orFailure } from './named-modules.ts';
import { openSite, type OpenSite } from './open-site.ts';
import { policyFile } from './policies.ts';
import { renderPage } from './render-page.ts';
import { workerFile } from './services/worker.ts';
import { makeSiteContext, type SiteContext } from './site-context.ts';
import type { SiteInput } from './site-input.ts';

/** A site and the facts of all its pages. */
export interface Survey extends OpenSite {
  readonly facts: FactsByPage;
}

/** Findings and numbers of a build so far. */
export interface SiteReport {
  readonly diagnostics: readonly Diagnostic[];
  /** Number of pages, without those that the engine adds. */
  readonly pages: number;
  /** Present once every page is compiled. */
  readonly survey?: Survey;
  /** How far the site is translated. Present once the theme is bundled. */
  readonly coverage?: Coverage;
  /** Why the site cannot be built, such as a theme that does not load. Pages are checked all the same, and no file is made. */
  readonly failure?: DocsError;
}

/** A build that makes files on request. The report is complete after the last file. */
export interface SiteBuild {
  readonly files: AsyncIterable<OutputFile>;
  readonly report: () => SiteReport;
}

/** load → resolve → compile: all that is known about a site without its code. */
export async function surveySite(input: SiteInput): Promise<Outcome<Survey>> {
  const open = await openSite(input);
  const { site } = open.value;
  const context = await makeCompileContext(input, open.value);
  if (context.diagnostics.length > 0) throw new DocsError(context.diagnostics);
  const originals = site.pages.filter((page) => !isFallback(page));
  const pages = await compilePages(input, originals, { ...context.value, showsCode: false });
  return {
    value: { ...open.value, facts: factsOf(pages.value) },
    diagnostics: [...open.diagnostics, ...pages.diagnostics],
  };
}

/**
 * load → resolve → compile → finish → bundle → render. Files come page by page, so that they are never all in memory: `build` writes them, `check`
 * drops them. `opening` is the site if it has been opened before.
 */
export function buildSite(input: SiteInput, opening = openSite(input)): SiteBuild {
  const report: Run['report'] = { diagnostics: [], pages: 0 };
  const take = <T>({ value, diagnostics }: Outcome<T>): T => {
    report.diagnostics.push(...diagnostics);
    return value;
  };
  opening.catch(() => undefined); // awaited when the first file is requested
  return { files: run(input, opening, { report, take }), report: () => report };
}

interface Run {
  readonly report: { -readonly [Key in keyof SiteReport]: SiteReport[Key] } & {
    diagnostics: Diagnostic[];
  };
  /** Notes the diagnostics in the report and returns the value. */
  readonly take: <T>(outcome: Outcome<T>) => T;
}

async function* run(
  input: SiteInput,
  opening: Promise<Outcome<OpenSite>>,
  { report, take }: Run,
): AsyncGenerator<OutputFile> {
  const open = take(await opening);
  const { site } = open;
  report.pages = site.pages.filter(isCounted).length;
  const originals = site.pages.filter((page) => !isFallback(page));
  const bundling = bundleCode(input, originals, releaseStyle(input));
  bundling.catch(() => undefined); // awaited below: until then a failure must not count as unhandled
  const { pages, siteFiles } = await compileAndCheck(input, open, { report, take });
  const bundled = await orFailure(bundling);
  if (bundled instanceof DocsError) {
    take(checkTexts(input, open, {}));
    report.failure = bundled;
    return;
  }
  const assets = take(bundled);
  report.coverage = take(checkTexts(input, open, assets));
  const context = await makeSiteContext(input, site, { pages, assets });
  const { frames, policies } = context;
  const written = new Map<OutputPath, string>();
  yield* unique(
    written,
    [
      ...assets.files,
      ...context.files,
      ...siteFiles,
      policyFile(input, { site, pages, frames, policies }),
    ],
    publicFiles(input, site),
    renderPages(input, pages, { context, take }),
  );
  yield* workerFile(input, { site, assets, written });
}

/** Compiles all pages and checks the site. Gives the files about the site as well. */
async function compileAndCheck(input: SiteInput, open: OpenSite, { report, take }: Run) {
  const context = await makeCompileContext(input, open);
  const judged =
    context.diagnostics.length > 0 ? withoutPluginFindings : <T>(outcome: T) => outcome;
  const pages = take(judged(await compilePages(input, open.site.pages, take(context))));
  report.survey = { ...open, facts: factsOf(pages) };
  return { pages, siteFiles: take(judged(checkSite(input, open, pages))) };
}

/** The files of `content/public/`, unchanged. */
async function* publicFiles({ host }: SiteInput, site: Site): AsyncGenerator<OutputFile> {
  for (const [address, file] of site.publicFiles) {
    yield { path: toOutputPath(address.slice(1)), bytes: await host.files.read(file) };
  }
}

/** Pages that are rendered ahead of the one that is written. */
const BATCH_SIZE = 16;

async function* renderPages(
  input: SiteInput,
  pages: readonly StoredPage[],
  { context, take }: { readonly context: SiteContext; readonly take: Run['take'] },
): AsyncGenerator<OutputFile> {
  const reported = new Set<string>();
  for (let start = 0; start < pages.length; start += BATCH_SIZE) {
    const batch = pages.slice(start, start + BATCH_SIZE);
    const outcomes = await input.host.each(batch, (page) => renderPage(input, page, context));
    for (const outcome of outcomes) yield* take(withoutRepeated(outcome, reported));
  }
}

/** Drops diagnostics that were reported before: a demo fails on the fallback pages of its page too. */
function withoutRepeated<T>({ value, diagnostics }: Outcome<T>, reported: Set<string>): Outcome<T> {
  const fresh = diagnostics.filter((diagnostic) => !reported.has(JSON.stringify(diagnostic)));
  for (const diagnostic of fresh) reported.add(JSON.stringify(diagnostic));
  return { value, diagnostics: fresh };
}

/**
 * Gives the files one after the other, and notes the hash of each in `written`. Pages share style sheets, so a path with the same content is given
 * once. Emitting reports a path with two contents.
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
