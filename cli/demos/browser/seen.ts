import type { Place } from '../../model/diagnostic.ts';

/** A demo of a page. */
export interface DemoToTry {
  /** As written in its directive. */
  readonly name: string;
  /** On the element that holds it. */
  readonly id: string;
  /** Of the directive. */
  readonly place: Place;
  /** Ids of the code styles that it is written in beside the first. */
  readonly otherStyles: readonly string[];
}

/** A page whose demos are tried. */
export interface PageToTry {
  /** Address in the site, with its base: `/docs/a/`. */
  readonly path: string;
  readonly place: Place;
  /** In the order of the page. */
  readonly demos: readonly DemoToTry[];
}

/** What the console or an uncaught error says. */
export interface Said {
  readonly kind: 'console' | 'thrown';
  readonly text: string;
}

/** A violation of one rule of axe: the first element, and how many there are. */
export interface Violation {
  readonly rule: string;
  readonly help: string;
  readonly selector: string;
  readonly count: number;
}

/** Everything seen of one demo. */
export interface Seen {
  readonly said: readonly Said[];
  /** What stands where the demo broke. */
  readonly broken?: string;
  readonly isSlow: boolean;
  readonly light: readonly Violation[];
  readonly dark: readonly Violation[];
}
