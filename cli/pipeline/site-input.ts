import { resolve } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { CodeContext } from '../bundle/files/packages.ts';
import type { RuntimeFiles } from '../bundle/runtime.ts';
import type { Host } from '../model/host.ts';

/** How much is made of a site whose files nobody wants. */
export interface DryRun {
  /** Whether demos and components are bundled and rendered, which is where most of their mistakes are found. */
  readonly demos: boolean;
  /** Whether somebody looks at the pages all the same: a browser that tries demos. Otherwise they are made for what fails in them, and let go. */
  readonly pages: boolean;
}

/** Everything the pipeline works on. */
export interface SiteInput {
  readonly config: SiteConfig;
  readonly host: Host;
  /** Absolute folder of the engine's package, for packages the site does not bring. */
  readonly engineRoot: string;
  readonly runtime: RuntimeFiles;
  /** Values of the environment variables that the browser may see; those that are not set are absent. */
  readonly publicEnv: Readonly<Record<string, string>>;
  /** Which of their two kinds of code libraries give; `production` if absent. Developers are told more. */
  readonly mode?: CodeContext['mode'];
  /** Modules of the Markdown plugins, where they are loaded already: absolute paths. */
  readonly plugins?: readonly string[];
  /** Present where nothing that is made is kept: only the findings count. */
  readonly dryRun?: DryRun;
  readonly locateValue: LoadedConfig['locateValue'];
  readonly locateKey: LoadedConfig['locateKey'];
}

/** A module that the configuration names: by its path, or as a package. */
export const ownModule = ({ root }: Pick<Host, 'root'>, module: string) =>
  module.startsWith('.') ? resolve(root, module) : module;

/** What every bundle of this site starts from. */
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
      .filter((name) => !isLicenseVariable(config, name))
      .map((name) => [name, publicEnv[name]]),
  ),
  ...(mode && { mode }),
  ...(host.readLog && { readLog: host.readLog }),
});

/** The key of commercial packages goes into no bundle, so no code of the site sees its variable. */
function isLicenseVariable({ features: { license } }: SiteConfig, name: string): boolean {
  return license !== false && license.variable === name;
}
