/** How a function remembers. */
export interface Memory<In> {
  /** Inputs with the same key have the same result. */
  readonly keyOf: (input: In) => string;
  /** How many results are kept. The one that was asked for longest ago goes first. */
  readonly limit: number;
}

/** The function, but with the same object for the same input as long as it is remembered. */
export function remember<In, Out extends object>(
  make: (input: In) => Out,
  { keyOf, limit }: Memory<In>,
): (input: In) => Out {
  const known = new Map<string, Out>();
  return (input) => {
    const key = keyOf(input);
    const made = known.get(key) ?? make(input);
    known.delete(key);
    known.set(key, made);
    const [oldest] = known.keys();
    if (known.size > limit && oldest !== undefined) known.delete(oldest);
    return made;
  };
}
