/**
 * A page as bytes, and its expected findings as `line:column code`, none for unusual but valid
 * ones.
 */
export type Hostile = readonly [name: string, page: string | Uint8Array, ...found: string[]];

/** Creates a page that is valid except for its body, which begins on line 6. */
export const body = (text: string) => `---\ntitle: T\ndescription: D\n---\n\n${text}\n`;
