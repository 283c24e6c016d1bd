import type { Diagnostic, Outcome } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/assets.ts';
import type { Site } from '../model/site.ts';
import { linkContext } from './address.ts';
import { siteFiles } from './files.ts';
import {
  checkDemoLinks,
  checkFrontMatterLinks,
  checkLinks,
  checkNamedFiles,
  checkNamedLinks,
  checkPublicTexts,
} from './links.ts';
import type { FactsByPage, FinishOptions } from './options.ts';
import { checkDescriptions, checkRepeatedTitles, checkReservedKeys } from './page-texts.ts';
import { checkRedirects } from './redirects.ts';
import {
  checkTranslatedHeadings,
  checkTranslatedPages,
  translatedPages,
} from './translated-pages.ts';

/** Runs the checks that need all pages and creates the site-wide files, unless public files replace them. */
export function finishSite(
  site: Site,
  facts: FactsByPage,
  options: FinishOptions,
): Outcome<readonly OutputFile[]> {
  const context = linkContext(site, facts);
  const diagnostics: Diagnostic[] = [
    ...checkDescriptions(site, facts),
    ...checkLinks(context),
    ...checkDemoLinks(context, options),
    ...checkFrontMatterLinks(context),
    ...checkRepeatedTitles(site),
    ...checkReservedKeys(site),
    ...checkRedirects(context, options),
    ...checkNamedFiles(site, options),
    ...checkNamedLinks(context, options),
    ...checkPublicTexts(context, options),
    ...checkTranslatedPages(site),
    ...checkTranslatedHeadings(translatedPages(site), facts),
  ];
  const files = siteFiles(site, facts, options);
  return { value: files.filter(({ path }) => !site.publicFiles.has(`/${path}`)), diagnostics };
}
