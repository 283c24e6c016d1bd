import { asTarget } from '../../model/content/named-address.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { toPathname, toPathnameWithHash } from '../../model/paths.ts';
import { pageKey, type Site } from '../../model/site.ts';
import {
  redirectChain,
  redirectDuplicate,
  redirectLoop,
  redirectNeverUsed,
  redirectNoTarget,
  redirectShadows,
  redirectToItself,
  type RedirectPlaces,
} from '../../report/catalogue/site/redirect.ts';
import type { FactsByPage, FinishOptions, Redirect } from '../options.ts';
import { checkAddress, linkContext, type LinkContext } from './links/links.ts';

type RedirectOptions = Pick<FinishOptions, 'redirects' | 'externalPaths' | 'locate'>;

/** Loops, doubles, pages that cannot be reached any more, redirects that nobody meets, and those to nowhere. */
export function checkRedirects(
  site: Site,
  facts: FactsByPage,
  options: RedirectOptions,
): Diagnostic[] {
  const { redirects, locate = () => [] } = options;
  const context = linkContext(site, facts, options);
  const free = redirects.filter(({ from }) => fileAt(site, from) === undefined);
  // Of two from one address the first is used.
  const ways = new Map(
    free.toReversed().map((one) => [toPathnameWithHash(one.from), targetOf(one)]),
  );
  const seen = new Map<string, number>();
  return redirects.flatMap((redirect) => {
    const key = toPathnameWithHash(redirect.from);
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    const find = before > 0 ? redirectDuplicate : problemWith(redirect, ways, context);
    return find ? [find(redirect, placesOf(redirect, locate, before))] : [];
  });
}

/** Says what is wrong with a redirect. Its places are only looked for if something is. */
type Find = (redirect: Redirect, places: RedirectPlaces) => Diagnostic;

function problemWith(
  redirect: Redirect,
  ways: ReadonlyMap<string, string>,
  context: LinkContext,
): Find | undefined {
  const { from } = redirect;
  const to = targetOf(redirect);
  const key = toPathnameWithHash(from);
  const unused = whyNeverUsed(from);
  if (unused !== undefined) return (_, places) => redirectNeverUsed(from, unused, places);
  const hidden = fileAt(context.site, from);
  if (hidden !== undefined) return (_, places) => redirectShadows(from, hidden, places);
  if (toPathnameWithHash(to) === key || pathOf(to) === key) return redirectToItself;
  const { addresses, comesBack } = wayOf({ from, to }, ways);
  if (comesBack) {
    const circle = addresses.map(toPathnameWithHash);
    const isFirst = circle.toSorted()[0] === key;
    return isFirst ? (_, places) => redirectLoop([...circle, key], places) : undefined;
  }
  if (addresses.length > 2) return (written, places) => redirectChain(written, addresses, places);
  const wrong = wrongTarget(to, context);
  return wrong && ((_, places) => redirectNoTarget(redirect, wrong, places));
}

/** Where a redirect and its target are written. Of several with one start only the first target is known for certain. */
function placesOf(
  { from }: Redirect,
  locate: (value: string) => readonly Place[],
  before: number,
): RedirectPlaces {
  const starts = locate(from);
  const [target, other] = locate(asTarget(from));
  const start = starts[before] ?? starts[0];
  return { ...(start && { start }), ...(target && !other && { target }) };
}

const beforeHash = (address: string) => address.split('#', 1)[0] ?? '';

/** `/a/` of `/a#b`. */
const pathOf = (address: string): string => toPathname(beforeHash(address));

const hashOf = (address: string) => /#.*$/s.exec(address)?.[0] ?? '';

/** A fragment alone leads to another place in the page at which the redirect starts. */
const targetOf = ({ from, to }: Redirect) => (to.startsWith('#') ? beforeHash(from) + to : to);

/** Why no address that a browser asks for is the start of a redirect, or undefined. */
function whyNeverUsed(from: string): string | undefined {
  const path = beforeHash(from);
  if (path.includes('?')) return 'redirects do not see what follows a ?';
  if (path.includes('*')) return '* stands for nothing but itself';
  const isFolded = path.split('/').some((part) => part === '.' || part === '..');
  return isFolded ? 'browsers resolve . and .. before they ask' : undefined;
}

/** The file that is served at an address, if it is one of a page or a public one. */
function fileAt({ pageByKey, publicFiles, routing }: Site, from: string): string | undefined {
  const [first = 'en', ...others] = routing.languages;
  const key = toPathnameWithHash(from);
  const [, language = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(key) ?? [];
  const page = others.includes(language)
    ? pageByKey.get(pageKey(language, rest))
    : pageByKey.get(pageKey(first, key));
  return page?.source.file ?? publicFiles.get(from);
}

/** Where a redirect leads. */
interface Way {
  /** Its own address, and the others one after the other, up to the end or to the first that comes again. */
  readonly addresses: readonly string[];
  readonly comesBack: boolean;
}

function wayOf({ from, to }: Redirect, ways: ReadonlyMap<string, string>): Way {
  const addresses = [from];
  const keys = new Set([toPathnameWithHash(from)]);
  for (let at: string | undefined = to; at !== undefined; at = nextOf(at, ways)) {
    const key: string = ways.has(pathOf(at)) ? pathOf(at) : toPathnameWithHash(at);
    if (keys.has(key)) return { addresses, comesBack: key === toPathnameWithHash(from) };
    addresses.push(at);
    keys.add(key);
  }
  return { addresses, comesBack: false };
}

/** Where an address is sent on to. Servers see no fragment; browsers keep it where the next address has none. */
function nextOf(address: string, ways: ReadonlyMap<string, string>): string | undefined {
  const whole = ways.get(pathOf(address));
  if (whole === undefined) return ways.get(toPathnameWithHash(address));
  return whole.includes('#') ? whole : whole + hashOf(address);
}

/** What rules of links say of a target that is not there. */
const NOWHERE = ['link/no-such-page', 'link/no-such-file', 'link/no-such-anchor'];

/** What is wrong with where a redirect leads, as of a link on the first page. What links elsewhere may do wrong is told with those. */
function wrongTarget(href: string, context: LinkContext): Diagnostic | undefined {
  const { pages, routing } = context.site;
  const page = pages.find(({ language }) => language === (routing.languages[0] ?? 'en'));
  if (!page) return undefined;
  const found = checkAddress({ page, kind: 'link', href, place: { file: '' } }, context);
  return found && NOWHERE.includes(found.code) ? found : undefined;
}
