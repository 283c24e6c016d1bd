import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BUTTON, ready, startReading } from '../harness/reading.ts';
import { IS_FULL } from '../harness/sample.ts';

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Material UI pages' });
const scrollTopOf = (page: Page) =>
  page.locator('[data-docs-sidebar]').evaluate(({ scrollTop }) => scrollTop);
const pathOf = (page: Page) => new URL(page.url()).pathname;

const { open, openContext, origin } = startReading();

test('links of the sidebar, the cards, the breadcrumbs and the product menu open their pages', async () => {
  const page = await open(BUTTON);
  await sidebarOf(page).getByRole('link', { name: 'Chip' }).click();
  await page.waitForURL('**/material-ui/react-chip/');
  await page.goBack();
  const beside = page.getByRole('navigation', { name: 'Previous and next page' });
  await beside.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL('**/material-ui/react-button-group/');
  await beside.getByRole('link', { name: 'Previous' }).click();
  await page.waitForURL(`**${BUTTON}`);
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Material UI' })
    .click();
  await page.waitForURL('**/material-ui/getting-started/');
  await page.getByRole('button', { name: 'Material UI' }).click();
  await page.locator('#docs-products').getByRole('link', { name: 'Joy UI' }).click();
  await page.waitForURL('**/joy-ui/getting-started/');
});

test('the sidebar marks the current page and opens its groups', async () => {
  const page = await open(BUTTON);
  const current = page.locator('[data-docs-sidebar] [aria-current]');
  expect(await current.allTextContents()).toEqual(['Button']);
  expect(await current.getAttribute('aria-current')).toBe('page');
  const groups = page.locator('[data-docs-sidebar] [data-docs-group]');
  const opened = await groups.evaluateAll((all) =>
    all.map(({ textContent, ariaExpanded }) => `${textContent} ${ariaExpanded}`),
  );
  expect(opened.length).toBeGreaterThan(5);
  expect(opened.filter((group) => group.endsWith(' true'))).toEqual(['Components true']);
  await expect(current.isVisible()).resolves.toBe(true);
});

test.runIf(IS_FULL)('a group of the sidebar opens and closes', async () => {
  const page = await open(BUTTON);
  const group = sidebarOf(page).getByRole('button', { name: 'Getting started' });
  const link = sidebarOf(page).getByRole('link', { name: 'Installation' });
  expect(await link.isVisible()).toBe(false);
  // Entries are loaded when their group is first opened.
  await sidebarOf(page).getByRole('link', { name: 'Getting started' }).click();
  await link.waitFor({ state: 'visible' });
  expect(pathOf(page)).toBe(BUTTON);
  expect(await group.getAttribute('aria-expanded')).toBe('true');
  await link.waitFor({ state: 'visible' });
  await group.click();
  expect(await link.isVisible()).toBe(false);
});

test.runIf(IS_FULL)('the sidebar keeps its scroll position on the next page', async () => {
  const page = await open(BUTTON, { viewport: { width: 1280, height: 500 } });
  await page.locator('[data-docs-sidebar]').evaluate((sidebar) => sidebar.scrollTo(0, 150));
  await sidebarOf(page).getByRole('link', { name: 'Checkbox' }).click();
  await page.waitForURL('**/react-checkbox/');
  await ready(page);
  expect(await scrollTopOf(page)).toBe(150);
});

test.runIf(IS_FULL)('the sidebar scrolls to the current row on a new visit', async () => {
  const page = await open('/material-ui/react-tabs/', { viewport: { width: 1280, height: 500 } });
  const row = await page.locator('[data-docs-sidebar] [aria-current=page]').boundingBox();
  expect(row!.y).toBeGreaterThan(57);
  expect(row!.y + row!.height).toBeLessThanOrEqual(500);
});

test.runIf(IS_FULL)('the table of contents marks the current heading', async () => {
  const page = await open(BUTTON);
  const marked = page.locator('nav.toc-nav [aria-current=true]');
  expect(await marked.count()).toBe(0);
  await page.locator('#variants').evaluate((heading) => {
    scrollTo({ top: heading.getBoundingClientRect().top + scrollY - 60, behavior: 'instant' });
  });
  await page.waitForFunction(
    () => document.querySelector('nav.toc-nav [aria-current=true]')?.textContent === 'Variants',
  );
  await page.locator('nav.toc-nav').getByRole('link', { name: 'Accessibility' }).click();
  expect(await marked.allTextContents()).toEqual(['Accessibility']);
});

test.runIf(IS_FULL)(
  'on a phone the contents bar opens, scrolls to a heading and closes',
  async () => {
    const page = await open(BUTTON, { viewport: { width: 390, height: 844 } });
    const bar = page.locator('nav.toc-bar');
    await bar.locator('summary').click();
    await bar.getByRole('link', { name: 'Variants' }).click();
    await page.waitForURL('**#variants');
    expect(await bar.locator('details').getAttribute('open')).toBe(null);
    expect(await page.locator('#variants').isVisible()).toBe(true);
  },
);

test('on a phone the contents bar closes with Escape, and with a click on the page', async () => {
  const page = await open(BUTTON, { viewport: { width: 390, height: 844 } });
  const summary = page.locator('nav.toc-bar summary');
  const opened = page.locator('nav.toc-bar details[open]');
  await summary.press('Enter');
  await opened.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'detached' });
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await summary.click();
  await opened.waitFor();
  await page.mouse.click(195, 800);
  await opened.waitFor({ state: 'detached' });
});

test.runIf(IS_FULL)(
  'on a phone the contents bar names the section that the address names',
  async () => {
    const page = await open(`${BUTTON}#variants`, { viewport: { width: 390, height: 844 } });
    await page.waitForFunction(
      () => document.querySelector('nav.toc-bar summary b')?.textContent === 'Variants',
    );
  },
);

test('a link to a heading moves the focus there, below sticky elements', async () => {
  const page = await open(`${BUTTON}#sizes`);
  await page.waitForFunction(() => document.activeElement?.id === 'sizes');
  await page.locator('nav.toc-nav').getByRole('link', { name: 'Variants' }).click();
  await page.waitForFunction(() => document.activeElement?.id === 'variants');
  await page.waitForFunction(() => {
    const top = document.querySelector('#variants')?.getBoundingClientRect().top ?? 0;
    return top >= 57 && top < 140;
  });
});

test('an unknown address gets the 404 page and status', async () => {
  const page = await (await openContext()).newPage();
  const response = await page.goto('/no/such/page/');
  expect(response?.status()).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not found');
  await page.getByRole('main').getByRole('link', { name: 'Documentation home' }).click();
  await page.waitForURL(`${origin()}/`);
  expect(pathOf(page)).toBe('/');
});
