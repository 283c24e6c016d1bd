import type { SiteConfig } from '../config/schema.ts';
import type { PackageRoots } from '../bundle/packages.ts';
import type { RuntimeFiles } from '../bundle/runtime.ts';
import type { Place } from '../model/diagnostic.ts';
import type { Host } from '../model/host.ts';

/** Everything the pipeline works on. */
export interface SiteInput {
  readonly config: SiteConfig;
  readonly host: Host;
  /** Absolute folder of the engine's package, for packages the site does not bring. */
  readonly engineRoot: string;
  readonly runtime: RuntimeFiles;
  /** Where the configuration's files write the entry, redirect or product known by this value. Asked only when something is wrong. */
  readonly placesOf: (value: string) => Promise<readonly Place[]>;
}

/** Where packages of this site are looked for. */
export const rootsOf = ({ host, engineRoot }: SiteInput): PackageRoots => ({
  site: host.root,
  engine: engineRoot,
});
