import { isFallback } from '../model/page.ts';
import type { PageFacts } from '../model/page.ts';
import type { Outcome } from '../model/diagnostic.ts';
import { pageKey, type PageKey } from '../model/site.ts';
import { openSite, type Survey } from './index.ts';
import type { SiteInput } from './site-input.ts';
import { compilePages } from './stages/compile-pages.ts';
import { compileWork } from './stages/compile-work.ts';

/** load → resolve → compile: what every page says, and nothing made of it. */
export async function surveySite(input: SiteInput): Promise<Outcome<Survey>> {
  const open = await openSite(input);
  const { site } = open.value;
  const written = site.pages.filter((page) => !isFallback(page));
  const work = { ...(await compileWork(input, site)), showsCode: false };
  const pages = await compilePages(input, written, work);
  const facts = new Map<PageKey, PageFacts>(
    pages.value.map((kept) => [pageKey(kept.page.language, kept.page.pathname), kept.facts]),
  );
  return {
    value: { ...open.value, facts },
    diagnostics: [...open.diagnostics, ...pages.diagnostics],
  };
}
