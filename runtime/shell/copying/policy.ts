/** For how long it is said that copying has worked, or has not. Milliseconds. Spec §4 and facts §7.7. */
export const COPY_POLICY = {
  /** On a button of a block, the page or the logo. */
  blockMs: 2000,
  /** Among a demo's tools, and what `useCopy` says. */
  hookMs: 1200,
} as const;
