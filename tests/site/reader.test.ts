import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { buildThisSite } from './built-site.ts';
import type { BuiltSite } from './built-site.ts';
import { watchPage } from './visit.ts';

const BUTTON = '/material-ui/react-button/';
const INSTALLATION = '/material-ui/getting-started/installation/';
const LIGHT_BG = 'rgb(255, 255, 255)';
const DARK_BG = 'rgb(15, 18, 21)';

let browser: Browser;
let site: BuiltSite;
const contexts: BrowserContext[] = [];
const problems: string[][] = [];
beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), buildThisSite()]);
});
afterAll(async () => {
  await browser?.close();
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
  context.setDefaultTimeout(10_000);
  contexts.push(context);
  return context;
}

async function open(path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await openIn(await openContext(options));
  await goTo(page, path);
  return page;
}

async function openIn(context: BrowserContext): Promise<Page> {
  const watched = await watchPage(context);
  problems.push(watched.problems);
  return watched.page;
}

/** Waits for the page's script: it names the mode button. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}
const ready = (page: Page) =>
  page.waitForSelector('[data-docs-mode-button][aria-label^="Colour mode"]', { state: 'attached' });

const pathOf = (page: Page) => new URL(page.url()).pathname;
const modeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['mode']);
const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Material UI pages' });
const scrollTopOf = (page: Page) =>
  page.locator('[data-docs-sidebar]').evaluate(({ scrollTop }) => scrollTop);

test('the sidebar, the cards at the end, the breadcrumbs and the product menu lead to their pages', async () => {
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

test('the page being read is marked in the sidebar, and its groups are the open ones', async () => {
  const page = await open(BUTTON);
  const current = page.locator('[data-docs-sidebar] [aria-current]');
  expect(await current.allTextContents()).toEqual(['Button']);
  expect(await current.getAttribute('aria-current')).toBe('page');
  const groups = page.locator('[data-docs-sidebar] button');
  const opened = await groups.evaluateAll((all) =>
    all.map(({ textContent, ariaExpanded }) => `${textContent} ${ariaExpanded}`),
  );
  expect(opened).toEqual(['Getting started false', 'Components true', 'Customization false']);
  await expect(current.isVisible()).resolves.toBe(true);
});

test('a group of the sidebar opens and closes', async () => {
  const page = await open(BUTTON);
  const group = sidebarOf(page).getByRole('button', { name: 'Getting started' });
  const link = sidebarOf(page).getByRole('link', { name: 'Installation' });
  expect(await link.isVisible()).toBe(false);
  await group.click();
  expect(await group.getAttribute('aria-expanded')).toBe('true');
  await link.waitFor({ state: 'visible' });
  await group.click();
  expect(await link.isVisible()).toBe(false);
});

test('the sidebar stands where it was left when another page of it opens', async () => {
  const page = await open(BUTTON, { viewport: { width: 1280, height: 500 } });
  await page.locator('[data-docs-sidebar]').evaluate((sidebar) => sidebar.scrollTo(0, 150));
  await sidebarOf(page).getByRole('link', { name: 'Chip' }).click();
  await page.waitForURL('**/react-chip/');
  await ready(page);
  expect(await scrollTopOf(page)).toBe(150);
});

test('the current row is in view on a page that is opened anew', async () => {
  const page = await open('/material-ui/react-tabs/', { viewport: { width: 1280, height: 500 } });
  const row = await page.locator('[data-docs-sidebar] [aria-current=page]').boundingBox();
  expect(row!.y).toBeGreaterThan(57);
  expect(row!.y + row!.height).toBeLessThanOrEqual(500);
});

test('the mode button goes round light, dark and system, and the choice stays', async () => {
  const page = await open(BUTTON);
  const button = page.locator('[data-docs-mode-button]');
  const seen: (string | null | undefined)[][] = [];
  for (let press = 0; press < 4; press += 1) {
    seen.push([
      await button.getAttribute('aria-label'),
      await modeOf(page),
      await backgroundOf(page),
    ]);
    await button.click();
  }
  expect(seen).toEqual([
    ['Colour mode: system', 'light', LIGHT_BG],
    ['Colour mode: light', 'light', LIGHT_BG],
    ['Colour mode: dark', 'dark', DARK_BG],
    ['Colour mode: system', 'light', LIGHT_BG],
  ]);
  await button.click();
  expect(await modeOf(page)).toBe('dark');
  await page.reload();
  await ready(page);
  expect([await modeOf(page), await backgroundOf(page)]).toEqual(['dark', DARK_BG]);
  await goTo(page, '/joy-ui/react-button/');
  expect([await modeOf(page), await backgroundOf(page)]).toEqual(['dark', DARK_BG]);
  const kept = await page.evaluate(() => localStorage.getItem('mui-mode'));
  expect(kept).toBe('dark');
});

test('the mode follows the system while it is open, unless the reader chose one', async () => {
  const page = await open(BUTTON);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForSelector('html[data-mode=dark]');
  expect(await backgroundOf(page)).toBe(DARK_BG);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForSelector('html[data-mode=light]');
  expect(await backgroundOf(page)).toBe(LIGHT_BG);
  await page.locator('[data-docs-mode-button]').click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect([await modeOf(page), await backgroundOf(page)]).toEqual(['light', LIGHT_BG]);
});

test('the colour of the browser around the page follows the mode', async () => {
  const page = await open(BUTTON);
  const colours = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((all) => all.map((meta) => meta.getAttribute('content')));
  await page.evaluate(() => localStorage.setItem('mui-mode', 'dark'));
  await page.reload();
  await ready(page);
  expect(new Set(await colours())).toEqual(new Set(['#0F1215']));
});

test('a page in the chosen mode never shows the other one, however late its files come', async () => {
  const context = await openContext();
  const page = await openIn(context);
  await context.route(/\/_assets\/.*\.(?:css|js)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.addInitScript(() => {
    localStorage.setItem('mui-mode', 'dark');
    const frames: string[] = [];
    Object.assign(globalThis, { frames_: frames });
    const look = () => {
      const { dataset } = document.documentElement;
      if (document.body) {
        frames.push(`${dataset['mode']} ${getComputedStyle(document.body).backgroundColor}`);
      }
      if (frames.length < 120) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await goTo(page, BUTTON);
  const { shown, firstPaint } = await page.evaluate(() => ({
    shown: [...new Set((globalThis as unknown as { frames_: string[] }).frames_)],
    firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
  }));
  expect(shown).toEqual([`dark ${DARK_BG}`]);
  expect(firstPaint).toBeGreaterThan(900);
});

test.each([
  [
    'denied',
    () => {
      const refuse = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { configurable: true, get: refuse });
      }
    },
  ],
  [
    'full of rubbish',
    () => {
      for (const storage of [localStorage, sessionStorage]) {
        for (const key of ['mui-mode', 'mui-tab-package-manager', 'mui-sidebar-scroll']) {
          if (storage.getItem(key) === null) storage.setItem(key, '{"]<script>\u0000');
        }
      }
    },
  ],
])('a page works while storage is %s', async (_name, spoil) => {
  const page = await openIn(await openContext());
  await page.addInitScript(spoil);
  await goTo(page, INSTALLATION);
  expect([await modeOf(page), await backgroundOf(page)]).toEqual(['light', LIGHT_BG]);
  await page.locator('[data-docs-mode-button]').click();
  await page.locator('[data-docs-mode-button]').click();
  expect([await modeOf(page), await backgroundOf(page)]).toEqual(['dark', DARK_BG]);
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await page.getByText('pnpm add @mui/material@').first().waitFor({ state: 'visible' });
  await goTo(page, BUTTON);
  await page.getByRole('button', { name: 'Add a ticket' }).scrollIntoViewIfNeeded();
  await page.waitForSelector('docs-island[name=BasicButton][data-hydrated]');
});

test('a demo is fetched and comes to life only when it is near, and then works', async () => {
  const page = await openIn(await openContext({ viewport: { width: 1280, height: 500 } }));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await goTo(page, BUTTON);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([expect.stringMatching(/^\/_assets\/entry-[\w-]+\.js$/)]);
  expect(await page.locator('docs-island[data-hydrated]').count()).toBe(0);
  const demo = page.locator('docs-island[name=BasicButton]');
  expect(await demo.textContent()).toContain('Your basket is empty');
  await demo.scrollIntoViewIfNeeded();
  await page.waitForSelector('docs-island[name=BasicButton][data-hydrated]');
  expect(scripts.length).toBeGreaterThan(1);
  expect(await page.locator('docs-island:not([data-hydrated])').count()).toBeGreaterThan(5);
  const button = demo.getByRole('button', { name: 'Add a ticket' });
  await button.click();
  await button.click();
  expect(await demo.getByRole('status').textContent()).toBe('2 tickets in your basket');
  await page.locator('[data-docs-demo=BasicButton] [data-docs-reset-demo]').click();
  await demo.getByText('Your basket is empty').waitFor();
});

test('copy buttons put the code on the clipboard and say so for two seconds', async () => {
  const context = await openContext();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  const page = await openIn(context);
  await goTo(page, BUTTON);
  const copy = page.locator('.import-line [data-docs-copy]');
  await copy.click();
  const pressed = Date.now();
  await copy.getByText('Copied').waitFor();
  expect(await clipboardOf(page)).toBe("import Button from '@mui/material/Button';");
  await copy.getByText('Copy', { exact: true }).waitFor();
  expect(Math.abs(Date.now() - pressed - 2000)).toBeLessThan(900);
  await page.locator('[data-docs-demo=BasicButton] .tools [data-docs-copy=code]').click();
  await page.waitForSelector('[data-docs-demo=BasicButton] [data-docs-copied]');
  const copied = await clipboardOf(page);
  expect(copied).toMatch(/^import \* as React from 'react';\n/);
  expect(copied).toContain('export default function BasicButton() {');
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await page.waitForSelector('.split [data-docs-copied]');
  expect(await clipboardOf(page)).toMatch(/^# Button\n/);
});

test('the chosen tab of code is shown in every group of its kind, on this page and on others', async () => {
  const page = await open(INSTALLATION);
  const chosen = () => page.locator('[role=tab][aria-selected=true]').allTextContents();
  expect(new Set(await chosen())).toEqual(new Set(['npm']));
  await page.getByRole('tab', { name: 'yarn' }).nth(1).click();
  expect(new Set(await chosen())).toEqual(new Set(['yarn']));
  await goTo(page, '/base-ui/getting-started/');
  expect(await chosen()).toEqual(['yarn']);
  await page.getByText('yarn add @mui/base').waitFor({ state: 'visible' });
  expect(await page.getByText('npm install @mui/base').isVisible()).toBe(false);
  await page.getByRole('tab', { name: 'yarn' }).press('ArrowRight');
  expect(await chosen()).toEqual(['npm']);
});

test('the full code of a demo opens in place of its preview, and closes', async () => {
  const page = await open(BUTTON);
  const demo = page.locator('[data-docs-demo=BasicButton]');
  const button = demo.getByRole('button', { name: 'Expand code' });
  await button.click();
  await demo.getByText("import * as React from 'react';").waitFor({ state: 'visible' });
  expect(await demo.locator('.demo-preview').isVisible()).toBe(false);
  await demo.getByRole('button', { name: 'Collapse code' }).click();
  expect(await demo.getByText("import * as React from 'react';").isVisible()).toBe(false);
  expect(await demo.locator('.demo-preview').isVisible()).toBe(true);
});

test('every demo of a page opens its own code', async () => {
  const page = await open(BUTTON);
  const wrong = await page.locator('[data-docs-demo]').evaluateAll((demos) =>
    demos.flatMap((demo) => {
      const button = demo.querySelector('[data-docs-expand]');
      if (!button) return [];
      const code = document.getElementById(button.getAttribute('aria-controls') ?? '');
      return code !== null && demo.contains(code) && code.matches('[data-docs-code]')
        ? []
        : [demo.getAttribute('data-docs-demo')];
    }),
  );
  expect(wrong).toEqual([]);
});

test('the contents list marks the heading being read', async () => {
  const page = await open(BUTTON);
  const marked = page.locator('nav.toc [aria-current=true]');
  expect(await marked.count()).toBe(0);
  await page.locator('#variants').evaluate((heading) => {
    scrollTo({ top: heading.getBoundingClientRect().top + scrollY - 60, behavior: 'instant' });
  });
  await page.waitForFunction(
    () => document.querySelector('nav.toc [aria-current=true]')?.textContent === 'Variants',
  );
  await page.locator('nav.toc').getByRole('link', { name: 'Accessibility' }).click();
  expect(await marked.allTextContents()).toEqual(['Accessibility']);
});

test('on a phone the navigation is a drawer: focus goes in, Esc closes it, focus comes back', async () => {
  const page = await open(BUTTON, { viewport: { width: 390, height: 844 } });
  const opener = page.getByRole('button', { name: 'Open navigation' });
  const drawer = page.getByRole('dialog', { name: 'Material UI pages' });
  expect(await drawer.isVisible()).toBe(false);
  await opener.click();
  await drawer.waitFor({ state: 'visible' });
  expect(await page.evaluate(() => !!document.activeElement?.closest('dialog'))).toBe(true);
  expect(await drawer.getByRole('link', { name: 'Chip' }).isVisible()).toBe(true);
  const current = await drawer.locator('[aria-current=page]').boundingBox();
  expect(current!.y + current!.height).toBeLessThan(844);
  for (let press = 0; press < 50; press += 1) await page.keyboard.press('Tab');
  const isInside = await page.evaluate(
    () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
  );
  expect(isInside).toBe(true);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await opener.click();
  await drawer.getByRole('link', { name: 'Chip' }).click();
  await page.waitForURL('**/react-chip/');
});

test('on a phone the contents bar opens, leads to a heading and closes', async () => {
  const page = await open(BUTTON, { viewport: { width: 390, height: 844 } });
  const bar = page.locator('nav.toc-bar');
  await bar.locator('summary').click();
  await bar.getByRole('link', { name: 'Variants' }).click();
  await page.waitForURL('**#variants');
  expect(await bar.locator('details').getAttribute('open')).toBe(null);
  expect(await page.locator('#variants').isVisible()).toBe(true);
});

test('a link to a heading moves the focus there, below what sticks', async () => {
  const page = await open(`${BUTTON}#sizes`);
  await page.waitForFunction(() => document.activeElement?.id === 'sizes');
  await page.locator('nav.toc').getByRole('link', { name: 'Variants' }).click();
  await page.waitForFunction(() => document.activeElement?.id === 'variants');
  await page.waitForFunction(() => {
    const top = document.querySelector('#variants')?.getBoundingClientRect().top ?? 0;
    return top >= 57 && top < 140;
  });
});

test('the first Tab stop skips to the content', async () => {
  const page = await open(BUTTON);
  await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toBe('Skip to content');
  const box = await page.locator('.skip').boundingBox();
  expect(box!.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'main-content');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);
});

test('an address without a page answers with the 404 page and its status', async () => {
  const page = await (await openContext()).newPage();
  const response = await page.goto('/no/such/page/');
  expect(response?.status()).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not found');
  await page.getByRole('main').getByRole('link', { name: 'Documentation home' }).click();
  await page.waitForURL(`${site.origin}/`);
  expect(pathOf(page)).toBe('/');
});
