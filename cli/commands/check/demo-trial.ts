import { serveDirectory } from '../../dev/static-server.ts';
import { trialPages } from '../../demos/trial-pages.ts';
import { openBrowser, openTrialFolder } from '../../demos/machine.ts';
import { tryPage } from '../../demos/trial.ts';
import { eachLimited } from '../../host.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/assets.ts';
import type { Site } from '../../model/site.ts';
import type { SiteInput } from '../../pipeline/site-input.ts';
import { counted } from '../../report/pretty.ts';
import { speaks, type GlobalOptions, type Terminal } from '../terminal/terminal.ts';

/** Pages that are tried at a time. */
const PAGES_AT_A_TIME = 2;

/** A browser, and a place for the site whose demos it tries. Must be closed. */
export interface DemoTrial {
  /** The site with libraries that say their warnings in words. */
  readonly input: SiteInput;
  readonly take: (file: OutputFile) => Promise<void>;
  /** Tries every demo; to be called when the whole site was taken. */
  readonly run: (site: Site) => Promise<Diagnostic[]>;
  readonly close: () => Promise<void>;
}

/** Starts the browser first: where there is none, nothing need be built. */
export async function openDemoTrial(
  input: SiteInput,
  options: GlobalOptions,
  terminal: Terminal,
): Promise<DemoTrial> {
  const tools = await openBrowser(terminal.environment);
  const folder = await openTrialFolder();
  // At once: after a signal there is no time for one after the other.
  const close = async () => void (await Promise.all([tools.browser.close(), folder.remove()]));
  const onAbort = () => void close().catch(() => undefined);
  terminal.signal.addEventListener('abort', onAbort, { once: true });
  const { base } = input.config.site;
  const run = async (site: Site) => {
    const pages = trialPages(site, base);
    const server = await serveDirectory({ directory: folder.path, base, port: 0 });
    const progress = tellProgress(pages.length, options, terminal);
    try {
      const found = await eachLimited(
        pages,
        async (page) => {
          const diagnostics = await tryPage({ ...tools, url: server.url }, page);
          progress.step();
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
    input: { ...input, mode: 'development' },
    take: folder.take,
    run,
    close: async () => {
      terminal.signal.removeEventListener('abort', onAbort);
      await close();
    },
  };
}

/** One line on stderr, rewritten at each page, for a person who watches; nothing for anybody else. */
function tellProgress(
  pages: number,
  options: GlobalOptions,
  { isTty, environment, err }: Terminal,
) {
  const isWatched = isTty && !environment.dumbTerminal && speaks(options, 'info');
  const state = { done: 0 };
  const say = () => {
    if (isWatched) err(`\rTrying demos: ${state.done} of ${counted(pages, 'page')}`);
  };
  say();
  return {
    step: () => {
      state.done += 1;
      say();
    },
    end: () => {
      if (isWatched) err('\r\u001b[K');
    },
  };
}
