/** Returns the cached result for a key, or makes and caches it. */
export type Cache<T> = (key: string, make: () => T) => T;

/** Creates a cache of at most this many results. It is cleared when it is full. */
export function createCache<T>(limit: number): Cache<T> {
  const known = new Map<string, { readonly made: T }>();
  return (key, make) => {
    const before = known.get(key);
    if (before) return before.made;
    const made = make();
    if (known.size >= limit) known.clear();
    known.set(key, { made });
    return made;
  };
}
