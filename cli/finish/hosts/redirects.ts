import type { RedirectRule } from '../../model/hosting.ts';
import { toPathname, underBase } from '../../model/paths.ts';
import { pageKey, prefixOf, servedAddress, type Site } from '../../model/site.ts';
import type { FinishOptions, Redirect } from '../options.ts';

/** Source and target of a redirect: paths without base, or an external target. */
type RedirectLine = readonly [from: string, to: string];

/** Returns the redirects for each spelling and language. Servers never receive fragments. */
export function redirectRules(
  site: Site,
  { base, redirects }: Pick<FinishOptions, 'base' | 'redirects'>,
): RedirectRule[] {
  const { languages, pathAliases } = site.routing;
  const lines = languages.flatMap((language) =>
    redirects
      .filter(({ from }) => !from.includes('#'))
      .flatMap((redirect) => linesFor(redirect, language, site)),
  );
  const aliases = languages.flatMap((language) =>
    pathAliases.map(({ from, to }): RedirectLine => {
      const prefix = prefixOf(site, language);
      const [old = '', now = ''] = [from, to].map((path) => prefix + encodeURI(toPathname(path)));
      return [`${old}*`, `${now}:splat`];
    }),
  );
  const rules = [...lines, ...aliases].map(([from, to]) => {
    // White space would end the address or the line, and headers are ASCII.
    const target = underBase(base, to.replace(/[^\x21-\x7e]+/g, encodeURIComponent));
    return { from: underBase(base, from), to: target, status: 301, isForced: false };
  });
  // Of several rules for one address, hosts use the first.
  return [...new Map(rules.toReversed().map((rule) => [rule.from, rule])).values()].reverse();
}

/** Returns a redirect's lines for one language. A page at the old address takes precedence. */
function linesFor({ from, to }: Redirect, language: string, site: Site): RedirectLine[] {
  const hasPage = (address: string) => site.pageByKey.has(pageKey(language, toPathname(address)));
  const prefix = prefixOf(site, language);
  if (prefix !== '' && hasPage(from)) return [];
  const address = to.startsWith('/') ? servedAddress(site, to, language) : to;
  const path = prefix + encodeURI(toPathname(from));
  return path === '/' ? [[path, address]] : [path, path.slice(0, -1)].map((one) => [one, address]);
}
