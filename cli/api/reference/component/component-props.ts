import type ts from 'typescript';
import type { ApiContext, PublicExport } from '../context.ts';

/** A component with everything that it takes. */
export interface ComponentProps {
  readonly context: ApiContext;
  readonly component: PublicExport;
  /** The type of all its props. */
  readonly type: ts.Type | undefined;
  /** All props by name, those of elements too. */
  readonly all: ReadonlyMap<string, TakenProp>;
  /** Names of those that its own page documents. */
  readonly own: ReadonlySet<string>;
  /** Names of those that it takes and keeps to itself. */
  readonly hidden: ReadonlySet<string>;
  /** Names of the type parameters of its props. */
  readonly known: ReadonlySet<string>;
  /** Whether any element can be its root: `component` is a prop of some signature. */
  readonly isPolymorphic: boolean;
}

/** A prop, and the declaration that is told of it. */
export interface TakenProp {
  readonly symbol: ts.Symbol;
  readonly declaration: ts.Declaration | undefined;
}
