import { loadConfig } from '../../cli/config/load.ts';
import { findEngine } from '../../cli/engine.ts';
import { createNodeHost } from '../../cli/host.ts';
import type { ApiReference } from '../../cli/model/api/reference.ts';
import { apiReferences } from '../../cli/pipeline/stages/api-references.ts';

/** The references of this repository's site, from its cache where it was built before. */
export async function siteReferences(): Promise<readonly ApiReference[]> {
  const root = process.cwd();
  const engine = findEngine();
  const { config, placesOf } = await loadConfig(root);
  const options = { cache: true, workers: 0, concurrency: 1, pageSeconds: 60 };
  const host = await createNodeHost({ root, engine, ...options });
  try {
    const { value } = await apiReferences({
      config,
      host,
      engineRoot: engine.root,
      runtime: engine.runtime,
      publicEnv: {},
      placesOf,
    });
    return value;
  } finally {
    await host.close();
  }
}
