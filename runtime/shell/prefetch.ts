import { onMatch } from '../events.ts';
import { isSavingData } from '../page.ts';

type Address = Pick<Location, 'href' | 'protocol' | 'origin' | 'pathname' | 'search'>;

/** Returns the address to fetch for a link; undefined for other sites, files and this page. */
export function addressToPrefetch(link: Address, here: Address): string | undefined {
  const isPage = /^http/.test(link.protocol) && !/\.(?!html?$)[^/.]+$/.test(link.pathname);
  const isSame = link.pathname === here.pathname && link.search === here.search;
  if (!isPage || link.origin !== here.origin || isSame) return undefined;
  return link.href.replace(/#.*/, '');
}

/** Fetches pages of this site when their links are hovered or focused, unless data is saved. */
export function startPrefetch(): void {
  const known = new Set<string>();
  const prefetch = (link: HTMLAnchorElement) => {
    const isUnwanted = link.hasAttribute('download') || isSavingData();
    const href = isUnwanted ? undefined : addressToPrefetch(link, location);
    if (href === undefined || known.has(href)) return;
    known.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  };
  for (const type of ['pointerover', 'focusin'] as const) {
    onMatch(type, 'a[href]', (_event, link: HTMLAnchorElement) => prefetch(link));
  }
  // Prefetch for the link that the reader is on: its events came before this script was loaded.
  document.querySelectorAll<HTMLAnchorElement>('a[href]:is(:hover, :focus)').forEach(prefetch);
}
