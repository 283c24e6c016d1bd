import type { SharedCode } from '../../bundle/shared-code.ts';
import { mergeUsage, type Usage } from '../../bundle/vendor/usage.ts';
import type { Page } from '../../model/page.ts';
import { contentKey } from '../../model/site.ts';
import {
  bundleCode,
  islandsOf,
  packageUsage,
  shareCode,
  type BundleMode,
} from '../../pipeline/code.ts';
import { usingModules, type SiteInput } from '../../pipeline/site-input.ts';

/** Code that pages share, for the packages that requested pages use. Reused by later snapshots. */
export type SharedBundle = { usage: Usage; code?: Promise<SharedCode> | undefined };

/** Code of pages by their content. Valid until a code file changes. */
export type PageBundles = Map<
  string,
  { readonly islands: string; readonly code: ReturnType<typeof bundleCode> }
>;

/** Maximum number of pages with code in memory. The code of others is in the store. */
const MAX_BUNDLES = 200;

/** Moves an entry to the end of a map, which is sorted by last use. */
export function setRecent<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
}

/** Removes the first entry of a map that has more entries than `limit`. */
export function dropOldest(map: Map<string, unknown>, limit: number): void {
  const [oldest = ''] = map.keys();
  if (map.size > limit) map.delete(oldest);
}

/** Bundles the code of a page, unless it was already bundled with the same islands. */
export function bundlePage(
  input: SiteInput,
  page: Page,
  { mode, bundles }: { readonly mode: BundleMode; readonly bundles: PageBundles },
): ReturnType<typeof bundleCode> {
  const key = contentKey(page);
  const islands = JSON.stringify(islandsOf(page, input.config.components));
  const known = bundles.get(key);
  if (known?.islands === islands) return known.code;
  const code = bundleCode(input, [page], mode);
  bundles.set(key, { islands, code });
  dropOldest(bundles, MAX_BUNDLES);
  code.catch(() => bundles.delete(key));
  return code;
}

/** Returns bundling options of `dev`: shared code is bundled again if a page needs more of it. */
export function devBundleMode(
  input: SiteInput,
  pages: readonly Page[],
  shared: SharedBundle,
): BundleMode {
  const bundle = (usage: Usage) => {
    const before = { code: undefined, ...shared };
    const code = shareCode(input, [usage], false);
    Object.assign(shared, { usage, code });
    code.catch(() => shared.code === code && Object.assign(shared, before));
    return code;
  };
  const share: BundleMode['share'] = async (usage) => {
    const wanted = mergeUsage([shared.usage, ...usage]);
    if (shared.code && JSON.stringify(wanted) === JSON.stringify(shared.usage)) return shared.code;
    if (shared.code) return bundle(wanted);
    return bundle(mergeUsage([await packageUsage(input, pages), wanted]));
  };
  return { share, minify: false, isPerIsland: true };
}

/** Bundles shared code again after it changed. Throws a `DocsError` if the theme does not load. */
export async function renewShared(input: SiteInput, before: SharedBundle): Promise<SharedBundle> {
  const { usage } = before;
  if (!before.code) return { usage };
  const code = shareCode(input, [usage], false);
  await usingModules(input, ['theme'], () => code);
  return { usage, code };
}
