/** Function that returns the cached result for a key, or makes and caches it. */
export type Cache<T> = (key: string, make: () => T) => T;

/** Creates a cache of at most this many results. It is cleared when it is full. */
export function createCache<T>(limit: number): Cache<T> {
  const known = new Map<string, { readonly value: T }>();
  return (key, make) => {
    const before = known.get(key);
    if (before) return before.value;
    const value = make();
    if (known.size >= limit) known.clear();
    known.set(key, { value });
    return value;
  };
}

/** Caches the results of a function by its argument. Clears the cache at `limit` results. */
export function memoized<Key extends string, T>(make: (key: Key) => T, limit = Infinity) {
  const cached = createCache<T>(limit);
  return (key: Key): T => cached(key, () => make(key));
}

/** Groups items by a key, in order, as `Map.groupBy` does, which Node 20 lacks. */
export function groupBy<T, Key>(items: Iterable<T>, keyOf: (item: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Divides items into groups of this size. The last group may be smaller. */
export const inGroupsOf = <T>(items: readonly T[], size: number): (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** Returns the first item of each key, in order. */
export const distinctBy = <T>(items: Iterable<T>, keyOf: (item: T) => unknown): T[] =>
  [...groupBy(items, keyOf).values()].flatMap((same) => same.slice(0, 1));

/** Returns the items with the key of an earlier item, in order, each with the first such item. */
export function repeatedItems<T extends string | object>(
  items: readonly T[],
  keyOf: (item: T) => string,
): (readonly [item: T, first: T])[] {
  const firsts = new Map<string, T>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, item);
    return first === undefined ? [] : [[item, first] as const];
  });
}

/** Returns the items, and all items that `next` reaches from them, directly or indirectly. */
export function reachableFrom<T>(starts: Iterable<T>, next: (item: T) => Iterable<T>): Set<T> {
  const found = new Set(starts);
  // The loop also visits items that it adds.
  for (const item of found) for (const other of next(item)) found.add(other);
  return found;
}

/** Recursively readonly type. Keeps record values: they are readonly or infinitely nested JSON. */
export type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? string extends keyof T
      ? Readonly<T>
      : { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;
