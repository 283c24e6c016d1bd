import type { Diagnostic, Outcome } from '../../model/diagnostic.ts';
import { BundleError } from '../files/esbuild.ts';
import { bundlePages } from '../page-code.ts';
import type { PageCodeInput, PagesCode } from '../page-code.ts';
import { eachOnce, withoutFiles } from './leave-out.ts';
import { moduleProblems } from './problems.ts';
import type { SiteModule } from './problems.ts';

/** Pages to be bundled, and what is known of the modules of their islands. */
export interface PagesInput extends PageCodeInput {
  readonly modules: readonly SiteModule[];
  /** The files of an island's module, itself included. */
  readonly filesOf: (module: string) => readonly string[];
}

/** Bundles the modules of pages. Islands that cannot be bundled are reported and left out, and the rest is bundled again. */
export async function bundleWhatCan(
  input: PagesInput,
  before: readonly Diagnostic[] = [],
): Promise<Outcome<PagesCode>> {
  const pages = input.pages.filter(({ islands }) => islands.length > 0);
  try {
    return { value: await bundlePages({ ...input, pages }), diagnostics: before };
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    const { modules, context } = input;
    const found = error.messages.flatMap((one) => moduleProblems(one, modules, context.site));
    const diagnostics = eachOnce([...before, ...found]);
    const named = new Set(found.flatMap(({ file }) => file ?? []));
    const left = withoutFiles({ ...input, pages }, named);
    const count = (some: typeof pages) => some.flatMap(({ islands }) => islands).length;
    // If no island is known to be at fault, no page can have any.
    return count(left) < count(pages)
      ? bundleWhatCan({ ...input, pages: left }, diagnostics)
      : { value: { files: [], pages: new Map() }, diagnostics };
  }
}
