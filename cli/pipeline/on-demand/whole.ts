import type { FactsByPage } from '../../finish/options.ts';
import { checkWhole } from '../../finish/finish.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Page } from '../../model/page.ts';
import { resolveLink } from '../../model/links.ts';
import type { OpenSite } from '../index.ts';
import { wholeOptions } from '../settings.ts';
import type { SiteInput } from '../site-input.ts';
import { translatedTexts } from '../stages/translated-texts.ts';
import { factsOf, writersWork } from './facts.ts';

/** What is wrong with a site before any page is read. Nothing is said of headings that are named, nor of texts that only the theme knows. */
export async function checkNames(input: SiteInput, open: OpenSite): Promise<Diagnostic[]> {
  const { diagnostics } = await translatedTexts(input, open, {});
  return [...wholeWith(input, open, new Map()), ...diagnostics];
}

const wholeWith = (input: SiteInput, open: OpenSite, facts: FactsByPage): Diagnostic[] =>
  checkWhole(open.site, facts, { ...wholeOptions(input.config, open), locate: input.locateValue });

/** The pages of which the configuration or a text for machines names a heading. */
export function pagesNamedWithHeading({ config }: SiteInput, open: OpenSite): Page[] {
  const { site } = open;
  const { links = [], publicTexts = [] } = wholeOptions(config, open);
  const [home] = site.pages;
  const named = [...links, ...publicTexts.flatMap((text) => text.links)];
  const found = named.flatMap(({ href }) => {
    const target = home && href.includes('#') ? resolveLink(site, home, href) : undefined;
    return target?.kind === 'page' ? [target.page] : [];
  });
  return [...new Set(found)];
}

/** What else is wrong when the headings are known that are named outside of pages. */
export async function checkNamedHeadings(input: SiteInput, open: OpenSite): Promise<Diagnostic[]> {
  const pages = pagesNamedWithHeading(input, open);
  if (pages.length === 0) return [];
  const facts = await factsOf(input, pages, await writersWork(input, open.site));
  const known = new Set(wholeWith(input, open, new Map()).map((one) => JSON.stringify(one)));
  const found = wholeWith(input, open, new Map(facts));
  return found.filter((one) => !known.has(JSON.stringify(one)));
}
