import type { Diagnostic, Outcome } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import { addressesFile } from './addresses.ts';
import { checkDescriptions } from './checks/descriptions.ts';
import { llmsFile } from './llms.ts';
import type { FactsByPage, FinishOptions } from './options.ts';
import { pagesFile } from './pages.ts';
import { checkPointers } from './pointers.ts';
import { redirectsFile } from './redirects.ts';
import { checkTranslatedHeadings, translatedPages } from './translations/translated-pages.ts';
import { checkWhole } from './whole.ts';
import { robotsFile, sitemapFile } from './sitemap.ts';

/** Checks that need every page, and the files about the site as a whole. Files that the site has among its public ones are left to it. */
export function finishSite(
  site: Site,
  facts: FactsByPage,
  options: FinishOptions,
): Outcome<readonly OutputFile[]> {
  const diagnostics: Diagnostic[] = [
    ...checkDescriptions(site, facts),
    ...checkPointers(site, facts, options),
    ...checkWhole(site, facts, options),
    ...checkTranslatedHeadings(translatedPages(site), facts),
  ];
  const files = [
    sitemapFile(site, options),
    robotsFile(options),
    pagesFile(site),
    addressesFile(site, facts),
    redirectsFile(site, options),
    options.llms ? llmsFile(site, facts, options) : undefined,
  ];
  const value = files
    .filter((file) => file !== undefined)
    .filter((file) => !site.publicFiles.has(`/${file.path}`));
  return { value, diagnostics };
}
