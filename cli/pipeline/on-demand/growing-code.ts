import type { SharedCode } from '../../bundle/shared-code.ts';
import { mergeUsage } from '../../bundle/vendor/usage.ts';
import type { Usage } from '../../bundle/vendor/usage.ts';
import type { Page } from '../../model/page.ts';
import { contentKey } from '../../model/site.ts';
import { usingModules } from '../named-modules.ts';
import type { SiteInput } from '../site-input.ts';
import { bundleCode, islandsOf, modulePaths, readModules, shareCode } from '../stages/code.ts';
import type { CodeStyle } from '../stages/code.ts';

/** The code that pages share, as far as it was asked for. It outlives one reading of the site. */
export interface SharedSoFar {
  usage: Usage;
  code?: Promise<SharedCode> | undefined;
}

/** The code of pages by their content, with what it was made of: it holds as long as no file of code changed. */
export type PageBundles = Map<
  string,
  { readonly islands: string; readonly code: ReturnType<typeof bundleCode> }
>;

/** Pages whose code is kept; that of others comes from the store. */
const MOST_BUNDLES = 200;

/** How pages are made. */
export interface MakingStyle {
  readonly style: CodeStyle;
  readonly bundles: PageBundles;
}

/** The code of a page, as it was made before unless it has other islands now. */
export function bundleOnce(
  input: SiteInput,
  page: Page,
  { style, bundles }: MakingStyle,
): ReturnType<typeof bundleCode> {
  const key = contentKey(page);
  const islands = JSON.stringify(islandsOf(page, input.config.components));
  const known = bundles.get(key);
  if (known?.islands === islands) return known.code;
  const code = bundleCode(input, [page], style);
  bundles.set(key, { islands, code });
  const [oldest = key] = bundles.keys();
  if (bundles.size > MOST_BUNDLES) bundles.delete(oldest);
  code.catch(() => bundles.delete(key));
  return code;
}

/** Shared code that grows with what pages ask for: a page that needs nothing new waits for nothing. What could not be made is not kept. */
export function growingStyle(
  input: SiteInput,
  pages: readonly Page[],
  known: SharedSoFar,
): CodeStyle {
  const bundle = (usage: Usage) => {
    const { usage: usageBefore, code: codeBefore } = known;
    const code = shareCode(input, [usage], false);
    Object.assign(known, { usage, code });
    code.catch(() => {
      if (known.code === code) Object.assign(known, { usage: usageBefore, code: codeBefore });
    });
    return code;
  };
  const wholeSite = async () => {
    const { paths } = await modulePaths(input, pages);
    const modules = await readModules(input.host, paths);
    return mergeUsage(modules.flatMap(({ found }) => (found.ok ? [found.usage] : [])));
  };
  const share: CodeStyle['share'] = async (usage) => {
    const wanted = mergeUsage([known.usage, ...usage]);
    if (known.code && JSON.stringify(wanted) === JSON.stringify(known.usage)) return known.code;
    return bundle(known.code ? wanted : mergeUsage([await wholeSite(), wanted]));
  };
  return { share, minify: false, apart: true };
}

/**
 * The same shared code, made anew where it may be another now. Throws a `DocsError` for a theme that does not load, before any page is made
 * with it.
 */
export async function renewShared(input: SiteInput, before: SharedSoFar): Promise<SharedSoFar> {
  const { usage } = before;
  if (!before.code) return { usage };
  const code = shareCode(input, [usage], false);
  await usingModules(input, ['theme'], () => code);
  return { usage, code };
}
