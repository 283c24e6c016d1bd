import type { Range } from '../diagnostic.ts';
import type { SourcePath } from '../paths.ts';

/** Options of a demo directive, checked. Facts §6.3. */
export interface DemoOptions {
  readonly bg?: boolean | 'gradient' | 'inline' | 'outlined' | 'playground';
  readonly hideToolbar?: boolean;
  readonly defaultCodeOpen?: boolean;
  readonly iframe?: boolean;
  /** Pixels. */
  readonly height?: number;
  /** Pixels. */
  readonly maxWidth?: number;
  readonly disableLiveEdit?: boolean;
  readonly hideEditButton?: boolean;
  readonly disableAd?: boolean;
}

/** An own-line directive as found in the text, before its options are checked. */
export interface Directive {
  readonly kind: 'demo' | 'component';
  /** As written: `BasicButtons.js`, `modules/Gallery`. */
  readonly name: string;
  readonly range: Range;
}

/** One way a demo is written. */
export interface DemoVariant {
  /** Id of a code style of the configuration, or null for the only one. */
  readonly style: string | null;
  /** The module with the default export. */
  readonly module: SourcePath;
  /** The module, JavaScript written beside it, and everything it imports relatively; the module first, the rest sorted. */
  readonly files: readonly SourcePath[];
}

/** A demo of a page. */
export interface Demo {
  /** As written in the directive. Two directives with one name show one demo twice. */
  readonly name: string;
  /** `BasicButtons`: unique on its page, an anchor and a JavaScript identifier. */
  readonly id: string;
  readonly variants: readonly [DemoVariant, ...DemoVariant[]];
}
