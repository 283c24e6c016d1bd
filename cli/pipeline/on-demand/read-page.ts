import { checkDescriptions } from '../../finish/page-texts.ts';
import type { Outcome } from '../../model/diagnostic.ts';
import type { Page } from '../../model/page.ts';
import { contentKey, type Site } from '../../model/site.ts';
import type { SiteInput } from '../site-input.ts';
import { compilePage } from '../stages/compile-pages.ts';
import type { KeptPage } from '../stages/compile-pages.ts';
import { writersWork } from './facts.ts';
import { checkPointing } from './pointers.ts';

/** A page that was compiled, and what can be said of it without making its code. */
interface ReadPage extends Outcome<KeptPage | undefined> {
  /** Files that it leads to, or would lead to if these were there. */
  readonly linked: ReadonlySet<string>;
}

/** Compiles a page, and the pages that it points at for what they offer. What is wrong with its code or its rendering is not known yet. */
export async function readPage(input: SiteInput, site: Site, page: Page): Promise<ReadPage> {
  const work = await writersWork(input, site);
  const compiled = await compilePage(input, page, work);
  const kept = compiled.value;
  if (!kept) return { ...compiled, linked: new Set() };
  const pages = [[page, kept.facts] as const];
  const { linked, diagnostics } = await checkPointing(input, site, { pages, work });
  const silent = checkDescriptions(site, new Map([[contentKey(page), kept.facts]]));
  return {
    value: kept,
    linked,
    diagnostics: [...compiled.diagnostics, ...silent, ...diagnostics],
  };
}
