import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { sharedBrowser, type BrowserOptions } from './browser.ts';
import { buildThisSite, type BuiltSite } from './built-site.ts';
import { ready, watchPage } from './visit.ts';

export { ready };

export const BUTTON = '/material-ui/react-button/';
export const INSTALLATION = '/material-ui/getting-started/installation/';

/** Time limit of each browser step. On an idle machine, none takes a second. */
const PATIENCE_MS = 100_000;

/** Opens pages of this site. */
export interface Reader {
  /** Address of the site, without a slash at the end. */
  readonly origin: () => string;
  readonly openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  readonly openIn: (context: BrowserContext) => Promise<Page>;
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
}

/** Returns a promise for routes to await, and a function that resolves it. */
export function createGate() {
  const state = { release: () => undefined as void };
  const held = new Promise<void>((resolve) => (state.release = resolve));
  return { held, release: () => state.release() };
}

/** Opens a page and waits until its behavior is loaded. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** Serves this site to a test file, and fails tests whose pages log errors. */
export function startReading(options?: BrowserOptions): Reader {
  const browser = sharedBrowser(options);
  let site: BuiltSite;
  const contexts: BrowserContext[] = [];
  const problems: string[][] = [];
  beforeAll(async () => {
    site = await buildThisSite();
  });
  afterAll(async () => {
    await site?.close();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(problems.splice(0).flat()).toEqual([]);
  });

  async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await browser.newContext({
      baseURL: site.origin,
      viewport: { width: 1280, height: 700 },
      colorScheme: 'light',
      ...options,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    contexts.push(context);
    return context;
  }

  async function openIn(context: BrowserContext): Promise<Page> {
    const watched = await watchPage(context);
    problems.push(watched.problems);
    return watched.page;
  }

  async function open(path: string, options?: BrowserContextOptions): Promise<Page> {
    const page = await openIn(await openContext(options));
    await goTo(page, path);
    return page;
  }

  return { origin: () => site.origin, openContext, openIn, open };
}
