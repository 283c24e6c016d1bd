import { checkDescriptions } from '../../finish/checks/descriptions.ts';
import { checkDemoLinks } from '../../finish/checks/demo-links.ts';
import { checkLinks } from '../../finish/checks/links.ts';
import type { Outcome } from '../../model/diagnostic.ts';
import type { Page, PageFacts } from '../../model/page.ts';
import { resolveReference } from '../../model/routes/reference.ts';
import { contentKey, pageKey } from '../../model/site.ts';
import type { PageKey, Site } from '../../model/site.ts';
import { finishOptions } from '../settings.ts';
import type { SiteInput } from '../site-input.ts';
import { compilePage } from '../stages/compile-pages.ts';
import type { KeptPage } from '../stages/compile-pages.ts';
import { compileWork } from '../stages/compile-work.ts';
import type { CompileWork } from '../stages/compile-work.ts';

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
  const all = new Map([...others, ...facts]);
  const options = finishOptions(input.config);
  const found = [
    ...checkDescriptions(site, facts),
    ...checkLinks(site, all, options),
    ...checkDemoLinks(site, all, options),
  ];
  return {
    value: kept,
    linked: new Set(linked.map(({ source }) => source.file)),
    diagnostics: [...compiled.diagnostics, ...found],
  };
}

/** Pages are compiled with the lines of their source, beside which findings are shown. */
export async function writersWork(input: SiteInput, site: Site): Promise<CompileWork> {
  const work = await compileWork(input, site);
  return { ...work, options: { ...work.options, marksLines: true } };
}

/** The other pages that a page links to. */
function linkedPages(site: Site, page: Page, { references, demoLinks = [] }: PageFacts): Page[] {
  const found = [...references, ...demoLinks].flatMap(({ href }) => {
    const target = resolveReference(site, page, href);
    return target.kind === 'page' ? [target.page] : [];
  });
  return [...new Set(found)].filter(({ source }) => source.file !== page.source.file);
}

/** What is in pages that a link may name. One that cannot be compiled is left out, so that nothing is said of links to it. */
export async function linkedFacts(
  input: SiteInput,
  pages: readonly Page[],
  work: CompileWork,
): Promise<(readonly [PageKey, PageFacts])[]> {
  const judged = { ...work, showsCode: false };
  const outcomes = await input.host.each(pages, async (page) => {
    const { value } = await compilePage(input, page, judged);
    // What is wrong with its own links is told where it is shown.
    const facts = value && { ...value.facts, references: [], demoLinks: [] };
    return facts ? [[pageKey(page.language, page.pathname), facts] as const] : [];
  });
  return outcomes.flat();
}
