import type { ApiSource } from '../../config/schema-parts/api.ts';
import type { ApiEntry } from '../../model/api/site-api.ts';
import type { Page } from '../../model/page.ts';
import { toPathname } from '../../model/paths.ts';
import type { Pathname } from '../../model/paths.ts';

/** A page with a source file. */
export type WrittenPage = Pick<Page, 'pathname' | 'product' | 'title' | 'source'>;

/** Last segment of the pathnames of tabs. */
const SEGMENTS: Readonly<Record<ApiEntry['kind'], string>> = {
  component: 'components-api',
  hook: 'hooks-api',
};

/** A tab with the parts of one kind. */
export interface ApiTab {
  /** Pathname of the page next to it, which may not exist yet. */
  readonly beside: Pathname;
  readonly pathname: Pathname;
  readonly kind: ApiEntry['kind'];
  readonly names: readonly string[];
}

/** Whether a page is a tab. */
export const isTab = ({ pathname }: Pick<Page, 'pathname'>) =>
  Object.values(SEGMENTS).some((segment) => pathname.endsWith(`/${segment}/`));

/** Returns the tabs of a reference: next to the pages that name its parts, else next to those of the configuration. */
export function tabsOf(
  tabs: NonNullable<ApiSource['tabs']>,
  parts: readonly Pick<ApiEntry, 'name' | 'kind'>[],
  pages: readonly WrittenPage[],
): ApiTab[] {
  const wanted = Object.entries(tabs).map(([path, names]) => ({ page: toPathname(path), names }));
  const written = pages
    .filter((page) => !isTab(page))
    .map(({ pathname, source }) => ({ page: pathname, names: namesIn(source) }));
  const homeOf = ({ name }: Pick<ApiEntry, 'name'>) => {
    const naming = written.filter(({ names }) => names.includes(name)).map(({ page }) => page);
    const asked = wanted.filter(({ names }) => names.includes(name)).map(({ page }) => page);
    return naming.find((page) => asked.includes(page)) ?? naming[0] ?? asked[0];
  };
  const homes = new Map(parts.map((part) => [part.name, homeOf(part)]));
  const all = [...written, ...wanted];
  const places = new Set(all.map(({ page }) => page));
  return [...places].flatMap((page) => {
    const named = all.filter((one) => one.page === page).flatMap(({ names }) => names);
    const own = [...new Set(named)].filter((name) => homes.get(name) === page);
    return (['component', 'hook'] as const).flatMap((kind): ApiTab[] => {
      const names = own.filter((name) =>
        parts.some((one) => one.name === name && one.kind === kind),
      );
      const pathname = toPathname(`${page}${SEGMENTS[kind]}`);
      return names.length > 0 ? [{ beside: page, pathname, kind, names }] : [];
    });
  });
}

const namesIn = ({ frontMatter }: WrittenPage['source']) => [
  ...(frontMatter.components ?? []),
  ...(frontMatter.hooks ?? []),
];
