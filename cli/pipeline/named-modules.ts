import { BundleError, ENTRY_PREFIX } from '../bundle/files/esbuild.ts';
import { LoadError } from '../bundle/site-modules.ts';
import { ALIAS_HINT, PATH_ALIAS, UNRESOLVED } from '../model/bundler.ts';
import { DocsError, lineRange, type Diagnostic, type Place } from '../model/diagnostic.ts';
import { resolveOwnModule, type SiteInput } from './site-input.ts';
import { report } from '../report/catalogue.ts';

/**
 * Runs `work` with a module that the configuration names at `key`. Converts load and bundle errors
 * to a `DocsError` with their location in the module, otherwise with the location of the key.
 */
export async function usingModules<T>(
  input: SiteInput,
  key: Key,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LoadError) {
      const [, reason = error.message, file, line] = PACKAGE_FAULT.exec(error.message) ?? [];
      const place = file ? { file, range: lineRange(Number(line), 1, 1) } : input.locateKey(key);
      throw new DocsError(moduleProblem(key, place, reason));
    }
    if (!(error instanceof BundleError)) throw error;
    const { license } = input.config.features;
    const diagnostics = error.messages.map(({ text, location }) => {
      const isOurs = location === null || location.file.startsWith(ENTRY_PREFIX);
      // The theme is bundled together with the module that receives the license key.
      const isLicense =
        isOurs && license && text.includes(`"${resolveOwnModule(input.host, license.module)}"`);
      const meant = isLicense ? ['features', 'license', 'module'] : key;
      const place = isOurs
        ? input.locateKey(meant)
        : {
            file: location.file,
            range: lineRange(location.line, location.column + 1, location.length),
          };
      return moduleProblem(meant, place, text.replaceAll(`${input.host.root}/`, './'));
    });
    throw new DocsError(diagnostics);
  }
}

/** Matches the message of a broken file of a package, with its location at the end. */
const PACKAGE_FAULT = /^(.*) \((\S*node_modules\/\S*):(\d+)\)$/s;

function moduleProblem(key: Key, place: Place | undefined, reason: string): Diagnostic {
  const [, specifier = ''] = UNRESOLVED.exec(reason) ?? [];
  const values = { key: wordOf(key), reason };
  return PATH_ALIAS.test(specifier)
    ? report('config/module:alias', place, { ...values, hint: ALIAS_HINT })
    : report('config/module', place, values);
}

/** Path in the configuration: `['markdown', 'plugins', 0]`. */
type Key = readonly (string | number)[];

const wordOf = (key: Key) => key.filter((part) => typeof part === 'string').join('.');

/** Returns the result of `work`, or its `DocsError` for callers that do not need the result. */
export async function orDocsError<T>(work: Promise<T>): Promise<T | DocsError> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DocsError) return error;
    throw error;
  }
}
