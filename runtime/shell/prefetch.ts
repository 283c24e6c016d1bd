import { onMatch } from '../events.ts';

/** The parts of an address that decide; links and `location` have them. */
export type Address = Pick<Location, 'href' | 'protocol' | 'origin' | 'pathname' | 'search'>;

/** The address to fetch for a link, without its hash; undefined for other sites, for files and for the page itself. */
export function prefetchable(link: Address, here: Address): string | undefined {
  const isPage = /^http/.test(link.protocol) && !/\.(?!html?$)[^/.]+$/.test(link.pathname);
  const isSame = link.pathname === here.pathname && link.search === here.search;
  if (!isPage || link.origin !== here.origin || isSame) return undefined;
  return link.href.replace(/#.*/, '');
}

const isSavingData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches pages of this site when their link is pointed at or focused, each once; never for readers who save data. */
export function startPrefetch(): void {
  const known = new Set<string>();
  const prefetch = (link: Element) => {
    if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return;
    const href = isSavingData() ? undefined : prefetchable(link, location);
    if (href === undefined || known.has(href)) return;
    known.add(href);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = href;
    document.head.append(hint);
  };
  onMatch('pointerover', 'a[href]', (_event, link) => prefetch(link));
  onMatch('focusin', 'a[href]', (_event, link) => prefetch(link));
  // What brought this here may be over before it is.
  document.querySelectorAll('a[href]:is(:hover, :focus)').forEach(prefetch);
}
