import type { Diagnostic } from '../model/diagnostic.ts';
import type { Site } from '../model/site.ts';
import { checkNamedFiles } from './checks/named-files.ts';
import { checkNamedLinks } from './checks/links/named-links.ts';
import { checkPublicTexts } from './checks/links/public-texts.ts';
import { checkRedirects } from './checks/redirects.ts';
import { checkSameWords } from './checks/same-words.ts';
import type { FactsByPage, FinishOptions } from './options.ts';
import { checkTranslatedPages } from './translations/translated-pages.ts';

/** What is wrong with a site besides the texts of its pages. Of headings that are named, only what `facts` tell is known. */
export const checkWhole = (
  site: Site,
  facts: FactsByPage,
  options: FinishOptions,
): Diagnostic[] => [
  ...checkSameWords(site),
  ...checkRedirects(site, facts, options),
  ...checkNamedFiles(site, options),
  ...checkNamedLinks(site, facts, options),
  ...checkPublicTexts(site, facts, options),
  ...checkTranslatedPages(site),
];
