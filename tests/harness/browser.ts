import { chromium } from 'playwright-core';
import type { Browser, BrowserContext } from 'playwright-core';
import { readEnvironment } from '../../cli/config/env.ts';
import { findBrowser } from '../../cli/demos/find-browser.ts';

/** How a browser for tests differs from the usual one. */
export interface BrowserOptions {
  /** Pages that are left are kept in the back/forward cache, as readers' browsers do. */
  readonly keepsPages?: boolean;
  /** Readers of this site have not said yet whether they may be measured, so it asks them. */
  readonly isUndecided?: boolean;
}

/** What tests do without. The last ones Playwright turns off by a switch that this one takes the place of. */
const NEEDLESS_FEATURES = [
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

/** Starts a browser; whoever starts it closes it. One for each test file is enough: pages come from `browser.newPage()`. */
export async function openBrowser(options: BrowserOptions = {}): Promise<Browser> {
  const { keepsPages = false, isUndecided = false } = options;
  const executablePath = await findBrowser(readEnvironment());
  if (executablePath === undefined) {
    throw new Error('No Chromium found: install it, or set CHROMIUM to its path.');
  }
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      `--disable-features=${NEEDLESS_FEATURES.join(',')}`,
    ],
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
  });
  return isUndecided ? browser : withDecided(browser);
}

/** Has every reader of this site be one who declined long ago: what asks them would be in each picture of a page. */
function withDecided(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await declineOnce(context);
    return context;
  };
  return browser;
}

const declineOnce = (context: BrowserContext) =>
  context.addInitScript(() => {
    try {
      localStorage['mui-cookie-consent'] ??= 'essential';
    } catch {
      // There is none in a sandboxed frame, nor where a test denies it: then the site asks.
    }
  });
