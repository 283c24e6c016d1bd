import type { Range } from '../diagnostic.ts';

/** A prop that a page names in code. */
export interface ApiMention {
  readonly prop: string;
  /** Where the name of the prop stands. */
  readonly range: Range;
  /** Name of the component, where the code says it: `<Button color>`. */
  readonly component?: string;
}

/** A default that a page tells. */
export interface SaidDefault {
  /** As code. */
  readonly code: string;
  readonly range: Range;
  /** The prop that has it; with `values`, those that the paragraph names, perhaps none. */
  readonly props: readonly string[];
  /** The values that it is listed with, itself among them: `small`, `medium` (default) and `large`. Absent where the prop is told. */
  readonly values?: readonly string[];
  /** Names of components and hooks in the same paragraph or table and in the headings above: perhaps it is about them. */
  readonly near: readonly string[];
}

/** What a page says of props, as far as its text shows: whether it is true is asked where the references are known. */
export interface ApiMentions {
  readonly named: readonly ApiMention[];
  readonly defaults: readonly SaidDefault[];
}
