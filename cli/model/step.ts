/** Anything that survives `JSON.stringify`. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** One kind of work on one page. Input and output survive `structuredClone`, so a step can be cached or sent to a worker. */
export interface Step<In, Out> {
  /** Part of the cache key, and the name under which a worker finds the step. */
  readonly name: string;
  /** Raise by one when the output changes for an unchanged input. */
  readonly version: number;
  /** Everything `run` depends on, as hashes where it is long. What is not listed here must not be read. */
  readonly inputs: (value: In) => Json;
  readonly run: (value: In) => Promise<Out>;
}
