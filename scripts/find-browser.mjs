import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const SEARCH = fileURLToPath(new URL('../cli/demos/find-browser.ts', import.meta.url));

/** Name of a Chromium without windows, which opens pages in a third of the time. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

/** Hides the pointer at 0, 0 that the headless shell reports to each page: no reader moved it. */
export const hidePointer = (context) =>
  context.addInitScript(() => {
    const hide = (event) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    for (const type of ['pointerover', 'pointermove']) {
      addEventListener(type, hide, { capture: true, once: true });
    }
  });

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
