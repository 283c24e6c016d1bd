import { pageKey } from '../../model/site.ts';
import type { PageKey, Site } from '../../model/site.ts';
import type { Page, PageFacts } from '../../model/page.ts';
import type { SiteInput } from '../site-input.ts';
import { compilePage } from '../stages/compile-pages.ts';
import { compileWork, type CompileWork } from '../stages/compile-work.ts';

/** Pages are compiled with the lines of their source, beside which findings are shown. */
export async function writersWork(input: SiteInput, site: Site): Promise<CompileWork> {
  const work = await compileWork(input, site);
  return { ...work, options: { ...work.options, marksLines: true } };
}

/** Facts of pages. One that cannot be compiled is left out, so that nothing is said of it, or of links to it. */
export async function factsOf(
  input: SiteInput,
  pages: readonly Page[],
  work: CompileWork,
): Promise<(readonly [PageKey, PageFacts])[]> {
  const judged = { ...work, showsCode: false };
  const outcomes = await input.host.each(pages, async (page) => {
    const { value } = await compilePage(input, page, judged);
    return value ? [[pageKey(page.language, page.pathname), value.facts] as const] : [];
  });
  return outcomes.flat();
}

/** What a page offers to those that point at it: another text where these have to be judged anew. Undefined for one that cannot be compiled. */
export async function offersOf(
  input: SiteInput,
  site: Site,
  page: Page,
): Promise<string | undefined> {
  const [known] = await factsOf(input, [page], await writersWork(input, site));
  if (!known) return undefined;
  const [, { anchors, headings }] = known;
  const words = headings.map(({ level, text }) => [level, text]);
  return JSON.stringify([page.pathname, anchors, words]);
}
