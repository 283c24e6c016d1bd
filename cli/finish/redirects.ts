import type { OutputFile } from '../model/output.ts';
import { toOutputPath, toPathname, underBase } from '../model/paths.ts';
import { pageKey, prefixOf, type Site } from '../model/site.ts';
import type { FinishOptions, Redirect } from './options.ts';

/** `_redirects`: one line for each spelling in each language. Fragments never reach a server: such redirects are not its business. */
export function redirectsFile(
  site: Site,
  options: Pick<FinishOptions, 'redirects' | 'base'>,
): OutputFile | undefined {
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
  // A blank would end the address, and a line end the line.
  const safe = (to: string) => to.replace(/\s/g, encodeURIComponent);
  const all = [...lines, ...aliases].map(([from, to]) => `${based(from)} ${based(safe(to))} 301`);
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
