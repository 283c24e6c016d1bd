// Builds a site and prints a hash of its files: node build-once.mjs <site> <workers>.
import { createHash } from 'node:crypto';
import { loadConfig } from '../../cli/config/load.ts';
import { findEngine } from '../../cli/engine.ts';
import { createNodeHost } from '../../cli/host.ts';
import { buildSite } from '../../cli/pipeline/build-site.ts';

const [site, workers] = process.argv.slice(2);
const engine = findEngine();
const { config, root, locateValue, locateKey } = await loadConfig(site);
const options = { root, engine, cache: true, concurrency: 4, workers: Number(workers) };
const host = await createNodeHost({ ...options, pageSeconds: 60 });
const { root: engineRoot, runtime } = engine;
const input = { config, host, engineRoot, runtime, publicEnv: {}, locateValue, locateKey };
const hashes = [];
const { files, report } = buildSite(input);
for await (const { path, bytes } of files)
  hashes.push(`${path} ${createHash('sha256').update(bytes).digest('hex')}`);
await host.close();
const { diagnostics, failure } = report();
if (failure || diagnostics.length > 0) throw new Error(JSON.stringify({ failure, diagnostics }));
process.stdout.write(createHash('sha256').update(hashes.sort().join('\n')).digest('hex'));
