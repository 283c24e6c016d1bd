import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { readEnvironment } from '../cli/config/env.ts';
import { findBrowser } from '../cli/demos/browser/find-browser.ts';

/** How a browser for tests differs from the usual one. */
export interface BrowserOptions {
  /** Pages that are left are kept in the back/forward cache, as readers' browsers do. */
  readonly keepsPages?: boolean;
}

/** Starts a browser; whoever starts it closes it. One for each test file is enough: pages come from `browser.newPage()`. */
export async function openBrowser({ keepsPages = false }: BrowserOptions = {}): Promise<Browser> {
  const executablePath = await findBrowser(readEnvironment());
  if (executablePath === undefined) {
    throw new Error('No Chromium found: install it, or set CHROMIUM to its path.');
  }
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
  });
}
