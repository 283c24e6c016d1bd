export interface MemoizeOptions<In> {
  /** Inputs with the same key have the same result. */
  readonly keyOf: (input: In) => string;
  /** Number of cached results. The least recently used one is dropped. */
  readonly limit: number;
}

/** Caches the results of a function by a key of its input. */
export function memoize<In, Out extends object>(
  make: (input: In) => Out,
  { keyOf, limit }: MemoizeOptions<In>,
): (input: In) => Out {
  const known = new Map<string, Out>();
  return (input) => {
    const key = keyOf(input);
    const result = known.get(key) ?? make(input);
    known.delete(key);
    known.set(key, result);
    const [oldest] = known.keys();
    if (known.size > limit && oldest !== undefined) known.delete(oldest);
    return result;
  };
}
