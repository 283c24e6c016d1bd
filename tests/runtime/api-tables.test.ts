import type { BrowserContext, Page } from 'playwright-core';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { matchesFilter } from '../../runtime/shell/api-tables.ts';
import { sharedBrowser } from '../harness/browser.ts';
import { wake } from '../harness/visit.ts';
import { findViolations } from '../harness/visit.ts';
import { apiContent } from '../theme/api-sample.ts';
import { loadTheme } from '../theme/bundle.ts';
import { sampleView } from '../theme/sample.ts';
import { runtimeScripts, serve } from './serve.ts';
import { IS_FULL, sampleOf } from '../harness/sample.ts';

const files = new Map<string, string>();
const browser = sharedBrowser();
let context: BrowserContext;
let site: Awaited<ReturnType<typeof serve>>;
const errors: string[] = [];

/**
 * Returns a reference page as on a site: the theme's markup and style sheets, and the runtime's
 * scripts.
 */
async function pageHtml(): Promise<string> {
  const loaded = await loadTheme('default-theme');
  const { theme, createElement: h, renderToStaticMarkup } = loaded;
  const styles = theme.collectStyles();
  const sidebar = h('script', { src: '/sidebar-init.js' });
  const view = { ...sampleView, tabs: [], headings: [], hasAd: false };
  const layout = h(theme.Layout, {
    view,
    sidebar,
    parts: {},
    islands: {},
    children: apiContent(loaded),
  });
  const body = renderToStaticMarkup(styles.wrap(layout));
  const css = `${theme.tokens({})}${loaded.css}${styles.css()}`;
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Pick</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><style>${css}</style>
    <script src="/init.js"></script></head><body>${body}
    <script type="application/json" id="docs-payload">{"storagePrefix":"t"}</script>
    <script type="module" src="/entry.js"></script></body></html>`;
}

beforeAll(async () => {
  for (const [path, text] of await runtimeScripts()) files.set(path, text);
  files.set('/', await pageHtml());
  site = await serve(files);
});
afterAll(async () => {
  await site.close();
});
beforeEach(async () => {
  errors.length = 0;
  context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});
afterEach(async () => {
  await context.close();
  expect(errors).toEqual([]);
});

async function open(path = ''): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(site.url + path);
  await wake(page);
  // The script adds these buttons.
  await page.waitForFunction(() => document.querySelector('.api-fold') !== null);
  return page;
}

const row = (page: Page, name: string) => page.locator(`#pick-prop-${name}`);
const shownRows = (page: Page) =>
  page
    .locator('#pick-prop-label')
    .locator('xpath=..')
    .locator(':scope > tr')
    .evaluateAll((rows) =>
      rows.filter((one) => one.getClientRects().length > 0).map(({ id }) => id.slice(10)),
    );
const view = (page: Page) => page.evaluate(() => document.documentElement.dataset['docsApiView']);
const choose = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

test('columns have their width before all rows are loaded', async () => {
  const page = await open();
  const widths = await page.evaluate(() => {
    const [table] = document.querySelectorAll('table');
    const columnWidths = () =>
      [...table!.querySelectorAll('thead th')].map((head) => head.getBoundingClientRect().width);
    const whole = columnWidths();
    for (const row of [...table!.tBodies[0]!.rows].slice(1)) row.remove();
    return { whole, first: columnWidths() };
  });
  expect(widths.whole).toHaveLength(4);
  widths.first.forEach((width, at) => expect(width).toBeCloseTo(widths.whole[at]!, 0));
});

test('matches a row that contains all words of a filter, in any case', () => {
  expect(matchesFilter('color Type string', 'STR col')).toBe(true);
  expect(matchesFilter('color Type string', 'col number')).toBe(false);
  expect(matchesFilter('anything', '')).toBe(true);
});

test('ships less than 2 kB of script for tables, compressed with brotli', () => {
  const script = [...files].find(([path]) => /\/api-tables.*\.js$/.test(path))?.[1] ?? '';
  expect(script).not.toBe('');
  expect(brotliCompressSync(script).byteLength).toBeLessThan(2000);
});

test('filters rows by name, type and description, inherited ones included, and shows their number', async () => {
  const page = await open();
  const field = page.getByRole('searchbox');
  await field.fill('PICK');
  expect(await shownRows(page)).toEqual(['onPick']);
  await page.getByRole('status').getByText('1 of 14').waitFor();
  await field.fill('rip bool');
  expect(await shownRows(page)).toEqual(['ripple']);
  await field.fill('nowhere');
  expect(await page.getByText('No prop matches').isVisible()).toBe(true);
  await field.press('Escape');
  expect(await page.getByText('No prop matches').isVisible()).toBe(false);
  expect(await shownRows(page)).toHaveLength(12);
});

test('shows the row that the address names, even if it is filtered out or inherited', async () => {
  const page = await open('#pick-prop-ripple');
  expect(await row(page, 'ripple').isVisible()).toBe(true);
  expect(await row(page, 'focusRing').isVisible()).toBe(false);
  await page.getByRole('searchbox').fill('label');
  await page.evaluate(() => (location.hash = '#pick-prop-wide'));
  await expect.poll(() => row(page, 'wide').isVisible()).toBe(true);
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
});

test('shows inherited and deprecated rows by checkbox, and deprecated ones also one by one', async () => {
  const page = await open();
  const words = row(page, 'legacyTone').getByText('Use tone.');
  expect(await row(page, 'ripple').isVisible()).toBe(false);
  expect(await words.isVisible()).toBe(false);
  await page.getByLabel('Inherited (2)').check();
  expect(await row(page, 'ripple').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Details of legacyTone' }).press('Enter');
  expect(await words.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Details of legacyTone' }).press('Enter');
  expect(await words.isVisible()).toBe(false);
  await page.getByLabel('Deprecated (2)').check();
  expect(await words.isVisible()).toBe(true);
});

test('applies the view to all tables, restores it before the first paint, and follows other tabs', async () => {
  const [page, other] = [await open('#pick-prop-wide'), await open()];
  await page.bringToFront();
  await choose(page, 'Expanded');
  expect(await page.getByRole('button', { name: 'Expanded' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  expect(await row(page, 'wide').evaluate((one) => getComputedStyle(one).display)).toBe('flex');
  await expect.poll(() => view(other)).toBe('expanded');
  await context.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('main'))
        (window as { seen?: unknown }).seen ??= document.documentElement.dataset['docsApiView'];
    }).observe(document, { childList: true, subtree: true });
  });
  const again = await open();
  expect(await again.evaluate(() => (window as { seen?: unknown }).seen)).toBe('expanded');
});

test.runIf(IS_FULL)(
  'keeps the row that the address names in view when the view changes',
  async () => {
    const page = await open('#pick-prop-square');
    await page.getByRole('button', { name: 'Expanded' }).dispatchEvent('click');
    await page.getByRole('button', { name: 'Compact' }).dispatchEvent('click');
    const box = await row(page, 'square').boundingBox();
    expect(box!.y).toBeGreaterThan(0);
    expect(box!.y).toBeLessThan(800);
  },
);

test('opens compact rows by button, find-in-page and address, and reports their state', async () => {
  await context.addInitScript(() => localStorage.setItem('t-api-view', 'compact'));
  const page = await open('#pick-prop-onPick');
  const heights = () => row(page, 'label').evaluate((one) => one.getBoundingClientRect().height);
  expect(await heights()).toBeLessThan(46);
  expect(await row(page, 'onPick').getByText('Called with').isVisible()).toBe(true);
  // A row has one tab stop beside its name, even if its type can be opened.
  const stop = row(page, 'slotProps').locator('summary');
  await stop.focus();
  expect(await stop.evaluate((one) => one === document.activeElement)).toBe(false);
  const button = page.getByRole('button', { name: 'Details of label' });
  await button.click();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  expect(await heights()).toBeGreaterThan(60);
  await button.click();
  const cell = row(page, 'label').locator('td[hidden=until-found]').last();
  await cell.evaluate((one) => one.dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await choose(page, 'Table');
  expect(await row(page, 'label').locator('[hidden]').count()).toBe(0);
});

test('goes to a row when its name is clicked, and copies its address if that is allowed', async () => {
  const page = await open();
  await page.getByRole('link', { name: 'tone', exact: true }).first().click();
  await page.getByRole('status').getByText('Copied').waitFor();
  expect(page.url()).toBe(`${site.url}#pick-prop-tone`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('link', { name: 'label', exact: true }).click();
  expect(page.url()).toBe(`${site.url}#pick-prop-label`);
});

test.runIf(IS_FULL)('works if storage is denied', async () => {
  await context.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const page = await open();
  await choose(page, 'Compact');
  expect(await view(page)).toBe('compact');
});

test.runIf(IS_FULL).each(sampleOf(['Table', 'Expanded', 'Compact'], { of: 'views', size: 1 }))(
  'fits into the width of the window in the view %s',
  async (name) => {
    const page = await open('#pick-prop-tone');
    await choose(page, name);
    for (const width of [320, 390, 600, 900, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const excess = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      expect([width, await excess()]).toEqual([width, 0]);
    }
  },
);

const LOOKS = [
  { width: 390, scheme: 'dark', direction: 'rtl' },
  { width: 1440, scheme: 'light', direction: 'ltr' },
] as const;

test.each(sampleOf(LOOKS, { of: 'looks of tables', size: 1 }))(
  'has no accessibility violations at $width px, $scheme, $direction',
  async (look) => {
    const page = await open('#pick-prop-tone');
    await page.setViewportSize({ width: look.width, height: 800 });
    await page.emulateMedia({ colorScheme: look.scheme });
    await page.evaluate((direction) => (document.documentElement.dir = direction), look.direction);
    for (const name of ['Table', 'Expanded', 'Compact']) {
      await choose(page, name);
      expect(await findViolations(page)).toEqual([]);
    }
  },
);

test('shows every row in full without scripts, and hides tools that would do nothing', async () => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(`${site.url}#pick-prop-legacyTone`);
  expect(await row(page, 'ripple').isVisible()).toBe(true);
  expect(await row(page, 'focusRing').locator('td').first().isVisible()).toBe(true);
  expect(await page.locator('.api-tools').isVisible()).toBe(false);
  await plain.close();
});
