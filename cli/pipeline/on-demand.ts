import { BundleError } from '../bundle/files/esbuild.ts';
import type { SharedCode } from '../bundle/shared-code.ts';
import { mergeUsage } from '../bundle/vendor/usage.ts';
import type { Usage } from '../bundle/vendor/usage.ts';
import { checkDescriptions } from '../finish/checks/descriptions.ts';
import { checkLinks } from '../finish/checks/links.ts';
import { checkNamedFiles } from '../finish/checks/named-files.ts';
import { checkNamedLinks } from '../finish/checks/named-links.ts';
import { checkRedirects } from '../finish/checks/redirects.ts';
import { checkSameWords } from '../finish/checks/same-words.ts';
import type { FactsByPage } from '../finish/options.ts';
import type { Diagnostic, Outcome } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import type { Page, PageFacts } from '../model/page.ts';
import { resolveReference } from '../model/routes/reference.ts';
import { contentKey, pageKey } from '../model/site.ts';
import type { Site } from '../model/site.ts';
import { addressBook, copiedFiles } from './book.ts';
import { usingModules } from './named-modules.ts';
import { bundleCode, modulePaths, outspokenTheme, readModules, shareCode } from './stages/code.ts';
import type { CodeStyle } from './stages/code.ts';
import { compilePage, compileWork } from './stages/compile-pages.ts';
import type { CompileWork, KeptPage } from './stages/compile-pages.ts';
import type { OpenSite } from './index.ts';
import { renderPage } from './stages/render-pages.ts';
import { notificationsFile } from './files/notifications.ts';
import { adFrameDocument } from './services/ad-frame.ts';
import { finishOptions, viewSettings } from './settings.ts';
import { createProjects } from './stages/projects/projects.ts';
import { createSidebars } from './sidebars.ts';
import { withPlaces } from './places.ts';
import { siteData } from './stages/site-data.ts';
import { licenceFile } from './services/licence.ts';
import type { SiteInput } from './site-input.ts';

/** What is served says the lines of its source in attributes. */
export { settleLines } from '../render/html/source-lines.ts';
/** Where a page's files go: `dev` serves them at the addresses they would have. */
export { outputsOf } from '../render/view/addresses.ts';
/** What the page for wrong addresses asks for. */
export { PAGES_PATH, pagesFile } from '../finish/pages.ts';

/** A page made when it was asked for. */
export interface MadePage {
  /** Its document and everything it refers to, as a build would write them. Empty if the page cannot be made. */
  readonly files: readonly OutputFile[];
  /** Address of the browser module of each of its islands. */
  readonly modules: Readonly<Record<string, string>>;
  /** Files of the pages that it links to: a change to one may make a link of it wrong, or right. */
  readonly linked: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** The code that pages share, as far as it was asked for. It outlives one reading of the site. */
export interface SharedSoFar {
  usage: Usage;
  code?: Promise<SharedCode> | undefined;
}

/** Shared code that grows with what pages ask for: a page that needs nothing new waits for nothing. What could not be made is not kept. */
export function growingStyle(
  input: SiteInput,
  pages: readonly Page[],
  known: SharedSoFar,
): CodeStyle {
  const bundle = (usage: Usage) => {
    const { usage: usageBefore, code: codeBefore } = known;
    const code = shareCode(input, [usage], false);
    Object.assign(known, { usage, code });
    code.catch(() => {
      if (known.code === code) Object.assign(known, { usage: usageBefore, code: codeBefore });
    });
    return code;
  };
  const wholeSite = async () => {
    const { paths } = await modulePaths(input, pages);
    const modules = await readModules(input.host, paths);
    return mergeUsage(modules.flatMap(({ found }) => (found.ok ? [found.usage] : [])));
  };
  const share: CodeStyle['share'] = async (usage) => {
    const wanted = mergeUsage([known.usage, ...usage]);
    if (known.code && JSON.stringify(wanted) === JSON.stringify(known.usage)) return known.code;
    if (known.code) return bundle(wanted);
    try {
      return await bundle(mergeUsage([await wholeSite(), wanted]));
    } catch (error) {
      if (!(error instanceof BundleError)) throw error;
      // Some other page asks for what is not there. This one gets what it needs, or its own errors.
      return bundle(wanted);
    }
  };
  return { share, minify: false, apart: true };
}

/**
 * The same shared code, made anew where it may be another now. Throws a `DocsError` for a theme that does not load, before any page is made
 * with it.
 */
export async function renewShared(input: SiteInput, before: SharedSoFar): Promise<SharedSoFar> {
  const { usage } = before;
  if (!before.code) return { usage };
  const code = shareCode(input, [usage], false);
  await usingModules(input, 'theme', () => code);
  return { usage, code };
}

/** What is wrong with a site besides its pages' texts, as far as it can be said without reading any: of headings that are named, nothing is. */
export const checkWhole = (input: SiteInput, { site }: OpenSite): Promise<Diagnostic[]> =>
  withPlaces(input, (locate) => {
    const options = { ...finishOptions(input.config), locate };
    const facts: FactsByPage = new Map();
    return [
      ...checkSameWords(site),
      ...checkRedirects(site, facts, options),
      ...checkNamedFiles(site, options),
      ...checkNamedLinks(site, facts, options),
    ];
  });

/** A page that was compiled, and what can be said of it without making its code. */
interface ReadPage extends Outcome<KeptPage | undefined> {
  /** Files of the pages that it links to. */
  readonly linked: ReadonlySet<string>;
}

/** Compiles a page, and the pages that it links to for their anchors. What is wrong with its code or its rendering is not known yet. */
export async function readPage(input: SiteInput, site: Site, page: Page): Promise<ReadPage> {
  const work = await writersWork(input, site);
  const compiled = await compilePage(input, page, work);
  const kept = compiled.value;
  if (!kept) return { ...compiled, linked: new Set() };
  const linked = linkedPages(site, page, kept.facts);
  // What is wrong with a page is told of its original; a page that stands in for it has the same said.
  const facts = new Map([
    [pageKey(page.language, page.pathname), kept.facts],
    [contentKey(page), kept.facts],
  ]);
  const others = await linkedFacts(input, linked, work);
  const found = [
    ...checkDescriptions(site, facts),
    ...checkLinks(site, new Map([...others, ...facts]), finishOptions(input.config)),
  ];
  return {
    value: kept,
    linked: new Set(linked.map(({ source }) => source.file)),
    diagnostics: [...compiled.diagnostics, ...found],
  };
}

/** load and resolve are done; the rest is done for one page. */
export async function makePage(
  input: SiteInput,
  { site }: OpenSite,
  { page, style }: { readonly page: Page; readonly style: CodeStyle },
): Promise<MadePage> {
  const { value: kept, linked, diagnostics } = await readPage(input, site, page);
  if (!kept) return { files: [], modules: {}, linked, diagnostics };
  const code = await bundleCode(input, [page], style);
  const copied = await copiedFiles(input, site, [kept]);
  const book = await addressBook(input, { site, pages: [kept], copied });
  const projects = await createProjects(input, [kept]);
  const frame = await adFrameDocument(input);
  const rendered = await renderPage(input, kept, {
    book,
    settings: viewSettings(input),
    assets: code.value,
    sidebarOf: createSidebars(book),
    projectsOf: projects.value,
    data: await siteData(input, [page]),
    outspoken: outspokenTheme(input),
  });
  return {
    files: [
      ...code.value.files,
      ...copied.map(({ output }) => output),
      ...notificationsFile(input.config),
      ...licenceFile(input, code.value),
      ...(frame ? [frame.file] : []),
      ...rendered.value,
    ],
    modules: code.value.pages.get(contentKey(page))?.client ?? {},
    linked,
    diagnostics: [
      ...diagnostics,
      ...code.diagnostics,
      ...projects.diagnostics,
      ...rendered.diagnostics,
    ],
  };
}

/** Pages are compiled with the lines of their source, beside which findings are shown. */
async function writersWork(input: SiteInput, site: Site): Promise<CompileWork> {
  const work = await compileWork(input, site);
  return { ...work, options: { ...work.options, marksLines: true } };
}

/** The other pages that a page links to. */
function linkedPages(site: Site, page: Page, { references }: PageFacts): Page[] {
  const found = references.flatMap(({ href }) => {
    const target = resolveReference(site, page, href);
    return target.kind === 'page' ? [target.page] : [];
  });
  return [...new Set(found)].filter(({ source }) => source.file !== page.source.file);
}

/** What is in pages that a link may name. One that cannot be compiled is left out, so that nothing is said of links to it. */
async function linkedFacts(input: SiteInput, pages: readonly Page[], work: CompileWork) {
  const judged = { ...work, showsCode: false };
  const outcomes = await input.host.each(pages, async (page) => {
    const { value } = await compilePage(input, page, judged);
    // What is wrong with its own links is told where it is shown.
    const facts = value && { ...value.facts, references: [] };
    return facts ? [[pageKey(page.language, page.pathname), facts] as const] : [];
  });
  return outcomes.flat();
}
