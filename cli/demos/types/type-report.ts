import type { Range } from '../../model/diagnostic.ts';
import type { HashedFile } from '../../model/files.ts';
import type { SourcePath } from '../../model/paths.ts';

/** A mistake in types, as the compiler tells it. */
export interface TypeFinding {
  readonly file: SourcePath;
  readonly range: Range;
  /** `2322` of TS2322. */
  readonly number: number;
  /** What is wrong, then the reasons, each more exact than the one before. */
  readonly sentences: readonly string[];
}

/** What the types of a site's demos say. */
export interface TypeReport {
  /** Whether the types of React are installed. Without them nothing can be said about a demo. */
  readonly hasReact: boolean;
  readonly findings: readonly TypeFinding[];
  /** What else was read outside of packages: modules of a workspace, configurations that others extend. */
  readonly read: readonly HashedFile[];
}

/** What the types of a site's demos depend on. */
export interface DemoTypesInput {
  /** Absolute folder of the site. */
  readonly root: string;
  /** Absolute folder of the engine's package: types that the site does not bring are looked for there. */
  readonly engine: string;
  /** The modules of all demos and the declaration files of the content. */
  readonly files: readonly HashedFile[];
  /** The nearest `tsconfig.json`; absent where there is none. */
  readonly config?: HashedFile;
  /** Stands for everything that is installed. */
  readonly installed: string;
}
