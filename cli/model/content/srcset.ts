/** One image of a `srcset`. */
export interface Candidate {
  readonly url: string;
  /** `2x` or `800w`; empty where none is written. */
  readonly descriptor: string;
  /** Where the address begins. */
  readonly offset: number;
}

/** The images of a `srcset`. A comma ends an address only if white space follows, as in browsers. */
export const candidatesOf = (srcset: string): Candidate[] =>
  [...srcset.matchAll(/([^\s,](?:\S*[^\s,])?)(?:\s([^,]*))?/g)].map(
    ({ 1: url = '', 2: descriptor = '', index }) => ({
      url,
      descriptor: descriptor.trim(),
      offset: index,
    }),
  );
