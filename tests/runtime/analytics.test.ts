import type { BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { click, denyStorage, startMeasuredSite } from './measured-site.ts';
import { IS_FULL } from '../harness/sample.ts';

let context: BrowserContext;
const browser = sharedBrowser({ isWhole: true });
let site: Awaited<ReturnType<typeof startMeasuredSite>>;

beforeAll(async () => {
  site = await startMeasuredSite(browser, { asksConsent: false });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.renew();
  context = await site.browser.newContext({ colorScheme: 'light' });
});
afterEach(() => context.close());

/** Sets the result of `Math.random` on pages of this test. */
const drawChance = (chance: number) =>
  context.addInitScript((drawn) => {
    Math.random = () => drawn;
  }, chance);
const open = (path?: string) => site.open(context, path);
const isMeasured = () => expect.poll(site.names).toContain('page_view');

test('spec §7: sends title, location, product and category of a page view, without search terms', async () => {
  await open('?q=secret#secret');
  await expect.poll(() => site.sentTo('page_view').length).toBe(1);
  const parameters = {
    page_title: 'Buttons',
    page_location: `${site.url}buttons/`,
    productId: 'core',
    productCategoryId: 'all',
  };
  expect(site.sentTo('page_view')).toEqual([['event', 'page_view', parameters]]);
  await expect.poll(site.names).toEqual(['page_view']);
  expect(site.events()[0]).toMatchObject({ name: 'page_view', parameters });
  expect(JSON.stringify(site.hits())).not.toContain('secret');
});

test("sends denied consent, then the reader's choice, and never consent for adverts", async () => {
  await open();
  // Commands are separate requests, which arrive in any order.
  await expect.poll(() => site.commands().length).toBe(6);
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  const commands = site.commands();
  expect(commands[0]).toEqual([
    'consent',
    'default',
    { ...denied, analytics_storage: 'denied', wait_for_update: 500 },
  ]);
  expect(site.sentTo('update')).toEqual([
    ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
  ]);
  expect(commands.find(([name]) => name === 'config')).toMatchObject([
    'config',
    'G-TEST',
    { send_page_view: false },
  ]);
});

test('spec §7: counts a click for the nearest element with attributes, and samples by its share', async () => {
  await drawChance(0.1);
  const page = await open();
  await isMeasured();
  for (const id of ['outer', 'inner', 'split']) await click(page, id);
  await page.evaluate(() => {
    Math.random = () => 0.0999;
  });
  await click(page, 'split');
  await expect.poll(() => site.names()).toEqual(['outer', 'page_view', 'some', 'store']);
  const store = site.events().find(({ name }) => name === 'store');
  expect(store?.parameters).toEqual({ eventAction: 'open', eventLabel: 'side' });
});

/** Chooses a style by keyboard. */
async function chooseStyle(page: Page): Promise<void> {
  await page.focus('#style');
  await page.keyboard.press('ArrowDown');
}

/** Category, action and label of the event of a click, by the control's id. */
const CONTROLS = {
  expand: ['demo', 'expand', '/buttons/Basic'],
  copy: ['demo', 'copy', '/buttons/Basic'],
  ts: ['demo', 'source-ts', '/buttons/Basic'],
  js: ['demo', 'source-js', '/buttons/Basic'],
  reset: ['demo', 'reset', '/buttons/Basic'],
  focus: ['demo', 'reset-focus', '/buttons/Basic'],
  scheme: ['demo', 'toggle-scheme', '/buttons/Basic'],
  direction: ['demo', 'toggle-direction', '/buttons/Basic'],
  source: ['demo', 'github', '/buttons/Basic'],
  link: ['demo', 'copy-js-source-link', '/buttons/Basic'],
  'copy-code': ['code', 'copy-click', '/buttons/'],
  view: ['layout', 'props', 'compact'],
  news: ['Announcement', 'click', 'a1'],
  close: ['Announcement', 'close', 'a1'],
  language: ['l10n', 'zh'],
  bell: ['AppBar', 'toggleNotifications'],
  top: ['docs', 'click-back-to-top'],
} as const;

test('counts each control once, even if its click is repeated after its script has loaded', async () => {
  const page = await open();
  await isMeasured();
  for (const id of Object.keys(CONTROLS)) await click(page, id);
  await chooseStyle(page);
  await page.focus('#pre');
  await page.keyboard.press('Control+c');
  await click(page, 'inner');
  const wanted = [
    ...Object.values(CONTROLS),
    ['demo', 'styling-css', '/buttons/Basic'],
    ['code', 'copy-keyboard', '/buttons/'],
    ['store', 'open', 'side'],
    ['page_view'],
  ];
  const counted = () =>
    site
      .events()
      .map(({ name, parameters: { eventAction, eventLabel } }) => [
        name,
        ...(eventAction === undefined ? [] : [eventAction]),
        ...(eventLabel === undefined ? [] : [eventLabel]),
      ]);
  await expect.poll(() => counted().sort()).toEqual(wanted.map((words) => [...words]).sort());
});

test('counts an action before the analytics script has loaded, once', async () => {
  const held: Route[] = [];
  await context.route('**/analytics.js', (route) => void held.push(route));
  const page = await open();
  await chooseStyle(page);
  await click(page, 'inner');
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await expect.poll(() => site.names()).toEqual(['demo', 'page_view', 'store']);
  await click(page, 'inner');
  await expect.poll(() => site.names()).toEqual(['demo', 'page_view', 'store', 'store']);
});

test.runIf(IS_FULL)(
  'counts an action before the scripts of behaviors and analytics have loaded',
  async () => {
    const held: Route[] = [];
    await context.route('**/analytics.js', (route) => void held.push(route));
    await context.route('**/behaviors.js', (route) => void held.push(route));
    const page = await open();
    await chooseStyle(page);
    await expect.poll(() => held.length).toBe(2);
    const isBehaviors = (route: Route) => route.request().url().endsWith('behaviors.js');
    await held.find(isBehaviors)?.continue();
    // Behaviors write the choice only once they have handled the repeated event.
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
    await held.find((route) => !isBehaviors(route))?.continue();
    await expect.poll(() => site.names()).toEqual(['demo', 'page_view']);
  },
);

test('sends unsent events from the next page, once and with their own location', async () => {
  const aborted: Promise<void>[] = [];
  await context.route('**/gtag.js*', (route) => void aborted.push(route.abort()));
  const page = await open();
  await isMeasured();
  await click(page, 'inner');
  await expect.poll(() => aborted.length).toBe(1);
  await aborted[0];
  await context.unroute('**/gtag.js*');
  await click(page, 'next');
  await expect.poll(() => site.sentTo('page_view').length).toBe(2);
  await expect.poll(() => site.sentTo('store').length).toBe(1);
  const [kept] = site.sentTo('store');
  expect(kept).toEqual([
    'event',
    'store',
    { page_location: `${site.url}buttons/`, eventAction: 'open', eventLabel: 'side' },
  ]);
  await page.reload();
  await expect.poll(() => site.sentTo('page_view').length).toBe(3);
  expect(site.sentTo('store')).toHaveLength(1);
  // The other transport got it immediately, and only once.
  expect(site.names().filter((name) => name === 'store')).toHaveLength(1);
});

test.runIf(IS_FULL)("spec §7: sends the reader's properties again when they change", async () => {
  const page = await open();
  await isMeasured();
  const last = () => site.sentTo('user_properties').at(-1)?.[2];
  const properties = {
    codeVariant: 'TS',
    codeStylingVariant: 'system',
    userLanguage: 'en',
    devicePixelRatio: 1,
    colorSchemeOS: 'light',
    colorScheme: 'light',
  };
  await expect.poll(last).toEqual(properties);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(last).toMatchObject({ colorSchemeOS: 'dark', colorScheme: 'dark' });
  await page.evaluate(() => {
    document.documentElement.dataset['codeVariant'] = 'JS';
    document.documentElement.dataset['codeStyle'] = 'css';
  });
  await expect.poll(last).toMatchObject({ codeVariant: 'JS', codeStylingVariant: 'css' });
  const client = await context.newCDPSession(page);
  for (const [deviceScaleFactor, rounded] of [
    [1.26, 1.3],
    [2.04, 2],
  ] as const) {
    // Zooming also changes the size of the window.
    const size = { width: Math.round(800 / deviceScaleFactor), height: 600, mobile: false };
    await client.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor });
    await expect.poll(last).toMatchObject({ devicePixelRatio: rounded });
  }
  await click(page, 'inner');
  await expect.poll(site.names).toContain('store');
  const store = site.events().find(({ name }) => name === 'store');
  expect(store?.properties).toEqual(last());
});

test.runIf(IS_FULL)(
  'sends a page view again when the page returns from the back/forward cache',
  async () => {
    const page = await open();
    await isMeasured();
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect.poll(site.names).toEqual(['page_view', 'page_view']);
  },
);

test.runIf(IS_FULL)(
  'spec §7: loads and sends web vitals for one page view in ten thousand only',
  async () => {
    const loaded: string[] = [];
    context.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await drawChance(0.0001);
    const other = await open();
    await isMeasured();
    // Earlier requests have been recorded by then.
    await other.evaluate(() => fetch('/next/'));
    await expect.poll(() => loaded).toContain('/next/');
    await other.close();
    expect(loaded).not.toContain('/vitals.js');
    await drawChance(0.00009);
    const page = await open();
    await expect.poll(() => loaded).toContain('/vitals.js');
    await expect.poll(site.names).toContain('TTFB');
    await click(page, 'inner');
    await page.goto('about:blank');
    await expect.poll(site.names).toEqual(expect.arrayContaining(['FCP', 'LCP', 'CLS']));
    const vital = site.events().find(({ name }) => name === 'TTFB');
    expect(vital?.parameters).toMatchObject({ metric_label: 'Web Vitals' });
  },
);

test.runIf(IS_FULL)('measures everything if storage is denied', async () => {
  await denyStorage(context);
  const page = await open();
  await isMeasured();
  await click(page, 'inner');
  await expect.poll(() => site.sentTo('store').length).toBe(1);
});
