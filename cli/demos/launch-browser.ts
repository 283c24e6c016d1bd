import type { Browser } from 'playwright-core';
import { DocsError } from '../model/diagnostic.ts';
import { findBrowser, type BrowserEnvironment } from './find-browser.ts';
import { report } from '../report/catalogue.ts';
import { shortenMessage } from './demo-findings.ts';

/** A running browser, and the script of axe. */
export type BrowserTools = { readonly browser: Browser; readonly axe: string };

/** Starts the installed Chromium. Throws a `DocsError` if it or a required package is missing. */
export async function launchBrowser(environment: BrowserEnvironment): Promise<BrowserTools> {
  const { chromium } = await loadPackage('playwright-core', () => import('playwright-core'));
  const { default: axe } = await loadPackage('axe-core', () => import('axe-core'));
  const program = await findBrowser(environment);
  if (program === undefined) throw new DocsError(report('demo/no-browser', undefined), 'machine');
  try {
    const browser = await chromium.launch({
      executablePath: program,
      args: ['--disable-dev-shm-usage'],
      // The command itself closes the browser on signals.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    return { browser, axe: axe.source };
  } catch (error) {
    const [message = ''] = String(error instanceof Error ? error.message : error).split('\n');
    const values = { program, reason: shortenMessage(message) };
    throw new DocsError(report('demo/no-browser:start', undefined, values), 'machine');
  }
}

/** Loads a package that the engine does not install. */
async function loadPackage<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new DocsError(report('demo/no-browser:packages', undefined, { name }), 'machine');
  }
}
