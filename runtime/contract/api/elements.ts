/** What a theme shows of an API reference: plain data, made by the engine. Words are the theme's; texts of a package come as content. */
import type { ReactNode } from 'react';

/** What the rows of a table are. */
export type ApiTableKind =
  'props' | 'slots' | 'classes' | 'cssVariables' | 'parameters' | 'returns';

/** A table of members. Its rows are its children. */
export interface ApiTableProps {
  readonly kind: ApiTableKind;
  /** Name of the component or hook. */
  readonly name: string;
  /** Rows that are shown at first. */
  readonly count: number;
  /** Rows that come from elsewhere and are shown when readers ask for them. */
  readonly inheritedCount: number;
  /** Rows that are deprecated, among both. */
  readonly deprecatedCount: number;
  /** Whether any row has a default. */
  readonly hasDefaults: boolean;
  /** Whether any row has a type or, for slots and classes, a CSS class. */
  readonly hasTypes: boolean;
  readonly children?: ReactNode;
}

/** One member. Its description is its children. */
export interface ApiRowProps {
  readonly kind: ApiTableKind;
  /** Anchor of the row: `button-prop-color`. */
  readonly id: string;
  readonly name: string;
  /** Highlighted HTML of the type, safe; a union has its members in `members` too. */
  readonly typeHtml?: string;
  /** Highlighted HTML of each member of a union. */
  readonly members?: readonly string[];
  /** Highlighted HTML of a function's signature. */
  readonly signatureHtml?: string;
  /** Code. */
  readonly default?: string;
  readonly isRequired?: true;
  readonly isDeprecated?: true;
  /** CSS class of a slot, without a dot; of a class, the class itself. */
  readonly className?: string;
  /** A class that tells of a state. */
  readonly isState?: true;
  /** The component whose prop it really is; absent for one of its own. */
  readonly from?: { readonly name: string; readonly href?: string };
  readonly children?: ReactNode;
}

/** What else is to be known of a component. Absent facts are not said. */
export interface ApiFactsProps {
  readonly name: string;
  readonly kind: 'component' | 'hook';
  /** What a `ref` gets; null for a component that takes none. */
  readonly refTarget?: string | null;
  /** Components whose props it takes too. */
  readonly inherits: readonly { readonly name: string; readonly href?: string }[];
  /** Element whose attributes it hands on. */
  readonly spreadsTo?: string;
  readonly themeName?: string;
  readonly isPolymorphic?: true;
  readonly hasSx?: true;
  readonly hasSystemProps?: true;
  readonly sourceUrl?: string;
}

/** Pages that show the component or hook in use. */
export interface ApiDemosProps {
  readonly pages: readonly { readonly title: string; readonly href: string }[];
}
