import { pageKey } from '../model/site.ts';
import type { OpenSite } from '../pipeline/index.ts';

/** What readers of the site would see differently. */
export interface Differences {
  /** Navigation, titles or the set of pages have changed, and every page may look different. */
  readonly everything: boolean;
  /** Markdown files of pages whose own text or demos changed. */
  readonly pages: ReadonlySet<string>;
}

/** Compares two states of a site. `files` are relative paths that are known to have changed. */
export function differences(
  before: OpenSite,
  after: OpenSite,
  files: readonly string[],
): Differences {
  const changed = new Set(files);
  const pages = after.site.pages.filter(({ source, demos }) => {
    const parts = demos.flatMap(({ variants }) => variants.flatMap((variant) => variant.files));
    return [source.file, ...parts].some((file) => changed.has(file));
  });
  return {
    everything: structureOf(before) !== structureOf(after) || isPublic(after, changed),
    pages: new Set(pages.map(({ source }) => source.file)),
  };
}

/** Everything that one page shows of others. */
function structureOf({ site, sources }: OpenSite): string {
  return JSON.stringify([
    site.products,
    [...site.navigation],
    [...site.translatedNavigation].map(([language, trees]) => [language, [...trees]]),
    site.pages.map(({ pathname, language, title, place, source, api }) => [
      [pathname, language, source.file, api && source.hash],
      [title, place],
    ]),
    sources.translations,
    [...site.publicFiles],
  ]);
}

const isPublic = ({ site }: OpenSite, changed: ReadonlySet<string>) =>
  [...site.publicFiles.values()].some((file) => changed.has(file));

/** Pathnames and files of pages that are no more, as links may name them. */
export function goneFrom({ site: before }: OpenSite, { site: after }: OpenSite): string[] {
  const lost = before.pages.filter(
    ({ language, pathname }) => !after.pageByKey.has(pageKey(language, pathname)),
  );
  const names = lost.flatMap(({ pathname, source: { file } }) => [
    ...[pathname, file],
    file.replace(/\.md$/, ''),
  ]);
  return [...new Set(names)];
}
