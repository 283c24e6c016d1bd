import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BUTTON, goTo, INSTALLATION, ready, startReading } from '../harness/reading.ts';
import { IS_FULL, sampleOf } from '../harness/sample.ts';
import { findViolations } from '../harness/visit.ts';

const { open, openContext, openIn } = startReading();

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search', exact: true });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const options = (page: Page) => dialog(page).getByRole('option');
const status = (page: Page) => dialog(page).getByRole('status');
const chip = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** The option that a screen reader reads while the focus is in the field. */
const selected = (page: Page): Locator => dialog(page).locator('[aria-selected=true]');

const hasFocus = (element: Locator) => element.evaluate((one) => one === document.activeElement);

/** Waits until the results of a query are shown. */
const found = (page: Page) =>
  page.waitForSelector('dialog.search[open][data-state=results] [role=option]');

async function openSearch(page: Page, query = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  await dialog(page).waitFor({ state: 'visible' });
  if (query === '') return;
  await field(page).fill(query);
  await found(page);
}

const searchFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /search/.test(name))
      .map(({ name }) => name),
  );

test('requests nothing before a reader wants to search, and opens by button, Ctrl+K and /', async () => {
  const page = await open(INSTALLATION);
  const button = page.getByRole('button', { name: 'Search docs' });
  expect(await searchFiles(page)).toEqual([]);
  await button.focus();
  await page.waitForFunction(() => document.querySelector('dialog.search') !== null);
  expect((await searchFiles(page)).length).toBeGreaterThan(0);
  for (const show of [() => button.click(), () => page.keyboard.press('Control+k')]) {
    await show();
    await dialog(page).waitFor({ state: 'visible' });
    expect(await hasFocus(field(page))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await hasFocus(button)).toBe(true);
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('/');
  await dialog(page).waitFor({ state: 'visible' });
  await page.mouse.click(5, 5);
  await dialog(page).waitFor({ state: 'hidden' });
  // The event `close`, which returns the focus, comes after the dialog is hidden.
  await expect.poll(() => hasFocus(button)).toBe(true);
});

test.runIf(IS_FULL)(
  'Ctrl+K always opens the dialog; / does not in a text field or if it is turned off',
  async () => {
    const page = await open('/material-ui/api/button/');
    const filter = page.getByRole('searchbox').first();
    await filter.focus();
    await page.keyboard.type('a/b');
    expect(await filter.inputValue()).toBe('a/b');
    await page.keyboard.press('Control+k');
    await dialog(page).waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    expect(await hasFocus(filter)).toBe(true);
    await page.getByRole('button', { name: 'Settings' }).click();
    const slash = page.getByRole('checkbox', { name: 'Open search with the key /' });
    await slash.uncheck();
    await goTo(page, INSTALLATION);
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await dialog(page).waitFor({ state: 'visible' });
    expect(await field(page).inputValue()).toBe('');
  },
);

test('arrow keys select, Enter opens the page and marks the words, and Esc removes the marks', async () => {
  const page = await open(INSTALLATION);
  await openSearch(page, 'disableRipple');
  const count = await options(page).count();
  const indexes: number[] = [];
  for (const key of ['', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'End', 'Home']) {
    if (key !== '') await page.keyboard.press(key);
    const id = (await field(page).getAttribute('aria-activedescendant')) ?? '';
    expect(await selected(page).getAttribute('id')).toBe(id);
    indexes.push(Number(id.split('-').at(-1)));
  }
  expect(indexes).toEqual([0, 1, 0, count - 1, 0, count - 1, 0]);
  expect(await hasFocus(field(page))).toBe(true);
  expect(await selected(page).locator('mark').first().textContent()).toMatch(/ripple/i);
  const href = (await selected(page).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href}`);
  const marks = () => page.evaluate(() => CSS.highlights.get('docs-search')?.size ?? 0);
  await expect.poll(marks).toBeGreaterThan(0);
  const isInView = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('docs-search') ?? [])].some((range) => {
        const { top, bottom } = (range as Range).getBoundingClientRect();
        return top > 0 && bottom < innerHeight;
      }),
    );
  // While the page loads, the browser scrolls by itself.
  await expect.poll(isInView).toBe(true);
  await page.keyboard.press('Escape');
  expect(await marks()).toBe(0);
  await page.reload();
  await openSearch(page);
  expect(await marks()).toBe(0);
});

test('a result for a prop lands at the prop, which the contents list marks', async () => {
  const page = await open(BUTTON);
  await openSearch(page, 'disableElevation');
  await dialog(page).locator('[role=option][data-kind=prop]').first().click();
  await page.waitForURL(/#.*disableElevation$/);
  await expect
    .poll(() => page.evaluate(() => CSS.highlights.get('docs-search')?.size))
    .toBeTruthy();
  // The script that marks words scrolls for the last time 1.5 s after the event `load`.
  await page.waitForTimeout(2000);
  const hash = await page.evaluate(() => location.hash);
  const current = page.locator('[data-docs-toc] a[aria-current]').first();
  expect(await current.getAttribute('href')).toBe(hash);
});

test.runIf(IS_FULL)(
  'Ctrl+Enter opens a result in a new tab and keeps the dialog open',
  async () => {
    const page = await open(INSTALLATION);
    await openSearch(page, 'disableRipple');
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const tab = await opened;
    await tab.waitForLoadState();
    expect(await dialog(page).isVisible()).toBe(true);
    expect(new URL(tab.url()).pathname).not.toBe(INSTALLATION);
    await tab.close();
  },
);

test('searches the current product first, all by a chip or Ctrl+K, and announces the count', async () => {
  const page = await open(BUTTON);
  await openSearch(page, 'button');
  expect(await chip(page, 'Material UI').getAttribute('aria-pressed')).toBe('true');
  expect(await status(page).textContent()).toBe(`First ${await options(page).count()} results`);
  await field(page).fill('popper.js');
  await expect.poll(() => status(page).textContent()).toMatch(/^Results: [1-9]$/);
  await field(page).fill('button');
  await expect.poll(() => status(page).textContent()).toMatch(/^First /);
  /** Returns the products with results. Pages without a product are results everywhere. */
  const products = () =>
    options(page).evaluateAll((all) => {
      const folders = all.map((one) => one.getAttribute('href')?.split('/')[1] ?? '');
      return [...new Set(folders)].filter((folder) => /^[a-z]+-ui$|^system$/.test(folder));
    });
  expect(await products()).toEqual(['material-ui']);
  await page.keyboard.press('Control+k');
  await expect.poll(products).toContain('joy-ui');
  expect(await chip(page, 'All products').getAttribute('aria-pressed')).toBe('true');
  await chip(page, 'Joy UI').click();
  await expect.poll(products).toEqual(['joy-ui']);
  expect(await hasFocus(field(page))).toBe(true);
});

test.runIf(IS_FULL)(
  'offers recent searches, which the Delete key and a button remove',
  async () => {
    const page = await open(INSTALLATION);
    for (const query of ['autocomplete', 'slider']) {
      const before = page.url();
      await openSearch(page, query);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.href !== before);
      await ready(page);
    }
    await openSearch(page);
    const recent = dialog(page).locator('[data-kind=recent]');
    expect(await recent.allTextContents()).toEqual(['slider', 'autocomplete']);
    await page.keyboard.press('Delete');
    expect(await recent.allTextContents()).toEqual(['autocomplete']);
    expect(await status(page).textContent()).toBe('Removed: slider');
    await page.keyboard.press('Enter');
    await found(page);
    expect(await field(page).inputValue()).toBe('autocomplete');
    await field(page).fill('');
    await dialog(page).getByRole('button', { name: 'Clear recent searches' }).click();
    expect(await recent.count()).toBe(0);
    // The reader has not consented to analytics.
    expect(await page.evaluate(() => localStorage.getItem('mui-search-recent'))).toBe(null);
  },
);

test('without a result, suggests a word, all products and pages, and reports the query', async () => {
  const page = await open(INSTALLATION);
  await page.evaluate(() => {
    const events: unknown[] = [];
    Object.assign(globalThis, { events_: events });
    document.addEventListener('docs-event', (event) => events.push((event as CustomEvent).detail));
  });
  await openSearch(page);
  await field(page).fill('autocmplqete');
  await page.waitForSelector('dialog[data-state=nothing]');
  expect(await status(page).textContent()).toBe('Nothing found for “autocmplqete”');
  expect(await options(page).allTextContents()).toContain('Search all products');
  expect(await options(page).allTextContents()).toContain('Autocomplete');
  await expect
    .poll(() => page.evaluate(() => (globalThis as { events_?: unknown }).events_))
    .toEqual([{ category: 'search', action: 'no-results', label: 'autocmplqete' }]);
  await options(page).getByText('Autocomplete', { exact: true }).first().click();
  await page.waitForURL((url) => url.pathname !== INSTALLATION);
});

test('offers pages of the product before a query, and a report where nothing is similar', async () => {
  const page = await open(INSTALLATION);
  await openSearch(page);
  const links = options(page).filter({ hasNotText: 'Search all products' });
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(addresses).toHaveLength(5);
  for (const address of addresses) expect(address).toMatch(/\/material-ui\/(?!.*installation)/);
  await field(page).fill('zzqqxx');
  await page.waitForSelector('dialog[data-state=nothing]');
  expect(await options(page).allTextContents()).toEqual([
    'Search all products',
    'Report a missing page',
  ]);
  const report = await options(page).last().getAttribute('href');
  expect(report).toMatch(/\/issues\/new\?title=Missing\+page%3A\+zzqqxx$/);
});

test.runIf(IS_FULL)(
  'shows that the index could not be loaded, and tries again on request',
  async () => {
    const context = await openContext();
    // Not watched: the browser logs the failed requests.
    const page = await context.newPage();
    await goTo(page, INSTALLATION);
    await page.route('**/search.json', (route) => route.abort());
    await openSearch(page);
    await field(page).fill('button');
    await page.waitForSelector('dialog[data-state=failed]');
    expect(await status(page).textContent()).toBe('The search index could not be loaded.');
    expect(await findViolations(page)).toEqual([]);
    await page.unrouteAll();
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await found(page);
    expect(await hasFocus(field(page))).toBe(true);
  },
);

const LOOKS = [
  ['light', {}],
  ['dark, right to left', { colorScheme: 'dark' }],
  ['forced colors', { forcedColors: 'active' }],
  ['light on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const;

test.each(sampleOf(LOOKS, { of: 'looks of the search dialog', size: 1 }))(
  'the dialog has no accessibility violations: %s',
  async (look, settings) => {
    const context = await openContext(settings);
    const isRtl = look.includes('right to left');
    await context.addInitScript(
      (direction) => {
        localStorage.setItem('mui-direction', direction);
        sessionStorage.setItem('mui-search-recent', '["dialog", "dark mode"]');
      },
      isRtl ? 'rtl' : 'ltr',
    );
    const page = await openIn(context);
    await goTo(page, INSTALLATION);
    await openSearch(page);
    expect(await findViolations(page, 'all', 'dialog[open]')).toEqual([]);
    await field(page).fill('button');
    await found(page);
    expect(await findViolations(page, 'all', 'dialog[open]')).toEqual([]);
    const box = await dialog(page).boundingBox();
    if (look.includes('phone')) expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await field(page).fill('autocmplqete');
    await page.waitForSelector('dialog[data-state=nothing]');
    expect(await findViolations(page, 'all', 'dialog[open]')).toEqual([]);
  },
);

test.runIf(IS_FULL)('the 404 page searches for the words of the address', async () => {
  const context = await openContext();
  // Not watched: the browser logs that the page does not exist.
  const page = await context.newPage();
  await goTo(page, '/nope/text-field/');
  await page.locator('main').getByRole('button', { name: 'Search docs' }).click();
  await found(page);
  expect(await field(page).inputValue()).toBe('text field');
  expect(await options(page).allTextContents()).toContainEqual(expect.stringMatching(/Text Field/));
});

test.runIf(IS_FULL)('the search button is hidden without scripts', async () => {
  const page = await (await openContext({ javaScriptEnabled: false })).newPage();
  await page.goto(INSTALLATION);
  expect(await page.locator('[data-docs-search]').isVisible()).toBe(false);
});
