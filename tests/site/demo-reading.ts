import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import type { BuiltSite } from '../harness/built-site.ts';
import { buildDemoSite } from './demo-site.ts';
import { untilLaidOut, wake, watchPage } from '../harness/visit.ts';

/**
 * Builds and serves a page with a demo of every kind to a test file, opens it, and fails tests
 * whose pages log errors.
 */
export function startDemoReading() {
  const browser = sharedBrowser();
  let site: BuiltSite;
  const ends: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    site = await buildDemoSite();
  });
  afterAll(async () => {
    await site?.close();
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  async function open(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(30_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { page, problems } = await watchPage(context);
    ends.push(async () => {
      await context.close();
      expect(problems).toEqual([]);
    });
    await page.goto(`${site.origin}/`);
    await wake(page);
    return page;
  }

  return { open, origin: () => site.origin };
}

/** Brings a demo into view and waits until its tools work. */
export async function wakeDemo(page: Page, name: string): Promise<Locator> {
  await untilLaidOut(page);
  const demo = page.locator(`[data-docs-demo=${name}]`);
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('[data-docs-tools] [tabindex="-1"]').first().waitFor({ state: 'attached' });
  return demo;
}

export const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Returns the name of the focused control. */
export const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.getAttribute('aria-label') ?? (at as HTMLElement | null)?.innerText.trim();
  });
