import type { PageIslands } from '../../model/assets.ts';
import type { Diagnostic, Outcome } from '../../model/diagnostic.ts';
import { BundleError } from '../files/esbuild.ts';
import { bundlePages } from '../page-code.ts';
import type { PageCodeInput, PagesCode } from '../page-code.ts';
import { eachOnce, withoutFiles } from './leave-out.ts';
import { moduleProblems } from './problems.ts';
import type { ModuleImports } from './problems.ts';

/** Pages to be bundled, and what is known of the modules of their islands. */
export interface PagesInput extends PageCodeInput {
  readonly modules: readonly ModuleImports[];
  /** The files of an island's module, itself included. */
  readonly filesOf: (module: string) => readonly string[];
}

/** Bundles the modules of pages. Islands that cannot be bundled are told and left out, and the rest is tried again. */
export async function bundleWhatCan(input: PagesInput): Promise<Outcome<PagesCode>> {
  const pages = input.pages.filter(({ islands }) => islands.length > 0);
  try {
    return { value: await bundlePages({ ...input, pages }), diagnostics: [] };
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    const { modules, context } = input;
    const told = error.messages.flatMap((one) => moduleProblems(one, modules, context.site));
    const named = new Set(told.flatMap(({ file }) => file ?? []));
    const left = withoutFiles({ ...input, pages }, named);
    return countIslands(left) < countIslands(pages)
      ? plus(told, await bundleWhatCan({ ...input, pages: left }))
      : bundleApart({ ...input, pages }, told);
  }
}

const countIslands = (pages: readonly PageIslands[]) =>
  pages.reduce((sum, { islands }) => sum + islands.length, 0);

/** No island is known to be at fault: one half of the pages after the other, until the page is found that has it. */
async function bundleApart(
  input: PagesInput,
  told: readonly Diagnostic[],
): Promise<Outcome<PagesCode>> {
  const { pages } = input;
  if (pages.length < 2) return { value: { files: [], pages: new Map() }, diagnostics: told };
  const middle = pages.length >> 1;
  const first = await bundleWhatCan({ ...input, pages: pages.slice(0, middle) });
  const second = await bundleWhatCan({ ...input, pages: pages.slice(middle) });
  const value: PagesCode = {
    files: [...first.value.files, ...second.value.files],
    pages: new Map([...first.value.pages, ...second.value.pages]),
    needsLicence: first.value.needsLicence === true || second.value.needsLicence === true,
  };
  return plus(first.diagnostics, { value, diagnostics: second.diagnostics });
}

const plus = <T>(told: readonly Diagnostic[], { value, diagnostics }: Outcome<T>): Outcome<T> => ({
  value,
  diagnostics: eachOnce([...told, ...diagnostics]),
});
