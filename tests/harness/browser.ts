import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { readEnvironment } from '../../cli/config/env.ts';
import { findBrowser } from '../../cli/demos/find-browser.ts';
import { HEADLESS_SHELL, hidePointer } from '../../scripts/find-browser.mjs';

/** Differences from the default test browser. */
export interface BrowserOptions {
  /**
   * The whole Chromium, with the back/forward cache and the clipboard keys that the headless shell
   * lacks. It takes three times as long to open a page.
   */
  readonly isWhole?: boolean;
  /** Readers have not yet answered the consent question of this site. */
  readonly isUndecided?: boolean;
}

/** A browser that all test files of a worker share. It starts when it is first used. */
export interface SharedBrowser {
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Opens a page in its own context, which closes with the page. */
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>;
}

/**
 * Features that tests do not need. This switch replaces one of Playwright's, so the last entries
 * repeat its values.
 */
const UNUSED_FEATURES = [
  // Two more renderers for the address bar of each window.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Milliseconds for opening or closing a context, after which the browser counts as hung. */
const OPEN_MS = 60_000;
const CLOSE_MS = 15_000;

/** Browsers of this worker by their kind. They end with the worker. */
const browsers = new Map<string, Promise<Browser>>();

async function launch(isWhole: boolean): Promise<Browser> {
  const executablePath = await findBrowser(readEnvironment(), isWhole ? [] : [HEADLESS_SHELL]);
  if (executablePath === undefined) {
    throw new Error('No Chromium found: install it, or set CHROMIUM to its path.');
  }
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      `--disable-features=${UNUSED_FEATURES.join(',')}`,
    ],
    ignoreDefaultArgs: isWhole ? ['--disable-back-forward-cache'] : [],
  });
}

const nameOf = (isWhole: boolean) => (isWhole ? 'whole' : 'shell');

function browserFor(isWhole: boolean): Promise<Browser> {
  const key = nameOf(isWhole);
  const known = browsers.get(key);
  if (known) return known;
  const starting = launch(isWhole);
  const forget = () => browsers.get(key) === starting && browsers.delete(key);
  browsers.set(key, starting);
  starting.then((browser) => browser.once('disconnected', forget), forget);
  return starting;
}

/** Returns the result of the work, or undefined if it takes longer than the limit. */
const within = <T>(limit: number, work: Promise<T>) =>
  Promise.race([work, sleep(limit, undefined, { ref: false })]);

/** Limit for an answer of a page. On an idle machine, scrolling through the longest page takes a few seconds. */
const ANSWER_MS = 90_000;

/** Rejects if a page does not answer: Playwright waits without limit for scripts in pages. */
export function withinAnswerLimit<T>(work: Promise<T>): Promise<T> {
  const late = sleep(ANSWER_MS, undefined, { ref: false }).then(() => {
    throw new Error('The page does not answer.');
  });
  return Promise.race([work, late]);
}

/** Opens a context. Starts the browser again if it does not answer. */
async function openContext(
  isWhole: boolean,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const browser = await browserFor(isWhole);
  const context = await within(OPEN_MS, browser.newContext(options));
  if (context) return context;
  console.warn('The browser did not open a window and is started again.');
  void within(CLOSE_MS, browser.close()).catch(() => undefined);
  browsers.delete(nameOf(isWhole));
  const next = await within(OPEN_MS, (await browserFor(isWhole)).newContext(options));
  if (next) return next;
  throw new Error('The browser does not open windows.');
}

/** Limits the time for closing a context: a page that is reloading can block it forever. */
function limitClosing(context: BrowserContext): void {
  const close = context.close.bind(context);
  context.close = async (options) => {
    const closed = await within(
      CLOSE_MS,
      close(options).then(() => true),
    );
    if (!closed) console.warn('A window did not close in time. The tests go on without it.');
  };
}

/** Stores that readers declined analytics, so that no banner covers the page. */
const declineOnce = (context: BrowserContext) =>
  context.addInitScript(() => {
    try {
      localStorage['mui-cookie-consent'] ??= 'essential';
    } catch {
      // Sandboxed frames and some tests have no storage: the banner is shown there.
    }
  });

/** Returns the shared browser to a test file, and closes the file's contexts after its tests. */
export function sharedBrowser(options: BrowserOptions = {}): SharedBrowser {
  const { isWhole = false, isUndecided = false } = options;
  const open = new Set<BrowserContext>();
  afterAll(async () => {
    await Promise.all([...open].map((context) => context.close()));
  });

  async function newContext(contextOptions?: BrowserContextOptions): Promise<BrowserContext> {
    const context = await openContext(isWhole, contextOptions);
    limitClosing(context);
    const newPage = context.newPage.bind(context);
    context.newPage = () => withinAnswerLimit(newPage());
    open.add(context);
    context.once('close', () => open.delete(context));
    if (!isWhole) await hidePointer(context);
    if (!isUndecided) await declineOnce(context);
    return context;
  }

  async function newPage(contextOptions?: BrowserContextOptions): Promise<Page> {
    const context = await newContext(contextOptions);
    const page = await context.newPage();
    page.close = () => context.close();
    return page;
  }

  return { newContext, newPage };
}
