import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { findBrowser } from '../scripts/find-browser.mjs';

/** Starts a browser; whoever starts it closes it. One for each test file is enough: pages come from `browser.newPage()`. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    throw new Error('No Chromium found: install it, or set CHROMIUM to its path.');
  }
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}
