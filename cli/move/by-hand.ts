import type { ConfigText } from '../config/literals.ts';
import { type Diagnostic, lineRange, type Place } from '../model/diagnostic.ts';
import { toPathname, withoutTrailingSlash } from '../model/paths.ts';
import { entryByHand, prefixByHand, redirectByHand } from '../report/rules/commands.ts';
import type { Moves } from './moves.ts';
import type { MoveSite } from './move-site.ts';

/** Redirects that could not be written. */
type Missing = readonly { readonly from: string; readonly to: string }[];

/** What a move leaves for somebody to change. */
export async function byHand(
  site: MoveSite,
  moves: Moves,
  missing: Missing,
): Promise<readonly Diagnostic[]> {
  const place: Place = { file: site.configFile };
  return [
    ...missing.map(({ from, to }) => redirectByHand(from, to, place)),
    ...unsaidEntries(site, moves).map(([from, to]) => entryByHand(from, to, place)),
    ...(await prefixes(site, moves)),
  ];
}

/** Entries of navigation that are not written as text. */
function unsaidEntries({ config, configTexts }: MoveSite, { pathnames }: Moves) {
  const said = new Set(
    configTexts.texts.filter(({ key }) => key === 'pathname').map(({ text }) => toPathname(text)),
  );
  const entries = config.navigation === undefined ? '' : JSON.stringify(config.navigation);
  return [...pathnames].filter(([from]) => {
    const bare = withoutTrailingSlash(from);
    const isNamed = [from, bare].some((one) =>
      entries.includes(`"pathname":${JSON.stringify(one)}`),
    );
    return isNamed && !said.has(toPathname(from));
  });
}

/** Paths of products, rules and aliases below what has moved. Other pages may still be there, so only their writer knows what they are to be. */
async function prefixes(site: MoveSite, moves: Moves): Promise<Diagnostic[]> {
  const { products, pathRules, pathAliases } = site.config;
  const named = [
    ...products.map(({ path }) => ({ key: 'path', path })),
    ...pathRules.map(({ path }) => ({ key: 'path', path })),
    ...pathAliases.map(({ to }) => ({ key: 'to', path: to })),
  ];
  const found: Diagnostic[] = [];
  for (const { key, path } of named) {
    const now = path === undefined ? undefined : movedPrefix(path, moves);
    if (path === undefined || now === undefined) continue;
    const text = site.configTexts.texts.find((one) => one.key === key && one.text === path);
    const place = (text && (await placeOf(text, site))) ?? { file: site.configFile };
    found.push(prefixByHand(path, now, place));
  }
  return found;
}

function movedPrefix(path: string, { pathnames, branch }: Moves): string | undefined {
  const full = toPathname(path);
  const isWithin = branch !== undefined && full.startsWith(branch.from);
  return isWithin ? branch.to + full.slice(branch.from.length) : pathnames.get(full);
}

async function placeOf({ file, from, to }: ConfigText, site: MoveSite): Promise<Place | undefined> {
  const lines = (await site.readText(file))?.slice(0, from).split('\n');
  return (
    lines && { file, range: lineRange(lines.length, (lines.at(-1) ?? '').length + 1, to - from) }
  );
}
