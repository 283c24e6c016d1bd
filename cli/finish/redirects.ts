import { asTarget } from '../model/content/named-address.ts';
import { type Diagnostic, insideQuotes, type Place } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import type { Page } from '../model/page.ts';
import { toOutputPath, toPathname, toPathnameWithHash, underBase } from '../model/paths.ts';
import { resolveReference } from '../model/routes/reference.ts';
import { pageKey, prefixOf, type Site } from '../model/site.ts';
import {
  redirectChain,
  redirectDuplicate,
  redirectLoop,
  redirectNoTarget,
  redirectShadowsPage,
  redirectToItself,
} from '../report/catalogue/site/redirect.ts';
import { nearestPath } from '../report/nearest.ts';
import { closest } from '../report/suggest.ts';
import type { FactsByPage, FinishOptions, Redirect } from './options.ts';

type RedirectOptions = Pick<FinishOptions, 'redirects' | 'base' | 'locate'>;

/** Loops, doubles, pages that cannot be reached any more, and redirects to nowhere. */
export function checkRedirects(
  site: Site,
  facts: FactsByPage,
  { redirects, locate = () => [] }: RedirectOptions,
): Diagnostic[] {
  const whole = new Map(
    redirects.map(({ from, to }): [string, string] => [toPathnameWithHash(from), to]),
  );
  const first = site.routing.languages[0] ?? 'en';
  return redirects.flatMap((redirect, index) => {
    const { from } = redirect;
    const places = locate(from);
    const [place] = places;
    const key = toPathnameWithHash(from);
    const before = redirects
      .slice(0, index)
      .filter((other) => toPathnameWithHash(other.from) === key).length;
    if (before > 0) return [redirectDuplicate(from, places[before] ?? place)];
    const page = site.pageByKey.get(pageKey(first, key));
    if (page) return [redirectShadowsPage(from, page.source.file, place)];
    if (toPathnameWithHash(redirect.to) === key) return [redirectToItself(from, place)];
    const { addresses, comesBack } = wayOf(redirect, whole);
    if (comesBack) {
      const circle = addresses.map(toPathnameWithHash);
      return circle.toSorted()[0] === key ? [redirectLoop([...circle, key], place)] : [];
    }
    if (addresses.length > 2) {
      const target = targetPlace(redirect, locate);
      return [redirectChain(addresses, { ...(place && { place }), ...(target && { target }) })];
    }
    const wrong = wrongTarget(redirect, site, facts);
    return wrong === undefined ? [] : [redirectNoTarget(redirect, wrong.meant, place)];
  });
}

/** Where the text of its target stands, in the file in which its start is; undefined where it is not written out once. */
function targetPlace(
  { from, to }: Redirect,
  locate: (value: string) => readonly Place[],
): Place | undefined {
  const [place, other] = locate(asTarget(from));
  const range = place && !other ? insideQuotes(place, to) : undefined;
  return place && range && { file: place.file, range };
}

/** Where a redirect leads. */
interface Way {
  /** Its own address, and the others one after the other, up to the end or to the first that comes again. */
  readonly addresses: readonly string[];
  readonly comesBack: boolean;
}

function wayOf({ from, to }: Redirect, redirects: ReadonlyMap<string, string>): Way {
  const addresses = [from];
  const keys = new Set([toPathnameWithHash(from)]);
  for (
    let at: string | undefined = to;
    at !== undefined;
    at = redirects.get(toPathnameWithHash(at))
  ) {
    const key = toPathnameWithHash(at);
    if (keys.has(key)) return { addresses, comesBack: key === toPathnameWithHash(from) };
    addresses.push(at);
    keys.add(key);
  }
  return { addresses, comesBack: false };
}

interface Wrong {
  readonly meant: string | undefined;
}

function wrongTarget({ from, to }: Redirect, site: Site, facts: FactsByPage): Wrong | undefined {
  if (!to.startsWith('/')) {
    if (!to.startsWith('#')) return undefined;
    return wrongTarget({ from, to: from.split('#', 1)[0] + to }, site, facts);
  }
  const [home] = site.pages;
  if (!home) return { meant: undefined };
  const first = site.routing.languages[0] ?? 'en';
  const target = resolveReference(site, { ...home, language: first }, to);
  if (target.kind === 'missing') {
    const pathnames = site.pages.map(({ pathname }: Page) => pathname);
    return { meant: nearestPath(target.path, new Set(pathnames))?.address };
  }
  if (target.kind !== 'page' || !target.id) return undefined;
  const known = facts.get(pageKey(target.page.language, target.page.pathname));
  if (!known || known.anchors.includes(target.id)) return undefined;
  const meant = closest(target.id, known.anchors);
  return { meant: meant === undefined ? undefined : `${target.page.pathname}#${meant}` };
}

/** `_redirects`: one line for each spelling in each language. Fragments never reach a server: such redirects are not its business. */
export function redirectsFile(site: Site, options: RedirectOptions): OutputFile | undefined {
  const based = (path: string) => underBase(options.base, path);
  const { languages, pathAliases } = site.routing;
  const whole = options.redirects.filter(({ from }) => !from.includes('#'));
  const lines = languages.flatMap((language) =>
    whole.flatMap((redirect) => linesFor(redirect, language, site)),
  );
  const aliases = languages.flatMap((language) =>
    pathAliases.map(({ from, to }): Line => {
      const [old = '', now = ''] = [from, to].map(
        (path) => prefixOf(site, language) + encodeURI(toPathname(path)),
      );
      return [`${old}*`, `${now}:splat`];
    }),
  );
  const all = [...lines, ...aliases].map(([from, to]) => `${based(from)} ${based(to)} 301`);
  if (all.length === 0) return undefined;
  return { path: toOutputPath('_redirects'), bytes: `${[...new Set(all)].join('\n')}\n` };
}

/** From where to where: paths without base, or an address of another site. */
type Line = readonly [from: string, to: string];

/** A redirect for the readers of one language. What is written in their language at the old address stays there. */
function linesFor({ from, to }: Redirect, language: string, site: Site): Line[] {
  const prefix = prefixOf(site, language);
  if (prefix !== '' && site.pageByKey.has(pageKey(language, toPathname(from)))) return [];
  const path = prefix + encodeURI(toPathname(from));
  const target = targetIn(language, to, site);
  return path === '/' ? [[path, target]] : [path, path.slice(0, -1)].map((one) => [one, target]);
}

/** The page in the reader's language, where there is one; else what is written. */
function targetIn(language: string, to: string, site: Site): string {
  const [path = ''] = to.split(/[?#]/, 1);
  const isServed = path.startsWith('/') && site.pageByKey.has(pageKey(language, toPathname(path)));
  return isServed ? prefixOf(site, language) + to : to;
}
