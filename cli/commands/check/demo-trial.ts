import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serveDirectory } from '../../dev/static-server.ts';
import { launchBrowser } from '../../demos/launch-browser.ts';
import { trialPages, tryPage } from '../../demos/trial.ts';
import { eachLimited } from '../../host.ts';
import type { OutputFile } from '../../model/code/assets.ts';
import type { Site } from '../../model/site.ts';
import type { SiteInput } from '../../pipeline/site-input.ts';
import { progressLine, type GlobalOptions, type Terminal } from '../output/terminal.ts';

const PAGES_AT_A_TIME = 2;

/** A browser, and a temporary folder for the site with the demos to test. Must be closed. */
export type DemoTrial = Awaited<ReturnType<typeof openDemoTrial>>;

/**
 * Starts the browser first, because without one the build is useless. With `since`, starts it only
 * for pages with demos to test.
 */
export async function openDemoTrial(
  input: SiteInput,
  options: GlobalOptions & { readonly since?: string },
  terminal: Terminal,
) {
  const launch = async () => {
    const launched = await launchBrowser(terminal.environment);
    // If a signal arrived while the browser started, `close` ran too early to close the browser.
    if (terminal.signal.aborted) await launched.browser.close();
    return launched;
  };
  let tools = options.since === undefined ? await launch() : undefined;
  const folder = await openTrialFolder();
  // Close in parallel, because after a signal there is little time.
  const close = async () => void (await Promise.all([tools?.browser.close(), folder.remove()]));
  const onAbort = () => void close().catch(() => undefined);
  terminal.signal.addEventListener('abort', onAbort, { once: true });
  const { base } = input.config.site;
  /** Tests the demos of some pages, by file. Call it after `write` has received all files. */
  const run = async (site: Site, isTested: (page: string) => boolean = () => true) => {
    const pages = trialPages(site, base).filter(({ place }) => isTested(place.file ?? ''));
    if (pages.length === 0) return [];
    const { browser, axe } = (tools ??= await launch());
    const server = await serveDirectory({ directory: folder.path, base, port: 0 });
    const progress = progressLine('Testing demos of pages', terminal);
    let done = 0;
    try {
      const found = await eachLimited(
        pages,
        async (page) => {
          const diagnostics = await tryPage({ browser, axe, url: server.url }, page);
          progress.update(++done, pages.length);
          return diagnostics;
        },
        PAGES_AT_A_TIME,
      );
      return found.flat();
    } finally {
      progress.end();
      await server.close();
    }
  };
  return {
    /** The site with libraries in development mode, whose warnings are readable. */
    input: { ...input, mode: 'development' } satisfies SiteInput,
    write: folder.write,
    run,
    close: async () => {
      terminal.signal.removeEventListener('abort', onAbort);
      await close();
    },
  };
}

/** Creates a temporary folder, outside of the site, for a build that only runs its demos. */
async function openTrialFolder() {
  const path = await mkdtemp(join(tmpdir(), 'docs-build-demos-'));
  let isRemoved = false;
  return {
    path,
    /** Writes a file; does nothing after `remove`. */
    write: async (file: OutputFile) => {
      if (isRemoved) return;
      const target = join(path, file.path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, file.bytes);
    },
    remove: () => {
      isRemoved = true;
      return rm(path, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
