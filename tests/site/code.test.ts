import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BUTTON, INSTALLATION, goTo, createGate, startReading } from '../harness/reading.ts';
import { findViolations } from '../harness/visit.ts';
import { IS_FULL } from '../harness/sample.ts';

const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const TEMPLATES = '/material-ui/getting-started/templates/';

const isOpen = (pre: Element) => pre.scrollHeight === pre.clientHeight;

const { open, openContext, openIn, origin } = startReading();

test('a demo is loaded and hydrated only near the viewport, and works after that', async () => {
  const page = await openIn(await openContext({ viewport: { width: 1280, height: 300 } }));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await goTo(page, '/material-ui/getting-started/usage/');
  await page.waitForLoadState('networkidle');
  const names = scripts.map((path) => path.replace(/^\/_assets\/(.*)-.*$/, '$1'));
  // The script of notifications loads after a delay, which may be over on a slow machine.
  const atOnce = names.filter((name) => name !== 'notifications');
  expect(atOnce.sort()).toEqual(['adverts', 'behaviors', 'entry']);
  expect(await page.locator('docs-island[data-hydrated]').count()).toBe(0);
  await goTo(page, BUTTON);
  const demo = page.locator('docs-island[name=BasicButton]');
  expect(await demo.textContent()).toContain('Your basket is empty');
  await demo.scrollIntoViewIfNeeded();
  await page.waitForSelector('docs-island[name=BasicButton][data-hydrated]');
  expect(await page.locator('docs-island:not([data-hydrated])').count()).toBeGreaterThan(5);
  const button = demo.getByRole('button', { name: 'Add a ticket' });
  await button.click();
  await button.click();
  expect(await demo.getByRole('status').textContent()).toBe('2 tickets in your basket');
  await page.locator('[data-docs-demo=BasicButton] [data-docs-reset-demo]').click();
  await demo.getByText('Your basket is empty').waitFor();
});

test('closed code is plain text and is highlighted when it is opened', async () => {
  const page = await open(BUTTON);
  const full = page.locator('[data-docs-demo=BasicButton] [data-docs-source=full] code').first();
  const elements = () => full.evaluate((code) => code.querySelectorAll('*').length);
  expect(await elements()).toBe(0);
  const text = await full.textContent();
  expect(text).toContain('export default function BasicButton');
  await page.locator('[data-docs-demo=BasicButton] [data-docs-expand]').click();
  await expect.poll(elements).toBeGreaterThan(20);
  expect(await full.textContent()).toBe(text);
});

test.runIf(IS_FULL)(
  'a closed group of the sidebar opens in place and loads its entries',
  async () => {
    const page = await open(BUTTON);
    const sidebar = page.locator('[data-docs-sidebar]');
    expect(await sidebar.getByRole('link', { name: 'Installation' }).count()).toBe(0);
    await sidebar.getByRole('link', { name: 'Getting started' }).focus();
    await page.keyboard.press('Enter');
    await sidebar.getByRole('link', { name: 'Installation' }).waitFor();
    const group = sidebar.getByRole('button', { name: 'Getting started' });
    expect(await group.getAttribute('aria-expanded')).toBe('true');
    expect(await group.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe(BUTTON);
    await group.click();
    expect(await sidebar.getByRole('link', { name: 'Installation' }).isVisible()).toBe(false);
  },
);

test.runIf(IS_FULL)('copy buttons copy the code and report it for two seconds', async () => {
  const context = await openContext();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: origin() });
  await context.clock.install();
  const page = await openIn(context);
  await goTo(page, BUTTON);
  const copy = page.locator('.import-line [data-docs-copy]');
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.click();
  await copy.getByText('Copied').waitFor();
  expect(await clipboardOf(page)).toBe("import Button from '@mui/material/Button';");
  await page.clock.runFor(1990);
  expect(await copy.textContent()).toBe('Copied');
  await page.clock.runFor(20);
  expect(await copy.textContent()).toBe('Copy');
  await page.locator('[data-docs-demo=BasicButton] .tools [data-docs-copy=code]').click();
  await page.waitForSelector('[data-docs-demo=BasicButton] [data-docs-copied]');
  const copied = await clipboardOf(page);
  expect(copied).toMatch(/^import \* as React from 'react';\n/);
  expect(copied).toContain('export default function BasicButton() {');
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await page.waitForSelector('.split [data-docs-copied]');
  expect(await clipboardOf(page)).toMatch(/^# Button\n/);
});

test.runIf(IS_FULL)(
  'the chosen code tab is selected in every group of its kind, also on other pages',
  async () => {
    const page = await open(INSTALLATION);
    const chosen = () =>
      page.locator('.code-tabs [role=tab][aria-selected=true]').allTextContents();
    expect(new Set(await chosen())).toEqual(new Set(['npm']));
    await page.getByRole('tab', { name: 'yarn' }).nth(1).click();
    expect(new Set(await chosen())).toEqual(new Set(['yarn']));
    await goTo(page, '/base-ui/getting-started/quickstart/');
    expect(await chosen()).toEqual(['yarn']);
    await page.getByText('yarn add @mui/base').waitFor({ state: 'visible' });
    expect(await page.getByText('npm install @mui/base').isVisible()).toBe(false);
    await page.getByRole('tab', { name: 'yarn' }).press('ArrowRight');
    expect(await chosen()).toEqual(['bun']);
    await page.getByText('bun add @mui/base').waitFor({ state: 'visible' });
  },
);

test.runIf(IS_FULL)(
  'the full code of a demo opens in place of its preview, and closes',
  async () => {
    const page = await open(BUTTON);
    const demo = page.locator('[data-docs-demo=BasicButton]');
    const button = demo.getByRole('button', { name: 'Expand code' });
    await button.click();
    await demo.getByText("import * as React from 'react';").waitFor({ state: 'visible' });
    expect(await demo.locator('.demo-preview').isVisible()).toBe(false);
    await demo.getByRole('button', { name: 'Collapse code' }).click();
    expect(await demo.getByText("import * as React from 'react';").isVisible()).toBe(false);
    expect(await demo.locator('.demo-preview').isVisible()).toBe(true);
  },
);

test.runIf(IS_FULL)('the code button of each demo opens the code of that demo', async () => {
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

test('a long code block shows its number of lines and expands to its full height', async () => {
  const page = await open(TEMPLATES);
  const block = page.locator('.code:has([data-docs-show-whole])').first();
  const button = block.getByRole('button', { name: /^Show all \d+ lines$/ });
  const heights = () =>
    block
      .locator('pre')
      .evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight] as const);
  const [shown, full] = await heights();
  expect(shown).toBeLessThan(full);
  await button.focus();
  await page.keyboard.press('Enter');
  const opened = page.locator('.code[data-docs-whole]');
  expect(await opened.locator('pre').evaluate((pre) => pre.scrollHeight - pre.clientHeight)).toBe(
    0,
  );
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('PRE');
  expect(await opened.getByRole('button', { name: /^Show all/ }).isVisible()).toBe(false);
});

test.runIf(IS_FULL)('a remembered tab is selected without a layout shift', async () => {
  const context = await openContext();
  await context.addInitScript(() => localStorage.setItem('mui-tab-package-manager', 'pnpm'));
  const page = await openIn(context);
  await goTo(page, INSTALLATION);
  const groups = page.locator('.code-tabs');
  expect(await groups.locator('[aria-selected=true]').allTextContents()).toEqual(
    Array<string>(await groups.count()).fill('pnpm'),
  );
  const heightsWith = (tab: string) =>
    groups.evaluateAll(
      (all, name) =>
        all.map((group) => {
          for (const one of group.querySelectorAll<HTMLElement>('[role=tab]')) {
            if (one.textContent === name) one.click();
          }
          return group.getBoundingClientRect().height;
        }),
      tab,
    );
  expect(await heightsWith('npm')).toEqual(await heightsWith('pnpm'));
});

test.runIf(IS_FULL)(
  'a hash with a line number marks that line and scrolls to it without scripts',
  async () => {
    const page = await openIn(await openContext({ javaScriptEnabled: false }));
    await page.goto(TEMPLATES);
    const line = page.locator('[id$="-L27"]').first();
    const id = await line.getAttribute('id');
    const colorOf = () => line.evaluate((one) => getComputedStyle(one).backgroundColor);
    const before = await colorOf();
    await page.goto(`${TEMPLATES}#${id}`);
    expect(await colorOf()).not.toBe(before);
    expect(await line.evaluate((one) => isNaN(parseInt(one.textContent)))).toBe(true);
    expect(await page.locator('pre', { has: line }).evaluate(isOpen)).toBe(true);
    await expect.poll(async () => (await line.boundingBox())?.y).toBeLessThan(600);
    expect((await line.boundingBox())?.y).toBeGreaterThan(64);
  },
);

test('a click on a line number sets the hash, and Shift selects several lines', async () => {
  const page = await open(TEMPLATES);
  const block = page.locator('.code:has([data-docs-show-whole])').first();
  const number = (line: number) => block.locator(`[id$="-L${line}"] > a`);
  const hash = () => page.evaluate(() => location.hash);
  const named = () => block.locator('[data-docs-named-line]').count();
  await block.locator('pre').hover();
  await block.locator('a[tabindex="0"]').waitFor();
  const id = await number(1).getAttribute('href');
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await number(5).click();
  await expect.poll(hash).toBe(id?.replace('-L1', '-L5'));
  expect(await block.locator('pre').evaluate(isOpen)).toBe(true);
  await number(3).click({ modifiers: ['Shift'] });
  await expect.poll(hash).toBe(id?.replace('-L1', '-L3-L5'));
  await expect.poll(named).toBe(3);
  expect(await scrolled()).toBeCloseTo(before, 0);
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await page.goto(TEMPLATES + id?.replace('-L1', '-L26-L27'));
  await expect.poll(named).toBe(2);
  await expect.poll(async () => (await number(26).boundingBox())?.y).toBeLessThan(700);
});

test.runIf(IS_FULL)(
  'line numbers are one Tab stop with arrow keys, and only the focused one is announced',
  async () => {
    const page = await open(TEMPLATES);
    const block = page.locator('.code:has([data-docs-show-whole])').first();
    // The script for hashes is delayed until the reader has moved on.
    const { held, release } = createGate();
    await page.route(/\/hash-/, (route) => held.then(() => route.continue()));
    const focused = () =>
      page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.tagName);
    await block.locator('pre').focus();
    await block.getByRole('link').waitFor();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Line 1');
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await page.waitForURL(/-L3$/);
    await page.keyboard.press('ArrowDown');
    const late = page.waitForResponse(/\/hash-/);
    release();
    await (await late).finished();
    expect(await focused()).toBe('Line 4');
    await page.keyboard.press('Shift+Enter');
    await page.waitForURL(/-L3-L4$/);
    await expect.poll(() => block.locator('[data-docs-named-line]').count()).toBe(2);
    expect(await focused()).toBe('Line 4');
    expect(await block.getByRole('link').count()).toBe(1);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await focused()).not.toMatch(/^Line/);
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('Line 4');
  },
);

test.runIf(IS_FULL)('the wrap button wraps long lines in every block', async () => {
  const page = await open(INSTALLATION, { viewport: { width: 390, height: 700 } });
  const panel = page.locator('.code-tabs [role=tabpanel]:not([hidden])').first();
  const pre = panel.locator('pre');
  const button = panel.getByRole('button', { name: 'Wrap lines' });
  const isCut = () => pre.evaluate((one) => one.scrollWidth > one.clientWidth);
  const height = async () => (await pre.boundingBox())?.height ?? 0;
  expect([await isCut(), await button.isVisible()]).toEqual([true, false]);
  const cutHeight = await height();
  await pre.hover();
  await button.waitFor();
  expect(await height()).toBe(cutHeight);
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  await button.click();
  expect([await isCut(), await button.getAttribute('aria-pressed')]).toEqual([false, 'true']);
  expect(await height()).toBeGreaterThan(cutHeight);
  await goTo(page, '/base-ui/getting-started/quickstart/');
  expect(await isCut()).toBe(false);
  await goTo(page, BUTTON);
  const demoCode = page.locator('[data-docs-source=preview] pre:visible').first();
  expect(await demoCode.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(false);
  await goTo(page, INSTALLATION);
  await pre.hover();
  await button.click();
  expect([await isCut(), await height()]).toEqual([true, cutHeight]);
});

test.runIf(IS_FULL)(
  'demos use the font of their library from the second page on, without a layout shift',
  async () => {
    const page = await open(BUTTON);
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    await page.evaluate(() => document.fonts.ready);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts_: shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await goTo(page, '/material-ui/react-button-group/');
    await page.waitForLoadState('networkidle');
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const selector = 'main docs-island button';
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName }) => familyName)).toEqual([expect.stringMatching(/^Roboto/)]);
    const moved = await page.evaluate(() => (window as unknown as { shifts_: number[] }).shifts_);
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  },
);
