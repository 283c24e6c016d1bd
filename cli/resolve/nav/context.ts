import type { Place } from '../../model/diagnostic.ts';
import type { NearPath } from '../../report/suggest.ts';
import type { LabelTexts } from '../titles.ts';

/** Where a pathname is written in the navigation modules, in order; empty where that is not known. */
export type Locate = (pathname: string) => readonly Place[];

/** What a tree is resolved against. */
export interface NavContext {
  /** Whether there is a page at a canonical pathname. */
  readonly hasPage: (pathname: string) => boolean;
  /** Whether an API reference is to stand at a canonical pathname. */
  readonly isReference: (pathname: string) => boolean;
  /** The page that an address without one has moved to, or is close to. */
  readonly nearest: (pathname: string) => NearPath | undefined;
  readonly texts: LabelTexts;
  readonly locate: Locate;
}
