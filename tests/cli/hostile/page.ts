/**
 * A page as bytes, and what is found in it as `line:column code`; nothing where it is odd, but
 * fine.
 */
export type Hostile = readonly [name: string, page: string | Uint8Array, ...found: string[]];

/** A page that is fine but for its body, which begins on line 6. */
export const body = (text: string) => `---\ntitle: T\ndescription: D\n---\n\n${text}\n`;
