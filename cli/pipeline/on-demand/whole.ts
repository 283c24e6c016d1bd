import { checkNamedFiles } from '../../finish/checks/named-files.ts';
import { checkNamedLinks } from '../../finish/checks/named-links.ts';
import { checkSameWords } from '../../finish/checks/same-words.ts';
import type { FactsByPage } from '../../finish/options.ts';
import { checkTranslatedPages } from '../../finish/translations/translated-pages.ts';
import { checkRedirects } from '../../finish/checks/redirects.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Page } from '../../model/page.ts';
import { resolveReference } from '../../model/routes/reference.ts';
import type { Site } from '../../model/site.ts';
import type { OpenSite } from '../index.ts';
import { withPlaces } from '../places.ts';
import { finishOptions } from '../settings.ts';
import type { SiteInput } from '../site-input.ts';
import { translatedTexts } from '../stages/translated-texts.ts';
import { factsOf, writersWork } from './facts.ts';

/** What is wrong with a site besides its pages' texts. Nothing is said of headings that are named, nor of texts that only the theme knows. */
export async function checkWhole(input: SiteInput, open: OpenSite): Promise<Diagnostic[]> {
  const { site } = open;
  const options = finishOptions(input.config);
  return [
    ...checkSameWords(site),
    ...checkTranslatedPages(site),
    ...(await withPlaces(input, (locate) => checkNamedFiles(site, { ...options, locate }))),
    ...(await checkNamed(input, site)),
    ...(await translatedTexts(input, open, {})).diagnostics,
  ];
}

/** What is wrong with addresses in the configuration. Of headings, only what `facts` tell is known. */
const checkNamed = (
  input: SiteInput,
  site: Site,
  facts: FactsByPage = new Map(),
): Promise<Diagnostic[]> =>
  withPlaces(input, (locate) => {
    const options = { ...finishOptions(input.config), locate };
    return [...checkRedirects(site, facts, options), ...checkNamedLinks(site, facts, options)];
  });

/** The pages of which the configuration names a heading: in redirects, in navigation and elsewhere. */
export function pagesNamedWithHeading({ config }: SiteInput, { site }: OpenSite): Page[] {
  const { links = [] } = finishOptions(config);
  const [home] = site.pages;
  const found = links.flatMap(({ href }) => {
    const target = home && href.includes('#') ? resolveReference(site, home, href) : undefined;
    return target?.kind === 'page' ? [target.page] : [];
  });
  return [...new Set(found)];
}

/** What else is wrong when the headings are known that the configuration names. */
export async function checkNamedHeadings(input: SiteInput, open: OpenSite): Promise<Diagnostic[]> {
  const pages = pagesNamedWithHeading(input, open);
  if (pages.length === 0) return [];
  const facts = await factsOf(input, pages, await writersWork(input, open.site));
  const known = new Set((await checkNamed(input, open.site)).map((one) => JSON.stringify(one)));
  const found = await checkNamed(input, open.site, new Map(facts));
  return found.filter((one) => !known.has(JSON.stringify(one)));
}
