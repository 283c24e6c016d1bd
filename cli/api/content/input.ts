import type { ApiMember } from '../../model/api/reference.ts';
import type { ApiEntry } from '../../model/api/site-api.ts';
import type { CompileLimits } from '../../compile/input.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { ApiWords } from './words.ts';

/** A component whose props another one takes too. */
export interface ParentPart {
  readonly name: string;
  /** Site path of its page, with an anchor where that documents several. Absent where it is not documented. */
  readonly path?: string;
  /** Those of its own props that are meant. */
  readonly members: readonly ApiMember[];
}

/** A component or hook with everything that its page shows. */
export interface ShownPart {
  readonly part: ApiEntry;
  /** The nearest first. */
  readonly parents: readonly ParentPart[];
  /** Pages that show it in use. `path` is a site path. */
  readonly demos: readonly { readonly title: string; readonly path: string }[];
}

/** Everything that the content of one page of a reference may depend on. */
export interface ApiPageInput {
  readonly file: SourcePath;
  readonly title: string;
  readonly description: string;
  readonly isTab: boolean;
  readonly parts: readonly ShownPart[];
  /** A hash that changes with the parts and their parents. */
  readonly partsHash: string;
  readonly words: ApiWords;
  readonly limits: CompileLimits;
}
