import { asEntry } from '../../model/nav.ts';
import type { Diagnostic, Outcome, Place } from '../../model/diagnostic.ts';
import type { Locate, NavContext } from './context.ts';
import type { NavEntry, NavFlags, NavNode } from '../../model/nav.ts';
import { toPathname, toPathnameWithHash } from '../../model/paths.ts';
import { duplicatedPathname, navNoPage } from '../../report/rules/navigation.ts';
import { labelOf } from '../titles.ts';

/** The tree a sidebar shows: labels, addresses and kinds filled in. Spec §2, §5; facts §2.1. */
export function resolveNav(
  entries: readonly NavEntry[],
  context: NavContext,
): Outcome<readonly NavNode[]> {
  const diagnostics: Diagnostic[] = duplicates(entries, context.locate);
  const noPage = noPageIn(entries, context);
  const resolveEntry = (entry: NavEntry): NavNode => {
    const children = (entry.children ?? []).map(resolveEntry);
    const kind = kindOf(entry, context);
    if (kind === 'page' && !context.hasPage(pageOf(entry.pathname))) {
      // Where a reference is to stand and does not, its package has been told.
      if (!context.isReference(pageOf(entry.pathname))) diagnostics.push(noPage(entry));
      return nodeOf(entry, { kind: 'planned', children }, context);
    }
    return nodeOf(entry, { kind, children }, context);
  };
  const value = entries.map(resolveEntry);
  return { value, diagnostics };
}

/** Says of entries of one tree that they have no page. A page that the tree has already is none that can be meant for certain. */
function noPageIn(
  entries: readonly NavEntry[],
  { locate, nearest }: NavContext,
): (entry: NavEntry) => Diagnostic {
  const taken = new Set([...everyEntry(entries)].map(({ pathname }) => nodePathname(pathname)));
  return ({ pathname }) => {
    const [path = ''] = pathname.split('#', 1);
    const hash = pathname.slice(path.length);
    const near = nearest(toPathname(path));
    const address = (near?.address ?? '') + hash;
    const [only, other] = locate(asEntry(pathname));
    const isFree = only !== undefined && !other && !taken.has(address);
    // Of two that mean one, the second is left: no page may be there twice.
    if (near) taken.add(address);
    const meant = near && { address, certain: near.certain && isFree };
    return navNoPage(pathname, meant, only ?? locate(pathname)[0]);
  };
}

/** Whether an entry links to another site. */
const isExternal = (pathname: string) => /^[a-z][a-z0-9+.-]*:/i.test(pathname);

/** The pathname as a node carries it: canonical, hash kept. Addresses of other sites are as written. */
export const nodePathname = (pathname: string) =>
  isExternal(pathname) ? pathname : toPathnameWithHash(pathname);

/** The pathname of the page an entry is about: without hash. */
const pageOf = (pathname: string) => toPathname(pathname.split('#', 1)[0] ?? '');

function kindOf(entry: NavEntry, { hasPage }: NavContext): NavNode['kind'] {
  if (isExternal(entry.pathname)) return 'external';
  if (entry.subheader !== undefined) return 'subheader';
  if (entry.children !== undefined && entry.children.length > 0) return 'group';
  return entry.planned === true && !hasPage(pageOf(entry.pathname)) ? 'planned' : 'page';
}

function nodeOf(
  entry: NavEntry,
  { kind, children }: Pick<NavNode, 'kind' | 'children'>,
  context: NavContext,
): NavNode {
  const pathname = nodePathname(entry.pathname);
  const href = hrefOf({ kind, pathname, children }, context);
  return {
    kind,
    pathname,
    title: labelOf(entry, context.texts),
    ...(href !== undefined && { href }),
    children,
    ...(entry.plan && { plan: entry.plan }),
    ...(entry.icon !== undefined && { icon: entry.icon }),
    ...flagsOf(entry),
  };
}

/** A group leads to its own page if it has one, else to the first page below it. */
function hrefOf(
  { kind, pathname, children }: Pick<NavNode, 'kind' | 'pathname' | 'children'>,
  { hasPage }: NavContext,
): string | undefined {
  if (kind === 'page' || kind === 'external') return pathname;
  if (kind !== 'group') return undefined;
  return hasPage(pathname) ? pathname : firstPageOf(children);
}

/** Address of the first page of a tree, headings and planned pages passed over. */
export function firstPageOf(nodes: readonly NavNode[]): string | undefined {
  for (const { kind, href, children } of nodes) {
    const found = kind === 'external' ? undefined : (href ?? firstPageOf(children));
    if (found !== undefined) return found;
  }
  return undefined;
}

const FLAGS = ['newFeature', 'planned', 'unstable', 'beta', 'legacy', 'deprecated'] as const;

/** The marks that are set, and no other keys. */
export const flagsOf = (entry: NavFlags): NavFlags =>
  Object.fromEntries(FLAGS.filter((flag) => entry[flag] === true).map((flag) => [flag, true]));

/** Pathnames that stand more than once in the tree. Tabs of API references are exempt. */
function duplicates(entries: readonly NavEntry[], locate: Locate): Diagnostic[] {
  const seen = new Map<string, string[]>();
  for (const { pathname } of everyEntry(entries)) {
    if (isTabPath(pathname)) continue;
    const key = nodePathname(pathname);
    seen.set(key, [...(seen.get(key) ?? []), pathname]);
  }
  return [...seen.values()].flatMap((written) => {
    const [, second] = written;
    if (second === undefined) return [];
    const places = [...new Set(written)].flatMap((pathname) => locate(pathname));
    return [duplicatedPathname(second, inOrder(places))];
  });
}

const isTabPath = (pathname: string) => /components-api|hooks-api/.test(pathname);

function* everyEntry(entries: readonly NavEntry[]): Generator<NavEntry> {
  for (const entry of entries) {
    yield entry;
    yield* everyEntry(entry.children ?? []);
  }
}

/** The places in the order of files, lines and columns, each once. */
function inOrder(places: readonly Place[]): Place[] {
  const keyed = places.map((place) => {
    const { line = 0, column = 0 } = place.range?.start ?? {};
    return { place, key: [place.file, line + 1e6, column + 1e6].join(':') };
  });
  const byKey = new Map(keyed.map(({ place, key }) => [key, place]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, place]) => place);
}
