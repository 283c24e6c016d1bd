import { BundleError, ENTRY_PREFIX } from '../bundle/files/esbuild.ts';
import { LoadError } from '../bundle/files/scratch.ts';
import { DocsError, lineRange } from '../model/diagnostic.ts';
import { moduleFailed } from '../report/catalogue/site/config.ts';

/** Does work with modules that the configuration names under the key `what`; `root` is the site's. What is wrong with them becomes a `DocsError`. */
export async function usingModules<T>(
  { root }: { readonly root: string },
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LoadError) throw new DocsError(moduleFailed(what, error.message));
    if (!(error instanceof BundleError)) throw error;
    throw new DocsError(
      error.messages.map(({ text, location }) => {
        const isOurs = location === null || location.file.startsWith(ENTRY_PREFIX);
        const place = isOurs
          ? undefined
          : {
              file: location.file,
              range: lineRange(location.line, location.column + 1, location.length),
            };
        return moduleFailed(what, text.replaceAll(`${root}/`, './'), place);
      }),
    );
  }
}
