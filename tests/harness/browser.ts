import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { readEnvironment } from '../../cli/config/env.ts';
import { findBrowser } from '../../cli/demos/find-browser.ts';
import { HEADLESS_SHELL, hidePointer } from '../../scripts/find-browser.mjs';
import { keepPage } from './kept-page.ts';

/** Differences from the default test browser. */
export interface BrowserOptions {
  /**
   * The whole Chromium, with the back/forward cache and the clipboard keys that the headless shell
   * lacks. It takes three times as long to open a page.
   */
  readonly isWhole?: boolean;
  /** Readers have not yet answered the consent question of this site. */
  readonly isUndecided?: boolean;
  /** Each context is new, for tests of first visits: a page that a test left may be used again. */
  readonly isNew?: boolean;
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

const NO_ANSWER = 'The page does not answer.';

export const isNoAnswer = (error: unknown): boolean =>
  error instanceof Error && error.message === NO_ANSWER;

/** Rejects if a page does not answer: Playwright waits without limit for scripts in pages. */
export function withinAnswerLimit<T>(work: Promise<T>): Promise<T> {
  const late = sleep(ANSWER_MS, undefined, { ref: false }).then(() => {
    throw new Error(NO_ANSWER);
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

/** Stores that readers declined analytics, so that no banner covers the page. */
const declineOnce = (context: BrowserContext) =>
  context.addInitScript(() => {
    try {
      localStorage['mui-cookie-consent'] ??= 'essential';
    } catch {
      // Sandboxed frames and some tests have no storage: the banner is shown there.
    }
  });

/** Closes a context within a limit of time: a page that is reloading can block it forever. */
async function closeContext(close: () => Promise<void>): Promise<void> {
  const closed = await within(
    CLOSE_MS,
    close().then(() => true),
  );
  if (!closed) console.warn('A window did not close in time. The tests go on without it.');
}

/** Logs policy violations, which `watchPage` reports. */
const logViolations = (context: BrowserContext) =>
  context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.log(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });

/**
 * Returns the shared browser to a test file, and closes the file's contexts after its tests. Pages
 * that tests leave are used again for the same options, because opening one takes half a second.
 */
export function sharedBrowser(options: BrowserOptions = {}): SharedBrowser {
  const { isWhole = false, isUndecided = false, isNew = isWhole } = options;
  const open = new Set<() => Promise<void>>();
  const idle = new Map<string, (() => BrowserContext)[]>();
  afterAll(async () => {
    await Promise.all([...open].map((close) => close()));
  });

  async function openNew(contextOptions: BrowserContextOptions): Promise<BrowserContext> {
    const context = await openContext(isWhole, contextOptions);
    const close = context.close.bind(context);
    const newPage = context.newPage.bind(context);
    const end = () => closeContext(close);
    context.close = end;
    context.newPage = () => withinAnswerLimit(newPage());
    open.add(end);
    context.once('close', () => open.delete(end));
    await logViolations(context);
    if (!isWhole) await hidePointer(context);
    if (!isUndecided) await declineOnce(context);
    // Both are lost when a page is reset.
    const { storageState, permissions } = contextOptions;
    const isKept = !isNew && storageState === undefined && permissions === undefined;
    if (isKept) await offerAgain(context, contextOptions, end);
    return context;
  }

  /** Makes closing the context offer it to later tests with the same options. */
  async function offerAgain(
    context: BrowserContext,
    contextOptions: BrowserContextOptions,
    end: () => Promise<void>,
  ): Promise<void> {
    const { page, reset } = await keepPage(context, contextOptions);
    const { newPage } = context;
    const closePage = page.close.bind(page);
    const state = { isUsed: true, hasPage: false };
    const take = () => {
      Object.assign(state, { isUsed: true, hasPage: false });
      page.close = closePage;
      return context;
    };
    context.newPage = async () => {
      if (state.hasPage) return newPage();
      state.hasPage = true;
      return page;
    };
    context.close = async () => {
      if (!state.isUsed) return;
      state.isUsed = false;
      const isClean = await within(
        CLOSE_MS,
        reset().catch(() => false),
      );
      if (!isClean) return end();
      const key = JSON.stringify(contextOptions);
      idle.set(key, [...(idle.get(key) ?? []), take]);
    };
  }

  const newContext = async (contextOptions: BrowserContextOptions = {}) =>
    idle.get(JSON.stringify(contextOptions))?.pop()?.() ?? openNew(contextOptions);

  async function newPage(contextOptions?: BrowserContextOptions): Promise<Page> {
    const context = await newContext(contextOptions);
    const page = await context.newPage();
    page.close = () => context.close();
    return page;
  }

  return { newContext, newPage };
}
