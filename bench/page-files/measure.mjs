import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { loadConfig } from '../../cli/config/load.ts';
import { findEngine } from '../../cli/engine.ts';
import { createNodeHost } from '../../cli/host.ts';
import { bundleCode, releaseMode } from '../../cli/pipeline/code.ts';
import { compilePages, makeCompileContext } from '../../cli/pipeline/compile-pages.ts';
import { openSite } from '../../cli/pipeline/open-site.ts';
import { renderPage } from '../../cli/pipeline/render-page.ts';
import { makeSiteContext } from '../../cli/pipeline/site-context.ts';

/**
 * Returns the engine files with a function that runs while a page is compiled and rendered.
 * `program` is the path of this module's bundle.
 */
export async function measurePage(folder, pathname, program) {
  const engine = findEngine();
  const { config, root, locateValue, locateKey } = await loadConfig(folder);
  const options = { root, engine, cache: false, concurrency: 4, workers: 0, pageSeconds: 60 };
  const host = await createNodeHost(options);
  const { root: engineRoot, runtime } = engine;
  const input = { config, host, engineRoot, runtime, publicEnv: {}, locateValue, locateKey };
  try {
    const open = (await openSite(input)).value;
    const page = open.site.pages.find((one) => one.pathname === pathname);
    if (!page || page.demos.length > 0) throw new Error(`No page without demos at ${pathname}`);
    const assets = (await bundleCode(input, [page], releaseMode(input))).value;
    const context = (await makeCompileContext(input, open)).value;
    const ranFunctions = await startCoverage(program);
    const pages = (await compilePages(input, [page], context)).value;
    const shared = await makeSiteContext(input, open.site, { pages, assets });
    for (const one of pages) await renderPage(input, one, shared);
    return filesOf(await ranFunctions(), readFileSync(program, 'utf8'));
  } finally {
    await host.close();
  }
}

/**
 * Starts to count calls. Returns a function that lists the offsets of a module's functions that
 * have run since.
 */
async function startCoverage(program) {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const { functions = [] } = result.find(({ url }) => url.endsWith(program)) ?? {};
    const ran = functions.filter(
      ({ functionName, ranges: [range] }) => functionName !== '' && range.count > 0,
    );
    return ran.map(({ ranges: [range] }) => range.startOffset);
  };
}

/** The bundler writes the path of each module in a comment before its code. */
function filesOf(offsets, code) {
  const modules = [...code.matchAll(/^\/\/ ((?:cli|runtime)\/.+)$/gm)];
  const fileAt = (offset) => modules.findLast(({ index }) => index < offset)?.[1];
  return [...new Set(offsets.map(fileAt))].filter((file) => file !== undefined).sort();
}
