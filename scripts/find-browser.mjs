import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const SEARCH = fileURLToPath(new URL('../cli/demos/find-browser.ts', import.meta.url));

/** Name of a Chromium without windows, which opens pages in a third of the time. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * Returns the path of the Chromium that the engine finds on this machine, or of one with a
 * preferred name. Undefined without one.
 */
export async function findBrowser({ CHROMIUM, PATH } = process.env, preferred = []) {
  const { outputFiles } = await build({
    ...{ entryPoints: [SEARCH], bundle: true, write: false },
    ...{ platform: 'node', format: 'esm', target: 'node20' },
  });
  const search = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  const environment = { browser: CHROMIUM || undefined, programFolders: PATH };
  return search.findBrowser(environment, preferred);
}
