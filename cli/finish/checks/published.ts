import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { lineRange } from '../../model/diagnostic.ts';
import { hasFile } from '../../model/page.ts';
import type { Page, PageFacts } from '../../model/page.ts';
import { toPathname, toPathnameWithHash } from '../../model/paths.ts';
import { canonicalise } from '../../model/routes/canonical.ts';
import { pageKey, prefixOf, type Site } from '../../model/site.ts';
import { anchorGone, pageGone } from '../../report/catalogue/site/published.ts';
import { nearestAmong } from '../../report/nearest.ts';
import { closest } from '../../report/suggest.ts';
import type { Published } from '../addresses.ts';
import type { FactsByPage, Redirect } from '../options.ts';

/** The site as it is now. */
export interface Now {
  readonly site: Site;
  readonly facts: FactsByPage;
  readonly redirects: readonly Redirect[];
  /** Where redirects are, or would be, written. */
  readonly place: Place;
}

/** After so many, each further address is told without the one that is perhaps its new place: finding it takes a look at all pages. */
const MOST_SUGGESTIONS = 100;

/** Addresses and ids that were published and lead nowhere any more. */
export function checkPublished({ pages }: Published, now: Now): Diagnostic[] {
  const walk = createWalk(now);
  const ends = Object.entries(pages).map(([address, ids]) => ({
    address,
    ids,
    end: walk(address),
  }));
  const gone = ends.filter(({ end }) => end === undefined);
  const near = gone.length > 0 ? nearestIn(now.site) : () => undefined;
  const lost = gone.map(({ address }, index) =>
    pageGone(address, index < MOST_SUGGESTIONS ? near(address) : undefined, now.place),
  );
  const kept = ends.flatMap(({ address, ids, end }) =>
    end && end !== 'elsewhere' ? lostAnchors({ address, ids, page: end }, now) : [],
  );
  return [...lost, ...kept];
}

/** The page that an address shows today, `elsewhere` where a redirect names a place of its own, or nothing. */
type End = Page | 'elsewhere' | undefined;

function createWalk({ site, redirects }: Now): (address: string) => End {
  const moved = new Map(redirects.map(({ from, to }) => [toPathnameWithHash(from), to]));
  const step = (address: string, seen: ReadonlySet<string>): End => {
    const { language, pathname } = faces(site, address);
    const page = site.pageByKey.get(pageKey(language, pathname));
    if (page) return page;
    const key = toPathnameWithHash(address);
    const to = moved.get(key) ?? moved.get(pathname);
    if (to === undefined || seen.has(key)) return undefined;
    if (!to.startsWith('/') || to.includes('#')) return 'elsewhere';
    const [path = ''] = to.split('?', 1);
    const own = prefixOf(site, language) + path;
    const isOwn = site.pageByKey.has(pageKey(language, toPathname(path)));
    return step(isOwn ? own : path, new Set([...seen, key]));
  };
  return (address) => step(address, new Set());
}

/** Language and pathname of an address. Languages that are not served any more are part of the path. */
function faces({ routing }: Site, address: string) {
  const { languages, pathAliases: aliases } = routing;
  const { userLanguage, canonicalPathname } = canonicalise(address, { languages, aliases });
  return { language: userLanguage, pathname: toPathname(canonicalPathname.normalize('NFC')) };
}

interface Shown {
  readonly address: string;
  readonly ids: readonly string[];
  readonly page: Page;
}

function lostAnchors({ address, ids, page }: Shown, { site, facts, redirects, place }: Now) {
  const known = facts.get(pageKey(page.language, page.pathname));
  if (!known) return []; // it could not be compiled, which is told
  const there = new Set(known.anchors);
  const missing = ids.filter((id) => !there.has(id));
  if (missing.length === 0) return [];
  const moved = new Set(redirects.map(({ from }) => toPathnameWithHash(from)));
  const { pathname } = faces(site, address);
  return missing
    .filter(
      (id) =>
        ![address, pathname, page.pathname].some((at) =>
          moved.has(toPathnameWithHash(`${at}#${id}`)),
        ),
    )
    .map((id) => {
      const meant = closest(id, known.anchors);
      const near = meant === undefined ? undefined : `${page.pathname}#${meant}`;
      const old = { from: `${pathname}#${id}`, address: `${address}#${id}` };
      return anchorGone(old, near, hasFile(page) ? placeIn(page, known, meant) : place);
    });
}

/** The heading that is perhaps meant, else the start of the page. */
function placeIn({ source }: Page, { headings }: PageFacts, meant: string | undefined): Place {
  const range = headings.find(({ id }) => id === meant)?.range ?? lineRange(1, 1, 1);
  return { file: source.file, range };
}

/** The page that an address is most like: a slip of the pen away, or the only one with the same name. */
function nearestIn({ pages }: Site): (address: string) => string | undefined {
  const pathnames = [...new Set<string>(pages.map(({ pathname }) => pathname))];
  const slip = nearestAmong(pathnames);
  const nameOf = (path: string) => path.split('/').findLast(Boolean);
  const byName = new Map<string | undefined, string[]>();
  for (const pathname of pathnames) {
    const name = nameOf(pathname);
    const same = byName.get(name);
    if (same) same.push(pathname);
    else byName.set(name, [pathname]);
  }
  return (address) => {
    const [only, other] = byName.get(nameOf(address)) ?? [];
    return only !== undefined && other === undefined ? only : slip(address)?.address;
  };
}
