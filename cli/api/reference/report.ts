import type { ApiReference } from '../../model/api/reference.ts';
import type { HashedFile } from '../../model/content/hashed-file.ts';
import type { ApiContext } from './context.ts';

/** What the references of a site depend on. */
export interface ReferencesInput {
  /** Absolute folder of the site. */
  readonly root: string;
  /** Absolute folder of the engine's package: packages that the site does not bring are looked for there. */
  readonly engine: string;
  readonly sources: readonly ApiContext['source'][];
  /** Stands for everything that is installed. */
  readonly installed: string;
}

/** A package that cannot be documented. */
export interface MissingPackage {
  readonly package: string;
  /** Whether it is there at all: then it has no types. */
  readonly isInstalled: boolean;
}

/** The references of a site. */
export interface ReferencesReport {
  /** In the order of the sources. */
  readonly references: readonly ApiReference[];
  readonly missing: readonly MissingPackage[];
  /** What was read outside of packages: those of a workspace. */
  readonly read: readonly HashedFile[];
}
