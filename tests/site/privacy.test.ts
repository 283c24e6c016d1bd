import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { sampleOf } from '../harness/sample.ts';
import { buildThisSite, type BuiltSite } from '../harness/built-site.ts';

const BUTTON = '/material-ui/react-button/';

const browser = sharedBrowser({ isUndecided: true, isNew: true });
let site: BuiltSite;
beforeAll(async () => {
  site = await buildThisSite();
});
afterAll(async () => {
  await site?.close();
});

/**
 * A reader's browser before the page runs. `chance` is the result of `Math.random`, which selects
 * the kind of adverts.
 */
interface Reader {
  readonly chance: number;
  readonly options?: BrowserContextOptions;
  readonly signal?: () => void;
}

/**
 * Returns the third-party hosts of a visit that scrolls through the page and opens the code of a
 * demo.
 */
async function requestedHosts({ chance, options = {}, signal = () => undefined }: Reader) {
  const context = await browser.newContext(options);
  const hosts = new Set<string>();
  await context.route(
    ({ origin }) => origin !== site.origin,
    (route) => {
      hosts.add(new URL(route.request().url()).host);
      return route.abort();
    },
  );
  const page = await context.newPage();
  await page.addInitScript(signal);
  await page.addInitScript((drawn) => void (Math.random = () => drawn), chance);
  await page.goto(site.origin + BUTTON, { waitUntil: 'networkidle' });
  await page.locator('[data-docs-expand]').first().click();
  await page.locator('footer').scrollIntoViewIfNeeded();
  return { hosts, page, close: () => context.close() };
}

const SIGNALS: readonly (readonly [name: string, reader: Omit<Reader, 'chance'>])[] = [
  ['has not been asked yet', {}],
  ['declined', { signal: () => localStorage.setItem('mui-cookie-consent', 'essential') }],
  [
    'says Do Not Track, and accepted before',
    {
      signal: () => {
        localStorage.setItem('mui-cookie-consent', 'analytics');
        Object.defineProperty(navigator, 'doNotTrack', { value: '1' });
      },
    },
  ],
  [
    'says Global Privacy Control, and accepted before',
    {
      signal: () => {
        localStorage.setItem('mui-cookie-consent', 'analytics');
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      },
    },
  ],
  [
    'is a crawler, and accepted before',
    {
      options: { userAgent: 'Mozilla/5.0 (compatible; Examplebot/2.1)' },
      signal: () => localStorage.setItem('mui-cookie-consent', 'analytics'),
    },
  ],
];

const CASES = SIGNALS.flatMap(([name, reader]) =>
  [0.05, 0.5].map((chance) => [name, chance, reader] as const),
);

test.each(sampleOf(CASES, { of: 'readers', size: 1 }))(
  'a reader who %s causes no requests to other hosts (advert chance %f)',
  async (name, chance, reader) => {
    const { hosts, page, close } = await requestedHosts({ ...reader, chance });
    const ours = `[data-docs-ad-shown=${chance < 0.2 ? 'inline' : 'image'}]`;
    const box = name.startsWith('is a crawler') ? 'aside.ad > span:only-child' : `aside.ad${ours}`;
    await page.waitForSelector(box, { state: 'attached' });
    expect([...hosts]).toEqual([]);
    await close();
  },
);

/** Accepts analytics, and opens the next page. */
async function accept(page: Page): Promise<void> {
  await page.locator('[data-docs-choose-consent=analytics]').click();
  await page.goto(`${site.origin}/material-ui/react-chip/`, { waitUntil: 'networkidle' });
}

test('accepting starts analytics at once and external adverts on the next page', async () => {
  const { hosts, page, close } = await requestedHosts({ chance: 0.05 });
  await accept(page);
  await expect
    .poll(() => [...hosts].sort())
    .toEqual(['srv.buysellads.com', 'www.googletagmanager.com']);
  await close();
});
