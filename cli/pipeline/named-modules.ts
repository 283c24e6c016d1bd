import { BundleError, ENTRY_PREFIX } from '../bundle/files/esbuild.ts';
import { LoadError } from '../bundle/files/scratch.ts';
import { DocsError, lineRange } from '../model/diagnostic.ts';
import { moduleFailed } from '../report/catalogue/site/config.ts';
import type { SiteInput } from './site-input.ts';

/** Does work with modules that the configuration names under the key `what`. What is wrong with them becomes a `DocsError`: where it is, else where they are named. */
export async function usingModules<T>(
  { host: { root }, placeOfKey }: Pick<SiteInput, 'host' | 'placeOfKey'>,
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LoadError) && !(error instanceof BundleError)) throw error;
    const named = await placeOfKey(what.split('.'));
    if (error instanceof LoadError) throw new DocsError(moduleFailed(what, error.message, named));
    throw new DocsError(
      error.messages.map(({ text, location }) => {
        const isOurs = location === null || location.file.startsWith(ENTRY_PREFIX);
        const place = isOurs
          ? named
          : {
              file: location.file,
              range: lineRange(location.line, location.column + 1, location.length),
            };
        return moduleFailed(what, text.replaceAll(`${root}/`, './'), place);
      }),
    );
  }
}
