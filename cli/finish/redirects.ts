import { asTarget } from '../model/nav.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { toPathname, toPathnameWithHash } from '../model/paths.ts';
import { pageKey, type Site } from '../model/site.ts';
import {
  redirectChain,
  redirectDuplicate,
  redirectLoop,
  redirectNeverUsed,
  redirectNoTarget,
  type RedirectPlaces,
  redirectShadows,
} from '../report/rules/redirect.ts';
import { checkAddress, homePage, type LinkContext } from './address.ts';
import type { FinishOptions, Redirect } from './options.ts';

/** Reports redirects that loop, repeat, shadow a page, are never used or have no target. */
export function checkRedirects(
  context: LinkContext,
  { redirects, locate = () => [] }: Pick<FinishOptions, 'redirects' | 'locate'>,
): Diagnostic[] {
  const inForce = redirects.filter(({ from }) => fileAt(context.site, from) === undefined);
  // If two redirects start at one address, the first one applies.
  const targets = new Map(
    inForce.toReversed().map((one) => [toPathnameWithHash(one.from), targetOf(one)]),
  );
  const seen = new Map<string, number>();
  return redirects.flatMap((redirect) => {
    const key = toPathnameWithHash(redirect.from);
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    const report = before > 0 ? redirectDuplicate : problemWith(redirect, targets, context);
    return report ? [report(redirect, placesOf(redirect, locate, before))] : [];
  });
}

/** Creates the diagnostic of a redirect. Locations are only looked up if there is one. */
type ReportProblem = (redirect: Redirect, places: RedirectPlaces) => Diagnostic;

function problemWith(
  redirect: Redirect,
  targets: ReadonlyMap<string, string>,
  context: LinkContext,
): ReportProblem | undefined {
  const { from } = redirect;
  const to = targetOf(redirect);
  const key = toPathnameWithHash(from);
  const unused = whyNeverUsed(from);
  if (unused !== undefined) return (_, places) => redirectNeverUsed(from, unused, places);
  const hidden = fileAt(context.site, from);
  if (hidden !== undefined) return (_, places) => redirectShadows(from, hidden, places);
  if (toPathnameWithHash(to) === key || pathOf(to) === key)
    return (_, places) => redirectLoop([key, toPathnameWithHash(to)], places);
  const { addresses, isLoop } = followRedirects({ from, to }, targets);
  if (isLoop) {
    const loop = addresses.map(toPathnameWithHash);
    const isFirst = loop.toSorted()[0] === key;
    return isFirst ? (_, places) => redirectLoop([...loop, key], places) : undefined;
  }
  if (addresses.length > 2) return (written, places) => redirectChain(written, addresses, places);
  const missing = missingTarget(to, context);
  return missing && ((_, places) => redirectNoTarget(redirect, missing, places));
}

/** Returns the locations of a redirect and its target. Duplicates only have a location for the start. */
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

/** Returns the pathname without hash: `/a/` for `/a#b`. */
const pathOf = (address: string): string => toPathname(beforeHash(address));

/** Returns the target of a redirect. A bare fragment refers to the same page. */
const targetOf = ({ from, to }: Redirect) => (to.startsWith('#') ? beforeHash(from) + to : to);

/** Returns why no request matches the start of a redirect, or undefined. */
function whyNeverUsed(from: string): string | undefined {
  const path = beforeHash(from);
  if (path.includes('?')) return 'redirects ignore the query';
  if (path.includes('*')) return '* is not a wildcard';
  const hasDots = path.split('/').some((part) => part === '.' || part === '..');
  return hasDots ? 'browsers resolve . and .. before the request' : undefined;
}

/** Returns the page or public file served at an address. */
function fileAt({ pageByKey, publicFiles, routing }: Site, from: string): string | undefined {
  const [first = 'en', ...others] = routing.languages;
  const key = toPathnameWithHash(from);
  const [, language = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(key) ?? [];
  const page = others.includes(language)
    ? pageByKey.get(pageKey(language, rest))
    : pageByKey.get(pageKey(first, key));
  return page?.source.file ?? publicFiles.get(from);
}

/** Collects the addresses of a redirect chain, up to its end or the first repetition. */
function followRedirects({ from, to }: Redirect, targets: ReadonlyMap<string, string>) {
  const addresses = [from];
  const keys = new Set([toPathnameWithHash(from)]);
  for (let at: string | undefined = to; at !== undefined; at = nextAddress(at, targets)) {
    const key: string = targets.has(pathOf(at)) ? pathOf(at) : toPathnameWithHash(at);
    if (keys.has(key)) return { addresses, isLoop: key === toPathnameWithHash(from) };
    addresses.push(at);
    keys.add(key);
  }
  return { addresses, isLoop: false };
}

/** Returns the next redirect target. Browsers keep the fragment if the target has none. */
function nextAddress(address: string, targets: ReadonlyMap<string, string>): string | undefined {
  const target = targets.get(pathOf(address));
  if (target === undefined) return targets.get(toPathnameWithHash(address));
  return target.includes('#') ? target : target + (/#.*$/s.exec(address)?.[0] ?? '');
}

/** Codes of link rules for missing targets. */
const MISSING = ['link/no-such-page', 'link/no-such-file', 'link/no-such-anchor'];

/** Returns the diagnostic for a missing target. Other problems of targets are reported as links. */
function missingTarget(href: string, context: LinkContext): Diagnostic | undefined {
  const page = homePage(context.site);
  if (!page) return undefined;
  const found = checkAddress({ page, kind: 'link', href, place: { file: '' } }, context);
  return found && MISSING.includes(found.code) ? found : undefined;
}
