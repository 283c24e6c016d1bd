import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BUTTON, INSTALLATION, goTo, ready, startReading } from '../harness/reading.ts';

const modeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['mode']);
const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const LIGHT_BG = 'rgb(255, 255, 255)';
const DARK_BG = 'rgb(15, 18, 21)';

const { open, openContext, openIn } = startReading();

test('the mode button cycles through light, dark and system, and the choice persists', async () => {
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
    ['Color mode: system', 'light', LIGHT_BG],
    ['Color mode: light', 'light', LIGHT_BG],
    ['Color mode: dark', 'dark', DARK_BG],
    ['Color mode: system', 'light', LIGHT_BG],
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

test('the mode follows changes of the system unless the reader chose one', async () => {
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

test('the body has a class for the current mode', async () => {
  const page = await open(BUTTON, { colorScheme: 'dark' });
  const classes = () => page.evaluate(() => document.body.className.match(/mode-\w+/g));
  expect(await classes()).toEqual(['mode-dark']);
  await page.locator('[data-docs-mode-button]').click();
  expect(await classes()).toEqual(['mode-light']);
});

test('the theme color of the browser follows the mode', async () => {
  const page = await open(BUTTON);
  const colors = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((all) => all.map((meta) => meta.getAttribute('content')));
  await page.evaluate(() => localStorage.setItem('mui-mode', 'dark'));
  await page.reload();
  await ready(page);
  expect(new Set(await colors())).toEqual(new Set(['#0F1215']));
});

// `npm test` has the same for all settings at once, in `layout-shift.test.ts`.
test('a page never flashes the other mode, even if its files arrive late', async () => {
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
])('a page works if storage is %s', async (_name, breakStorage) => {
  const page = await openIn(await openContext());
  await page.addInitScript(breakStorage);
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
