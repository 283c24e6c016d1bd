import {
  type Diagnostic,
  type Outcome,
  type Place,
  fixInQuotes,
  locationText,
} from '../model/diagnostic.ts';
import { groupBy } from '../model/collections.ts';
import {
  entryQuery,
  everyEntry,
  NAV_FLAGS,
  type NavEntry,
  type NavFlags,
  type NavNode,
  type NavPosition,
  type PageLink,
} from '../model/nav.ts';
import {
  toPathname,
  toPathnameWithHash,
  type Pathname,
  withoutTrailingSlash,
} from '../model/paths.ts';
import type { NearPath } from '../report/suggest.ts';
import { compareLocations, report } from '../report/catalogue.ts';
import { capitalized } from '../model/text.ts';
import type { Dictionary } from '../model/sources.ts';

/**
 * Returns the locations of a value in the configuration and the navigation modules, in order: a
 * pathname, the name of a package, or a query such as `entryQuery` makes. Empty if unknown.
 */
export type Locate = (query: string) => readonly Place[];

/** Context for resolving a tree. Pathnames are canonical. */
export interface NavContext {
  readonly hasPage: (pathname: string) => boolean;
  readonly isReference: (pathname: string) => boolean;
  /** Returns the page to which a missing page was moved, or the closest one. */
  readonly nearest: (pathname: string) => NearPath | undefined;
  readonly texts: LabelTexts;
  readonly locate: Locate;
}

/** Resolves labels, addresses and kinds of the entries of a sidebar tree. */
export function resolveNav(
  entries: readonly NavEntry[],
  context: NavContext,
): Outcome<readonly NavNode[]> {
  const diagnostics: Diagnostic[] = duplicates(entries, context.locate);
  const noPage = noPageReporter(entries, context);
  const resolveEntry = (entry: NavEntry): NavNode => {
    const children = (entry.children ?? []).map(resolveEntry);
    const kind = nodeKindOf(entry, context);
    const isMissing = kind === 'page' && !context.hasPage(pathnameWithoutHash(entry.pathname));
    // A missing API reference has already been reported, together with its package.
    if (isMissing && !context.isReference(pathnameWithoutHash(entry.pathname))) {
      diagnostics.push(noPage(entry));
    }
    return navNodeOf(entry, { kind: isMissing ? 'planned' : kind, children }, context);
  };
  return { value: entries.map(resolveEntry), diagnostics };
}

/** Creates a reporter of entries without a page. It never suggests a page of the same tree. */
function noPageReporter(
  entries: readonly NavEntry[],
  { locate, nearest }: NavContext,
): (entry: NavEntry) => Diagnostic {
  const taken = nodePathnames(entries);
  return ({ pathname }) => {
    const [path = ''] = pathname.split('#', 1);
    const hash = pathname.slice(path.length);
    const near = nearest(toPathname(path));
    const address = (near?.address ?? '') + hash;
    const [only, other] = locate(entryQuery(pathname));
    const isFree = only !== undefined && !other && !taken.has(address);
    // Fix only the first of two entries, because a tree contains each page once.
    if (near) taken.add(address);
    const place = only ?? locate(pathname)[0];
    const fix = near?.certain && isFree ? fixInQuotes(only, pathname, address) : undefined;
    return report('nav/no-page', place, { pathname, meant: near && address, fix });
  };
}

/** Returns the canonical pathname of a node with its hash. External addresses are unchanged. */
export const nodePathname = (pathname: string) =>
  isExternalAddress(pathname) ? pathname : toPathnameWithHash(pathname);

/** Returns the canonical pathnames of all entries of a tree. */
export const nodePathnames = (entries: readonly NavEntry[]) =>
  new Set([...everyEntry(entries)].map(({ pathname }) => nodePathname(pathname)));

/** Returns the pathname of an entry's page, without hash. */
export const pathnameWithoutHash = (pathname: string): Pathname =>
  toPathname(pathname.split('#', 1)[0] ?? '');

const isExternalAddress = (pathname: string) => /^[a-z][a-z0-9+.-]*:/i.test(pathname);

function nodeKindOf(entry: NavEntry, { hasPage }: NavContext): NavNode['kind'] {
  if (isExternalAddress(entry.pathname)) return 'external';
  if (entry.subheader !== undefined) return 'subheader';
  if (entry.children !== undefined && entry.children.length > 0) return 'group';
  return entry.planned === true && !hasPage(pathnameWithoutHash(entry.pathname))
    ? 'planned'
    : 'page';
}

function navNodeOf(
  entry: NavEntry,
  { kind, children }: Pick<NavNode, 'kind' | 'children'>,
  { hasPage, texts }: NavContext,
): NavNode {
  const pathname = nodePathname(entry.pathname);
  const isLinked = kind === 'page' || kind === 'external';
  const ofGroup = kind === 'group' && !hasPage(pathname) ? firstPageOf(children) : undefined;
  const href = isLinked || (kind === 'group' && hasPage(pathname)) ? pathname : ofGroup;
  return {
    kind,
    pathname,
    title: navLabel(entry, texts),
    ...(href !== undefined && { href }),
    children,
    ...(entry.plan && { plan: entry.plan }),
    ...(entry.icon !== undefined && { icon: entry.icon }),
    ...flagsOf(entry),
  };
}

/** Returns the address of the first page in a tree, skipping headings and planned pages. */
export function firstPageOf(nodes: readonly NavNode[]): string | undefined {
  for (const { kind, href, children } of nodes) {
    const found = kind === 'external' ? undefined : (href ?? firstPageOf(children));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns links to the pages before and after a page. The ends of the row have only one link. */
export function neighborsIn(
  row: readonly PageLink[],
  index: number,
): Pick<NavPosition, 'previous' | 'next'> {
  const link = (page: PageLink | undefined) =>
    page && { pathname: page.pathname, title: page.title };
  const [previous, next] = [link(row[index - 1]), link(row[index + 1])];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** Returns the flags that are set, without other keys. */
export const flagsOf = (entry: NavFlags): NavFlags =>
  Object.fromEntries(NAV_FLAGS.filter((flag) => entry[flag] === true).map((flag) => [flag, true]));

/** Reports duplicate pathnames in a tree. Tabs of API references are exempt. */
function duplicates(entries: readonly NavEntry[], locate: Locate): Diagnostic[] {
  const pathnames = [...everyEntry(entries)]
    .map(({ pathname }) => pathname)
    .filter((pathname) => !/components-api|hooks-api/.test(pathname));
  return [...groupBy(pathnames, nodePathname).values()].flatMap((written) => {
    const [, second] = written;
    if (second === undefined) return [];
    const found = [...new Set(written)].flatMap((pathname) => locate(pathname));
    const distinct = new Map(found.map((place) => [locationText(place), place]));
    const places = [...distinct.values()].sort(compareLocations);
    const id = places.length > 1 ? 'nav/duplicated-pathname:places' : 'nav/duplicated-pathname';
    const values = { pathname: second, places: places.map(locationText).join(' and ') };
    return [report(id, places[1] ?? places[0], values)];
  });
}

/** Flat translations used for labels. */
export interface LabelTexts {
  readonly own: Dictionary;
  readonly first: Dictionary;
}

/** Derives a title from the last segment of a path: in APIs, an identifier. It may be empty. */
export function titleFromPath(path: string): string {
  const last = path.slice(path.lastIndexOf('/') + 1).replace('react-', '');
  // The ends of `v3.6` and `4.x` are not extensions.
  const name = path.startsWith('/') ? last.replace(/\.(?!\d|x$).*$/s, '') : last;
  if (path.includes('/api-docs/')) return pascalCase(name);
  if (path.includes('/api/')) {
    // Names of hooks start with a lowercase letter.
    return name.startsWith('use') ? `use${pascalCase(name).slice(3)}` : pascalCase(name);
  }
  return capitalized(spaced(name));
}

/** Returns the menu label of an entry, never empty: translated, authored, or from its path. */
export function navLabel(
  { pathname, subheader, title }: Pick<NavEntry, 'pathname' | 'subheader' | 'title'>,
  { own, first }: LabelTexts,
): string {
  const isExternal = /^https?:/.test(pathname);
  const [address = '', hash] = isExternal ? [pathname] : pathname.split('#');
  const path = isExternal ? address : withoutTrailingSlash(address);
  // A page's title is not the label of a section of the page.
  const key = `pages.${subheader ?? (hash === undefined ? path : `${path}#${hash}`)}`;
  const known = [own[key], title, first[key]].find(hasWords);
  if (known !== undefined) return known;
  if (isExternal) return labelOfAddress(path);
  return titleFromPath((subheader ?? path).trim()) || lastWords(path) || 'Home';
}

const INITIALISM = /\b(?:api|ci|cli|css|faq|html|http|json|sdk|sql|ui|url)\b/gi;

/**
 * Returns the menu label of a folder. A label from the path has initialisms in capitals, and no
 * number if all folders beside it are numbered: `01-start`, `02-guides`.
 */
export function folderLabel(
  pathname: string,
  texts: LabelTexts,
  { isNumbered }: { readonly isNumbered: boolean },
): string {
  const label = navLabel({ pathname }, texts);
  if (label !== titleFromPath(pathname)) return label;
  const words = isNumbered ? capitalized(label.replace(/^\d+\s*/, '')) : label;
  return words.replace(INITIALISM, (word) => word.toUpperCase());
}

const hasWords = (text: string | undefined) => text !== undefined && text.trim() !== '';

/** Returns a label for an external address: its last segment or its host. */
function labelOfAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  return lastWords(pathname) || host;
}

function lastWords(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return capitalized(spaced(last.replace(/\.\w+$/, '')).trim());
}

/** Replaces dashes, and underscores between words, with spaces. */
const spaced = (name: string) => name.replace(/-|(?<=[^\W_])_(?=[^\W_])/g, ' ');

const pascalCase = (kebab: string) => kebab.split('-').map(capitalized).join('');
