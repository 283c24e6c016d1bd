import type { Page } from '../../../model/page.ts';
import { toPathname } from '../../../model/paths.ts';
import { type Reference, resolveReference } from '../../../model/routes/reference.ts';
import type { Site } from '../../../model/site.ts';

/** An address that a redirect sends elsewhere. */
type Moved = Reference & { readonly kind: 'redirect' };

/** Where readers of `from` end who follow an address that has moved, however many redirects are on the way; undefined where nothing is. */
export function endOfWay(site: Site, from: Page, moved: Moved): string | undefined {
  const passed = new Set<string>();
  for (let to = sentTo(moved); ;) {
    const target = resolveReference(site, from, to);
    const place = toPathname(to.split(/[?#]/, 1)[0] ?? '');
    if (target.kind === 'missing' || passed.has(place)) return undefined;
    if (target.kind === 'page') return target.tidy ?? to;
    if (target.kind !== 'redirect') return to;
    passed.add(place);
    to = sentTo(target);
  }
}

/** Where one redirect sends an address. If it names a place in a page it has the last word; else query and hash are kept. */
export const sentTo = ({ to, suffix }: Moved) => (to.includes('#') ? to : to + suffix);
