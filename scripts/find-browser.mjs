import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const SEARCH = fileURLToPath(new URL('../cli/demos/find-browser.ts', import.meta.url));

/**
 * Returns the path of the Chromium that the engine finds on this machine. Undefined without one.
 */
export async function findBrowser({ CHROMIUM, PATH } = process.env) {
  const { outputFiles } = await build({
    ...{ entryPoints: [SEARCH], bundle: true, write: false },
    ...{ platform: 'node', format: 'esm', target: 'node20' },
  });
  const search = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return search.findBrowser({ browser: CHROMIUM || undefined, programFolders: PATH });
}
