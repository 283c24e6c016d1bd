import type { PageIslands } from '../../model/assets.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';

/** Islands of pages, and the files that each is made of. */
export interface Islands {
  readonly pages: readonly PageIslands[];
  /** The files of an island's module, itself included. */
  readonly filesOf: (module: string) => readonly string[];
}

/** The pages without the islands that need one of `files`. */
export const withoutFiles = (
  { pages, filesOf }: Islands,
  files: ReadonlySet<string>,
): PageIslands[] =>
  pages.map(({ key, islands }) => ({
    key,
    islands: islands.filter(({ module }) => !filesOf(module).some((file) => files.has(file))),
  }));

/** What several bundles complain about is told once. */
export const eachOnce = (diagnostics: readonly Diagnostic[]): Diagnostic[] => [
  ...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values(),
];
