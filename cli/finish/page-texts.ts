import { type Diagnostic, fileStart } from '../model/diagnostic.ts';
import { hasFile, isFallback, isUnlisted, keyPlace, type Page } from '../model/page.ts';
import { pageKey, type Site } from '../model/site.ts';
import type { FactsByPage } from './options.ts';
import { report } from '../report/catalogue.ts';

/** Reports pages without a description or lead. Invalid descriptions are reported by other rules. */
export function checkDescriptions({ pages }: Site, facts: FactsByPage): Diagnostic[] {
  return pages.flatMap((page) => {
    const { language, pathname, source } = page;
    if (isFallback(page) || isUnlisted(page) || source.broken === true) return [];
    const isMissing = facts.get(pageKey(language, pathname))?.description === '';
    const hasKey = 'description' in source.keyRanges;
    return isMissing && !hasKey
      ? [report('front-matter/no-description', fileStart(source.file))]
      : [];
  });
}

/** Front matter keys for features that do not exist yet. */
const KEYS_WITHOUT_EFFECT = ['tags', 'date', 'image'] as const;

/** Reports front matter keys that have no effect yet. */
export const checkReservedKeys = ({ pages }: Pick<Site, 'pages'>): Diagnostic[] =>
  pages
    .filter((page) => hasFile(page) && !isFallback(page))
    .flatMap(({ source }) =>
      KEYS_WITHOUT_EFFECT.filter((key) => source.frontMatter[key] !== undefined).map((key) =>
        report('front-matter/no-effect', keyPlace(source, key), { key }),
      ),
    );

/** Reports pages with the same title or description as an earlier page. */
export function checkRepeatedTitles({ pages }: Pick<Site, 'pages'>): Diagnostic[] {
  const written = pages.filter((page) => hasFile(page) && !isFallback(page));
  const titles = repetitions(written, ({ title, language, product }) => [title, language, product]);
  const descriptions = repetitions(written, ({ source: { frontMatter }, language }) =>
    frontMatter.description === undefined ? undefined : [frontMatter.description, language],
  );
  return [
    ...titles.map(([page, before]) =>
      report('front-matter/same-title', keyPlace(page.source, 'title'), {
        title: page.title,
        other: before.source.file,
      }),
    ),
    ...descriptions.map(([page, before]) =>
      report('front-matter/same-description', keyPlace(page.source, 'description'), {
        other: before.source.file,
      }),
    ),
  ];
}

/** Returns pages with the same key as an earlier page, each with that page. */
function repetitions(
  pages: readonly Page[],
  keyOf: (page: Page) => readonly unknown[] | undefined,
): (readonly [page: Page, before: Page])[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const key = JSON.stringify(keyOf(page));
    if (key === undefined) return [];
    const before = first.get(key);
    if (!before) first.set(key, page);
    return before ? [[page, before] as const] : [];
  });
}
