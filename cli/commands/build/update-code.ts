import { importsOfModules } from '../../bundle/bundle.ts';
import { bundlePages, type PagesCode } from '../../bundle/page-code.ts';
import { recallBase } from '../../bundle/shared-code.ts';
import { findEngine } from '../../engine.ts';
import type { NodeHost } from '../../host.ts';
import { moduleNeeds, readModules } from '../../pipeline/code.ts';
import type { BundledRecord, CodeRecord } from '../../pipeline/page-log.ts';
import type { Environment } from '../../config/env.ts';

/** The code of pages with edited demos. */
export type UpdatedCode = Pick<PagesCode, 'files' | 'pages' | 'pathsOf'>;

/**
 * Bundles the code of pages again. `key` is the store key of the `CodeRecord`.
 * Returns undefined if an edit affects other pages too.
 */
export async function remakeCode(
  pages: readonly BundledRecord[],
  host: NodeHost,
  { key, environment }: { readonly key: string; readonly environment: Environment },
): Promise<UpdatedCode | undefined> {
  const logged = await host.store.get<CodeRecord>(key);
  if (!logged) return undefined;
  const files = new Map(pages.flatMap((page) => Object.entries(page.files)));
  const filesOf = (module: string) => files.get(module) ?? [];
  const modules = await readModules(host, [...files.values()].flat());
  const needs = new Map(pages.flatMap((page) => Object.entries(page.needs)));
  const isSame = modules.every((one) => needs.get(one.path) === moduleNeeds(one, logged.texts));
  const values = environment.publicValues(logged.env);
  const env = Object.fromEntries(logged.env.map((name) => [name, values[name]]));
  const context = { site: host.root, engine: findEngine().root, env };
  const shared = isSame && (await recallBase(logged.recipe, { context, cache: host.remembered }));
  if (!shared) return undefined;
  return bundlePages({
    ...importsOfModules({ context, modules, filesOf }),
    context,
    shared,
    pages,
    base: logged.base,
    minify: true,
    isPerIsland: false,
    scratch: host.scratch,
    cache: host.remembered,
  });
}
