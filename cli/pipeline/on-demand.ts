import type { Diagnostic } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/assets.ts';
import type { Page } from '../model/page.ts';
import { contentKey } from '../model/site.ts';
import { addressBook, copiedFiles } from './book.ts';
import { notificationsFile } from './files/notifications.ts';
import { createPolicies } from './files/policy.ts';
import type { OpenSite } from './index.ts';
import { bundleOnce } from './on-demand/growing-code.ts';
import type { MakingStyle } from './on-demand/growing-code.ts';
import { readPage } from './on-demand/read-page.ts';
import { frameDocuments } from './services/frames.ts';
import { licenseFile } from './services/services.ts';
import { viewSettings } from './settings.ts';
import { createSidebars } from './sidebars.ts';
import type { SiteInput } from './site-input.ts';
import { outspokenTheme } from './stages/code.ts';
import type { KeptPage } from './stages/compile-pages.ts';
import { createProjects } from './stages/projects/projects.ts';
import { renderPage } from './stages/render-pages.ts';
import { siteData } from './stages/site-data.ts';

/** What is served says the lines of its source in attributes. */
export { settleLines } from '../render/html/source-lines.ts';
/** Where a page's files go: `dev` serves them at the addresses they would have. */
export { outputsOf } from '../render/view/addresses.ts';
/** What the page for wrong addresses asks for. */
export { PAGES_PATH, pagesFile } from '../finish/files.ts';

export { growingStyle, renewShared } from './on-demand/growing-code.ts';
export type { PageBundles, SharedSoFar } from './on-demand/growing-code.ts';
export { importCandidates } from '../load/facts/imports.ts';
export { loadPlugins } from './stages/compile-work.ts';
export { readPage } from './on-demand/read-page.ts';
export { checkNamedHeadings, checkNames, pagesNamedWithHeading } from './on-demand/whole.ts';
export { offersOf } from './on-demand/facts.ts';
export { checkLinksTo, pagesNaming } from './on-demand/links-to.ts';

/** A page made when it was asked for. */
export interface MadePage {
  /** Its document and everything it refers to, as a build would write them. Empty if the page cannot be made. */
  readonly files: readonly OutputFile[];
  /** Address of the browser module of each of its islands. */
  readonly modules: Readonly<Record<string, string>>;
  /** Files that it leads to, or would lead to if these were there: a change to one may make a link of it wrong, or right. */
  readonly linked: ReadonlySet<string>;
  /** The line that shows it, for each file of its demos. */
  readonly demoLines: ReadonlyMap<string, number>;
  readonly diagnostics: readonly Diagnostic[];
}

/** load and resolve are done; the rest is done for one page. */
export async function makePage(
  input: SiteInput,
  { site }: OpenSite,
  { page, ...style }: MakingStyle & { readonly page: Page },
): Promise<MadePage> {
  const { value: kept, linked, diagnostics } = await readPage(input, site, page);
  if (!kept) return { files: [], modules: {}, linked, demoLines: new Map(), diagnostics };
  const code = await bundleOnce(input, page, style);
  const copied = await copiedFiles(input, site, [kept]);
  const book = await addressBook(input, { site, pages: [kept], copied });
  const projects = await createProjects(input, [kept]);
  const frames = await frameDocuments(input, code.value);
  const rendered = await renderPage(input, kept, {
    book,
    settings: viewSettings(input),
    assets: code.value,
    sidebarOf: createSidebars(book),
    projectsOf: projects,
    data: await siteData(input, [page]),
    outspoken: outspokenTheme(input),
    policies: createPolicies(input, code.value),
  });
  return {
    files: [
      ...code.value.files,
      ...copied.map(({ output }) => output),
      ...notificationsFile(input.config),
      ...licenseFile(input, code.value),
      ...frames.map(({ file }) => file),
      ...rendered.value,
    ],
    modules: code.value.pages.get(contentKey(page))?.client ?? {},
    linked,
    demoLines: demoLinesOf(kept),
    diagnostics: [...diagnostics, ...code.diagnostics, ...rendered.diagnostics],
  };
}

/** Where a page shows the files of its demos: the first place, for a file of several. */
function demoLinesOf({ page, facts }: KeptPage): Map<string, number> {
  const lines = new Map(facts.demos.map(({ demo, range }) => [demo, range.start.line]));
  const shown = page.demos.flatMap(({ id, variants }) => {
    const line = lines.get(id);
    const files = line === undefined ? [] : variants.flatMap((variant) => variant.files);
    return files.map((file): [string, number] => [file, line ?? 1]);
  });
  return new Map(shown.toReversed());
}
