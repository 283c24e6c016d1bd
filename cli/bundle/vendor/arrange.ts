import { groupBy, reachableFrom } from '../../model/collections.ts';
import { type Chunk, type Chunks, type SharedFiles, chunksBelow } from './chunks.ts';
import { type VendorEntry, CORE_GROUP } from './plan.ts';

/** Name of the module that mounts the theme's own islands. No package has this name. */
export const SHELL_GROUP = 'docs-shell';

/**
 * Tuned on two sites with 120 and 115 pages of demos: the first demo of a page loads a median of 4
 * and 8 files, all demos load 8 and 10.
 */
const SHARING = {
  /** Minified bytes that a page may load needlessly to save a request. */
  requestBytes: 6000,
  /** Number of a product's pages that a reader visits. */
  visits: 3,
  /** Code stays in page modules if at most this many pages, and this share of pages, need it… */
  fewPages: 3,
  fewPagesShare: 0.05,
  /** …unless it exceeds this many bytes. */
  fewPagesBytes: 20_000,
} as const;

/** Chunks that are loaded together. At first, chunks that exactly the same pages need. */
interface Group {
  /** Cost of a needlessly loaded byte, by page. 0 for pages that load the group anyway. */
  waste: Float64Array;
  readonly chunks: readonly string[];
  readonly bytes: number;
  /** Pages that load the group: those that need it, and those that load a group importing it. */
  pages: readonly number[];
  /** Groups that the group imports, directly or not. */
  below: ReadonlySet<Group>;
}

const CORE_FILE = `${CORE_GROUP}.js`;
export const SHELL_FILE = `${SHELL_GROUP}.js`;

/**
 * Assigns chunks to shared files. A page with two modules counts as two pages. Starts with a file
 * for each set of pages and merges files while saved requests outweigh needlessly loaded code.
 * Chunks that few or no pages need stay in page modules. Chunks that throw are in files of their
 * own, so that other demos run. Files do not import each other in cycles.
 */
export function arrangeChunks(chunks: Chunks, entries: readonly VendorEntry[]): SharedFiles {
  const core = chunksBelow(CORE_FILE, chunks);
  const shell = chunksBelow(SHELL_FILE, chunks);
  const lazy = new Set([...chunks.values()].flatMap((chunk) => chunk.lazy));
  const pagesOf = findPages(chunks, entries);
  const allPages = new Set(entries.flatMap(({ pages }) => pages));
  const sharedFiles = new Map<string, string>();
  const rest = new Map<string, string[]>();
  for (const name of sharedChunks(chunks, pagesOf, [CORE_FILE, SHELL_FILE, ...lazy])) {
    const pages = pagesOf.get(name);
    const throws = [...chunksBelow(name, chunks)].some((below) => chunks.get(below)?.throws);
    if (core.has(name)) sharedFiles.set(name, CORE_FILE);
    else if (lazy.has(name) || throws) sharedFiles.set(name, name);
    else if (pages) {
      const key = [...pages].join();
      rest.set(key, [...(rest.get(key) ?? []), name]);
    } else sharedFiles.set(name, shell.has(name) ? SHELL_FILE : name);
  }
  const wasteOf = wasteByPage(allPages, pagesByProduct(entries));
  const groupOf = (names: readonly string[], pages: Iterable<number>): Group => ({
    waste: wasteOf(pages),
    chunks: names,
    bytes: names.reduce((sum, name) => sum + (chunks.get(name)?.size ?? 0), 0),
    pages: [...pages],
    below: new Set(),
  });
  const groups = [...rest.values()].map((names) =>
    groupOf(names, pagesOf.get(names[0] ?? '') ?? []),
  );
  const start = [groupOf([...core], allPages), ...groups];
  connectGroups(start, chunks);
  const taken = new Set([CORE_FILE, SHELL_FILE]);
  for (const merged of mergeGroups(start, wasteOf)) {
    const file = merged.chunks.includes(CORE_FILE) ? CORE_FILE : fileName(merged, entries, taken);
    taken.add(file);
    for (const name of merged.chunks) sharedFiles.set(name, file);
  }
  return sharedFiles;
}

/** Returns the pages that need each chunk, in ascending order. */
function findPages(chunks: Chunks, entries: readonly VendorEntry[]) {
  const found = new Map<string, Set<number>>();
  for (const { name, pages } of entries) {
    if (pages.length === 0) continue;
    for (const chunk of chunksBelow(`${name}.js`, chunks)) {
      const known = found.get(chunk) ?? new Set();
      for (const page of pages) known.add(page);
      found.set(chunk, known);
    }
  }
  return new Map(
    [...found].map(([name, pages]) => [name, new Set([...pages].sort((a, b) => a - b))]),
  );
}

/** Returns the chunks for shared files: large chunks, chunks of many pages, and their imports. */
function sharedChunks(
  chunks: Chunks,
  pagesOf: ReadonlyMap<string, ReadonlySet<number>>,
  starts: readonly string[],
): readonly string[] {
  const allPages = new Set([...pagesOf.values()].flatMap((pages) => [...pages])).size;
  const few = Math.min(SHARING.fewPages, allPages * SHARING.fewPagesShare);
  const isShared = ({ name, size }: Chunk) => {
    const count = pagesOf.get(name)?.size ?? 0;
    return count > few || (count > 0 && size > SHARING.fewPagesBytes);
  };
  const wanted = [...chunks.values()].filter(isShared);
  const names = [...starts, ...wanted.map(({ name }) => name)];
  const found = new Set(names.flatMap((name) => [...chunksBelow(name, chunks)]));
  // An empty file would cost a needless request.
  return [...chunks.values()]
    .filter(({ name, isEmpty }) => found.has(name) && !isEmpty)
    .map(({ name }) => name);
}

/** Returns the name of a file: the package from which its pages import the most names. */
function fileName(
  { pages }: Group,
  entries: readonly VendorEntry[],
  taken: ReadonlySet<string>,
): string {
  const counts = new Map<string, number>();
  const own = new Set(pages);
  for (const entry of entries) {
    if (entry.group === CORE_GROUP) continue;
    const common = entry.pages.filter((page) => own.has(page)).length;
    counts.set(entry.group, (counts.get(entry.group) ?? 0) + common);
  }
  const [[group] = [CORE_GROUP]] = [...counts].sort(([, one], [, other]) => other - one);
  let file = `${group}.js`;
  for (let number = 2; taken.has(file); number += 1) file = `${group}-${number}.js`;
  return file;
}

/** The group with which merging another one saves the most. */
interface Match {
  readonly group: Group;
  readonly gain: number;
}

/** Merges pairs of groups, best first, until no merge saves anything. */
function mergeGroups(start: readonly Group[], wasteOf: WasteOf): ReadonlySet<Group> {
  const groups = new Set(start);
  const rejected = new Map<Group, Set<Group>>();
  const findMatch = (group: Group): Match | undefined => {
    let best: Match | undefined;
    for (const other of groups) {
      if (other === group || rejected.get(group)?.has(other)) continue;
      const gain = gainOf([group, other], best?.gain);
      if (gain > 0) best = { group: other, gain };
    }
    return best;
  };
  const matches = new Map(start.map((group) => [group, findMatch(group)]));
  for (;;) {
    let best: (Match & { readonly with: Group }) | undefined;
    for (const [group, match] of matches) {
      if (match && match.gain > (best?.gain ?? 0)) best = { ...match, with: group };
    }
    if (!best) return groups;
    const { with: one, group: other } = best;
    // Merges change which pages load the imports of other groups.
    if (gainOf([one, other]) !== best.gain) {
      matches.set(one, findMatch(one));
      continue;
    }
    if (isBetween(one, other) || isBetween(other, one)) {
      rejected.set(one, (rejected.get(one) ?? new Set()).add(other));
      rejected.set(other, (rejected.get(other) ?? new Set()).add(one));
      for (const group of [one, other]) matches.set(group, findMatch(group));
      continue;
    }
    const merged = replacePair([one, other], groups, wasteOf);
    matches.delete(one);
    matches.delete(other);
    for (const [group, match] of matches) {
      const isStale = match?.group === one || match?.group === other;
      const gain = isStale ? 0 : gainOf([group, merged], match?.gain);
      if (isStale) matches.set(group, findMatch(group));
      else if (gain > 0) matches.set(group, { group: merged, gain });
    }
    matches.set(merged, findMatch(merged));
  }
}

/** Replaces two groups with a merged one. Updates the groups that import them or are imported. */
function replacePair(
  [one, other]: readonly [Group, Group],
  groups: Set<Group>,
  wasteOf: WasteOf,
): Group {
  const pages = [...new Set([...one.pages, ...other.pages])];
  const merged: Group = {
    waste: wasteOf(pages),
    chunks: [...one.chunks, ...other.chunks],
    bytes: one.bytes + other.bytes,
    pages,
    below: without([...one.below, ...other.below], [one, other]),
  };
  groups.delete(one);
  groups.delete(other);
  for (const group of groups) {
    if (!group.below.has(one) && !group.below.has(other)) continue;
    group.below = without([...group.below, merged, ...merged.below], [one, other]);
  }
  groups.add(merged);
  for (const group of merged.below) {
    group.pages = [...new Set([...group.pages, ...pages])];
    group.waste = wasteOf(group.pages);
  }
  return merged;
}

/**
 * Returns the bytes that all pages save if two groups become a file. 0 if not above `bound`.
 * Pages that need both groups save a request, which is worth some bytes. A page that needs only one
 * loads the bytes of the other and of its imports, weighted by how unlikely it is that the reader
 * needs them later.
 */
function gainOf([one, other]: readonly [Group, Group], bound = 0): number {
  const [small, large] = one.pages.length < other.pages.length ? [one, other] : [other, one];
  if (SHARING.requestBytes * small.pages.length <= bound) return 0;
  let common = 0;
  for (const page of small.pages) if (large.waste[page] === 0) common += 1;
  let gain = SHARING.requestBytes * common;
  gain -= wastedBytes(small, large.pages);
  if (gain > bound) gain -= wastedBytes(large, small.pages);
  if (gain <= bound) return 0;
  // Pages of a group load all groups below it.
  for (const [group, { pages, below }] of [
    [one, other],
    [other, one],
  ] as const) {
    for (const lower of group.below) {
      if (gain > bound && !below.has(lower)) gain -= wastedBytes(lower, pages);
    }
  }
  return gain > bound ? gain : 0;
}

/** Returns the weighted bytes of a group that pages load needlessly if all of them load it. */
function wastedBytes(group: Group, pages: readonly number[]): number {
  let waste = 0;
  for (const page of pages) waste += group.waste[page] ?? 0;
  return group.bytes * waste;
}

/** Sets the groups below each group. A group imports what any of its chunks imports. */
function connectGroups(groups: readonly Group[], chunks: Chunks): void {
  const homes = new Map(groups.flatMap((group) => group.chunks.map((name) => [name, group])));
  const imported = new Map(
    groups.map((group) => {
      const names = new Set(group.chunks.flatMap((name) => [...chunksBelow(name, chunks)]));
      return [group, new Set([...names].flatMap((name) => homes.get(name) ?? []))] as const;
    }),
  );
  for (const group of groups) {
    group.below = without(
      reachableFrom([group], (one) => imported.get(one) ?? []),
      [group],
    );
  }
}

function without<T>(items: Iterable<T>, left: readonly T[]): ReadonlySet<T> {
  const others = new Set(items);
  for (const item of left) others.delete(item);
  return others;
}

/** Lists of pages, one for each product. */
type Products = readonly (readonly number[])[];

/** Groups pages by the package from which they import the most names. */
function pagesByProduct(entries: readonly VendorEntry[]): Products {
  const counts = new Map<number, Map<string, number>>();
  for (const { group, pages, aliases } of entries) {
    for (const page of group === CORE_GROUP ? [] : pages) {
      const known = counts.get(page) ?? new Map<string, number>();
      counts.set(page, known.set(group, (known.get(group) ?? 0) + aliases.length));
    }
  }
  const mainGroup = (page: number) =>
    [...(counts.get(page) ?? [])].sort(([, one], [, other]) => other - one)[0]?.[0];
  return [...groupBy(counts.keys(), mainGroup).values()];
}

type WasteOf = ReturnType<typeof wasteByPage>;

/**
 * Returns a function from the pages that need code to the cost of a needlessly loaded byte, by
 * page. It is lower if more pages of the product need the code, because readers visit several of
 * them.
 */
function wasteByPage(allPages: ReadonlySet<number>, products: Products) {
  const length = 1 + Math.max(0, ...allPages);
  return (pages: Iterable<number>) => {
    const own = new Set(pages);
    const costs = new Float64Array(length).fill(1);
    for (const product of products) {
      const share = product.filter((page) => own.has(page)).length / product.length;
      for (const page of product) costs[page] = (1 - share) ** SHARING.visits;
    }
    for (const page of own) costs[page] = 0;
    return costs;
  };
}

/** Whether a group imports another one through a third: merging the two would create a cycle. */
const isBetween = (from: Group, to: Group) =>
  [...from.below].some((group) => group !== to && group.below.has(to));
