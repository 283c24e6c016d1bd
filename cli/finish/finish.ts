import { fileStart, type Diagnostic, type Outcome } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/assets.ts';
import { type Site, factsOf, type FactsByPage } from '../model/site.ts';
import { linkContext } from './address.ts';
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
import { checkTranslatedHeadings, checkTranslatedPages, translatedPages } from './coverage.ts';
import { hasOwnFile, isUnlisted, keyLocation, type Page, previewImage } from '../model/page.ts';
import { report } from '../report/catalogue.ts';

/** Runs the checks that need all pages. Creates site-wide files that no public file replaces. */
export function finishSite(
  site: Site,
  facts: FactsByPage,
  options: FinishOptions,
): Outcome<readonly OutputFile[]> {
  const context = { ...linkContext(site, facts, options.absentFiles), options };
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
    ...checkTranslatedHeadings(translatedPages(site), facts),
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
    const isMissing = factsOf(facts, page)?.description === '';
    const hasKey = 'description' in source.keyRanges;
    return isMissing && !hasKey
      ? [report('front-matter/no-description', fileStart(source.file))]
      : [];
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

/** Reports pages with the same title or description as an earlier page. */
function checkRepeatedTitles({ pages }: Site): Diagnostic[] {
  const written = pages.filter(hasOwnFile);
  const titles = repetitions(written, ({ title, language, product }) => [title, language, product]);
  const descriptions = repetitions(written, ({ source: { frontMatter }, language }) =>
    frontMatter.description === undefined ? undefined : [frontMatter.description, language],
  );
  return [
    ...titles.map(([{ source, title }, other]) =>
      report('front-matter/same-title', keyLocation(source, 'title'), { title, other }),
    ),
    ...descriptions.map(([{ source }, other]) =>
      report('front-matter/same-description', keyLocation(source, 'description'), { other }),
    ),
  ];
}

/** Returns each page whose key is the key of an earlier page, with the file of that page. */
function repetitions(
  pages: readonly Page[],
  keyOf: (page: Page) => readonly unknown[] | undefined,
): (readonly [page: Page, before: string])[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const key = JSON.stringify(keyOf(page));
    if (key === undefined) return [];
    const before = first.get(key);
    if (before === undefined) first.set(key, page.source.file);
    return before === undefined ? [] : [[page, before] as const];
  });
}
