import type { SourcePath } from '../paths.ts';

/** A file and the hash of its text. */
export interface HashedFile {
  /** Relative to the site's root. */
  readonly path: SourcePath;
  readonly hash: string;
}
