import { fileStart, type Diagnostic, type Outcome } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/code/assets.ts';
import { type Site, factsOf, type FactsByPage } from '../model/site.ts';
import { createLinkContext } from './address.ts';
import { siteFiles } from './files.ts';
import { llmsFiles } from './llms.ts';
import {
  checkDemoLinks,
  checkFrontMatterLinks,
  checkLinks,
  checkConfigLinks,
  checkPictures,
  checkPublicTexts,
} from './links.ts';
import type { FinishOptions } from './options.ts';
import { checkRedirects } from './redirects.ts';
import { checkTranslatedHeadings, checkTranslatedPages } from './coverage.ts';
import { hasOwnFile, isUnlisted, keyLocation, type Page, previewImage } from '../model/page.ts';
import { repeatedItems } from '../model/collections.ts';
import { report } from '../report/catalogue.ts';

/** Runs the checks that need all pages. Creates site-wide files that no public file replaces. */
export function finishSite(
  site: Site,
  facts: FactsByPage,
  options: FinishOptions,
): Outcome<readonly OutputFile[]> {
  const context = { ...createLinkContext(site, facts, options.absentFiles), options };
  const diagnostics: Diagnostic[] = [
    ...checkDescriptions(site, facts),
    ...checkLinks(context),
    ...checkDemoLinks(context),
    ...checkFrontMatterLinks(context),
    ...checkRepeatedTitles(site),
    ...checkImages(site),
    ...checkRedirects(context),
    ...checkConfigLinks(context),
    ...checkPictures(context),
    ...checkPublicTexts(context),
    ...checkTranslatedPages(site),
    ...checkTranslatedHeadings(site, facts),
  ];
  const files = [
    ...siteFiles(site, facts, options),
    ...(options.llms ? llmsFiles(site, facts, options) : []),
  ];
  return { value: files.filter(({ path }) => !site.publicFiles.has(`/${path}`)), diagnostics };
}

/** Reports pages without description and lead. Other rules report invalid descriptions. */
function checkDescriptions({ pages }: Site, facts: FactsByPage): Diagnostic[] {
  return pages.flatMap((page) => {
    const { source } = page;
    if (!hasOwnFile(page) || isUnlisted(page) || source.broken === true) return [];
    if ('description' in source.keyRanges || factsOf(facts, page)?.description !== '') return [];
    return [report('front-matter/no-description', fileStart(source.file))];
  });
}

const checkImages = ({ pages }: Site): Diagnostic[] =>
  pages
    .filter(hasOwnFile)
    .filter(({ source: { keyRanges, frontMatter } }) => keyRanges['image'] && frontMatter.image)
    .filter(({ source }) => !previewImage(source))
    .map(({ source }) =>
      report('front-matter/no-effect', keyLocation(source, 'image'), { key: 'image' }),
    );

const lastSegment = ({ pathname }: Page) => pathname.split('/').findLast(Boolean);

/**
 * Reports pages with the same title or description as an earlier page, unless both paths end in the
 * same name, such as `/v1/install/` and `/v2/install/`.
 */
function checkRepeatedTitles({ pages }: Site): Diagnostic[] {
  const written = pages.filter(hasOwnFile);
  const described = written.filter(({ source }) => source.frontMatter.description !== undefined);
  const hasOtherName = ([page, first]: readonly [Page, Page]) =>
    lastSegment(page) !== lastSegment(first);
  const titles = repeatedItems(written, ({ title, language, product }) =>
    JSON.stringify([title, language, product]),
  ).filter(hasOtherName);
  const descriptions = repeatedItems(described, ({ source: { frontMatter }, language }) =>
    JSON.stringify([frontMatter.description, language]),
  ).filter(hasOtherName);
  return [
    ...titles.map(([{ source, title }, { source: other }]) =>
      report('front-matter/same-title', keyLocation(source, 'title'), { title, other: other.file }),
    ),
    ...descriptions.map(([{ source }, { source: other }]) =>
      report('front-matter/same-description', keyLocation(source, 'description'), {
        other: other.file,
      }),
    ),
  ];
}
