import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { wake } from '../harness/visit.ts';
import { click, denyStorage, startMeasuredSite } from './measured-site.ts';
import { IS_FULL } from '../harness/sample.ts';

const browser = sharedBrowser();
let site: Awaited<ReturnType<typeof startMeasuredSite>>;
let contexts: BrowserContext[] = [];
/** Requests of pages to other origins. */
const foreign: string[] = [];

beforeAll(async () => {
  site = await startMeasuredSite(browser, { asksConsent: true });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.renew();
  foreign.length = 0;
});
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});

async function newReader(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await site.browser.newContext(options);
  contexts.push(context);
  context.on('request', (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url());
  });
  return context;
}

const isLoaded = (page: Page, script: string) =>
  page.evaluate(
    (name) => performance.getEntriesByType('resource').some((one) => one.name.includes(name)),
    script,
  );

/** Waits until the scripts that the first event loads are there. */
async function isStarted(page: Page): Promise<void> {
  await wake(page);
  await expect.poll(() => isLoaded(page, '/behaviors')).toBe(true);
}

/** Waits until all earlier requests of the page are recorded. */
async function settle(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/settled');
  await page.evaluate(() => fetch('/settled'));
  await answered;
}
const banner = (page: Page) => page.locator('#cookie-preferences');
const choose = (page: Page, choice: 'analytics' | 'essential') =>
  page.click(`[data-docs-choose-consent=${choice}]`);
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('t-cookie-consent'));

async function read(context: BrowserContext): Promise<Page> {
  const page = await site.open(context);
  await isStarted(page);
  await click(page, 'inner');
  await settle(page);
  return page;
}

test('requests nothing external before consent, and counts earlier actions afterwards', async () => {
  const page = await read(await newReader());
  await banner(page).waitFor();
  expect(foreign).toEqual([]);
  expect(await isLoaded(page, '/analytics')).toBe(false);
  expect(await focusedId(page)).not.toBe('cookie-preferences');
  await choose(page, 'analytics');
  await banner(page).waitFor({ state: 'hidden' });
  await expect.poll(site.names).toEqual(['page_view', 'store']);
  await expect.poll(() => site.sentTo('store').length).toBe(1);
  expect(await kept(page)).toBe('analytics');
});

test('requests nothing external after the reader declined, and does not ask again', async () => {
  const page = await read(await newReader());
  await choose(page, 'essential');
  await banner(page).waitFor({ state: 'hidden' });
  await page.reload();
  await isStarted(page);
  await click(page, 'inner');
  await settle(page);
  expect(await banner(page).isVisible()).toBe(false);
  expect(foreign).toEqual([]);
});

test('never sends events from the time when the reader declined', async () => {
  const page = await read(await newReader());
  await choose(page, 'essential');
  await banner(page).waitFor({ state: 'hidden' });
  await click(page, 'inner');
  await click(page, 'again');
  await choose(page, 'analytics');
  await expect.poll(site.names).toEqual(['page_view']);
  await click(page, 'inner');
  await expect.poll(site.names).toEqual(['page_view', 'store']);
});

test.each([
  ['Do Not Track', { doNotTrack: '1' }, {}],
  ['Global Privacy Control', { globalPrivacyControl: true }, {}],
  ['a crawler', {}, { userAgent: 'Mozilla/5.0 (compatible; Examplebot/2.1)' }],
])(
  'requests nothing external for %s, even after earlier consent',
  async (_name, signals, options) => {
    const context = await newReader(options);
    await context.addInitScript((values) => {
      localStorage.setItem('t-cookie-consent', 'analytics');
      for (const [name, value] of Object.entries(values))
        Object.defineProperty(navigator, name, { value });
    }, signals);
    const page = await read(context);
    expect(await banner(page).isVisible()).toBe(false);
    expect(foreign).toEqual([]);
  },
);

test('does not ask if the browser declines, and shows this in the opened banner', async () => {
  const context = await newReader();
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  const page = await read(context);
  expect(await banner(page).isVisible()).toBe(false);
  await click(page, 'again');
  await page.getByText('The browser refuses.').waitFor();
});

test('stops measuring in all tabs when consent is withdrawn', async () => {
  const context = await newReader();
  const page = await read(context);
  const other = await read(context);
  await choose(page, 'analytics');
  await banner(other).waitFor({ state: 'hidden' });
  await expect.poll(site.names).toEqual(['page_view', 'page_view', 'store', 'store']);
  await click(page, 'again');
  await choose(page, 'essential');
  await other.waitForFunction(() => Reflect.get(window, 'ga-disable-G-TEST') === true);
  await Promise.all([settle(page), settle(other)]);
  const before = foreign.length;
  for (const tab of [page, other]) {
    await click(tab, 'inner');
    await settle(tab);
  }
  expect(foreign.slice(before)).toEqual([]);
});

test('opens the banner by a link, moves the focus there and back, and chooses nothing on Esc', async () => {
  const page = await site.open(await newReader());
  await banner(page).waitFor();
  await page.locator('#cookie-preferences button').first().focus();
  await page.keyboard.press('Escape');
  expect(await banner(page).isVisible()).toBe(true);
  expect(await kept(page)).toBe(null);
  await choose(page, 'essential');
  await expect.poll(() => focusedId(page)).toBe('main-content');
  await click(page, 'again');
  await expect.poll(() => focusedId(page)).toBe('cookie-preferences');
  await page.keyboard.press('Escape');
  await banner(page).waitFor({ state: 'hidden' });
  expect(await focusedId(page)).toBe('again');
  expect(await kept(page)).toBe('essential');
});

test('scrolls to a link that the banner it opened would cover', async () => {
  const page = await site.open(await newReader());
  await banner(page).waitFor();
  await choose(page, 'essential');
  await banner(page).waitFor({ state: 'hidden' });
  await page.evaluate(() => {
    const link = document.getElementById('again');
    const space = document.createElement('div');
    space.style.height = '3000px';
    link?.before(space);
    link?.after(space.cloneNode());
    link?.scrollIntoView({ block: 'end' });
  });
  await page.locator('#again').evaluate((link: HTMLElement) => link.click());
  const height = await banner(page).evaluate((element: HTMLElement) => element.offsetHeight);
  expect(height).toBeGreaterThan(0);
  const spaceBelow = () =>
    page.evaluate(
      () => innerHeight - (document.getElementById('again')?.getBoundingClientRect().bottom ?? NaN),
    );
  await expect.poll(spaceBelow).toBeGreaterThanOrEqual(height - 1);
});

test.runIf(IS_FULL)(
  "closes the dialog around the link, and returns the focus to the dialog's opener",
  async () => {
    const page = await site.open(await newReader());
    await banner(page).waitFor();
    await choose(page, 'essential');
    await page.click('#menu');
    await page.locator('dialog:modal').waitFor();
    await page.click('#again-inside');
    await expect.poll(() => focusedId(page)).toBe('cookie-preferences');
    expect(await page.locator('dialog').isVisible()).toBe(false);
    await choose(page, 'analytics');
    await expect.poll(() => focusedId(page)).toBe('menu');
  },
);

test.runIf(IS_FULL)('opens the banner whenever the address gets its hash', async () => {
  const context = await newReader();
  await context.addInitScript(() => localStorage.setItem('t-cookie-consent', 'essential'));
  const page = await site.open(context, '?q=1#cookie-preferences');
  await expect.poll(() => focusedId(page)).toBe('cookie-preferences');
  await choose(page, 'essential');
  await banner(page).waitFor({ state: 'hidden' });
  expect(page.url()).toBe(`${site.url}?q=1`);
  await page.evaluate(() => (location.hash = '#cookie-preferences'));
  await banner(page).waitFor();
});

test("sets the banner's height as a custom property", async () => {
  const page = await site.open(await newReader());
  const bannerHeight = () =>
    page.evaluate(() => document.body.style.getPropertyValue('--docs-consent-height'));
  await banner(page).waitFor();
  const height = await banner(page).evaluate((element: HTMLElement) => element.offsetHeight);
  expect(height).toBeGreaterThan(0);
  await expect.poll(bannerHeight).toBe(`${height}px`);
  await choose(page, 'essential');
  await expect.poll(bannerHeight).toBe('0px');
});

test("sets the banner's height if the reader was active before it is shown", async () => {
  const context = await newReader();
  // A style sheet that arrives late delays the event `load`, after which the banner is shown.
  await context.route('**/late.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.fulfill({ contentType: 'text/css', body: '' });
  });
  await context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = '/late.css';
      document.head.append(link);
      dispatchEvent(new Event('pointermove'));
    });
  });
  const page = await site.open(context);
  await banner(page).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.body.style.getPropertyValue('--docs-consent-height')))
    .not.toBe('');
});

test.runIf(IS_FULL)('keeps a choice for the page if storage is denied', async () => {
  const context = await newReader();
  await denyStorage(context);
  const page = await site.open(context);
  await choose(page, 'analytics');
  await expect.poll(site.names).toEqual(['page_view']);
  await page.reload();
  await banner(page).waitFor();
});
