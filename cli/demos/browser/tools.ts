import type { Browser } from 'playwright-core';
import { DocsError } from '../../model/diagnostic.ts';
import {
  browserMissing,
  browserNotStarted,
  browserToolsMissing,
} from '../../report/catalogue/demo/demo-check.ts';
import { findBrowser } from './find-browser.ts';
import type { BrowserEnvironment } from './find-browser.ts';

/** A browser that runs, and the script that looks for violations. */
export interface BrowserTools {
  readonly browser: Browser;
  readonly axe: string;
}

/** Starts the browser of this machine. The packages for it are not installed with the engine. Throws a `DocsError` where something is missing. */
export async function openBrowser(environment: BrowserEnvironment): Promise<BrowserTools> {
  const { chromium } = await installed('playwright-core', () => import('playwright-core'));
  const { default: axe } = await installed('axe-core', () => import('axe-core'));
  const program = await findBrowser(environment);
  if (program === undefined) throw new DocsError(browserMissing(), 'machine');
  try {
    const browser = await chromium.launch({
      executablePath: program,
      args: ['--disable-dev-shm-usage'],
      // The command closes it, whatever ends it.
      ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
    });
    return { browser, axe: axe.source };
  } catch (error) {
    const [message = ''] = String(error instanceof Error ? error.message : error).split('\n');
    throw new DocsError(browserNotStarted(program, message), 'machine');
  }
}

async function installed<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new DocsError(browserToolsMissing(name), 'machine');
  }
}
