import type { ErrorCode } from '../../runtime/contract/view.ts';
import { errorCodesStep, type CodedPackage } from '../error-codes/error-codes.ts';
import { resolve } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { type CodeContext, readImportAliases } from '../bundle/files/packages.ts';
import type { BuildLog } from './make-page.ts';
import type { RuntimeFiles } from '../bundle/runtime.ts';
import type { Host } from '../model/host.ts';
import type { HostRules } from '../model/hosting.ts';
import { BundleError, ENTRY_PREFIX } from '../bundle/files/esbuild.ts';
import { LoadError } from '../bundle/site-modules.ts';
import { ALIAS_HINT, PATH_ALIAS, UNRESOLVED } from '../model/code/bundler.ts';
import { type Diagnostic, DocsError, lineRange, type Place } from '../model/diagnostic.ts';
import { report } from '../report/catalogue.ts';

/** Extent of a run that writes no output. */
export interface DryRun {
  /** Whether to bundle and render demos and components, which finds most of their errors. */
  readonly rendersDemos: boolean;
  /** Whether to keep rendered pages, for a browser that tests demos. Failures are always kept. */
  readonly keepsPages: boolean;
}

/** Rules of a version below the site. `prefix` is its path without a slash at the end: `/v6`. */
export interface VersionRules extends Pick<HostRules, 'headers' | 'redirects' | 'pages'> {
  readonly prefix: string;
}

export interface SiteInput {
  readonly config: SiteConfig;
  readonly host: Host;
  /** Absolute folder of the engine's package, for packages that the site does not install. */
  readonly engineRoot: string;
  readonly runtime: RuntimeFiles;
  /** Values of environment variables exposed to the browser. Unset ones are absent. */
  readonly publicEnv: Readonly<Record<string, string>>;
  /** Library mode, `production` by default. Development code has more detailed messages. */
  readonly mode?: CodeContext['mode'];
  /** Absolute paths of the Markdown plugins if they are already bundled. */
  readonly plugins?: readonly string[];
  /** Called after each page. `done` counts within the stage. */
  readonly onProgress?: (stage: 'compile' | 'render', done: number, all: number) => void;
  /** Whether the output lacks files that the site has on a server, such as `llms.txt`. */
  readonly isOfflineCopy?: boolean;
  /** Present if no output is kept, because only diagnostics matter. */
  readonly dryRun?: DryRun;
  /** Called before pages are rendered. If it returns true, no page is rendered. */
  readonly hasFailed?: () => boolean;
  /** Records how the site is built, for the next build. */
  readonly buildLog?: BuildLog | undefined;
  /** Headers and redirects of the other versions in the output, for the host's files. */
  readonly versionRules?: readonly VersionRules[];
  readonly locateValue: LoadedConfig['locateValue'];
  readonly locateKey: LoadedConfig['locateKey'];
}

/** Whether to bundle and render demos and components. */
export const rendersDemos = ({ dryRun }: SiteInput) => dryRun?.rendersDemos !== false;

/** Resolves a module named in the configuration: a relative path or a package. */
export const resolveOwnModule = ({ root }: Pick<Host, 'root'>, module: string) =>
  module.startsWith('.') ? resolve(root, module) : module;

/** Returns the context shared by all bundles of the site. */
export const codeContext = ({
  config,
  host,
  engineRoot,
  publicEnv,
  mode,
}: SiteInput): CodeContext => ({
  site: host.root,
  engine: engineRoot,
  env: Object.fromEntries(
    config.publicEnv
      // The license key must not be in any bundle.
      .filter((name) => name !== (config.features.license || undefined)?.variable)
      .map((name) => [name, publicEnv[name]]),
  ),
  ...(mode && { mode }),
  aliases: readImportAliases(host.root),
  ...(host.readLog && { readLog: host.readLog }),
});

/** Returns the numbered errors of the configured packages. Empty if none are configured. */
export async function errorCodesOf({ config, host }: SiteInput): Promise<readonly ErrorCode[]> {
  if (!config.errorCodes) return [];
  const { packages: names, formatter } = config.errorCodes;
  const packages = await host.each(names, async (name): Promise<CodedPackage[]> => {
    const version = await host.packageVersion(name);
    const folder = await host.packageFolder(name);
    return version === undefined || folder === undefined ? [] : [{ name, version, folder }];
  });
  const { value } = await host.run(errorCodesStep, { packages: packages.flat(), formatter });
  return value;
}

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
  const values = { key: settingName(key), reason };
  return PATH_ALIAS.test(specifier)
    ? report('config/module:alias', place, { ...values, hint: ALIAS_HINT })
    : report('config/module', place, values);
}

/** Path in the configuration: `['markdown', 'plugins', 0]`. */
type Key = readonly (string | number)[];

const settingName = (key: Key) => key.filter((part) => typeof part === 'string').join('.');

/** Returns the result of `work`, or its `DocsError` for callers that do not need the result. */
export async function orDocsError<T>(work: Promise<T>): Promise<T | DocsError> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DocsError) return error;
    throw error;
  }
}
