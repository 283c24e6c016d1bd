// Bundles the code that all sites with the default theme and without islands share, and writes it
// as JSON. Arguments: the folder of the built engine, and the path of the JSON file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleTheme } from '../cli/bundle/theme-server.ts';
import { bundleBrowserVendor } from '../cli/bundle/vendor/vendor.ts';
import { DEFAULT_THEME } from '../cli/model/code/assets.ts';
import type { WorkCache, Scratch } from '../cli/model/host.ts';

const [, , build = '', target = ''] = process.argv;
const engine = dirname(build);
const scratchFolder = mkdtempSync(join(tmpdir(), 'docs-build-prebuild-'));

const scratch: Scratch = {
  write: async ({ name, bytes }) => {
    const path = join(scratchFolder, name);
    writeFileSync(path, bytes);
    return path;
  },
};

/** Bundles that a site would store in its cache, by name. */
const bundles: Record<string, unknown> = {};
const cache: WorkCache = {
  get: async () => undefined,
  put: async (name, _, { value }) => void (bundles[name] = value),
};

const context = { site: engine, engine, env: {} };
const common = { context, cache, scratch, theme: DEFAULT_THEME };
const react = join(build, 'runtime.mjs');
const { facts, faults } = await bundleTheme({ ...common, brand: {}, base: '/', react }, {});
await bundleBrowserVendor({
  ...common,
  plan: {},
  usageByPage: [],
  reactNames: facts.reactNames,
  purePackages: facts.purePackages,
  mount: join(build, 'runtime/mount.mjs'),
  minify: true,
  faults,
  barrels: [],
  findsErrorsOnly: false,
});
writeFileSync(target, JSON.stringify(bundles));
rmSync(scratchFolder, { recursive: true });
