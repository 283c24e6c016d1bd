import { redirectTargetQuery } from '../model/nav.ts';
import { type Diagnostic, type Place, fixInQuotes } from '../model/diagnostic.ts';
import { redirectTargets } from '../model/links.ts';
import { toPathname, toPathnameWithHash } from '../model/paths.ts';
import { pageKey, type Site } from '../model/site.ts';
import { checkAddress, homePage, type LinkContext } from './address.ts';
import type { FinishContext, Redirect } from './options.ts';
import { report } from '../report/catalogue.ts';

/** Reports redirects that loop, repeat, shadow a page, are never used or have no target. */
export function checkRedirects(context: FinishContext): Diagnostic[] {
  const { redirects, locate } = context.options;
  const inForce = redirects.filter(({ from }) => fileAt(context.site, from) === undefined);
  const targets = redirectTargets(
    inForce.map((redirect) => ({ from: redirect.from, to: targetOf(redirect) })),
  );
  const seen = new Map<string, number>();
  return redirects.flatMap((redirect) => {
    const key = toPathnameWithHash(redirect.from);
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    const places = () => placesOf(redirect, locate, before);
    if (before > 0) return [report('redirect/duplicate', places().start, redirect)];
    return problemWith(redirect, places, { ...context, targets }) ?? [];
  });
}

/** Returns the problem of a redirect. Calls `places` only if there is one. */
function problemWith(
  redirect: Redirect,
  places: () => ReturnType<typeof placesOf>,
  { targets, ...context }: LinkContext & { readonly targets: ReadonlyMap<string, string> },
): Diagnostic | undefined {
  const { from } = redirect;
  const to = targetOf(redirect);
  const key = toPathnameWithHash(from);
  const reason = neverUsedReason(from);
  if (reason !== undefined) return report('redirect/never-used', places().start, { from, reason });
  const file = fileAt(context.site, from);
  if (file !== undefined) return report('redirect/shadows-page', places().start, { from, file });
  if (toPathnameWithHash(to) === key || pathWithoutHash(to) === key) {
    return report('redirect/loop', places().start, { trail: `${key} → ${toPathnameWithHash(to)}` });
  }
  const { addresses, isLoop } = followRedirects({ from, to }, targets);
  if (isLoop) {
    const loop = addresses.map(toPathnameWithHash);
    const trail = [...loop, key].join(' → ');
    const isFirst = loop.toSorted()[0] === key;
    return isFirst ? report('redirect/loop', places().start, { trail }) : undefined;
  }
  const missing = addresses.length > 2 ? undefined : missingTarget(to, context);
  if (addresses.length <= 2 && !missing) return undefined;
  const { start, target } = places();
  const fixTo = (address: string) => target && fixInQuotes(target, redirect.to, address);
  if (!missing) {
    const last = addresses.at(-1) ?? '';
    const values = { from, last, trail: addresses.join(' → '), fix: fixTo(last) };
    return report('redirect/chain', target ?? start, values);
  }
  const { hint = '', fix } = missing;
  const values = { from, to: redirect.to, hint };
  const inQuotes = fix && 'replace' in fix ? fixTo(fix.replace) : undefined;
  return report('redirect/no-target', target ?? start, { ...values, fix: inQuotes });
}

/** Returns the locations of `from` and `to`, if known. Duplicates have no location of `to`. */
function placesOf({ from }: Redirect, locate: (value: string) => readonly Place[], before: number) {
  const starts = locate(from);
  const [target, other] = locate(redirectTargetQuery(from));
  return { start: starts[before] ?? starts[0], target: other ? undefined : target };
}

const beforeHash = (address: string) => address.split('#', 1)[0] ?? '';

const pathWithoutHash = (address: string): string => toPathname(beforeHash(address));

/** Returns the target of a redirect. A bare fragment refers to the same page. */
const targetOf = ({ from, to }: Redirect) => (to.startsWith('#') ? beforeHash(from) + to : to);

/** Returns why no request can match the start of a redirect, or undefined. */
function neverUsedReason(from: string): string | undefined {
  const path = beforeHash(from);
  if (path.includes('?')) return 'redirects ignore the query';
  if (path.includes('*')) return '* is not a wildcard';
  const hasDots = path.split('/').some((part) => part === '.' || part === '..');
  return hasDots ? 'browsers resolve . and .. before the request' : undefined;
}

function fileAt({ pageByKey, publicFiles, routing }: Site, from: string): string | undefined {
  const [first = 'en', ...others] = routing.languages;
  const key = toPathnameWithHash(from);
  const [, language = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(key) ?? [];
  const page = others.includes(language)
    ? pageByKey.get(pageKey(language, rest))
    : pageByKey.get(pageKey(first, key));
  return page?.source.file ?? publicFiles.get(from);
}

function followRedirects({ from, to }: Redirect, targets: ReadonlyMap<string, string>) {
  const addresses = [from];
  const keys = new Set([toPathnameWithHash(from)]);
  for (let at: string | undefined = to; at !== undefined; at = nextAddress(at, targets)) {
    const key: string = targets.has(pathWithoutHash(at))
      ? pathWithoutHash(at)
      : toPathnameWithHash(at);
    if (keys.has(key)) return { addresses, isLoop: key === toPathnameWithHash(from) };
    addresses.push(at);
    keys.add(key);
  }
  return { addresses, isLoop: false };
}

/** Returns the next redirect target. Browsers keep the fragment if the target has none. */
function nextAddress(address: string, targets: ReadonlyMap<string, string>): string | undefined {
  const target = targets.get(pathWithoutHash(address));
  if (target === undefined) return targets.get(toPathnameWithHash(address));
  return target.includes('#') ? target : target + (/#.*$/s.exec(address)?.[0] ?? '');
}

const MISSING = ['link/no-such-page', 'link/no-such-file', 'link/no-such-anchor'];

/** Returns the diagnostic of a missing target. Other problems of targets are reported as links. */
function missingTarget(href: string, context: LinkContext): Diagnostic | undefined {
  const page = homePage(context.site);
  if (!page) return undefined;
  const found = checkAddress({ page, kind: 'link', href, place: undefined }, context);
  return found && MISSING.includes(found.code) ? found : undefined;
}
