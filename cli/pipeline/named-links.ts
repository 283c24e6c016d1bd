import { asAddress, asEntry, asTarget } from '../model/nav.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { NamedLink } from '../finish/options.ts';
import type { NavEntry } from '../model/nav.ts';

/** What rules of the navigation tell themselves, or what an entry may do: its slashes are the engine's business. */
const NAV_RULES = ['link/no-such-page', 'link/no-such-file', 'link/moved', 'link/slash'];
/** What rules of redirects tell themselves. */
const REDIRECT_RULES = [
  'link/no-such-page',
  'link/no-such-file',
  'link/no-such-anchor',
  'link/moved',
];

/** Every address of the configuration that readers are led to. */
export function namedLinks({
  site: { footer, announcement, notifications },
  products,
  versions,
  redirects,
  navigation,
  features: { ads },
}: SiteConfig): NamedLink[] {
  const notes = Array.isArray(notifications) ? notifications : [];
  const shown: readonly (string | undefined)[] = [
    ...footer.map(({ href }) => href),
    typeof announcement === 'object' ? announcement.href : undefined,
    ...notes.map(({ href }: { readonly href?: string }) => href),
    ...products.flatMap((product) => [
      product.href,
      ...(product.versions ?? []).map(({ href }) => href),
    ]),
    ...versions.flatMap(({ href, notes: about }) => [href, about]),
    ...(ads === false ? [] : ads.pool.map(({ link }) => link)),
  ];
  const trees = Array.isArray(navigation) ? [navigation] : Object.values(navigation ?? {});
  return [
    ...shown.flatMap((href) =>
      href === undefined ? [] : [{ href, writtenAs: [asAddress(href)] }],
    ),
    ...redirects.map(({ from, to }) => ({
      href: to,
      writtenAs: [asTarget(from), from],
      leftOut: REDIRECT_RULES,
    })),
    ...trees
      .flatMap((tree: readonly NavEntry[]) => pathnamesIn(tree))
      .map((href) => ({ href, writtenAs: [asEntry(href), href], leftOut: NAV_RULES })),
  ];
}

const pathnamesIn = (entries: readonly NavEntry[]): string[] =>
  entries.flatMap(({ pathname, children = [] }) => [pathname, ...pathnamesIn(children)]);
