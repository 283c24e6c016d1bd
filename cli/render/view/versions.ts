import type { VersionView } from '../../../runtime/contract/view.ts';
import type { Page } from '../../model/page.ts';
import type { VersionStatus } from '../../model/nav.ts';
import { toPathname, withoutTrailingSlash } from '../../model/paths.ts';
import { prefixOf, type Site } from '../../model/site.ts';

/** A version of the site to which readers can switch. */
export interface SwitchVersion {
  readonly text: string;
  readonly status: VersionStatus;
  readonly isCurrent: boolean;
  /** Address of the version's home page. */
  readonly home: string;
  /** Paths of pages, with language prefixes. Undefined if unknown. */
  readonly pages: ReadonlySet<string> | undefined;
}

/** Returns links to the page in each version, or to the nearest existing page above it. */
export const versionViewsOf = (
  versions: readonly SwitchVersion[],
  site: Pick<Site, 'routing'>,
  { pathname, language }: Pick<Page, 'pathname' | 'language'>,
): VersionView[] =>
  versions.map(({ text, status, isCurrent, home, pages }) => {
    const prefix = prefixOf(site, language);
    const target = pathsAbove(pathname)
      .flatMap((path) => [prefix + path, path])
      // Some versions may be served without trailing slashes.
      .flatMap((path) => [path, withoutTrailingSlash(path)])
      .find((path) => pages?.has(path));
    return {
      text,
      status,
      href: home + encodeURI((target ?? '/').slice(1)),
      hasPage: target !== undefined && [prefix + pathname, pathname].includes(toPathname(target)),
      ...(isCurrent && { current: true as const }),
    };
  });

/** Returns the path and its parents: `/a/b/`, `/a/`, `/`. */
const pathsAbove = (pathname: string): string[] =>
  pathname === '/' ? ['/'] : [pathname, ...pathsAbove(pathname.replace(/[^/]+\/$/, ''))];

/** Returns the latest version of a page, or whether to hide a page that only old versions have. */
export function standingOf(views: readonly VersionView[]): {
  readonly latest?: string;
  readonly hidden: boolean;
} {
  const current = views.find((one) => one.current);
  const latest = views.find(({ status }) => status === 'latest');
  if (!current || !latest || current === latest) return { hidden: false };
  return latest.hasPage
    ? { latest: latest.href, hidden: false }
    : { hidden: current.status === 'old' };
}
