import type { Page } from '../../model/page.ts';
import { isBelow } from '../../model/paths.ts';
import { resolveLink } from '../../model/links.ts';
import { contentKey } from '../../model/site.ts';
import type { PageKey, Site } from '../../model/site.ts';

/** What links may lead to. */
export interface LinkTargets {
  readonly site: Site;
  /** Ids in the pages that have been compiled. */
  readonly anchors: ReadonlyMap<PageKey, readonly string[]>;
}

/** What an address means. Texts of packages name pages of the documentation that they were written for: this site has them, or others do. */
export function meantBy({ site, anchors }: LinkTargets, page: Page, href: string): string {
  if (!page.api) return href;
  const { homes } = page.api;
  const home = homes.find((one) => isBelow(href, one));
  const path = home === undefined ? href : `/${href.slice(home.length).replace(/^\/+/, '')}`;
  if (!/^\/(?!\/)/.test(path)) return href;
  const reference = resolveLink(site, page, path);
  if (reference.kind === 'page') return withKnownHash(path, anchors, reference);
  if (reference.kind !== 'missing') return path;
  const [first] = homes;
  return home === undefined && first !== undefined ? first.replace(/\/+$/, '') + path : href;
}

/** The path with the hash that its page has, whatever its letters and hyphens; without one that leads nowhere. */
function withKnownHash(
  path: string,
  anchors: LinkTargets['anchors'],
  { page, id }: { readonly page: Page; readonly id: string | undefined },
): string {
  const known = anchors.get(contentKey(page));
  if (id === undefined || !known || known.includes(id)) return path;
  const [before = ''] = path.split('#', 1);
  const alike = known.find((one) => plain(one) === plain(id));
  return alike === undefined ? before : `${before}#${alike}`;
}

const plain = (id: string) => id.replaceAll('-', '').toLowerCase();
