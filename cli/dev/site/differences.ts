import { filesOf } from '../../model/page.ts';
import { pageKey, type Site } from '../../model/site.ts';
import type { OpenSite } from '../../pipeline/index.ts';

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
  files: ReadonlySet<string>,
): Differences {
  const pages = after.site.pages.filter((page) => filesOf(page).some((file) => files.has(file)));
  return {
    everything: structureOf(before) !== structureOf(after) || isPublic(after, files),
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

/** What links may name that is no more: pathnames and files of pages, public files and others; and addresses that redirects send elsewhere now. */
export function goneFrom({ site: before }: OpenSite, { site: after }: OpenSite): string[] {
  const lost = before.pages.filter(
    ({ language, pathname }) => !after.pageByKey.has(pageKey(language, pathname)),
  );
  const names = lost.flatMap(({ pathname, source: { file } }) => [
    ...[pathname, file],
    file.replace(/\.md$/, ''),
  ]);
  const files = [
    ...[...before.publicFiles.keys()].filter((address) => !after.publicFiles.has(address)),
    ...[...before.assetFiles].filter((file) => !after.assetFiles.has(file)),
  ];
  return [...new Set([...names, ...files, ...sentElsewhere(before.routing, after.routing)])];
}

function sentElsewhere(before: Site['routing'], after: Site['routing']): string[] {
  const addresses = [...before.redirects.keys(), ...after.redirects.keys()];
  return addresses.filter((from) => before.redirects.get(from) !== after.redirects.get(from));
}
