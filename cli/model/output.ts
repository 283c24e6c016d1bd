import type { OutputPath } from './paths.ts';

/** A file of the built site. */
export interface OutputFile {
  readonly path: OutputPath;
  readonly bytes: Uint8Array | string;
}
