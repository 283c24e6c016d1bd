import type { PackageTable } from '../../contract/code/packages.ts';
import type { ImportedName } from './import-clause.ts';

/** Where edited code finds what it imports. */
export interface CodeSources {
  readonly packages: PackageTable;
  /** By specifier, the names that a file which the demo imports exports. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** Absolute address of the module that holds the demo and these files. */
  readonly module: string;
  /** Name of the demo in that module. */
  readonly island: string;
  /** What addresses of packages are relative to. */
  readonly base: string;
}

/** One import of a module. */
export interface CodeImport {
  readonly specifier: string;
  readonly names: readonly ImportedName[];
  /** A name that nothing else in the code has. */
  readonly spare: string;
}
