import { loadConfig } from '../../cli/config/load.ts';
import { findEngine } from '../../cli/engine.ts';
import { createNodeHost } from '../../cli/host.ts';
import type { ApiReference } from '../../cli/model/api/reference.ts';
import { openSite } from '../../cli/pipeline/open-site.ts';
import type { SiteInput } from '../../cli/pipeline/site-input.ts';
import { readSiteReferences } from '../../cli/pipeline/api.ts';

/** Runs work with this repository's site as input, with the cache of builds. */
async function withThisSite<T>(work: (input: SiteInput) => Promise<T>): Promise<T> {
  const root = process.cwd();
  const engine = findEngine();
  const { config, locateValue, locateKey } = await loadConfig(root);
  const options = { cache: true, workers: 0, concurrency: 1, pageSeconds: 10 };
  const host = await createNodeHost({ root, engine, ...options });
  try {
    const places = { engineRoot: engine.root, runtime: engine.runtime };
    return await work({ config, host, ...places, publicEnv: {}, locateValue, locateKey });
  } finally {
    await host.close();
  }
}

/** Returns the API references of this repository's site. */
export const siteReferences = (): Promise<readonly ApiReference[]> =>
  withThisSite(async (input) => (await readSiteReferences(input)).value);

/** Returns the addresses at which this repository's site documents components and hooks. */
export const siteApiAddresses = () =>
  withThisSite(async (input) => (await openSite(input)).value.site.api.addresses);
