import type { CodeEdit } from '../model/text.ts';
import type { ConfigText, ConfigTexts, RedirectList } from '../config/literals.ts';
import { type Diagnostic, type Place, rangeBetween } from '../model/diagnostic.ts';
import { groupBy } from '../model/collections.ts';
import { ADDRESS_KEYS } from '../model/nav.ts';
import { toPathname, withoutTrailingSlash } from '../model/paths.ts';
import type { MoveSite } from './moved-files.ts';
import { movedFile, type Moves, pathAt } from './moves.ts';
import { report } from '../report/catalogue.ts';

/** Keys of the configuration whose values are addresses of pages. */
const LEADING: ReadonlySet<string> = new Set(['pathname', 'to', ...ADDRESS_KEYS]);

type Redirect = { readonly from: string; readonly to: string };

type FileEdit = CodeEdit & { readonly file: string };

/**
 * Rewrites moved addresses and files in the configuration, and redirects the old addresses. Also
 * returns redirects that cannot be inserted, because code computes the list.
 */
export function configEdits(
  { texts, redirects: list }: ConfigTexts,
  moves: Moves,
  redirects: readonly Redirect[],
) {
  const removed = list?.redirects.filter(({ from }) => isTaken(from, moves)) ?? [];
  const isRemoved = ({ file, from, to }: ConfigText) =>
    file === list?.file && removed.some(({ start, end }) => from >= start && to <= end);
  const rewritten = texts.flatMap((text): FileEdit[] => {
    const now = isRemoved(text) ? undefined : movedText(text, moves);
    return now === undefined ? [] : [{ file: text.file, from: text.from, to: text.to, text: now }];
  });
  const kept = redirects.filter(({ from }) => !isTaken(from, moves));
  const known = new Set(kept.map(({ from }) => toPathname(from)));
  const wanted = [...moves.pathnames]
    .filter(([from]) => !known.has(toPathname(from)))
    .map(([from, to]): Redirect => ({ from, to }));
  const listed = list ? redirectEdits(list, removed, wanted) : [];
  const unseen = redirects.filter(
    ({ from }) => isTaken(from, moves) && !removed.some((redirect) => redirect.from === from),
  );
  return {
    edits: groupBy([...rewritten, ...listed], ({ file }) => file),
    missing: list && unseen.length === 0 ? [] : wanted,
  };
}

/** Whether a redirect starts at the new address of a page, which it would hide. */
const isTaken = (from: string, { pathnames }: Moves) =>
  !from.includes('#') && [...pathnames.values()].includes(toPathname(from));

/** Returns the new value of a string in the configuration; undefined if it does not change. */
function movedText(
  { text, key }: Pick<ConfigText, 'text' | 'key'>,
  moves: Moves,
): string | undefined {
  if (key === undefined) return movedFileName(text, moves);
  const own = pathAt(moves.home, text);
  if (own !== undefined) {
    const path = movedText({ text: own, key }, moves);
    return path === undefined ? undefined : moves.home + path;
  }
  if (!LEADING.has(key) || !text.startsWith('/')) return movedFileName(text, moves);
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(text) ?? [];
  // Groups have no page: the moved folder determines their address.
  const ofGroup = key === 'pathname' ? movedInBranch(path, moves) : undefined;
  const now = moves.pathnames.get(toPathname(path)) ?? ofGroup;
  if (now === undefined) return undefined;
  return (path.endsWith('/') || now === '/' ? now : now.replace(/\/$/, '')) + suffix;
}

function movedInBranch(path: string, { branch }: Moves): string | undefined {
  const full = toPathname(path);
  return branch && full.startsWith(branch.from)
    ? branch.to + full.slice(branch.from.length)
    : undefined;
}

function movedFileName(text: string, moves: Moves): string | undefined {
  const [, lead = '', file = ''] = /^(\.\/)?(.*)$/s.exec(text) ?? [];
  const now = movedFile(moves, file);
  return now === file ? undefined : lead + now;
}

/** Removes entries from the list of redirects, and inserts others. */
function redirectEdits(
  list: RedirectList,
  removed: RedirectList['redirects'],
  wanted: readonly Redirect[],
): FileEdit[] {
  const { file, at, before, after, between, comma, quote, redirects } = list;
  const removals = removed.map(({ start, end }) => ({ file, from: start, to: end, text: '' }));
  const isEmptied = removed.length > 0 && removed.length === redirects.length;
  if (wanted.length > 0) {
    const texts = wanted.map(
      ({ from, to }) => `{ from: ${quote}${from}${quote}, to: ${quote}${to}${quote} }`,
    );
    const text = (isEmptied ? '' : before) + texts.join(between) + after;
    return [...removals, { file, from: at, to: at, text }];
  }
  if (!isEmptied || comma === undefined) return removals;
  return [...removals, { file, from: comma, to: comma + 1, text: '' }];
}

export async function manualChanges(
  site: MoveSite,
  moves: Moves,
  missing: readonly Redirect[],
): Promise<readonly Diagnostic[]> {
  const place: Place = { file: site.configFile };
  return [
    ...missing.map((redirect) => report('move/by-hand', place, redirect)),
    ...computedEntries(site, moves).map(([from, to]) =>
      report('move/by-hand:entry', place, { from, to }),
    ),
    ...(await checkPrefixes(site, moves)),
  ];
}

/** Returns moved pages whose navigation entries are computed, so that no text can be rewritten. */
function computedEntries({ config, configTexts }: MoveSite, { pathnames }: Moves) {
  const written = new Set(
    configTexts.texts.filter(({ key }) => key === 'pathname').map(({ text }) => toPathname(text)),
  );
  const entries = config.navigation === undefined ? '' : JSON.stringify(config.navigation);
  return [...pathnames].filter(([from]) => {
    const bare = withoutTrailingSlash(from);
    const isNamed = [from, bare].some((spelling) =>
      entries.includes(`"pathname":${JSON.stringify(spelling)}`),
    );
    return isNamed && !written.has(toPathname(from));
  });
}

/** Reports moved paths of products, rules and aliases, which may apply to pages that stay. */
async function checkPrefixes(site: MoveSite, moves: Moves): Promise<Diagnostic[]> {
  const { products, pathRules, pathAliases } = site.config;
  const named = [
    ...[...products, ...pathRules].map(({ path }) => ({ key: 'path', path })),
    ...pathAliases.map(({ to }) => ({ key: 'to', path: to })),
  ];
  const found: Diagnostic[] = [];
  for (const { key, path } of named) {
    if (path === undefined) continue;
    const now = movedInBranch(path, moves) ?? moves.pathnames.get(toPathname(path));
    if (now === undefined) continue;
    const text = site.configTexts.texts.find((text) => text.key === key && text.text === path);
    // The target of an alias that is the address of a moved page has been rewritten.
    if (text && movedText(text, moves) !== undefined) continue;
    const place = (text && (await textLocation(text, site))) ?? { file: site.configFile };
    found.push(report('move/by-hand:prefix', place, { from: path, to: now }));
  }
  return found;
}

async function textLocation(
  { file, from, to }: ConfigText,
  site: MoveSite,
): Promise<Place | undefined> {
  const text = await site.readText(file);
  return text === undefined ? undefined : { file, range: rangeBetween(text, from, to) };
}
